import type { Work } from "../own-data/diary.ts";
import type { Subject } from "../query/query.ts";

/** Whether a session that was done is of what a turn names. */
export function isKindDone({ kind, lift, sport }: Subject, work: Work): boolean {
  if (lift !== undefined) return work.sets.some(({ exercise }) => lift.fits.test(exercise));
  if (kind !== undefined && kind.isDone(work)) return true;
  return sport !== undefined && (work.metres[sport] ?? 0) > 0;
}
