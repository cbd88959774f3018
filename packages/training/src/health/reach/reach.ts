import { EXERCISES } from "../../catalogue/exercises.ts";
import { getNames } from "../../injuries/activities.ts";
import { memoized } from "../../language/memoized.ts";
import { healthCheck } from "../exercise-limits.ts";
import { type HealthLimits, strictest } from "../limits.ts";

/** How much of the training a limit takes. */
interface Reach {
  /** Whether it leaves nothing of running. */
  readonly closesRunning: boolean;
  /** Whether it shortens every session or every run of the plan. */
  readonly shortensAll: boolean;
}

/**
 * Measures the reach of a limit by what it closes: running is closed when the catalogue has no run left, whichever field of the limit does it.
 */
export function measureReach(limits: Partial<HealthLimits>): Reach {
  const { sessionMinutes = Infinity, runMinutes = Infinity, runMetres = Infinity } = limits;
  return {
    closesRunning: closesRuns(JSON.stringify(limits)),
    shortensAll: sessionMinutes < MOST_MINUTES || runMinutes < MOST_MINUTES || runMetres < Infinity,
  };
}

/** A longer run or session is cut by hardly any limit. */
const MOST_MINUTES = 120;

const closesRuns = memoized((written: string): boolean => {
  const limits = JSON.parse(written) as Partial<HealthLimits>;
  const isClosed = healthCheck(strictest([limits]), () => "");
  const names = new Set(getNames("run"));
  return EXERCISES.filter(({ name }) => names.has(name)).every((exercise) => isClosed(exercise) !== undefined);
});
