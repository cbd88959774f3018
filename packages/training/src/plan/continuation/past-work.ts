import type { Session } from "../../model/plan.ts";
import type { SessionOutcome } from "../../model/outcome.ts";
import type { PastWork } from "../../model/quality-work.ts";

/** Points of session RPE above plan at which a dose is held, and at which the next is smaller. */
const HOLD = 2;
const DOWN = 3;

/** The loading doses that were done and how each ladder goes on from them (dose-progression.md section 3). */
export function pastWork(done: readonly Session[], outcomes: ReadonlyMap<string, SessionOutcome>): readonly PastWork[] {
  return done.flatMap(({ id, date, work, intensityLevel }): PastWork[] => {
    if (work?.purpose !== "load") return [];
    const harder = (outcomes.get(id)?.rpe ?? intensityLevel) - intensityLevel;
    return [{ ...work, date, move: harder >= DOWN ? -1 : harder >= HOLD ? 0 : 1 }];
  });
}
