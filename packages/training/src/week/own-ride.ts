import { ridesLong } from "../athlete/own-sports.ts";
import type { PlanContext } from "../context/context.ts";
import { isDislikedLong } from "../selection/disliked-long.ts";
import type { SessionCode } from "../model/plan.ts";
import type { PatternFocus, WeekPattern } from "./patterns.ts";

/** What becomes the long ride, the first that the week has; an easy run only where running is sore or disliked. */
const WHO_RUNS: readonly SessionCode[] = ["ML", "EI", "ZE", "MM"];
const WHO_RIDES: readonly SessionCode[] = ["ML", "RE", "ZE", "EI", "MM"];

/** Who trains for general fitness and rides long today has the long day for a ride: half an hour of something else there trains less than it does. */
export function withOwnRide(pattern: WeekPattern, focus: PatternFocus, context: PlanContext): WeekPattern {
  const { athlete, picker, runReturn } = context;
  if (focus !== "general" || !ridesLong(athlete) || !picker.allows("Long ride")) return pattern;
  const runs = runReturn === undefined && picker.allows("Easy run") && !isDislikedLong(context, "Easy run");
  const code = (runs ? WHO_RUNS : WHO_RIDES).find((each) => pattern.includes(each));
  const at = code === undefined ? -1 : pattern.lastIndexOf(code);
  return pattern.map((each, index) => (index === at ? "BK" : each));
}
