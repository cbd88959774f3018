import { EXERCISES } from "../../catalogue/exercises.ts";
import { type Activity, getNames } from "../../injuries/activities.ts";
import { memoized } from "../../language/memoized.ts";
import { healthCheck } from "../exercise-limits.ts";
import { type HealthLimits, strictest } from "../limits.ts";

/** How much of the training a limit takes. */
interface Reach {
  /** Sports of which it leaves nothing. */
  readonly closesSports: readonly Activity[];
  /** Whether it shortens every session or every run of the plan. */
  readonly shortensAll: boolean;
}

/**
 * Measures the reach of a limit by what it closes: a sport is closed when the catalogue has no exercise of it left, whichever field of the limit
 * does it.
 */
export function measureReach(limits: Partial<HealthLimits>): Reach {
  const { sessionMinutes = Infinity, runMinutes = Infinity, runMetres = Infinity } = limits;
  return {
    closesSports: closedSports(JSON.stringify(limits)),
    shortensAll: sessionMinutes < MOST_MINUTES || runMinutes < MOST_MINUTES || runMetres < Infinity,
  };
}

const SPORTS = ["run", "bike", "swim"] as const;

/** A longer run or session is cut by hardly any limit. */
const MOST_MINUTES = 120;

const closedSports = memoized((written: string): readonly Activity[] => {
  const limits = JSON.parse(written) as Partial<HealthLimits>;
  const isClosed = healthCheck(strictest([limits]), () => "");
  return SPORTS.filter((sport) => {
    const names = new Set(getNames(sport));
    return EXERCISES.filter(({ name }) => names.has(name)).every((exercise) => isClosed(exercise) !== undefined);
  });
});
