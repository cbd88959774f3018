import { addDays } from "@ironpace/training";
import { useQuery } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { timeZone } from "#backend/time-zone.ts";
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
    queryFn: async () => {
      const days = supabase.rpc("training_calendar", { first_day: first, last_day: last, zone: timeZone() });
      return ((await getData(days)) as unknown as { readonly done: readonly DoneAmount[] }).done;
    },
  });
  return data;
}
