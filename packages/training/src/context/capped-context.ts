import { EXERCISES } from "../catalogue/exercises.ts";
import { getNames } from "../injuries/activities.ts";
import type { Activity } from "../injuries/activities.ts";
import type { Day } from "../calendar/day.ts";
import { triggerCaps } from "../injuries/limits/trigger-dose.ts";
import type { StressLimits } from "../injuries/limits/stress-limits.ts";
import type { Session } from "../model/plan.ts";
import { exercisePicker } from "../selection/exercise-picker.ts";
import { wishedCaps } from "../statements/wished-exercises/wished-objects.ts";
import { learnsToKip } from "../athlete/stated/stated-skills.ts";
import type { PlanContext } from "./context.ts";

interface Cap {
  readonly names: readonly string[];
  readonly times: number;
  readonly reason: string;
}

/** The context of a session beside the others of its week: what had its sessions by then is closed, as a wish or a limit says how often is enough. */
export function cappedContext(
  context: PlanContext,
  others: readonly Session[],
  { macroWeek, ...day }: { readonly macroWeek: number; readonly date: Day; readonly rpe: number; readonly before: readonly Session[] },
): PlanContext {
  const counted = getCaps(context).filter(({ names, times }) => {
    const most = times >= 1 ? times : macroWeek % Math.round(1 / times) === 1 ? 1 : 0;
    const had = others.filter(
      ({ code, blocks }) => code !== "RACE" && Object.values(blocks).some((items) => items.some(({ name }) => names.includes(name))),
    );
    return had.length >= most;
  });
  const full = [...counted, ...kippingCaps(context, macroWeek), ...triggerCaps(context.reading, day, [...day.before, ...others])];
  if (full.length === 0) return context;
  const key = full.map(({ reason, names }) => `${reason} ${names.length}`).join("; ");
  const known = CAPPED.get(context) ?? new Map<string, PlanContext>();
  CAPPED.set(context, known);
  const found = known.get(key) ?? closedFor(context, full);
  known.set(key, found);
  return found;
}

/** Weeks in which the swing on the bar is a drill of its own. */
const DRILL_WEEKS = 4;

/** Nobody kips against the clock before the drill was taught. */
function kippingCaps({ athlete }: PlanContext, macroWeek: number): readonly Pick<Cap, "names" | "reason">[] {
  return macroWeek <= DRILL_WEEKS && learnsToKip(athlete)
    ? [{ names: KIPPED, reason: "First the swing as a drill, then in workouts." }]
    : [];
}

const KIPPED = ["Pull-up (kipping)", "Chest-to-bar pull-up", "Butterfly pull-up"];

const CAPPED = new WeakMap<PlanContext, Map<string, PlanContext>>();

function getCaps({ athlete, health, liftCounts }: PlanContext): readonly Cap[] {
  const told = Object.entries(health.timesOf).flatMap(([activity, times]): readonly Cap[] => {
    // "Heavy deadlifts once a week" counts what is pulled from the floor, and leaves the others.
    const names = activity === "deadlift" ? getNames(activity).filter((name) => !LIGHTER_HINGE.test(name)) : getNames(activity as Activity);
    return times === undefined || WHOLES.has(activity)
      ? []
      : [{ names, times, reason: "You already have as many of these sessions this week as you wrote." }];
  });
  return [
    ...told,
    ...liftCounts.map(({ variants, times, quote }) => ({
      names: EXERCISES.flatMap(({ name }) => (variants.test(name) ? [name] : [])),
      times,
      reason: `You already have as many of these sessions this week as you wrote: “${quote}”.`,
    })),
    ...wishedCaps(athlete.dislikes).map(({ names, times, quote }) => ({
      names,
      times,
      reason: `You already have as many of these sessions this week as you wrote: “${quote}”.`,
    })),
  ];
}

const LIGHTER_HINGE = /romanian|single-leg|dumbbell|band|kettlebell|suitcase|backpack/iu;

/** How often the legs are trained is a matter of the days of the week. */
const WHOLES: ReadonlySet<string> = new Set<Activity>(["leg-strength", "upper-body", "lifting", "core", "run", "run-easy", "run-fast"]);

function closedFor(context: PlanContext, full: readonly Pick<Cap, "names" | "reason">[]): PlanContext {
  const { athlete, reading, strength, limits } = context;
  const closed = new Map(limits.closed);
  for (const { names, reason } of full) for (const name of names) closed.set(name, reason);
  const here: StressLimits = { ...limits, closed };
  return { ...context, limits: here, picker: exercisePicker(athlete, reading, here, strength) };
}
