import { addDays } from "../../calendar/day.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { SessionBrief } from "../../context/draft.ts";
import type { Load } from "../../model/plan.ts";
import { percentOfOneRepMax, repsToFailure } from "../../physiology/rpe-curve.ts";
import {
  COMPETITION_LIFTS,
  daysToMeet,
  heaviestShare,
  isNewToLifting,
  LAST_HEAVY,
  weeksOfLifting,
  weeksTo,
} from "../../selection/strength/meet.ts";
import { actualPercent, barLoad, CAP_BY_RATIO } from "../load/bar-load.ts";
import { isLightLifting } from "../load/light-lifting.ts";
import { isAfterRace, type MostPerSet } from "../load/lift-target.ts";
import { comeBackShare, mildLoad } from "../load/mild-limits.ts";

/** Percent of the maximum and repetitions of the working sets. */
type Rung = readonly [percent: number, reps: number];

/**
 * The working sets of squat, bench press and deadlift by whole weeks to the meet, from the week of the last heavy day (1) back: fives,
 * triples, doubles (race-demands.md section 9; the singles before them are `heavySingle`). Where singles are planned, the sets after them take
 * their weight from the single.
 */
const EXPERIENCED_RUNGS: readonly (Rung | undefined)[] = [
  undefined,
  [85, 2],
  [87.5, 2],
  [87.5, 2],
  [85, 3],
  [83.5, 4],
  [82.5, 4],
  [81, 5],
  [79, 6],
  [76, 7],
  [73, 8],
];

/** A first year of lifting goes from sixes to fives to triples, then to singles that leave two repetitions. */
const NOVICE_RUNGS: readonly (Rung | undefined)[] = [
  undefined,
  [80, 3],
  [82.5, 3],
  [85, 3],
  [82.5, 3],
  [80, 4],
  [78, 5],
  [76, 5],
  [74, 6],
  [72, 7],
  [70, 8],
];

/** Farther away in waves of four weeks, and in the weeks back from the last meet the first of them. */
const FAR_RUNGS: { readonly [who in "experienced" | "novice"]: readonly [Rung, ...Rung[]] } = {
  experienced: [
    [77, 6],
    [75, 7],
    [72.5, 8],
    [70, 8],
  ],
  novice: [
    [74, 6],
    [72, 7],
    [70, 8],
    [68, 8],
  ],
};

/** The heaviest working sets of the tables. */
const PEAK_PERCENT = { experienced: 87.5, novice: 85 } as const;

/** From sixty years on there are no singles: the sets themselves end at the openers, and longer sets lead to them. */
const NO_SINGLES_AGE = 60;
const LOWER_WHEN_OLD = 2.5;

/** Repetitions left at most in a working set. */
const MOST_LEFT = { novice: 3.75, experienced: 3.25, held: 5 } as const;
const MOST_REPS = 10;
const LONG_SET = 5;
/** Triples and doubles stay what they are. */
const SHORTEST_GROWING = 4;
const LEAST_LEFT = 2;
const HALF_REPETITION = 0.5;
const MAX_RPE = 10;

/**
 * What the working sets of a competition lift are on the way to a powerlifting meet; undefined on other days. A limit of health, age or of what is sore
 * lowers the weight, and then a set has more repetitions, so that it stays work.
 */
export function meetSets(brief: SessionBrief, exercise: Exercise): MostPerSet | undefined {
  const { context, date, frame } = brief;
  const { athlete } = context;
  const days = COMPETITION_LIFTS.has(exercise.name) ? daysToMeet(athlete, date, exercise.name) : undefined;
  if (days === undefined || isLightLifting(brief) || frame.isDeload) return undefined;
  const isNew = isNewToLifting(athlete);
  const weeks = weeksTo(days);
  const rungAt = (back: number): Rung | undefined => findRung(brief, isNew, weeks + back, back);
  const rung = rungAt(0);
  if (rung === undefined) return undefined;
  const { aim, load, isHeld } = getAim(brief, exercise, rung);
  const percent = load === undefined ? aim : actualPercent(load);
  // A weight that may hardly grow leaves its repetitions room to.
  const left = isHeld ? MOST_LEFT.held : isNew ? MOST_LEFT.novice : MOST_LEFT.experienced;
  // What comes back is light on purpose: its sets do not get longer for it.
  const toFailure = repsToFailure(Math.min(100, percent / comeBackShare(brief, exercise.name)));
  const [, fewest] = rung;
  // Where plates round a long set up, it is shorter, so that two repetitions are left.
  const most = fewest >= LONG_SET ? Math.max(LONG_SET, Math.floor(toFailure - LEAST_LEFT)) : MOST_REPS;
  const reps = Math.max(Math.min(fewest, most), context.health.fewestReps, Math.ceil(toFailure - left));
  // The plates of the weeks before: a repetition more for each instead.
  const isSame = (back: number): boolean => {
    const before = rungAt(back);
    return before !== undefined && frame.week > back && load?.kilograms === getAim(brief, exercise, before).load?.kilograms;
  };
  const alike = reps < SHORTEST_GROWING || !isSame(1) ? 0 : isSame(2) ? 2 : 1;
  const more = Math.max(0, Math.min(alike, Math.floor(toFailure - reps - LEAST_LEFT + HALF_REPETITION)));
  return { percent: aim, least: aim, reps: Math.min(MOST_REPS, reps + more) };
}

