import { liftOfExercise } from "../../athlete/training-lifts.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { whyLoad } from "../../explain/load.ts";
import { barbellLoad } from "../../physiology/rounding.ts";
import { percentOfOneRepMax, prilepinRange } from "../../physiology/strength.ts";
import type { PlanContext } from "../context.ts";
import type { SessionBrief } from "../draft.ts";
import type { Load } from "../plan.ts";
import { repsToFailure, rpeOfSet } from "./reps.ts";
import { repsInReserve, wavePercent } from "./wave.ts";

/** What a lift is for in a session: how far below the main lift's percent it stands, and its repetitions. */
export type LiftRole = "main" | "secondary" | "volume" | "light" | "technique" | "olympic";

export interface LiftDose {
  readonly reps: number;
  readonly rpe: number;
  readonly restSeconds: number;
  /** Sets that the chart of Prilepin and the injury allow. */
  readonly mostSets: number;
  /** Absent when no one-repetition maximum is known: then effort decides. */
  readonly load?: Load;
  readonly why: string;
}

interface RoleFacts {
  readonly below: number;
  readonly reps: readonly [fewest: number, most: number];
  readonly extraReserve: number;
  readonly floor: number;
  /** The heaviest that this role gets, however heavy the main lift is. */
  readonly ceiling: number;
}

/** Only the main lift goes near the limit; the others build it. */
const HIGHEST_RPE: { readonly [role in LiftRole]: number } = { main: 10, olympic: 10, secondary: 8, volume: 8, light: 7, technique: 6 };

/** The heaviest that technique work gets. */
const TECHNIQUE_PERCENT = 65;

const ROLES: { readonly [role in LiftRole]: RoleFacts } = {
  main: { below: 0, reps: [1, 8], extraReserve: 0, floor: 60, ceiling: 100 },
  secondary: { below: 7.5, reps: [4, 10], extraReserve: 0, floor: 60, ceiling: 80 },
  volume: { below: 10, reps: [5, 10], extraReserve: 0, floor: 60, ceiling: 75 },
  light: { below: 15, reps: [3, 6], extraReserve: 3, floor: 55, ceiling: 70 },
  technique: { below: 15, reps: [2, 5], extraReserve: 4, floor: 55, ceiling: TECHNIQUE_PERCENT },
  olympic: { below: 0, reps: [1, 3], extraReserve: 1, floor: 65, ceiling: 100 },
};

/** Sets × reps × load for an exercise in a role, in this week. Undefined when the load would be lighter than the empty bar. */
export function liftDose(brief: SessionBrief, exercise: Exercise, role: LiftRole): LiftDose | undefined {
  const { context, frame } = brief;
  const facts = ROLES[role];
  const wanted = wantedPercent(brief, exercise, role);
  const failure = repsToFailure(wanted);
  const reserve = repsInReserve(context.level, frame) + facts.extraReserve;
  const easy = isEasy(brief, role);
  const mostReps = easy ? Math.min(5, facts.reps[1]) : facts.reps[1];
  const planned = clamp(Math.ceil(failure - reserve - 0.35), facts.reps[0], mostReps);
  const highest = Math.min(HIGHEST_RPE[role], highestSetRpe(context, easy));
  const load = loadWithinRpe(context, exercise, wanted, highest);
  if (load === "below-bar") return undefined;
  const percent = load === undefined ? wanted : actualPercent(load);
  const { reps, rpe } = withinRpe(percent, planned, highest);
  return {
    reps,
    rpe,
    restSeconds: restAfter(percent, role) + context.loading.extraRest,
    mostSets: mostSets(percent, reps, exercise, role),
    ...(load === undefined ? {} : { load }),
    why: whyLoad({ load, percent: wanted, reps, rpe, role, isDeload: frame.isDeload, source: liftSource(context, exercise) }),
  };
}

/** Kilograms on the bar as a percent of the maximum they come from. */
export function actualPercent(load: Load): number {
  return load.oneRepMax === undefined ? 0 : (100 * load.kilograms) / load.oneRepMax;
}

