import type { Rung } from "../../catalogue/ladders/rung.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import type { Metres, Seconds } from "../../units/units.ts";

/** The longest repetition of a stimulus: longer ones are another effort. */
const MAX_REPETITION: { readonly [stimulus in Stimulus]?: Seconds | Metres } = {
  threshold: 1200,
  "bike-threshold": 1200,
  "sweet-spot": 1800,
  "race-power-half": 5400,
  "race-power-full": 7200,
  vo2: 300,
  "bike-vo2": 300,
  repetition: 400,
  "pace-5k": 1200,
  "pace-10k": 2000,
  "pace-half": 5000,
  "swim-css": 400,
  "erg-threshold": 2500,
  "erg-vo2": 1000,
};

/** Seconds of the longest repetition of a stimulus that is planned by time. */
export function longestRepetition(stimulus: Stimulus): Seconds {
  return MAX_REPETITION[stimulus] ?? Number.POSITIVE_INFINITY;
}

/** Another form holds the same work to this share, and its repetitions differ by at least that. */
const SAME_TOTAL = 0.045;
const LONGER_FORM_RATIO = 1.16;
const SHORTER_FORM_RATIO = 0.84;
const SHORTEST_TO_SPLIT = 120;

/**
 * The same amount in fewer, longer repetitions: the next lever after the total (dose-progression.md section 3). Undefined where the
 * repetitions may not get longer or the amount does not divide.
 */
export function getLongerForm(stimulus: Stimulus, rung: Rung): Rung | undefined {
  const most = MAX_REPETITION[stimulus];
  const { sets } = rung;
  // 40 s fast and 20 easy in the place of 30 and 15.
  if (stimulus === "vo2-short") return { sets: Math.round(0.75 * sets), seconds: 40 };
  if (most === undefined) return undefined;
  for (let fewer = sets - 1; fewer >= 1; fewer--) {
    const length = divided(rung, fewer);
    if (length > most) return undefined;
    if (length >= LONGER_FORM_RATIO * getLength(rung) && isSameTotal(rung, fewer, length)) return withLength(rung, fewer, length);
  }
  return undefined;
}

/** The same amount in more, shorter repetitions: for work that has no longer ones. */
export function getShorterForm(rung: Rung): Rung | undefined {
  if (getLength(rung) < SHORTEST_TO_SPLIT) return undefined;
  for (let more = rung.sets + 1; more <= rung.sets + 3; more++) {
    const length = divided(rung, more);
    if (length <= SHORTER_FORM_RATIO * getLength(rung) && isSameTotal(rung, more, length)) return withLength(rung, more, length);
  }
  return undefined;
}

function getLength({ seconds, metres }: Rung): number {
  return metres ?? seconds ?? 0;
}

/** Round numbers: whole hundreds of metres, whole minutes from eight on, halves from three on, quarters below. */
function divided(rung: Rung, sets: number): number {
  const raw = (rung.sets * getLength(rung)) / sets;
  const step = rung.metres !== undefined ? 100 : raw >= 480 ? 60 : raw >= 180 ? 30 : 15;
  return step * Math.round(raw / step);
}

function isSameTotal(rung: Rung, sets: number, length: number): boolean {
  const total = rung.sets * getLength(rung);
  return Math.abs(sets * length - total) <= SAME_TOTAL * total;
}

function withLength({ metres }: Rung, sets: number, length: number): Rung {
  return metres === undefined ? { sets, seconds: length } : { sets, metres: length };
}

/** A rest that is shorter by a step that counts, but never below ten seconds. */
export function getShorterRest(rest: Seconds): Seconds {
  const step = rest >= 120 ? 30 : rest >= 60 ? 15 : 5;
  return Math.max(10, step * Math.floor((rest * 0.86) / step));
}

/** 50 to 60 % of a dose for a deload or a taper: fewer repetitions, nearly of the same length. */
export function lighterForm(rung: Rung): Rung {
  const kept = Math.max(1, Math.round(0.56 * rung.sets));
  const share = kept / rung.sets;
  const length = getLength(rung) * (share <= 0.62 ? 1 : 0.6 / share);
  if (share <= 0.62) return withLength(rung, kept, getLength(rung));
  if (rung.metres !== undefined) return { sets: kept, metres: 50 * Math.round(length / 50) };
  const step = length >= 300 ? 60 : length >= 110 ? 30 : 15;
  return { sets: kept, seconds: Math.max(15, step * Math.floor(length / step)) };
}
