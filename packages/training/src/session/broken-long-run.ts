import { cardioMode } from "../catalogue/cardio-mode.ts";
import type { DraftItem, SessionBrief } from "../context/draft.ts";
import { cardioItem } from "../prescription/cardio/item.ts";
import { dislikesLongRuns } from "../athlete/disliked-long-runs.ts";
import type { Choice } from "../selection/exercise-picker.ts";
import { likedMachines } from "../selection/liked.ts";
import { wholeMinutes } from "./run-parts.ts";

/** A long run for somebody who is bored by long even-paced running: the same time in parts. */
export interface BrokenForm {
  /** "run, row, run" */
  readonly name: string;
  readonly description: string;
  readonly lines: (choice: Choice, seconds: number) => DraftItem[];
}

const MACHINES = ["Row erg", "Bike erg", "Ski erg"] as const;
const NAMES: { readonly [machine in (typeof MACHINES)[number]]: string } = {
  "Row erg": "run, row, run",
  "Bike erg": "run, bike, run",
  "Ski erg": "run, ski, run",
};
/** Shorter runs are over before they bore anybody. */
const SHORTEST = 25 * 60;
/** Of the time: on the machine in the middle, and at a steady effort at the end. */
const ON_MACHINE = 0.24;
const STEADY = 0.3;
const WALK = 60;

/** The form of this week; undefined where long runs are welcome or this one is short. */
export function brokenForm(brief: SessionBrief, seconds: number): BrokenForm | undefined {
  const { context, frame } = brief;
  if (!dislikesLongRuns(context.athlete) || seconds < SHORTEST || context.isNoviceRunner) return undefined;
  const machine = likedMachines(context.athlete, MACHINES).find((name) => context.picker.allows(name));
  const isRunner = context.athlete.focus === "running" || context.athlete.focus === "triathlon";
  const isQuiet = frame.isDeload || brief.isTaper || brief.isRecovery || context.highestRpe < STEADY_RPE;
  const thirds = inThirds(brief);
  const withMachine = machine === undefined || isRunner ? undefined : aroundMachine(brief, machine);
  if (isQuiet) return withMachine ?? thirds;
  const isLiked = likedMachines(context.athlete, MACHINES).length < MACHINES.length;
  const forms = isLiked ? [withMachine, progression(brief), withMachine, thirds] : [withMachine, progression(brief), thirds];
  const turns = forms.filter((form) => form !== undefined);
  return turns[(frame.macroWeek - 1) % turns.length];
}

const STEADY_RPE = 5;

function part(brief: SessionBrief, choice: Choice, seconds: number, notes: string, zone: "easy" | "steady" = "easy"): DraftItem {
  return cardioItem(brief.context, choice, { zone, seconds: wholeMinutes(seconds), show: "both", notes });
}

function aroundMachine(brief: SessionBrief, machine: (typeof MACHINES)[number]): BrokenForm {
  const { context } = brief;
  const choice = context.picker.pick(machine);
  return {
    name: NAMES[machine],
    description: "The long session in three parts: run, change to the machine, run again.",
    lines: (run, seconds) => [
      part(brief, run, (seconds * (1 - ON_MACHINE)) / 2, "Relaxed; end it where the machine stands."),
      cardioItem(context, choice, {
        zone: "easy",
        seconds: wholeMinutes(seconds * ON_MACHINE),
        show: cardioMode(choice.exercise) === "bike" ? "time" : "both",
        notes: "Long, even strokes at the breathing of the run.",
      }),
      part(brief, run, (seconds * (1 - ON_MACHINE)) / 2, "The first two minutes slowly: the legs have to find the run again."),
    ],
  };
}

function progression(brief: SessionBrief): BrokenForm {
  return {
    name: "progression run",
    description: "It begins slowly and ends steadily: each part a little faster than the one before.",
    lines: (run, seconds) => [
      part(brief, run, seconds * (1 - STEADY), "Slower than you want to for the first ten minutes, then relaxed."),
      part(brief, run, seconds * STEADY, "Steady: short sentences, and never a race.", "steady"),
    ],
  };
}

function inThirds(brief: SessionBrief): BrokenForm {
  return {
    name: "run in three parts",
    description: "Three runs with a minute of walking between, each on another way if you can.",
    lines: (run, seconds) => [
      cardioItem(brief.context, run, {
        zone: "easy",
        seconds: wholeMinutes((seconds - 2 * WALK) / 3),
        sets: 3,
        restSeconds: WALK,
        show: "both",
        notes: "Relaxed; walk a minute after each and choose another way.",
      }),
    ],
  };
}
