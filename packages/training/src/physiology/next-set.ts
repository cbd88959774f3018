/** What to change after a set: percent of the load, negative is lighter. */
export interface NextSet {
  readonly percent: number;
  /** After a missed repetition nothing is added any more in this session. */
  readonly stopAdding: boolean;
}

/**
 * The load of the next set from how hard the last one felt (strength.md section 2, a coaching convention): 1 RPE harder than planned
 * −2.5 %, 2 or more −5 %; at least 1 easier +2.5 %; a missed repetition −10 %.
 * The built-in coach answers with it; the loads of later sessions come from `estimates`.
 */
export function nextSet(set: { readonly plannedRpe: number; readonly feltRpe: number; readonly missed?: boolean }): NextSet {
  if (set.missed === true) return { percent: -10, stopAdding: true };
  const harder = set.feltRpe - set.plannedRpe;
  const percent = harder >= 2 ? -5 : harder >= 1 ? -2.5 : harder <= -1 ? 2.5 : 0;
  return { percent, stopAdding: false };
}
