import { isFirstWeekBack } from "../../athlete/interruptions.ts";
import { addDays } from "../../calendar/day.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { SessionBrief } from "../../context/draft.ts";
import type { Load } from "../../model/plan.ts";
import { BARBELL_STEP } from "../../physiology/rounding.ts";
import { percentOfOneRepMax, repsToFailure, rpeBeforeFailure } from "../../physiology/rpe-curve.ts";
import type { LiftRole } from "../../selection/strength/lift-roles.ts";
import { actualPercent, barLoad } from "./bar-load.ts";
import { daysSinceMeet, heaviestShare } from "../../selection/strength/meet.ts";
import { isAfterRace, isBackFromMeet, liftTarget, type LiftTarget, type MostPerSet } from "./lift-target.ts";
import { isMildlyLimited } from "./mild-limits.ts";
import { weeksIntoWave } from "./wave.ts";

/** A set of a lift: what is on the bar, how often, how hard. */
export interface PlannedSet {
  /** Absent when no one-repetition maximum is known: then effort decides. */
  readonly load?: Load;
  /** Percent of the maximum, after rounding to plates. */
  readonly percent: number;
  readonly reps: number;
  readonly rpe: number;
}

/** The set of this week, harder than last week's where the wave or the plates would leave it as it was. */
export function plannedSet(asked: SessionBrief, exercise: Exercise, role: LiftRole, limit: MostPerSet): PlannedSet | "below-bar" {
  const set = setOfBreak(asked, exercise, role, limit);
  return set === "below-bar" || set.load === undefined || !isFirstWeekBack(asked.context.athlete, asked.date) ? set : shortOfBreak(set);
}

/** In the first week back a set is short as well as light: nine tenths of the weight are no reason for more repetitions. */
function shortOfBreak(set: PlannedSet): PlannedSet {
  const toFailure = repsToFailure(set.percent);
  const reps = Math.min(set.reps, Math.max(FEWEST_BACK, Math.floor(toFailure - RESERVE_BACK)));
  return reps === set.reps ? set : { ...set, reps, rpe: Math.min(set.rpe, rpeBeforeFailure(toFailure, reps)) };
}

const FEWEST_BACK = 3;
const RESERVE_BACK = 3.5;

function setOfBreak(asked: SessionBrief, exercise: Exercise, role: LiftRole, limit: MostPerSet): PlannedSet | "below-bar" {
  const set = setAtMaximum(asked, exercise, role, limit);
  const { unreduced } = asked.context;
  if (unreduced === undefined || set === "below-bar") return set;
  // A lighter bar after a break or a hard week is less work: never more repetitions than at the full weight.
  const usual = setAtMaximum({ ...asked, context: { ...asked.context, capacities: unreduced } }, exercise, role, limit);
  if (usual === "below-bar" || set.load === undefined || set.reps <= usual.reps) return set;
  return { ...set, reps: usual.reps, rpe: Math.min(set.rpe, rpeBeforeFailure(repsToFailure(set.percent), usual.reps)) };
}

function setAtMaximum(asked: SessionBrief, exercise: Exercise, role: LiftRole, limit: MostPerSet): PlannedSet | "below-bar" {
  const brief = afterMeet(asked);
  const target = liftTarget(brief, exercise, role, limit);
  const set = withRoom(brief, exercise, role, limit, target);
  return set === "below-bar" ? set : inVariation(brief, set, target);
}

/** After a meet the waves begin again, wherever the plan was in them. */
function afterMeet(brief: SessionBrief): SessionBrief {
  const { context, date, frame } = brief;
  const since = daysSinceMeet(context.athlete, date);
  if (since === undefined || isAfterRace(brief)) return brief;
  const macroWeek = Math.max(1, Math.floor((since - 1) / 7) - 1);
  return { ...brief, frame: { ...frame, macroWeek, macroWeekOfPlan: frame.macroWeek } };
}

/** Loading weeks of a wave. */
const WEEKS_OF_WAVE = 3;

