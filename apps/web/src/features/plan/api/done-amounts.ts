import { addDays } from "@ironpace/training";
import { useQuery } from "@tanstack/react-query";
import { readCalendarDays } from "#backend/reads/calendar-days.ts";
import type { DoneAmount } from "../model/done-amounts.ts";
import type { PlanView } from "../model/plan-view.ts";
import { planKeys } from "./plan-keys.ts";

/** A session may be done some days before or after its plan. */
const MARGIN_DAYS = 14;

/** What was done in the sessions of a plan; empty until it is read. */
export function useDoneAmounts({ id, startDate, durationWeeks, sessions }: PlanView): readonly DoneAmount[] {
  const first = addDays(startDate, -MARGIN_DAYS);
  const last = addDays(startDate, 7 * durationWeeks + MARGIN_DAYS);
  const { data = [] } = useQuery({
    queryKey: planKeys.done(id),
    enabled: sessions.some(({ completed }) => completed),
    queryFn: async (): Promise<readonly DoneAmount[]> => (await readCalendarDays(first, last)).done,
  });
  return data;
}
