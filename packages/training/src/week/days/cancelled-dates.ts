import { addDays } from "../../calendar/day.ts";
import type { PlanContext } from "../../context/context.ts";
import { isOfPlan } from "../../free-text/week-map/commitment.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { WeekFrame } from "../../season/phases.ts";
import { keepsOrder, type Placement } from "../slots/week-search.ts";
import { commitmentOn } from "./commitments.ts";

/**
 * The week without the fixed dates that do not take place in it: their days are easy ones, and the long run has such a day where it is longer than
 * its own.
 */
export function withoutCancelled(context: PlanContext, { startDate }: WeekFrame, placements: readonly Placement[]): readonly Placement[] {
  const { days } = context.reading;
  const isCancelled = ({ weekday }: Placement): boolean =>
    days.some(
      ({ commitment, from, weekdays }) =>
        commitment !== undefined && from === undefined && weekdays.includes(weekday) && !isOfPlan(commitment, context.athlete.focus),
    ) && commitmentOn(days, addDays(startDate, weekday - 1)) === undefined;
  const free = placements.filter(isCancelled);
  if (free.length === 0) return placements;
  const easy = placements.map((placement): Placement => (free.includes(placement) ? { ...placement, code: easyCode(context) } : placement));
  return withLongRunThere(
    context,
    easy,
    free.map(({ weekday }) => weekday),
  );
}

function withLongRunThere(
  { athlete, level }: PlanContext,
  placements: readonly Placement[],
  free: readonly Placement["weekday"][],
): readonly Placement[] {
  const room = ({ weekday }: Placement): number => athlete.availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY;
  const long = placements.find(({ code }) => code === "RL");
  const [other] = placements.filter(({ weekday }) => free.includes(weekday)).toSorted((a, b) => room(b) - room(a));
  if (long === undefined || other === undefined || room(other) < room(long) + WORTH_A_CHANGE) return placements;
  const swapped = placements.map((placement): Placement => {
    if (placement === other) return { ...placement, code: "RL" };
    return placement === long ? { ...placement, code: other.code } : placement;
  });
  return keepsOrder([swapped], level) ? swapped : placements;
}

/** Minutes that the free day has more. */
const WORTH_A_CHANGE = 15;

function easyCode({ athlete: { focus }, picker, runReturn }: PlanContext): SessionCode {
  return RUNS.has(focus) && runReturn === undefined && picker.allows("Easy run") ? "RE" : "ZE";
}

const RUNS: ReadonlySet<PlanContext["athlete"]["focus"]> = new Set<PlanContext["athlete"]["focus"]>(["running", "hyrox", "general"]);
