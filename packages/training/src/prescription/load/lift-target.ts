import { longestSet } from "../../context/context.ts";
import { maxKilograms, partPercent } from "../../health/exercise-limits.ts";
import { exerciseMaximum } from "../../athlete/lifts/exercise-maximum.ts";
import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionBrief } from "../../context/draft.ts";
import type { SessionCode } from "../../model/plan.ts";
import { percentOfOneRepMax } from "../../physiology/rpe-curve.ts";
import { LIFT_ROLES, type LiftRole } from "../../selection/strength/lift-roles.ts";
import { daysSinceMeet, daysToMeet, isRehearsal } from "../../selection/strength/meet.ts";
import { BESIDE_MACHINES_RPE, EASY_DAY_RPE } from "../strength/accessory-dose.ts";
import { CAP_BY_RATIO, isFoundByEffort } from "./bar-load.ts";
import { isLightLifting } from "./light-lifting.ts";
import { comeBackShare, isMildlyLimited, mildLoad } from "./mild-limits.ts";
import { LEAST_WORKING_RPE, minWorkingPercent, repRange } from "./rep-range.ts";
import { repsInWave, repsInReserve, getWave, wavePercent } from "./wave.ts";

/** The heaviest and longest that a set may be. */
export interface MostPerSet {
  readonly percent: number;
  readonly reps: number;
  /** Percent that a set has at least. */
  readonly least: number;
  /** A reminder before a meet: nothing has to be hard enough. */
  readonly isReminder?: boolean;
}

/** What a set of a lift aims at this week, before plates. */
export interface LiftTarget {
  readonly percent: number;
  /** Too easy a set may be this heavy at most, of the limits named in full. */
  readonly mostPercent: number;
  /** A condition or age keeps the weight far below the wave. */
  readonly isCapped: boolean;
  /** Repetitions left. */
  readonly reserve: number;
  readonly fewest: number;
  /** Repetitions that health asks for at least: a lighter bar rather than fewer. */
  readonly fewestAsked: number;
  /** Fewest that the wave wants of the main lift. */
  readonly fewestPlanned: number;
  readonly most: number;
  readonly leastRpe: number;
  readonly highestRpe: number;
  /** Practice, or a light week: nothing has to be hard enough, and nothing grows. */
  readonly isLight: boolean;
  /** A lift of the platform in a full week: fast whatever is left in reserve, it grows by plates alone. */
  readonly growsByPlates: boolean;
}

