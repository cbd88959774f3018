import type { Level } from "../../athlete/athlete.ts";
import { ridesLong } from "../../athlete/own-sports.ts";
import { cardioMode, ENGINE_MACHINES } from "../../catalogue/cardio-mode.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { likedMachines } from "../../selection/liked.ts";
import { isMildlyLimited } from "../load/mild-limits.ts";
import { cardioItem } from "./item.ts";
import { roundSeconds } from "./split-dose.ts";
import type { Zone } from "../../physiology/zone-efforts.ts";

/** Kinds of interval work on an erg (running.md section 3); the bike follows the same zones. */
export type ErgKind = "UT1" | "AT" | "TR";

interface KindFacts {
  readonly zone: Zone;
  /** Seconds of a repetition by level. */
  readonly work: { readonly [level in Level]: number };
  readonly sets: { readonly [level in Level]: number };
  /** Rest in seconds, or as a share of the work. */
  readonly rest: { readonly seconds: number } | { readonly share: number };
  /** "at a steady pace" */
  readonly how: string;
}

export const ERG_KINDS: { readonly [kind in ErgKind]: KindFacts } = {
  UT1: {
    zone: "steady",
    work: { beginner: 480, intermediate: 600, advanced: 600, elite: 600 },
    sets: { beginner: 2, intermediate: 2, advanced: 3, elite: 3 },
    rest: { seconds: 120 },
    how: "steady",
  },
  AT: {
    zone: "threshold",
    work: { beginner: 240, intermediate: 360, advanced: 360, elite: 480 },
    sets: { beginner: 3, intermediate: 3, advanced: 4, elite: 4 },
    rest: { seconds: 120 },
    how: "at threshold",
  },
  TR: {
    zone: "interval",
    work: { beginner: 120, intermediate: 180, advanced: 180, elite: 180 },
    sets: { beginner: 4, intermediate: 4, advanced: 5, elite: 6 },
    rest: { share: 1 },
    how: "hard",
  },
};

const SHORTEST_WORK = 40;
const MIN_INTERVALS = 2;
const LONG_ENOUGH = 240;

/** The machines that injuries, equipment and dislikes leave, those first that load no troubled region; another first each week. */
export function ergChoices({ context, frame }: SessionBrief): readonly Choice[] {
  const turn = frame.macroWeek - 1;
  const { inTurn, otherwise } = ENGINE_MACHINES;
  const machines = inTurn.map((_, index) => inTurn[(index + turn) % inTurn.length] ?? "Bike erg intervals");
  // Who trains for health and rides long keeps to the sport of the ride.
  if (ridesLong(context.athlete)) machines.unshift("Bike erg intervals");
  const liked = likedMachines(context.athlete, machines);
  const all = context.picker.open([...liked, ...machines.filter((name) => !liked.includes(name)), ...otherwise]);
  // Nobody changes from a machine into the water and back.
  const dry = all.filter(({ exercise }) => exercise.name !== "Pool running");
  const open = dry.length > 0 ? dry : all;
  return open.toSorted((a, b) => Number(isMildlyLimited(context, a.exercise)) - Number(isMildlyLimited(context, b.exercise)));
}

/** How many repetitions of how many seconds fit into `seconds`, each with its rest. */
export interface ErgDose {
  readonly sets: number;
  readonly work: number;
  readonly rest: number;
}

/** The usual dose of a kind, with fewer repetitions and then shorter ones when the time is short; undefined when even those do not fit. */
export function ergDose(brief: SessionBrief, kind: ErgKind, seconds: number): ErgDose | undefined {
  const { level } = brief.context;
  const facts = ERG_KINDS[kind];
  const usual = facts.work[level];
  const restOf = (work: number): number => ("seconds" in facts.rest ? Math.min(facts.rest.seconds, work) : work * facts.rest.share);
  const sets = Math.min(facts.sets[level], Math.floor(seconds / (usual + restOf(usual))));
  if (sets >= MIN_INTERVALS) return { sets, work: usual, rest: restOf(usual) };
  // Two long repetitions rather than four short ones, as long as they are worth the name.
  const half = "seconds" in facts.rest ? roundSeconds(seconds / MIN_INTERVALS - facts.rest.seconds) : 0;
  if (half >= LONG_ENOUGH) return { sets: MIN_INTERVALS, work: Math.min(half, usual), rest: restOf(half) };
  const share = "seconds" in facts.rest ? 0.6 : 1 / (1 + facts.rest.share);
  const wanted = Math.min(facts.sets[level], 4);
  const work = Math.min(usual, roundSeconds((seconds / wanted) * share));
  return work >= SHORTEST_WORK ? { sets: wanted, work, rest: restOf(work) } : undefined;
}

/** One line for each machine, their repetitions shared out; what they stand in for is said when it is given. */
export function ergLines(
  brief: SessionBrief,
  kind: ErgKind,
  machines: readonly Choice[],
  dose: ErgDose,
  replaced?: Choice["replaced"],
): DraftItem[] {
  const several = machines.length > 1;
  return machines.map((machine, index) => {
    const sets = Math.floor(dose.sets / machines.length) + (index < dose.sets % machines.length ? 1 : 0);
    const choice = replaced === undefined ? machine : { exercise: machine.exercise, replaced };
    return cardioItem(brief.context, choice, {
      zone: ERG_KINDS[kind].zone,
      seconds: dose.work,
      sets,
      restSeconds: dose.rest,
      show: "both",
      notes:
        dose.sets <= machines.length
          ? "One even effort."
          : several
            ? `Alternate: one rep here, the next on the other machine. ${getCue(kind, choice)}`
            : getCue(kind, choice),
    });
  });
}

const ERG_CUES: { readonly [kind in ErgKind]: string } = {
  UT1: "Long strokes; easy minutes between.",
  AT: "The same pace or power from the first rep to the last; easy movement between.",
  TR: "Build for twenty seconds, then hold; rest for as long as you worked.",
};

/** Nobody pulls a bike. */
function getCue(kind: ErgKind, { exercise }: Choice): string {
  const mode = cardioMode(exercise);
  return kind === "UT1" && mode !== "row" && mode !== "ski" ? EVEN_CADENCE : ERG_CUES[kind];
}

const EVEN_CADENCE = "An even cadence; easy minutes between.";