function wantedPercent(brief: SessionBrief, exercise: Exercise, role: LiftRole): number {
  const { context, frame } = brief;
  const facts = ROLES[role];
  const wave = wavePercent(context.level, frame, brief.isRecovery);
  const below = frame.isDeload ? 0 : facts.below;
  const percent = Math.min(facts.ceiling, Math.max(Math.min(wave, facts.floor), wave - below));
  const limited = role === "light" && frame.isDeload ? Math.min(percent, TECHNIQUE_PERCENT) : percent;
  const highest = brief.isTaper && isEasy(brief, role) ? TAPER_PERCENT : 100;
  const capped = Math.min(
    limited,
    highest,
    context.loading.cap * 100,
    percentOfOneRepMax(FEWEST_UNDER_LIMIT, highestSetRpe(context, false)),
  );
  return isMildlyLimited(context, exercise) ? capped * 0.9 : capped;
}

/** Before a race only the main lift keeps its weight. */
const TAPER_PERCENT = 65;

/** Light weeks, and in a taper everything but the main lift. */
function isEasy(brief: SessionBrief, role: LiftRole): boolean {
  return brief.frame.isDeload || brief.isRecovery || (brief.isTaper && role !== "main" && role !== "olympic");
}

/** Where effort is limited for health, sets have at least so many repetitions. */
const FEWEST_UNDER_LIMIT = 2;

/** A mild problem of a region: its moderate exercises get 10 % less load and fewer sets. */
export function isMildlyLimited(context: PlanContext, exercise: Exercise): boolean {
  return context.reading.regions.some(({ region, grade }) => grade === 1 && exercise.stress[region] === 2);
}

function loadAt(context: PlanContext, exercise: Exercise, percent: number): Load | "below-bar" | undefined {
  const share = liftOfExercise(exercise.name);
  const lift = share === undefined ? undefined : context.capacities.lifts[share.lift];
  if (share === undefined || lift === undefined) return undefined;
  const oneRepMax = Math.floor(lift.oneRepMax * share.share * 2) / 2;
  const kilograms = barbellLoad(oneRepMax, percent, { cap: context.loading.cap, bar: context.bar });
  if (kilograms === undefined) return "below-bar";
  return {
    kilograms,
    perHand: false,
    bar: context.bar,
    lift: share.lift,
    oneRepMax,
    percent,
    estimated: lift.estimated || share.share !== 1,
  };
}

/** Plates are coarse for light lifts: a step down when even one repetition would be harder than allowed. */
function loadWithinRpe(context: PlanContext, exercise: Exercise, percent: number, highest: number): Load | "below-bar" | undefined {
  let load = loadAt(context, exercise, percent);
  for (let lower = percent - STEP_DOWN; typeof load === "object" && rpeOfSet(actualPercent(load), 1) > highest; lower -= STEP_DOWN) {
    load = loadAt(context, exercise, lower);
  }
  return load;
}

const STEP_DOWN = 5;

function liftSource(context: PlanContext, exercise: Exercise): string | undefined {
  const share = liftOfExercise(exercise.name);
  return share === undefined ? undefined : context.capacities.lifts[share.lift]?.source;
}

/** Fewer repetitions until the set is no harder than allowed. */
function withinRpe(percent: number, planned: number, highest: number): { reps: number; rpe: number } {
  let reps = planned;
  while (reps > 1 && rpeOfSet(percent, reps) > highest) reps--;
  return { reps, rpe: Math.min(highest, rpeOfSet(percent, reps)) };
}

function highestSetRpe(context: PlanContext, isEasyWeek: boolean): number {
  return Math.min(context.loading.rpe, context.highestRpe, isEasyWeek ? 6 : 10);
}

function restAfter(percent: number, role: LiftRole): number {
  if (role === "technique" || role === "light") return 90;
  if (role === "olympic") return percent >= 80 ? 150 : 120;
  if (percent >= 80) return role === "main" ? 180 : 150;
  return role === "main" ? 150 : 120;
}

const UNLIMITED = 99;

/** Prilepin's totals hold for Olympic lifts and for sets of 80 % and more; pulls from the floor take the lower half. */
function mostSets(percent: number, reps: number, exercise: Exercise, role: LiftRole): number {
  const range = prilepinRange(percent);
  if (range === undefined || (percent < 80 && role !== "olympic")) return UNLIMITED;
  const total = exercise.movementPattern === "hinge" ? (range.total.lowest + range.total.highest) / 2 : range.total.highest;
  return Math.max(1, Math.floor(total / reps));
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
