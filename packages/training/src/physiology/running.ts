import type { Metres, Minutes, Seconds, SecondsPerKilometre } from "../units/units.ts";

/** The range in which VDOT means anything; every function below clamps to it. */
export const VDOT_RANGE = { lowest: 20, highest: 85 } as const;

const MARATHON: Metres = 42_195;

/** Training paces in seconds per kilometre, except `repetition400`: seconds per 400 m. */
export interface TrainingPaces {
  readonly easy: { readonly fast: SecondsPerKilometre; readonly slow: SecondsPerKilometre };
  readonly marathon: SecondsPerKilometre;
  readonly threshold: SecondsPerKilometre;
  readonly interval: SecondsPerKilometre;
  readonly repetition400: Seconds;
  /** Never run faster than this between efforts. */
  readonly recovery: SecondsPerKilometre;
}

/**
 * VDOT of a race result (Daniels & Gilbert, Oxygen Power, 1979), clamped to 20-85.
 * Valid for all-out efforts of about 3.5 to 240 minutes.
 */
export function vdotFromRace(metres: Metres, seconds: Seconds): number {
  return clampVdot(rawVdot(metres, seconds / 60));
}

/**
 * The time in which `vdot` covers the distance: the inverse of `vdotFromRace`. The share of VO2max that can be held depends on the time
 * only a little, so the speed at that share gives the next and much better time.
 */
export function raceTime(vdot: number, metres: Metres): Seconds {
  const target = clampVdot(vdot);
  let minutes: Minutes = metres / velocityAt(target);
  // Each step is ten times nearer; these are far below a microsecond.
  for (let step = 0; step < 20; step++) {
    const next = metres / velocityAt(target * sustainableFraction(minutes));
    if (next === minutes) break;
    minutes = next;
  }
  return minutes * 60;
}

/** The shares of VDOT between which easy runs lie (running.md section 1). */
export const EASY_VDOT_SHARE = { slow: 0.63, fast: 0.73 } as const;

/**
 * Training paces in seconds per kilometre: rules fitted to the published table of Daniels' Running Formula, 3rd edition; worst deviation
 * 3.4 s/km. `test/properties/expected-paces.ts` derives them a second time: change both.
 */
export function trainingPaces(vdot: number): TrainingPaces {
  const value = clampVdot(vdot);
  const slowEasy = paceAtFraction(value, EASY_VDOT_SHARE.slow);
  const interval = paceAtFraction(value, 0.975);
  return {
    easy: { fast: paceAtFraction(value, EASY_VDOT_SHARE.fast), slow: slowEasy },
    // The book is softer for novices than their predicted marathon.
    marathon: raceTime(value, MARATHON) / (MARATHON / 1000) + 1.1 * Math.max(0, 40 - value),
    threshold: paceAtFraction(value, 0.88),
    interval,
    repetition400: repetitionPace(value),
    recovery: slowEasy,
  };
}

/** Seconds per 400 m. Just below a step of the rule it waits for the step: a higher VDOT is never slower. */
function repetitionPace(vdot: number): Seconds {
  const at = (value: number, lead: Seconds): Seconds => 0.4 * paceAtFraction(value, 0.975) - lead;
  if (vdot >= 50) return at(vdot, 6);
  if (vdot >= 40) return Math.max(at(vdot, 7), at(50, 6));
  return Math.max(at(vdot, 8), at(40, 7));
}

/** Pace at the fraction `p` of VDOT, e.g. 0.88 for threshold. */
export function paceAtFraction(vdot: number, p: number): SecondsPerKilometre {
  return 60_000 / velocityAt(p * clampVdot(vdot));
}

export function clampVdot(vdot: number): number {
  return Math.min(VDOT_RANGE.highest, Math.max(VDOT_RANGE.lowest, vdot));
}

function rawVdot(metres: Metres, minutes: Minutes): number {
  return oxygenCost(metres / minutes) / sustainableFraction(minutes);
}

/** Oxygen cost in ml/kg/min of running at `velocity` metres per minute. */
function oxygenCost(velocity: number): number {
  return -4.6 + 0.182258 * velocity + 0.000104 * velocity ** 2;
}

/** The fraction of VO2max that can be held for the time. */
function sustainableFraction(minutes: Minutes): number {
  return 0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes);
}

/** Metres per minute whose oxygen cost is `oxygen`: the inverse of `oxygenCost`. */
function velocityAt(oxygen: number): number {
  return (-0.182258 + Math.sqrt(0.182258 ** 2 + 4 * 0.000104 * (4.6 + oxygen))) / (2 * 0.000104);
}
