import type { Session } from "../../model/plan.ts";
import type { SessionOutcome } from "../../model/outcome.ts";

/** How the last block felt against how it was planned. */
export interface FeltEffort {
  /** Mean of felt minus planned session RPE; absent with too few ratings to tell. */
  readonly difference?: number;
  /** Share of the usual step forward: 0 when it was much harder than planned, half when harder, 1 else. */
  readonly step: 0 | 0.5 | 1;
}

/** Fewer ratings than this say nothing. */
const FEWEST_RATINGS = 3;
/** The latest sessions say where the athlete is now. */
const MAX_RATED_SESSIONS = 10;

/** Points of session RPE above plan from which the next step is smaller, or none. */
const HARDER_RPE_ABOVE_PLAN = 0.75;
const MUCH_HARDER = 1.5;
/** Points below plan from which the block was easy. */
export const EASIER_RPE_DIFFERENCE = -0.75;

export function feltEffort(sessions: readonly Session[], outcomes: ReadonlyMap<string, SessionOutcome>): FeltEffort {
  const differences = sessions.flatMap((session) => {
    const rpe = session.code === "RACE" ? undefined : outcomes.get(session.id)?.rpe;
    return rpe === undefined ? [] : [rpe - session.intensityLevel];
  });
  const latest = differences.slice(-MAX_RATED_SESSIONS);
  if (latest.length < FEWEST_RATINGS) return { step: 1 };
  const difference = latest.reduce((sum, value) => sum + value, 0) / latest.length;
  return { difference, step: difference >= MUCH_HARDER ? 0 : difference >= HARDER_RPE_ABOVE_PLAN ? 0.5 : 1 };
}
