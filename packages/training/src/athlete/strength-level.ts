import type { Day } from "../calendar/day.ts";
import type { Athlete, BenchmarkLift, Level } from "./athlete.ts";
import { assessCapacities } from "./capacities.ts";
import { standings } from "./standings.ts";
import { ENTERED_LIFTS } from "./lifts/training-lifts.ts";

export interface StrengthLevel {
  /** The middle of the lifts; of an even number the lower one. */
  readonly level: Level;
  readonly lifts: readonly { readonly lift: BenchmarkLift; readonly level: Level }[];
}

/** What the measured lifts say for sex and body weight (norms: ADR 007). Undefined without a body weight or a measured lift. */
export function strengthLevel(athlete: Athlete, today: Day): StrengthLevel | undefined {
  const lifts = standings(athlete, assessCapacities(athlete, today))
    .flatMap((standing) => {
      const lift = ENTERED_LIFTS.find((name) => name === standing.benchmark);
      return lift === undefined ? [] : [{ lift, ...standing }];
    })
    .toSorted((a, b) => a.withinLevel - b.withinLevel);
  const middle = lifts[Math.floor((lifts.length - 1) / 2)];
  return middle === undefined ? undefined : { level: middle.level, lifts: lifts.map(({ lift, level }) => ({ lift, level })) };
}
