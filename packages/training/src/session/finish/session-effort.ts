import { isLifter } from "../../athlete/own-sports.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { type DraftItem, type SessionBrief, totalSeconds } from "../../context/draft.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { codeFacts, deloadRpe } from "../../model/session-codes.ts";
import { mainLifts } from "../../model/main-lifts.ts";

/** A session whose lines are this much easier than its slot is not what the slot says. */
const MUCH_EASIER = 1.5;

/** The effort of the slot, or what its content comes to where that is much less. */
export function getEffort(
  { frame, code, isTaper, context: { athlete } }: SessionBrief,
  slot: SessionSlot,
  work: readonly DraftItem[],
  strength: readonly DraftItem[],
): Pick<SessionSlot, "rpe" | "hard" | "heavyLower"> {
  // What others lead is as hard as they make it.
  if (slot.isFixed === true) return slot;
  if (EASY_ENDURANCE.has(code) && !slot.hard) {
    const atEffort = work.filter(({ rpe = 0 }) => rpe >= RACE_EFFORT);
    // Between the stretches at race effort the ride is easy.
    const seconds = atEffort.reduce((sum, { sets = 1, dose }) => sum + sets * (dose.seconds ?? dose.totalSeconds / sets), 0);
    const isAtRaceEffort = !isTaper && seconds >= RACE_SHARE * totalSeconds(work);
    const most = code === "SW" && !isTaper ? 10 : code === "BK" && isAtRaceEffort ? slot.rpe + 1 : slot.rpe;
    return { ...slot, rpe: Math.min(most, enduranceEffort(work) ?? slot.rpe) };
  }
  if (isBriskWalk(code, work)) return { ...slot, rpe: slot.rpe + 1 };
  if (code === "RACE") {
    const most = Math.max(...work.map(({ rpe = slot.rpe }) => rpe));
    return most <= HARD_RPE ? { ...slot, rpe: Math.min(slot.rpe, most) } : slot;
  }
  // Short stations between easy runs are no hard day; a simulation is one at any pace.
  if (code === "HX" && isEasyRunning(work) && (frame.isDeload || slot.rpe > EASY_STATIONS))
    return { ...slot, rpe: frame.isDeload ? Math.min(slot.rpe, EASY_ROUNDS) : EASY_STATIONS, hard: false };
  // A fast run of a deload whose touch of the pace the day does not allow is an easy one.
  const isEasyRun =
    (code === "RT" || code === "RI") && frame.isDeload && work.every(({ rpe = 0, name }) => rpe <= EASY_RUN_RPE || name === "Strides");
  if (isEasyRun) return { ...slot, rpe: Math.min(slot.rpe, deloadRpe(code)), hard: false };
  if (frame.isDeload && !isLifter(athlete)) {
    // No light day is harder than its hardest line.
    const hardest = Math.ceil(Math.max(...work.map((item) => item.rpe ?? EASY_ROUNDS)));
    if (hardest >= slot.rpe) return slot;
    if (code === "SWs") return { ...slot, rpe: hardest };
    return codeFacts(code).type === "mixed" ? { ...slot, rpe: Math.max(EASY_ROUNDS, hardest) } : slot;
  }
  const isLifting = codeFacts(code).type === "strength";
  // A few stations after light sets make no hard day of them.
  if (isLifting && strength.length < work.length && strength.length > 0 && strength.every(({ rpe = 0 }) => rpe > 0 && rpe <= EASY_ROUNDS))
    return { rpe: Math.min(slot.rpe, EASY_STATIONS), hard: false, heavyLower: false };
  const lifted = isLifting ? liftingEffort(work) : undefined;
  if (lifted !== undefined) {
    // Sets that are clearly harder than the day was meant to be make it a harder day (load-plausibility.md section 7).
    const usual = Math.max(slot.rpe, Math.floor(lifted - BESIDE_SETS));
    // A day beside the endurance of a race is rated as it is; who lifts for its own sake has easy days between hard ones by design.
    const most = isLifter(athlete) || athlete.focus === "general" ? usual : Math.max(usual, Math.ceil(lifted - FARTHEST_BELOW));
    const hardest = Math.max(...mainLifts(work).map((item) => item.rpe ?? EASY_ROUNDS));
    // No day is harder than the hardest set of what it is for; half points below a hard day count as whole ones.
    const rpe = Math.max(1, Math.min(most, Math.round(lifted), hardest >= HARD_RPE ? Math.floor(hardest) : Math.ceil(hardest)));
    return { rpe, hard: slot.hard && rpe >= HARD_RPE, heavyLower: slot.heavyLower && rpe > HARD_RPE - 2 };
  }
  const top = Math.max(...work.map((item) => item.rpe ?? slot.rpe));
  // No day of lifting is harder than its hardest set.
  const hardest = Math.ceil(top - 0.5);
  if (isLifting && !slot.hard && hardest < slot.rpe) return { ...slot, rpe: hardest };
  if (isLifting && slot.hard && hardest < slot.rpe) return { ...slot, rpe: Math.max(HARD_RPE, hardest) };
  // Sets with some left and easy minutes on a machine after them.
  if (code === "SUE" && top > EASY_ROUNDS && isEasyEnding(work)) return { ...slot, rpe: Math.min(slot.rpe, EASY_ENDING_RPE) };
  // Light sets before easy minutes on a machine.
  if (code === "SUE" && top <= EASY_ROUNDS)
    return { ...slot, rpe: Math.min(slot.rpe, Math.max(LIGHT_RPE, enduranceEffort(work) ?? slot.rpe)) };
  // A run that is not hard is no harder than its hardest line.
  if (!slot.hard && codeFacts(code).fastRun) return { ...slot, rpe: Math.min(slot.rpe, Math.ceil(top)) };
  // Where everything else is closed a workout is a walk, whatever effort the day would have had.
  const isOnlyEasy = (code === "ML" || code === "MM") && strength.length === 0 && top <= EASY_RUN_RPE;
  if (!slot.hard && isOnlyEasy) return { ...slot, rpe: Math.min(slot.rpe, Math.ceil(top) + 1) };
  if (!slot.hard || slot.rpe - top < MUCH_EASIER) return slot;
  return { rpe: Math.ceil(top) + 1, hard: Math.ceil(top) + 1 >= HARD_RPE, heavyLower: slot.heavyLower && top > HARD_RPE - 2 };
}