export function liftTarget(brief: SessionBrief, exercise: Exercise, role: LiftRole, limit: MostPerSet): LiftTarget {
  const { context, frame } = brief;
  const facts = LIFT_ROLES[role];
  const range = repRange(exercise.name);
  const easy = isEasy(brief, exercise, role);
  const ofWave = role === "main" && !easy ? repsOfMain(brief, exercise, limit) : ([1, 99] as const);
  // Where a condition keeps the weight far below the wave, repetitions are what grows.
  const long = context.health.fewestReps >= LONG_SETS || ofWave[1] === REPS_BELOW ? REPS_BELOW : 0;
  const byRole = Math.max(range.fewest, long, Math.min(facts.reps[1], range.most));
  const asked = isFast(exercise, role) ? 1 : context.health.fewestReps;
  const most = Math.max(
    asked,
    Math.min(
      limit.reps,
      Math.max(byRole, lightSet(context, exercise.name)),
      longestSet(context, exercise.name),
      Math.max(ofWave[1], lightSet(context, exercise.name), getMaxReps(context, exercise, role), easy ? 1 : range.fewest),
      easy || keepsWeight(brief) ? Math.max(MOST_EASY_REPS, context.health.fewestReps) : 99,
    ),
  );
  const fewest = Math.min(
    most,
    Math.max(
      facts.reps[0],
      range.fewest,
      fewestReps(context, exercise, role),
      lightSet(context, exercise.name),
      brief.code === "SUE" ? FEWEST_BESIDE_MACHINES : 1,
    ),
  );
  const highestRpe = Math.min(
    facts.highestRpe,
    highestSetRpe(context, easy),
    supportingLimit(brief, exercise)?.rpe ?? 10,
    isAfterRace(brief) ? AFTER_RACE_RPE : brief.isAfterRecovery === true ? WEEK_BACK.rpe : 10,
    maxKilograms(context.health, exercise.name) < Infinity || isMildlyLimited(context, exercise) ? HELD_RPE : 10,
    (daysToMeet(context.athlete, brief.date) ?? 0) > BASE_DAYS ? BASE_RPE : 10,
    isFirstByEffort(brief) ? FIRST_RPE : 10,
    // A set near failure makes a hard day of one that is none.
    UPPER_DAYS.has(brief.code) && brief.rpe < HARD_DAY_RPE ? HARD_DAY_RPE + (getWave(frame) === 0 ? 0 : 0.5) : 10,
    brief.code === "REs" ? EASY_DAY_RPE : 10,
    isFoundByEffort(context, exercise) ? FOUND_RPE : 10,
    lightSet(context, exercise.name) > 0 ? LIGHT_RPE : 10,
  );
  const wanted = wantedPercent(brief, exercise, role);
  // What was told during the plan keeps to its share; a plan that begins with a mild complaint keeps the effort of its days.
  const isShared =
    comeBackShare(brief, exercise.name) < 1 ||
    (mildLoad(context, exercise.name) < 1 && context.reading.regions.some(({ isReported }) => isReported === true));
  return {
    percent: Math.min(
      limit.percent,
      lightSet(context, exercise.name) > 0 ? LIGHT_PERCENT : 100,
      // Where nothing may be hard the weight comes down, and not the repetitions to one.
      context.highestRpe <= GENTLE_RPE ? GENTLE_PERCENT : 100,
      Math.max(limit.least, wanted) - lighterPercent(brief),
    ),
    isCapped: ofWave[1] === REPS_BELOW,
    mostPercent:
      limit.least > 0
        ? limit.percent + PLATE_PERCENT
        : isAfterRace(brief)
          ? BACK_FROM_RACE.percent + PLATE_PERCENT
          : // The share of a sore region is the load, whatever effort the day asks for.
            isShared
            ? wanted + PLATE_PERCENT / 2
            : 100,
    reserve: repsInReserve(context.level, frame) + facts.extraReserve,
    fewest,
    fewestAsked: asked,
    fewestPlanned: Math.min(most, Math.max(fewest, ofWave[0])),
    most,
    leastRpe: Math.min(
      highestRpe,
      role === "main" && context.level !== "beginner" && brief.code !== "SUE" && !isComingBack(brief) && !isShared
        ? LEAST_HARD_RPE
        : LEAST_WORKING_RPE,
    ),
    highestRpe,
    isLight: easy || isBackFromMeet(brief) || keepsWeight(brief) || limit.isReminder === true || role === "technique" || role === "olympic",
    growsByPlates: role === "olympic" && !easy && !brief.isTaper && !brief.isRecovery && !isComingBack(brief),
  };
}

/** Without a maximum a beginner learns the lifts for two weeks with four repetitions left (special-populations.md section 4.20). */
function isFirstByEffort({ context: { level, athlete }, frame: { macroWeek } }: SessionBrief): boolean {
  return level === "beginner" && macroWeek <= 2 && Object.keys(athlete.strength.oneRepMax).length === 0;
}

const FIRST_RPE = 6;
/** Days that lie between the hard ones of the legs. */
const UPPER_DAYS: ReadonlySet<SessionBrief["code"]> = new Set<SessionBrief["code"]>(["SU", "SU2"]);
/** RPE of a session from which its sets may come within a repetition of failure. */
const HARD_DAY_RPE = 8;
/** "Heavy deadlifts" among the dislikes: longer sets that leave three repetitions. */
function lightSet({ wishedSets }: PlanContext, name: string): number {
  return wishedSets.get(name)?.isLight === true ? LIGHT_REPS : 0;
}

