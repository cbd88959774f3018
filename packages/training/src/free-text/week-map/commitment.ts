import type { Focus } from "../../athlete/athlete.ts";
import type { Metres, Minutes } from "../../units/units.ts";

/** What an athlete does on a fixed day anyway, alone or with others. */
export interface Commitment {
  /** As a page names it: "club ride", "box class". */
  readonly label: string;
  readonly sport: CommitmentSport;
  readonly kind: CommitmentKind;
  readonly isHard: boolean;
  readonly minutes: Minutes;
  readonly metres?: Metres;
  /** Told, and not the usual length of such a date. */
  readonly isLengthTold: boolean;
}

export type CommitmentSport = "run" | "ride" | "swim" | "class" | "gymnastics" | "other";

/** Who decides what is done there: the game, the teacher of a class, a coach for one athlete or for a squad, or the athlete in company. */
export type CommitmentKind = "match" | "class" | "lesson" | "squad" | "company";

/** An hour in which somebody learns to swim. */
export const SWIM_LESSON = "swim lesson";

/** Effort of the whole date (RPE, convention): a match and a hard class are hard days, an hour with a coach is work, company is easy. */
const EFFORT: { readonly [kind in CommitmentKind]: number } = { match: 7, class: 4, lesson: 6, squad: 6, company: 4 };
const HARD_EFFORT = 7;

export function getEffort({ kind, isHard }: Pick<Commitment, "kind" | "isHard">): number {
  return isHard ? Math.max(HARD_EFFORT, EFFORT[kind]) : EFFORT[kind];
}

/** Whether somebody else writes what is done, so that the page of the plan holds no set of its own. */
export function isLed({ kind }: Pick<Commitment, "kind">): boolean {
  return kind === "lesson" || kind === "squad";
}

/** Whether it tires the legs so that the next day is no day for heavy ones: games and hard classes on the feet, and hard rides. */
export function tiresLegs({ kind, sport, isHard, label }: Commitment): boolean {
  return (
    isHard &&
    sport !== "swim" &&
    sport !== "gymnastics" &&
    (kind === "match" || sport === "ride" || sport === "class" || LEG_LABELS.has(label))
  );
}

const LEG_LABELS: ReadonlySet<string> = new Set(["spin class", "martial arts", "hike"]);

/** From here on a run or a ride is the long one of its week. */
const LONG = { run: 75, ride: 90 } as const;

/** Whether the date trains a sport that the plan itself has sessions of. */
export function isOfPlan({ sport }: Commitment, focus: Focus): boolean {
  if (focus === "triathlon") return sport === "run" || sport === "swim" || sport === "ride";
  return sport === "run" && (focus === "running" || focus === "hyrox" || focus === "general");
}

export function isLong({ sport, minutes, isHard }: Commitment): boolean {
  if (isHard) return false;
  return (sport === "run" && minutes >= LONG.run) || (sport === "ride" && minutes >= LONG.ride);
}
