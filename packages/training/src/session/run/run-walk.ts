import type { PlanContext } from "../../context/context.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { Seconds } from "../../units/units.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import { roundSeconds } from "../../prescription/cardio/split-dose.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { durationText, timedItem } from "../../prescription/items.ts";

/** Runs with walks between them; one run is continuous running. */
interface Step {
  readonly sets: number;
  readonly run: Seconds;
  readonly walk: Seconds;
}

/**
 * From eight times one minute to half an hour without a stop in eight loading weeks (running.md section 2, the pattern of NHS Couch to 5K):
 * a deload does not skip a step.
 */
const RUN_WALK_STEPS: readonly Step[] = [
  { sets: 8, run: 60, walk: 90 },
  { sets: 7, run: 90, walk: 90 },
  { sets: 4, run: 180, walk: 120 },
  { sets: 4, run: 300, walk: 120 },
  { sets: 3, run: 480, walk: 150 },
  { sets: 2, run: 780, walk: 180 },
  { sets: 1, run: 1680, walk: 0 },
  { sets: 1, run: 1800, walk: 0 },
];
/** A deload is as light as two weeks ago. */
const DELOAD_STEPS_BACK = 2;
/** Every fourth week is a deload. */
const WEEKS_PER_PHASE = 4;
/** The long run of a week, while it is run-walk, has so many runs more, where the weeks before allow as much running. */
const MORE_IN_LONG_RUN = [2, 1] as const;
/** On a short day two shorter runs rather than one long one, down to this. */
const SHORTEST_RUN = 45;
/** A walk shorter than this is left to the cooldown. */
const SHORTEST_WALK = 180;

/** "Run-walk intervals" for somebody who has not run yet, "Easy run" for everybody else. */
export function easyRunName(brief: SessionBrief): "Run-walk intervals" | "Easy run" {
  return getStep(brief).walk > 0 ? "Run-walk intervals" : "Easy run";
}

/** Seconds of continuous running for who comes from run-walk; no limit of its own afterwards and for runners. */
export function continuousLimit(brief: SessionBrief): Seconds {
  const { context, frame } = brief;
  const isOnSteps = context.isNoviceRunner && stepNumber(context, frame) + stepsBefore(context) <= RUN_WALK_STEPS.length;
  return Math.min(isOnSteps ? getStep(brief).run : Number.POSITIVE_INFINITY, 60 * context.health.runMinutes);
}

/** The runs of this week with their walks; brisk walking fills the rest of the time. */
export function runWalk(brief: SessionBrief, choice: Choice, seconds: Seconds): DraftItem[] {
  const { sets: usual, run: planned, walk } = getStep(brief);
  const more = brief.code === "RL" ? MORE_IN_LONG_RUN.find((runs) => (usual + runs) * planned <= brief.longestRun) : undefined;
  const wanted = usual + (more ?? 0);
  const run = Math.max(SHORTEST_RUN, Math.min(planned, roundSeconds(seconds / 2 - walk)));
  const item: DraftItem = {
    ...timedItem(brief.context, choice, {
      seconds: run,
      sets: Math.max(2, Math.min(wanted, Math.floor(seconds / (run + walk)))),
      restSeconds: walk,
      rpe: 4,
      notes: "Walk the breaks briskly. Run slowly enough to talk.",
    }),
    why:
      brief.context.runReturn?.kind === "run-walk"
        ? brief.context.reading.regions.some(({ grade }) => grade > 0)
          ? "Short runs with walking breaks load a sore place less than one long run."
          : "Short runs with walking breaks bring the body back to running step by step."
        : "Short runs with walking breaks take you to 30 minutes of running without a stop.",
  };
  const left = seconds - item.dose.totalSeconds;
  return [item, ...(machineFor(brief, left) ?? walkFor(brief, left))];
}

/** Shorter than this the rest of the time is walked. */
const SHORTEST_MACHINE = 600;

/** After the runs of a sore region the rest of an easy hour is on a machine; undefined where there is none or too little time. */
export function machineFor(brief: SessionBrief, seconds: Seconds): DraftItem[] | undefined {
  const { runReturn, picker } = brief.context;
  const isReturning = brief.runWalk === true || (runReturn?.kind === "runs" && runReturn.alternates === true);
  if (!isReturning || seconds < SHORTEST_MACHINE) return undefined;
  const [choice] = picker.open(EASY_MACHINES);
  if (choice === undefined) return undefined;
  const notes = "Easy, straight after the runs: the rest of the time without impact.";
  const item = { zone: "easy", seconds: 60 * Math.floor(seconds / 60), show: "both", notes } as const;
  return [cardioItem(brief.context, choice, item)];
}

