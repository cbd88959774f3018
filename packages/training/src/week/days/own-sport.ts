import { statedClimbGoal } from "../../athlete/stated/stated-climb-goal.ts";
import { LEAST_RIDE, ridesLong, swimsLong } from "../../athlete/own-sports.ts";
import type { PlanContext } from "../../context/context.ts";
import { likedNames } from "../../statements/wished-exercises/wished-objects.ts";
import { isDislikedLong } from "../../statements/wished-exercises/disliked-long.ts";
import type { SessionCode } from "../../model/plan.ts";
import { isRunCode } from "../run/run-metres.ts";
import type { PatternFocus, WeekPattern } from "../slots/patterns.ts";

/** What becomes the long ride or swim, the first that the week has; an easy run only where running is sore or disliked. */
const WHO_RUNS: readonly SessionCode[] = ["ML", "EI", "ZE", "MM"];
const WHO_DOES_NOT: readonly SessionCode[] = ["ML", "RE", "ZE", "EI", "MM"];
/** Strength keeps its days for who only likes to swim. */
const ENDURANCE_FIRST: readonly SessionCode[] = ["RE", "ZE", "EI"];
const ENDURANCE_CODES: ReadonlySet<SessionCode | undefined> = new Set<SessionCode>(["EI", "RE", "ZE"]);

/**
 * Who trains for general fitness and rides or swims long today has the long day for it: half an hour of something else there trains less than it
 * does. A swimmer who cannot run swims on the other endurance days too.
 */
export function withOwnSport(pattern: WeekPattern, focus: PatternFocus, context: PlanContext): WeekPattern {
  const { athlete, picker, runReturn } = context;
  if (focus === "running") return withRidesOfRider(pattern, context);
  if (focus !== "general") return pattern;
  if (wantsUp(context))
    return pattern.map((code, index) => (index === pattern.lastIndexOf("MM") || (code === "ML" && !pattern.includes("MM")) ? "RL" : code));
  const rides = ridesLong(athlete) && picker.allows("Long ride");
  const swims = !rides && swimsLong(athlete) && picker.allows("Swim intervals");
  // Who only says that swimming is liked has one swim a week.
  const likesSwims = !rides && !swims && likedNames(athlete.dislikes).has("Swim intervals") && picker.allows("Swim intervals");
  if (!rides && !swims && !likesSwims) return pattern;
  const runs = runReturn === undefined && picker.allows("Easy run") && !isDislikedLong(context, "Easy run");
  const code = (likesSwims ? ENDURANCE_FIRST : runs ? WHO_RUNS : WHO_DOES_NOT).find((each) => pattern.includes(each));
  const at = code === undefined ? -1 : pattern.lastIndexOf(code);
  const long: SessionCode = rides ? "BK" : "SW";
  return pattern.map((each, index) => (index === at || (swims && !picker.allows("Easy run") && ENDURANCE_CODES.has(each)) ? long : each));
}

/** Whoever wants to run up a hill has a long run for it, where running is open. */
function wantsUp({ athlete, picker, runReturn }: PlanContext): boolean {
  const goal = statedClimbGoal(`${athlete.dislikes ?? ""}. ${athlete.injuries ?? ""}`);
  return goal !== undefined && runReturn === undefined && picker.allows("Easy run");
}

/** More runs than a rider who runs now and then is used to come one at a time; the other easy days stay on the bicycle. */
function withRidesOfRider(pattern: WeekPattern, { athlete: { history }, picker }: PlanContext): WeekPattern {
  const told = history?.runsPerWeek?.value;
  if (told === undefined || (history?.longestRide?.value ?? 0) < LEAST_RIDE || !picker.allows("Bike erg")) return pattern;
  const runs = pattern.filter((code) => code !== undefined && isRunCode(code)).length;
  let tooMany = runs - Math.max(LEAST_RUNS, Math.round(told) + 1);
  return pattern.map((code) => (code === "RE" && tooMany-- > 0 ? "ZE" : code));
}

/** A long, a fast and an easy one. */
const LEAST_RUNS = 3;