const LIGHT_REPS = 6;
const GENTLE_RPE = 5;
/** Percent of the maximum for sets of five and six that leave five repetitions. */
const GENTLE_PERCENT = 70;
/** Percent of the maximum for six repetitions with three and more left. */
const LIGHT_PERCENT = 76;
const LIGHT_RPE = 7;
/** RPE of what is found by effort beside lifts that have a maximum. */
const FOUND_RPE = 7;

/** Days before a meet until which nothing is harder than this: what is grind in the base is missing at the end. */
const BASE_DAYS = 42;
const BASE_RPE = 8;

/** Nobody grinds under a weight that is not to grow, or on what is sore. */
const HELD_RPE = 7.5;
const FEWEST_HELD = 5;
const LONG_SETS = 8;

/** Percent: plates are coarse. */
const PLATE_PERCENT = 2.5;

/** What a limit names in full is lifted as it says; a weight that a limit keeps far below the wave is lifted more often, so that it stays work. */
function repsOfMain(brief: SessionBrief, exercise: Exercise, limit: MostPerSet): readonly [fewest: number, most: number] {
  const { context, frame } = brief;
  if (limit.least > 0) return [limit.reps, limit.reps];
  if (brief.code === "SUE") return REPS_BESIDE_MACHINES;
  if (isAfterRace(brief) || isBackFromMeet(brief)) return exercise.movementPattern === "hinge" ? PULLS_BACK : REPS_BACK;
  const [fewest, most] = repsInWave(context.level, frame);
  // A weight that was allowed and is reached is lifted more often, not less.
  if (maxKilograms(context.health, exercise.name) < Infinity) return [FEWEST_HELD, REPS_FAR_BELOW];
  const sore = mildLoad(context, exercise.name);
  const highest = capPercent(brief, exercise) * sore;
  if (wavePercent(context.level, frame, false) - highest <= FAR_BELOW) return [fewest, most];
  return [fewest, Math.max(most, sore === 1 && highest >= WORTH_MORE_REPS ? REPS_BELOW : REPS_FAR_BELOW)];
}

/** Percent of the maximum. */
const FAR_BELOW = 5;
const WORTH_MORE_REPS = 57;
const REPS_BELOW = 12;
/** Lighter than that more repetitions are still no work. */
const REPS_FAR_BELOW = 10;

/** The main lift is what makes a strength day hard (load-plausibility.md section 7). */
const LEAST_HARD_RPE = 7;

const MOST_EASY_REPS = 5;

/** In the taper of a race that is no contest of lifting the main lift keeps its weight, in short sets. */
function keepsWeight({ context: { athlete }, isTaper, date }: SessionBrief): boolean {
  return isTaper && athlete.focus !== "crossfit" && daysToMeet(athlete, date) === undefined;
}

/** From sixty years on, and where health asks for it, longer sets, so that none needs a load near the limit. */
function fewestReps({ athlete, health }: PlanContext, exercise: Exercise, role: LiftRole): number {
  if (isFast(exercise, role)) return 1;
  return Math.max((athlete.age ?? 0) >= 60 ? 5 : 1, health.fewestReps);
}

/** Sets that health makes long still have a repetition or two to grow by. */
function getMaxReps(context: PlanContext, exercise: Exercise, role: LiftRole): number {
  const fewest = fewestReps(context, exercise, role);
  return context.health.fewestReps >= LONG_SETS && fewest > 1 ? fewest + MORE_OF_LONG : fewest;
}

const MORE_OF_LONG = 2;

/** Snatch, clean, jerk: long sets of them teach bad positions, whatever the age. */
function isFast({ movementPattern }: Exercise, role: LiftRole): boolean {
  return role === "olympic" || movementPattern === "olympic";
}