function findRung(brief: SessionBrief, isNew: boolean, weeks: number, back: number): Rung | undefined {
  const near = isNew ? NOVICE_RUNGS : EXPERIENCED_RUNGS;
  const far = FAR_RUNGS[isNew ? "novice" : "experienced"];
  if (isAfterRace(brief)) return far.at(-1);
  const { lifted, inWave, wave } = placeInWave(brief, back, far.length);
  const [percent, reps] = far[far.length - 1 - inWave] ?? far[0];
  // Each wave begins above the last one.
  const ofWave: Rung = [percent + WAVE_STEP * Math.max(0, Math.min(MOST_WAVES, wave)), reps];
  const ofMeet = near[weeks];
  // The table of the meet takes over where it is no step back from the wave, nor from its last week.
  const before = far[far.length - 1 - ((inWave + far.length - 1) % far.length)] ?? far[0];
  if (ofMeet !== undefined && inWave === 0 && lifted > 0 && weeks >= TAKES_OVER - 1 && before[0] > ofMeet[0])
    return [before[0] + 1, before[1]];
  return ofMeet === undefined || (weeks >= TAKES_OVER && ofWave[0] > ofMeet[0]) ? ofWave : ofMeet;
}

/** A wave goes on until a deload ends it, wherever that is: only a light week lets the bar step back. After a meet its weeks count. */
function placeInWave(
  { context, date, frame }: SessionBrief,
  back: number,
  length: number,
): { readonly lifted: number; readonly inWave: number; readonly wave: number } {
  const { week, macroWeek, deloadsBefore, sinceDeload } = frame;
  const weeks = weeksOfLifting(context.athlete, date, macroWeek);
  const lifted = weeks - back;
  const isCounted = deloadsBefore !== undefined && sinceDeload !== undefined && weeks === macroWeek - 1 && sinceDeload >= back;
  if (!isCounted) return { lifted, inWave: ((lifted % length) + length) % length, wave: Math.floor(lifted / length) };
  const wave = deloadsBefore + Math.floor(Math.max(0, macroWeek - week) / length);
  return { lifted, inWave: Math.min(length - 1, sinceDeload - back), wave };
}

const WAVE_STEP = 2;
const MOST_WAVES = 2;

/** Whole weeks to the meet. */
const TAKES_OVER = 9;

interface Aim {
  readonly aim: number;
  readonly load: Load | undefined;
  /** A limit keeps the whole table far below. */
  readonly isHeld: boolean;
}

/** What a row of the table asks for, within the caps, and the plates that come nearest. */
function getAim(brief: SessionBrief, exercise: Exercise, [wanted, fewest]: Rung): Aim {
  const { context, date } = brief;
  const { athlete, loading } = context;
  const cap = 100 * Math.min(heaviestShare(athlete, loading, date, fewest), isByRatio(brief, exercise) ? CAP_BY_RATIO : 1);
  // Where the last heavy sets before the meet are limited the whole table is lower, so that the weeks still climb.
  const peak = isNewToLifting(athlete) ? PEAK_PERCENT.novice : PEAK_PERCENT.experienced;
  const forAge = (athlete.age ?? 0) >= NO_SINGLES_AGE ? LOWER_WHEN_OLD : 0;
  const lastHeavy = addDays(date, Math.max(0, (daysToMeet(athlete, date, exercise.name) ?? 0) - LAST_HEAVY.squat.from));
  const lower = forAge + Math.max(0, peak - 100 * heaviestShare(athlete, loading, lastHeavy, Math.max(2, context.health.fewestReps)));
  // What is slightly sore leaves out the heaviest sets; the lighter weeks of the way are no heavier than it bears.
  const top = peak - lower;
  // Where that would leave nothing of the first weeks they begin at what is work for their repetitions, and climb to the same top in smaller steps.
  const first = Math.min(top, percentOfOneRepMax(Math.max(fewest, context.health.fewestReps), LEAST_WORK_RPE));
  const climbing = first + ((top - first) * Math.max(0, wanted - START_PERCENT)) / (peak - START_PERCENT);
  const isHeld = lower > MUCH_LOWER;
  const back = comeBackShare(brief, exercise.name);
  const aim = back * Math.min(isHeld ? Math.max(wanted - lower, climbing) : wanted - lower, cap, peak * mildLoad(context, exercise.name));
  const load = barLoad(brief, exercise, aim, MAX_RPE, cap / 100);
  return { aim, load: typeof load === "object" ? load : undefined, isHeld };
}

/** Percent with which the tables begin. */
const START_PERCENT = 70;
const LEAST_WORK_RPE = 5;
/** What age and sore places take off the table leaves it whole. */
const MUCH_LOWER = 7.5;

/** Percent of a competition lift in a deload on the way to a meet: lighter than the week before, whatever limits that. */
export function deloadPercent(brief: SessionBrief, exercise: Exercise): number | undefined {
  const { context, date, frame } = brief;
  const days = COMPETITION_LIFTS.has(exercise.name) ? daysToMeet(context.athlete, date, exercise.name) : undefined;
  if (days === undefined || !frame.isDeload) return undefined;
  const rung = findRung(brief, isNewToLifting(context.athlete), weeksTo(days) + 1, 1);
  return rung === undefined ? undefined : DELOAD_SHARE * getAim(brief, exercise, rung).aim;
}

const DELOAD_SHARE = 0.88;

function isByRatio({ context }: SessionBrief, { name }: Exercise): boolean {
  return name === "Bench press" && context.capacities.lifts.benchPress?.byRatio === true;
}