/** Where neither plates nor repetitions let the next week of the wave be harder, this one has a repetition less. */
function withRoom(
  brief: SessionBrief,
  exercise: Exercise,
  role: LiftRole,
  limit: MostPerSet,
  target: LiftTarget,
): PlannedSet | "below-bar" {
  const now = inProgression(brief, exercise, role, limit, target);
  if (
    now === "below-bar" ||
    now.load === undefined ||
    target.isLight ||
    brief.isTaper ||
    limit.least > 0 ||
    weeksIntoWave(brief.frame) >= WEEKS_OF_WAVE - 1 ||
    // Under a cap that stays there is nothing to begin again for.
    (target.isCapped && brief.frame.week > WEEKS_OF_WAVE + 1)
  )
    return now;
  const following = weeksBefore(brief, -1);
  const next = withRoom(following, exercise, role, limit, liftTarget(following, exercise, role, limit));
  if (next === "below-bar" || next.load === undefined || isHarder(next, now)) return now;
  const floor = weeksIntoWave(brief.frame) === 0 ? lastFullSet(brief, exercise, role, limit) : undefined;
  const follows = followsFullWeek(brief, exercise, target);
  const standsStill = (set: PlannedSet): boolean =>
    floor !== undefined && ((isHarder(now, floor) && !isHarder(set, floor)) || (follows && isHarder(floor, set)));
  // A week that was eased itself has to have something below it.
  const base = next.load.kilograms < now.load.kilograms - KILOGRAM_ROUNDING ? getAtMaximum(next, now.load) : now;
  const least = role === "main" ? target.leastRpe : LEAST_BEFORE_HARDER;
  for (const reps of [next.reps - 1, next.reps]) {
    const rpe = rpeBeforeFailure(repsToFailure(base.percent), reps);
    const fewest = Math.max(target.fewest, Math.min(shortestGrown(brief), target.fewestPlanned, now.reps));
    if ((base !== now || reps < now.reps) && reps >= fewest && rpe >= least && !standsStill({ ...base, reps, rpe }))
      return { ...base, reps, rpe };
  }
  const eased = base === now ? plateLess(brief, exercise, now, target, least) : base;
  return eased === undefined || standsStill(eased) ? now : eased;
}

/** The weight of the next week, as a share of the maximum that is known in this one. */
function getAtMaximum(next: PlannedSet, { oneRepMax, estimated }: Load): PlannedSet {
  if (next.load === undefined || oneRepMax === undefined || next.load.oneRepMax === oneRepMax) return next;
  const percent = (100 * next.load.kilograms) / oneRepMax;
  return { ...next, percent, load: { ...next.load, oneRepMax, estimated, percent } };
}

/** The plates below, with more repetitions. */
function plateLess(
  brief: SessionBrief,
  exercise: Exercise,
  { load }: PlannedSet,
  target: LiftTarget,
  least: number,
): PlannedSet | undefined {
  if (load?.oneRepMax === undefined) return undefined;
  const percent = (100 * (load.kilograms - BARBELL_STEP[brief.context.unit])) / load.oneRepMax;
  const lighter = barLoad(brief, exercise, percent, target.highestRpe);
  const set = typeof lighter === "object" ? fitted(lighter, target) : undefined;
  return set === undefined || set.rpe < least ? undefined : set;
}

/** RPE of a set that the next week makes harder. */
const LEAST_BEFORE_HARDER = 6;

function inProgression(
  brief: SessionBrief,
  exercise: Exercise,
  role: LiftRole,
  limit: MostPerSet,
  target: LiftTarget,
): PlannedSet | "below-bar" {
  const now = baseSet(brief, exercise, target);
  const { frame } = brief;
  if (now === "below-bar") return now;
  // A limit that is of one week says nothing of the weeks before it.
  if (target.growsByPlates && limit.percent === 100) return byPlates(brief, exercise, role, { limit, now, target });
  const stands = target.isLight || limit.least > 0 || frame.week === 1 || isAfterRace(brief);
  if (now.load === undefined || stands) return now;
  if (weeksIntoWave(frame) === 0) return beyondLastWave(brief, exercise, role, { limit, now, target });
  const lastWeek = weeksBefore(brief, 1);
  const before = inProgression(lastWeek, exercise, role, limit, liftTarget(lastWeek, exercise, role, limit));
  if (before === "below-bar" || before.load === undefined || isHarder(now, before)) return now;
  const harder =
    oneMore(before, target) ??
    onePlateMore(brief, exercise, before, target) ??
    onePlateMore(brief, exercise, before, target, STUCK_ABOVE) ??
    before;
  return harder.percent > limit.percent + ABOVE_LIMIT ? now : harder;
}