function wantedPercent(brief: SessionBrief, exercise: Exercise, role: LiftRole): number {
  const { context, frame } = brief;
  const facts = LIFT_ROLES[role];
  const wave = wavePercent(context.level, frame, brief.isRecovery);
  // Beginners train every lift about as hard as the first: all of them are new.
  const below = frame.isDeload ? 0 : context.level === "beginner" ? facts.below / 2 : facts.below;
  const percent = Math.min(facts.ceiling, Math.max(Math.min(wave, facts.floor), wave - below));
  const limited = role === "light" && frame.isDeload ? Math.min(percent, LIFT_ROLES.technique.ceiling) : percent;
  const highest = brief.isTaper && isEasy(brief, exercise, role) ? TAPER_PERCENT : 100;
  const fewest = fewestReps(context, exercise, role);
  const working =
    isEasy(brief, exercise, role) || role === "technique" || role === "olympic"
      ? 0
      : minWorkingPercent(exercise.name, longestSet(context, exercise.name));
  const forReps = fewest === 1 ? 100 : percentOfOneRepMax(fewest, 10 - repsInReserve(context.level, frame));
  const forEffort = percentOfOneRepMax(FEWEST_UNDER_LIMIT, highestSetRpe(context, false));
  const beforeRace = brief.isTaper && daysToMeet(context.athlete, brief.date) === undefined ? HEAVIEST_BEFORE_RACE : 100;
  const isLowest = brief.isFirstBack || brief.lightReason !== undefined;
  const back = isLowest ? FIRST_BACK_PERCENT : brief.isAfterRecovery === true ? WEEK_BACK.percent : 100;
  const supporting = supportingLimit(brief, exercise);
  const inBase = role === "olympic" && !isAfterRace(brief) ? 100 : (supporting?.percent ?? 100);
  const capped = Math.min(
    Math.max(limited, working),
    highest,
    back,
    beforeRace,
    inBase,
    capPercent(brief, exercise) * (frame.isDeload ? DELOAD_OF_CAP : 1),
    forReps,
    forEffort,
  );
  return capped * mildLoad(context, exercise.name) * comeBackShare(brief, exercise.name);
}

/** In the base lifting supports the volume (race-demands.md table 4.1): no set is a fight months before the race. */
const BASE_LIMIT = { rpe: 8, percent: 82.5 } as const;
/** In a taper the weight stays on the bar and the set is over early. */
const BEFORE_RACE = { rpe: 8, percent: 80 } as const;
/** Beside runs, stations and workouts the load goes up, and the last repetitions stay in the bar. */
const BESIDE_STATIONS = { rpe: 8, percent: 87.5 } as const;
/** The press day lies between hard days of runs and stations. */
const FEWEST_BESIDE_MACHINES = 2;
const REPS_BESIDE_MACHINES = [4, 6] as const;
const BESIDE_MACHINES = { rpe: BESIDE_MACHINES_RPE, percent: 80 } as const;

/** In the weeks back from a race it climbs from below. */
const BACK_FROM_RACE = { rpe: 6.5, percent: 70 } as const;
/** In the first two weeks after a meet; the pull from the floor is the last to recover. */
const BACK_FROM_MEET = { rpe: 6, percent: 70 } as const;
const PULL_BACK = { rpe: 6, percent: 67.5 } as const;
const DAYS_BACK_FROM_MEET = 15;
const PULLS_BACK = [4, 5] as const;
/** Sets of those weeks, whatever the wave is at. */
const REPS_BACK = [5, 5] as const;

function supportingLimit(
  brief: SessionBrief,
  { movementPattern }: Exercise,
): { readonly rpe: number; readonly percent: number } | undefined {
  const {
    code,
    context: { athlete },
    frame: { season },
    isTaper,
  } = brief;
  if (isBackFromMeet(brief)) return movementPattern === "hinge" ? PULL_BACK : BACK_FROM_MEET;
  if (season?.phase === "recovery") return BACK_FROM_RACE;
  if (LEG_PATTERNS.has(movementPattern) && isBeforeKeyRun(brief)) return BEFORE_KEY_RUN;
  if (!FOCUS_TRAITS[athlete.focus].isMixed) return undefined;
  if (code === "SUE") return BESIDE_MACHINES;
  if (isTaper) return BEFORE_RACE;
  if (season?.phase === "base") return BASE_LIMIT;
  return season === undefined ? undefined : BESIDE_STATIONS;
}

