import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import { dislikesLongRuns } from "../../athlete/stated/disliked-long-runs.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { likedMachines } from "../../selection/liked.ts";
import { wholeMinutes } from "./run-parts.ts";
import { steadyPart } from "./steady-part.ts";

/** A long run for somebody who is bored by long even-paced running: the same time in parts. */
export interface BrokenForm {
  /** "run, row, run" */
  readonly name: string;
  readonly description: string;
  readonly stimulus: string;
  readonly strategy: string;
  readonly lines: (choice: Choice, seconds: number) => DraftItem[];
}

const BREAK_MACHINES = ["Row erg", "Bike erg", "Ski erg"] as const;
const MACHINE_NAMES: { readonly [machine in (typeof BREAK_MACHINES)[number]]: string } = {
  "Row erg": "run, row, run",
  "Bike erg": "run, bike, run",
  "Ski erg": "run, ski, run",
};
/** Shorter runs are over before they bore anybody. */
const MIN_BROKEN_SECONDS = 25 * 60;
/** Shares of the time on the machine in the middle, and at a steady effort. */
const ON_MACHINE = 0.24;
const STEADY_SHARE = 0.3;

/** The form of this week; undefined where long runs are welcome or this one is short. */
export function brokenForm(brief: SessionBrief, seconds: number): BrokenForm | undefined {
  const { context, frame } = brief;
  if (!dislikesLongRuns(context.athlete) || seconds < MIN_BROKEN_SECONDS || context.isNoviceRunner) return undefined;
  const machine = likedMachines(context.athlete, BREAK_MACHINES).find((name) => context.picker.allows(name));
  const isRunner = context.athlete.focus === "running" || context.athlete.focus === "triathlon";
  const isQuiet = frame.isDeload || brief.isTaper || brief.isRecovery || context.highestRpe < STEADY_RPE;
  const thirds = inThirds(brief);
  const withMachine = machine === undefined || isRunner ? undefined : aroundMachine(brief, machine);
  if (isQuiet) return withMachine ?? thirds;
  const isLiked = likedMachines(context.athlete, BREAK_MACHINES).length < BREAK_MACHINES.length;
  const own = [progression(brief), thirds, inWaves(brief)];
  const turns = withMachine === undefined ? own : isLiked ? [withMachine, progression(brief), withMachine, thirds] : [withMachine, ...own];
  // A deload takes no turn: after it comes what would have come without it.
  return turns[(frame.macroWeek - 1 - (frame.deloadsBefore ?? 0)) % turns.length];
}

const STEADY_RPE = 5;

function part(brief: SessionBrief, choice: Choice, seconds: number, notes: string): DraftItem {
  return cardioItem(brief.context, choice, { zone: "easy", seconds: wholeMinutes(seconds), show: "both", notes });
}

function steady(brief: SessionBrief, choice: Choice, seconds: number, notes: string): DraftItem {
  return steadyPart(brief, choice, { seconds: wholeMinutes(seconds), notes });
}

/** Seconds of the easy part: the run stays as long in kilometres, and what is faster takes less time. */
function easySeconds({ context: { capacities } }: SessionBrief, seconds: number): number {
  const { paces } = capacities;
  const saved = paces === undefined ? 0 : STEADY_SHARE * ((paces.easy.fast + paces.easy.slow) / 2 / paces.marathon - 1);
  return seconds * (1 - STEADY_SHARE - saved);
}

function aroundMachine(brief: SessionBrief, machine: (typeof BREAK_MACHINES)[number]): BrokenForm {
  const { context } = brief;
  const choice = context.picker.pick(machine);
  const isBike = cardioMode(choice.exercise) === "bike";
  return {
    name: MACHINE_NAMES[machine],
    description: "The long session in three parts: run, change to the machine, run again.",
    stimulus: "Easy enough to talk in full sentences, also on the machine. Tired at the end, not exhausted.",
    strategy: "A loop that ends where the machine stands. Change without a break, and without racing the screen.",
    lines: (run, seconds) => [
      part(brief, run, (seconds * (1 - ON_MACHINE)) / 2, "Relaxed; end it where the machine stands."),
      cardioItem(context, choice, {
        zone: "easy",
        seconds: wholeMinutes(seconds * ON_MACHINE),
        show: isBike ? "time" : "both",
        notes: isBike ? "A round, even cadence, breathing as on the run." : "Long, even strokes, breathing as on the run.",
      }),
      part(brief, run, (seconds * (1 - ON_MACHINE)) / 2, "The first two minutes slowly: the legs have to find the run again."),
    ],
  };
}

function progression(brief: SessionBrief): BrokenForm {
  return {
    name: "progression run",
    description: "It begins slowly and ends steadily: the last part is the fastest.",
    stimulus: "Easy until the legs are a little tired, then smooth and strong. Breathing decides, not the watch.",
    strategy: "Turn back where the steady part begins: the way home is the faster one. Soft or flat ground for it.",
    lines: (run, seconds) => [
      part(brief, run, easySeconds(brief, seconds), "Slower than you want to for the first ten minutes, then relaxed."),
      steady(brief, run, seconds * STEADY_SHARE, "Steady: short sentences, and never a race."),
    ],
  };
}

function inWaves(brief: SessionBrief): BrokenForm {
  return {
    name: "run in two waves",
    description: "Twice easy and twice steady: you change gear three times.",
    stimulus: "Full sentences in the easy parts, short ones in the waves. The second wave feels like the first.",
    strategy: "Set the watch to beep at each change, and forget it between. No sprint at the end of a wave.",
    lines: (run, seconds) => [
      part(brief, run, easySeconds(brief, seconds) / 2, "Slowly into it, then relaxed."),
      steady(brief, run, (seconds * STEADY_SHARE) / 2, "The first wave: steady, in short sentences."),
      part(brief, run, easySeconds(brief, seconds) / 2, "Easy again until the breathing has settled, then carry on."),
      steady(brief, run, (seconds * STEADY_SHARE) / 2, "The second wave, no faster than the first."),
    ],
  };
}

function inThirds(brief: SessionBrief): BrokenForm {
  return {
    name: "run in three parts",
    description: "One long run in three laps without a stop, each on a different route if you can.",
    stimulus: "Easy enough to talk in full sentences in all three. You finish able to run on.",
    strategy: "Three loops from the same door, or three routes: river, park, streets. None of them faster than the first.",
    lines: (run, seconds) => [
      cardioItem(brief.context, run, {
        zone: "easy",
        seconds: wholeMinutes(seconds / 3),
        sets: 3,
        show: "both",
        notes: "Relaxed; pass the door without a stop and choose another route.",
      }),
    ],
  };
}