/** A snatch or a clean of a full week is a plate heavier than in the last full week, up to what the level lifts outside a test. */
function byPlates(brief: SessionBrief, exercise: Exercise, role: LiftRole, { limit, now, target }: InWave): PlannedSet {
  const weeks = weeksIntoWave(brief.frame) === 0 ? 2 : 1;
  if (now.load === undefined || Math.min(brief.frame.week, brief.frame.macroWeek) <= weeks) return now;
  const earlier = weeksBefore(brief, weeks);
  const before = inProgression(earlier, exercise, role, limit, liftTarget(earlier, exercise, role, limit));
  if (before === "below-bar" || before.load === undefined || now.load.kilograms > before.load.kilograms + KILOGRAM_ROUNDING) return now;
  const heavier = withStep(brief, exercise, getAtMaximum(before, now.load), target);
  if (heavier === undefined || actualPercent(heavier.load) > target.percent + MOST_ABOVE) return now;
  return fitted(heavier.load, target);
}

/** Percent: plates are coarse. */
const ABOVE_LIMIT = 2.5;

interface InWave {
  readonly limit: MostPerSet;
  readonly now: PlannedSet;
  readonly target: LiftTarget;
}

/**
 * The first week of a wave is heavier than the last full one before it, or has more repetitions: a light week between them is no reason to stand
 * still. From 80 % on a plate more costs sets, so there a repetition comes first.
 */
function beyondLastWave(brief: SessionBrief, exercise: Exercise, role: LiftRole, { limit, now, target }: InWave): PlannedSet {
  const before = lastFullSet(brief, exercise, role, limit);
  if (before?.load === undefined || isHarder(now, before)) return now;
  const last = getAtMaximum(before, now.load ?? before.load);
  const heavier = onePlateMore(brief, exercise, now, target);
  if (heavier !== undefined && heavier.percent < 80 && isHarder(heavier, before)) return heavier;
  const harder = oneMore(last, target) ?? onePlateMore(brief, exercise, last, target, STUCK_ABOVE);
  if (harder !== undefined && harder.percent <= limit.percent + ABOVE_LIMIT) return harder;
  // Neither is open, and the same weight keeps its repetitions.
  const isLighter = (now.load?.kilograms ?? 0) < before.load.kilograms + KILOGRAM_ROUNDING;
  // Straight after a full week more repetitions at a lighter weight are a step back as well.
  const isLess = isLighter && (now.reps <= before.reps || followsFullWeek(brief, exercise, target));
  return isLess && last.rpe <= target.highestRpe ? { ...last, ...limitRpe(last.percent, last.reps, target.highestRpe) } : now;
}

/** Whether the week before was a full one, and no limit keeps the weight far below what it would be. */
function followsFullWeek({ context, frame }: SessionBrief, exercise: Exercise, { isCapped }: LiftTarget): boolean {
  const isLimited = isCapped || isMildlyLimited(context, exercise) || context.health.percent < 100;
  return (frame.sinceDeload ?? 0) > 0 && !isLimited;
}

/** The set of the last full week before this wave, where the plan has one. */
function lastFullSet(brief: SessionBrief, exercise: Exercise, role: LiftRole, limit: MostPerSet): PlannedSet | undefined {
  if (Math.min(brief.frame.week, brief.frame.macroWeek) < 3) return undefined;
  // A deload parts two waves, or none does.
  const heavy = weeksBefore(brief, (brief.frame.sinceDeload ?? 0) > 0 ? 1 : 2);
  const set = inProgression(heavy, exercise, role, limit, liftTarget(heavy, exercise, role, limit));
  return set === "below-bar" || set.load === undefined ? undefined : set;
}