const LEG_PATTERNS: ReadonlySet<string> = new Set(["squat", "hinge", "lunge"]);
/** The day before a fast or long run no set for the legs is near its last repetition. */
const BEFORE_KEY_RUN = { rpe: 7, percent: 80 } as const;
const KEY_RUNS: ReadonlySet<SessionCode> = new Set<SessionCode>(["RT", "RI", "RL"]);

function isBeforeKeyRun({ context: { athlete }, weekday, weekdays, weekCodes }: SessionBrief): boolean {
  const next = weekCodes[weekdays.findIndex((day) => day === weekday + 1)];
  return FOCUS_TRAITS[athlete.focus].isEndurance && next !== undefined && KEY_RUNS.has(next);
}

/** In the weeks that bring an athlete back after a race no set is a fight (race-demands.md table 11). */
const AFTER_RACE_RPE = 6.5;

/** In the first two weeks after a meet nothing grows from session to session. */
export function isBackFromMeet({ context: { athlete }, date }: SessionBrief): boolean {
  return (daysSinceMeet(athlete, date) ?? Number.POSITIVE_INFINITY) <= DAYS_BACK_FROM_MEET;
}

/** After a race or a meet nothing has to be hard. */
function isComingBack(brief: SessionBrief): boolean {
  return isAfterRace(brief) || isBackFromMeet(brief) || brief.isAfterRecovery === true;
}

export function isAfterRace({ frame: { season } }: SessionBrief): boolean {
  return season?.phase === "recovery";
}

/** Nobody goes near a maximum that was never lifted, least of all in the first week (load-plausibility.md section 2). */
function capPercent({ context, frame }: SessionBrief, exercise: Exercise): number {
  const cap = Math.min(context.loading.cap, partPercent(context.health, exercise) / 100);
  if (!isByRatio(context, exercise)) return cap * 100;
  return 100 * Math.min(cap, CAP_BY_RATIO) - (frame.week === 1 ? LOWER_IN_FIRST_WEEK : 0);
}

const LOWER_IN_FIRST_WEEK = 5;

/** A deload is lighter than the weeks before it, also under a cap that keeps those below its usual weight. */
const DELOAD_OF_CAP = 0.88;

function isByRatio({ capacities }: PlanContext, { name }: Exercise): boolean {
  return exerciseMaximum(capacities, name)?.byRatio === true;
}

/** In the taper of anything but a meet strength is kept, not raised (race-demands.md section 6.4). */
const HEAVIEST_BEFORE_RACE = 85;

/** After a race strength comes back at no more than this (periodization.md section 6); the day after a simulation has no more either. */
const FIRST_BACK_PERCENT = 70;

/** The first week of training after those easy weeks lies between them and the loads of before (choice). */
const WEEK_BACK = { rpe: 7, percent: 77.5 } as const;

/** Before a race only the main lift keeps its weight. */
const TAPER_PERCENT = 65;

/** Light weeks, the first days back from a race, in a taper everything but the main lift, and that too when the meet is near. */
function isEasy(brief: SessionBrief, exercise: Exercise, role: LiftRole): boolean {
  const { context, date, isTaper } = brief;
  if (isLightLifting(brief)) return true;
  return isTaper && ((role !== "main" && role !== "olympic") || isRehearsal(context.athlete, date, exercise.name));
}

/** Where effort is limited for health, sets have at least so many repetitions. */
const FEWEST_UNDER_LIMIT = 2;

/** When repetitions alone make no difference to a week that would be a copy: a little less weight each further time. */
function lighterPercent({ variation }: SessionBrief): number {
  return LIGHTER_STEP * Math.max(0, variation - 1);
}

const LIGHTER_STEP = 2.5;

function highestSetRpe(context: PlanContext, isEasyWeek: boolean): number {
  // The scale of lifting knows nothing easier than 5.
  return Math.max(5, Math.min(context.loading.rpe, context.highestRpe, isEasyWeek ? 6 : 10));
}