const EASY_MACHINES = ["Bike erg", "Elliptical", "Row erg", "Ski erg", "Long ride"] as const;

/** Brisk walking for time that is not run yet. */
export function walkFor(brief: SessionBrief, seconds: Seconds): DraftItem[] {
  const { picker } = brief.context;
  if (seconds < SHORTEST_WALK || !picker.allows("Brisk walk")) return [];
  const notes = "Brisk: time on your feet, work for the heart.";
  return [timedItem(brief.context, picker.pick("Brisk walk"), { seconds: 60 * Math.floor(seconds / 60), rpe: 3, notes })];
}

/** "8 × 1 min running", or the time of a line that is not run-walk. */
export function runWalkText(item: DraftItem | undefined): string {
  if (item === undefined) return "";
  return item.name === "Run-walk intervals"
    ? `${item.sets ?? 1} × ${durationText(item.dose.seconds ?? 60)} running`
    : (item.duration ?? "");
}

const CONTINUOUS_RUN: Step = { sets: 1, run: Number.POSITIVE_INFINITY, walk: 0 };

/** The step of the week, or an earlier one when the runs of the weeks before were shorter than planned. */
function getStep(brief: SessionBrief): Step {
  const { context, frame, isRecovery, isTaper, longestRun } = brief;
  const rung = context.runReturn?.kind === "run-walk" ? context.runReturn : undefined;
  // On the other days nothing of it is run.
  if (rung !== undefined) return brief.runWalk === true ? lightened(rung, frame.isDeload || isTaper, brief.mostRunning) : CONTINUOUS_RUN;
  if (!context.isNoviceRunner) return CONTINUOUS_RUN;
  // A taper is shorter, not a step back.
  const lighter = frame.isDeload || isRecovery ? DELOAD_STEPS_BACK : isTaper ? 1 : 0;
  const step = stepNumber(context, frame) + stepsBefore(context) - lighter;
  const reached = RUN_WALK_STEPS.slice(0, Math.max(1, Math.min(step, RUN_WALK_STEPS.length)));
  return reached.findLast(({ sets, run }) => sets * run <= longestRun) ?? reached[0] ?? CONTINUOUS_RUN;
}

/** Minutes that a beginner takes for a kilometre. */
const SECONDS_PER_METRE = 0.48;

/** Steps that whoever told a longest run has behind them: the runs of a step take as long as that run. */
function stepsBefore({ athlete: { history }, health }: PlanContext): number {
  const told = Math.min(60 * health.runMinutes, SECONDS_PER_METRE * (history?.longestRun?.value ?? 0));
  return Math.max(
    0,
    RUN_WALK_STEPS.findLastIndex(({ sets, run }) => sets * run <= told && run <= LONGEST_SHARE * told),
  );
}

/** Share of the longest run that is run without a stop. */
const LONGEST_SHARE = 0.6;

/** A deload has fewer of the same runs. */
function lightened(rung: Step, isLight: boolean, most = Number.POSITIVE_INFINITY): Step {
  const sets = isLight ? Math.max(2, Math.round(LIGHT_SHARE * rung.sets)) : rung.sets;
  const run = Math.min(rung.run, 30 * Math.max(2, Math.floor(most / Math.max(2, Math.min(sets, Math.floor(most / rung.run))) / 30)));
  return { ...rung, sets: Math.max(2, Math.min(sets, Math.floor(most / run))), run };
}

const LIGHT_SHARE = 0.7;

/** 1-based step of a week: the weeks before it without their deloads; later in life each step has two weeks. */
function stepNumber({ athlete: { age = 0 } }: PlanContext, { week, macroWeek, deloadsBefore }: WeekFrame): number {
  const deloads =
    deloadsBefore === undefined
      ? Math.floor((macroWeek - 1) / WEEKS_PER_PHASE)
      : deloadsBefore + Math.floor(Math.max(0, macroWeek - week) / WEEKS_PER_PHASE);
  const weeks = macroWeek - deloads;
  return age >= SLOWER_FROM ? Math.ceil(weeks / 2) : weeks;
}

const SLOWER_FROM = 65;