function weeksBefore(brief: SessionBrief, weeks: number): SessionBrief {
  const { week, macroWeek, macroWeekOfPlan = macroWeek, startDate, sinceDeload = -1, ...frame } = brief.frame;
  const earlier = {
    week: week - weeks,
    macroWeek: macroWeek - weeks,
    macroWeekOfPlan: macroWeekOfPlan - weeks,
    ...(sinceDeload >= weeks ? { sinceDeload: sinceDeload - weeks } : {}),
  };
  return { ...brief, frame: { ...frame, ...earlier, startDate: addDays(startDate, -7 * weeks) } };
}

function isHarder(now: PlannedSet, before: PlannedSet): boolean {
  const [heavier, earlier] = [now.load?.kilograms ?? 0, before.load?.kilograms ?? 0];
  return heavier > earlier + KILOGRAM_ROUNDING || (heavier > earlier - KILOGRAM_ROUNDING && now.reps > before.reps);
}

/** Pounds in kilograms are not whole. */
const KILOGRAM_ROUNDING = 1e-6;

/** Plates are coarse: a set may come out so many percent harder than the limit when a repetition is all that can grow. */
const PLATE_PERCENT_TOLERANCE = 1.9;

function oneMore(before: PlannedSet, { most, highestRpe }: LiftTarget): PlannedSet | undefined {
  const reps = before.reps + 1;
  const rpe = belowCurve(before.percent, rpeBeforeFailure(repsToFailure(before.percent), reps));
  const isTooHard = before.percent > percentOfOneRepMax(reps, Math.min(highestRpe, rpe)) + PLATE_PERCENT_TOLERANCE;
  return reps > most || isTooHard ? undefined : { ...before, reps, rpe: Math.min(highestRpe, rpe) };
}

/** The next plates when no repetition can be added; the repetitions start again from below. */
function onePlateMore(
  brief: SessionBrief,
  exercise: Exercise,
  before: PlannedSet,
  target: LiftTarget,
  above = MOST_ABOVE,
): PlannedSet | undefined {
  const heavier = withStep(brief, exercise, before, target);
  if (heavier?.load === undefined) return undefined;
  const set = fitted(heavier.load, { ...target, most: before.reps });
  return set.rpe > target.highestRpe ||
    set.reps < Math.max(target.fewest, target.fewestAsked, Math.min(shortestGrown(brief), target.fewestPlanned, before.reps)) ||
    actualPercent(heavier.load) > target.percent + above
    ? undefined
    : set;
}

/** Neither room for the next week nor a plate more leaves a double on a day of volume whose wave has longer sets. */
function shortestGrown({ code }: SessionBrief): number {
  return OF_VOLUME.has(code) ? SHORTEST_OF_VOLUME : 1;
}

const OF_VOLUME: ReadonlySet<SessionBrief["code"]> = new Set<SessionBrief["code"]>(["SU", "SU2", "PV"]);
const SHORTEST_OF_VOLUME = 3;
/** Percent above the plan of the week; more where the set would be last week's again. */
const MOST_ABOVE = 5;
const STUCK_ABOVE = 8;

function withStep(brief: SessionBrief, exercise: Exercise, { load }: PlannedSet, target: LiftTarget): { load: Load } | undefined {
  if (load?.oneRepMax === undefined) return undefined;
  const percent = (100 * (load.kilograms + BARBELL_STEP[brief.context.unit])) / load.oneRepMax;
  const heavier = barLoad(brief, exercise, percent, target.highestRpe, getCap(brief, target));
  const grows = typeof heavier === "object" && heavier.kilograms > load.kilograms + KILOGRAM_ROUNDING;
  return grows ? { load: { ...heavier, percent: Math.round(2 * percent) / 2 } } : undefined;
}

