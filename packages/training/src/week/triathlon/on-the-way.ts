/** At the target the length of a long session goes in waves: nobody is sent over the same length week after week. */
const WAVE_SHARES = [0.95, 0.9, 1] as const;
/** Share of the loading weeks to the race that climb to the target; the rest repeat it. */
const CLIMBING_SHARE = 0.6;

/**
 * Length of a long session so many loading weeks after the start of the plan, from what is known evenly to the target, with so many loading
 * weeks still to come.
 */
export function addTransitionRuns(known: number, target: number, weeks: number, toCome: number): number {
  const due = known + ((target - known) * (weeks + FIRST_STEP)) / Math.max(1, CLIMBING_SHARE * (weeks + toCome));
  return due < target ? due : (WAVE_SHARES[weeks % WAVE_SHARES.length] ?? 1) * Math.max(known, target);
}

/** The first week is half a step beyond what is known. */
const FIRST_STEP = 0.5;
