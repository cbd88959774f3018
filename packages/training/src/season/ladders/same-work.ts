import type { QualityWork } from "../../model/quality-work.ts";

/** What makes a dose: the same in all of these is the same session, whatever its title (dose-progression.md section 1). */
export type WorkSignature = Pick<QualityWork, "stimulus" | "mode" | "sets" | "seconds" | "metres" | "restSeconds">;

const SAME_WORK_TOLERANCE = { total: 0.05, repetition: 0.15, rest: 0.1 } as const;

/** Whether two doses are the same: total within 5 %, repetition within 15 %, rest within 10 %. */
export function isSameWork(a: WorkSignature, b: WorkSignature): boolean {
  return (
    a.stimulus === b.stimulus &&
    getPlace(a) === getPlace(b) &&
    isWithin(getTotal(a), getTotal(b), SAME_WORK_TOLERANCE.total) &&
    isWithin(getLength(a), getLength(b), SAME_WORK_TOLERANCE.repetition) &&
    isWithin(a.restSeconds, b.restSeconds, SAME_WORK_TOLERANCE.rest)
  );
}

/** A repetition more or less on a machine is still the same run. */
function getPlace({ mode }: WorkSignature): string {
  return mode === "mixed" ? "run" : mode;
}

/** In metres where both are by distance, else in seconds. */
export function getTotal(work: Pick<QualityWork, "sets" | "seconds" | "metres">): number {
  return work.sets * getLength(work);
}

function getLength({ seconds, metres }: Pick<QualityWork, "seconds" | "metres">): number {
  return metres ?? seconds;
}

function isWithin(a: number, b: number, share: number): boolean {
  return Math.abs(a - b) < share * Math.max(a, b) || a === b;
}