/** Load, repetitions and effort of a week on their own: repetitions by the reserve, plates up while the longest set is too easy. */
function baseSet(brief: SessionBrief, exercise: Exercise, target: LiftTarget): PlannedSet | "below-bar" {
  const cap = getCap(brief, target);
  const load = barLoad(brief, exercise, target.percent, target.highestRpe, cap);
  if (load === "below-bar") return load;
  if (load === undefined) {
    const set = atPercent(target.percent, target);
    // A weight that is found by effort is found at one that can be felt.
    return target.isLight ? set : { ...set, rpe: Math.max(LEAST_FELT_RPE, set.rpe) };
  }
  let set = fitted(load, target);
  for (let steps = 1; steps <= MOST_STEPS && set.reps < target.fewestAsked; steps++) {
    const lighter = barLoad(brief, exercise, target.percent - STEP_DOWN * steps, target.highestRpe, cap);
    if (typeof lighter !== "object") break;
    set = fitted(lighter, target);
  }
  // Where the empty bar is too heavy for sets as long as health asks for, something lighter stands in.
  if (set.reps < target.fewestAsked) return "below-bar";
  for (let steps = 0; steps < MOST_STEPS && !target.isLight && set.rpe < target.leastRpe; steps++) {
    const heavier = withStep(brief, exercise, set, target);
    const next = heavier === undefined ? undefined : fitted(heavier.load, target);
    if (next === undefined || next.rpe > target.highestRpe || next.reps < target.fewestAsked || next.percent > target.mostPercent) break;
    set = next;
  }
  return set;
}

const LEAST_FELT_RPE = 6;

/** On the way to a meet the table of the meet goes beyond the limit of the level, for as few repetitions as it has. */
function getCap({ context, date }: SessionBrief, { most }: LiftTarget): number {
  return heaviestShare(context.athlete, context.loading, date, most);
}

const MOST_STEPS = 4;
/** Percent of the maximum. */
const STEP_DOWN = 2.5;

function fitted(load: Load, target: LiftTarget): PlannedSet {
  return { load, ...atPercent(actualPercent(load), target) };
}

function atPercent(percent: number, { reserve, fewestPlanned, most, leastRpe, highestRpe, isLight }: LiftTarget): PlannedSet {
  const toFailure = repsToFailure(percent);
  let reps = Math.min(most, Math.max(fewestPlanned, Math.ceil(toFailure - reserve - RESERVE_ROUNDING)));
  if (!isLight) while (reps < most && rpeBeforeFailure(toFailure, reps) < leastRpe) reps++;
  const set = limitRpe(percent, reps, highestRpe);
  return { percent, ...set, rpe: belowCurve(percent, set.rpe) };
}

/** Below the end of the curve every step of it is a repetition more that is left. */
function belowCurve(percent: number, rpe: number): number {
  const below = Math.max(0, (CURVE_END - percent) / CURVE_STEP);
  return below < HALF_A_STEP ? rpe : Math.max(EASIEST_RPE, Math.round(2 * (rpe - below)) / 2);
}

const HALF_A_STEP = 0.5;

/** Percent at fifteen repetitions, and for each one more (Tuchscherer's curve, drawn on). */
const CURVE_END = 59.9;
const CURVE_STEP = 2.7;
const EASIEST_RPE = 5;

/** A set within a third of a repetition of the reserve is one with it. */
const RESERVE_ROUNDING = 0.35;

export interface SetReps {
  readonly reps: number;
  readonly rpe: number;
}

/** Where a week would be a copy of another: repetitions more at the same weight, or fewer when there is no room for more. */
function inVariation(brief: SessionBrief, planned: PlannedSet, { fewest, fewestAsked, most, highestRpe }: LiftTarget): PlannedSet {
  const { variation } = brief;
  // Back from a meet a copy of an easy day is right.
  if (variation === 0 || isBackFromMeet(brief)) return planned;
  const more = limitRpe(planned.percent, Math.min(most, planned.reps + variation), highestRpe);
  const other = more.reps > planned.reps ? more : limitRpe(planned.percent, Math.max(fewest, planned.reps - variation), highestRpe);
  return other.reps < fewestAsked ? planned : { ...planned, ...other };
}

/** Fewer repetitions until the set is no harder than allowed. */
export function limitRpe(percent: number, planned: number, highest: number): SetReps {
  const toFailure = repsToFailure(percent);
  let reps = planned;
  while (reps > 1 && rpeBeforeFailure(toFailure, reps) > highest) reps--;
  return { reps, rpe: Math.min(highest, rpeBeforeFailure(toFailure, reps)) };
}