/** The rating of a day is so much below its sets at most. */
const BESIDE_SETS = 1.25;
/** And never more than this (load-plausibility.md section 7). */
const FARTHEST_BELOW = 1.5;

/** Brisk minutes fill a short walk: the whole of it is no easy one. */
function isBriskWalk(code: SessionCode, work: readonly DraftItem[]): boolean {
  return code === "ZE" && work.some(({ name, sets = 1, rpe = 0 }) => name === "Brisk walk" && sets > 1 && rpe > EASY_RUN_RPE);
}

const EASY_ENDING_RPE = 6;

/** Whether everything on a machine is easy. */
function isEasyEnding(work: readonly DraftItem[]): boolean {
  return work.every(({ name, rpe = 0 }) => findExercise(name)?.category !== "cardio" || rpe <= EASY_RUN_RPE);
}

const EASY_STATIONS = 6;

const EASY_RUN_RPE = 4;

/** RPE of light lifting with easy minutes. */
const LIGHT_RPE = 4;

/** Share of the work that is run easily. */
const MOSTLY_EASY_SHARE = 0.6;

function isEasyRunning(work: readonly DraftItem[]): boolean {
  const runs = work.filter(({ name }) => findExercise(name)?.movementPattern === "run");
  return runs.every(({ rpe = 10 }) => rpe <= EASY_RUN_RPE) && totalSeconds(runs) >= MOSTLY_EASY_SHARE * totalSeconds(work);
}

/** RPE in a deload: rounds without a clock and lifts that end with speed have no effort of their own. */
export const EASY_ROUNDS = 5;

/** From this effort on a long ride is a race in small. */
const RACE_EFFORT = 5;

const RACE_SHARE = 0.25;

const LONG_ENOUGH = 480;

const EASY_ENDURANCE: ReadonlySet<SessionCode> = new Set<SessionCode>(["RE", "RL", "BK", "SW"]);

/** Half the hardest line and half the mean over the time (load-plausibility.md section 7); strides and mobility are no work. */
function enduranceEffort(work: readonly DraftItem[]): number | undefined {
  const lines = work.filter(({ rpe, name }) => rpe !== undefined && name !== "Strides");
  const seconds = totalSeconds(lines);
  if (seconds === 0) return undefined;
  // A few minutes at race effort make no hard session.
  const long = lines.filter(({ sets = 1, dose }) => sets * (dose.seconds ?? 0) >= LONG_ENOUGH);
  const top = Math.max(...(long.length === 0 ? lines : long).map(({ rpe = 0 }) => rpe));
  const mean = lines.reduce((sum, { rpe = 0, dose }) => sum + rpe * dose.totalSeconds, 0) / seconds;
  return Math.max(1, Math.round((top + mean) / 2));
}

/** Half the hardest line and half the mean of the sets that the day is for (load-plausibility.md section 7), and half a point for the sum; undefined without lines of RPE. */
function liftingEffort(work: readonly DraftItem[]): number | undefined {
  const told = work.flatMap(({ rpe }) => rpe ?? []);
  // Fast lifts among hard sets are hard as well; among light ones they are light.
  if (told.length === 0 || (told.length < work.length && Math.max(...told) > EASY_ROUNDS)) return undefined;
  const sets = mainLifts(work).map(({ rpe = EASY_ROUNDS, sets: count = 1 }) => ({ rpe, count }));
  const total = sets.reduce((sum, { count }) => sum + count, 0);
  const mean = sets.reduce((sum, { rpe, count }) => sum + rpe * count, 0) / total;
  return 0.5 * Math.max(...sets.map(({ rpe }) => rpe)) + 0.5 * mean + 0.5;
}

export const HARD_RPE = 7;
