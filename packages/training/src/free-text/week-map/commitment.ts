import type { Focus } from "../../athlete/athlete.ts";
import type { Metres, Minutes } from "../../units/units.ts";

/** What an athlete does on a fixed day anyway, alone or with others. */
export interface Commitment {
  /** As a page names it: "club ride", "box class". */
  readonly label: string;
  readonly sport: CommitmentSport;
  readonly isHard: boolean;
  readonly minutes: Minutes;
  readonly metres?: Metres;
  /** Told, and not the usual length of such a date. */
  readonly isLengthTold: boolean;
}

export type CommitmentSport = "run" | "ride" | "swim" | "class" | "other";

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
