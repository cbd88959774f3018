/** Of what is due, by loading weeks: two steps up and a larger one, then back. */
const WAVE = [0.97, 1, 1.03] as const;

/**
 * Length of a long session so many loading weeks after the start of the plan, from what is known evenly to the target so many loading weeks
 * later, in waves: whoever can do as much already is not sent over the same length week after week.
 */
export function onTheWay(known: number, target: number, weeks: number, toCome: number): number {
  const due = known + ((target - known) * weeks) / Math.max(1, weeks + toCome);
  return Math.min(Math.max(known, target), (WAVE[weeks % WAVE.length] ?? 1) * due);
}
