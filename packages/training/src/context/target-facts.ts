import type { TargetFacts } from "../season/demand/hyrox/targets.ts";
import { statedHyroxTime } from "../athlete/stated/stated-hyrox-time.ts";
import type { PlanContext } from "./context.ts";

/** What the targets of a Hyrox are worked out from in a plan. */
export function targetFacts({ capacities, level, division, sex, entry, athlete }: PlanContext): TargetFacts {
  return { capacities, level, division, sex, entry, bodyWeight: athlete.bodyWeight, proven: statedHyroxTime(athlete) };
}
