import { toCheckIn, toCheckInChange, type Tables } from "@ironpace/contract";
import { addDays, type CheckIn, type CheckInChange, type Day } from "@ironpace/training";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { readDashboard, type CheckInParts } from "../../../backend/dashboard-reads.ts";
import { useOutbox } from "../../../backend/outbox/outbox.ts";
import { getData } from "../../../backend/request-data.ts";
import { supabase } from "../../../backend/supabase.ts";

/** A row of check_ins as it is shown and sent. */
export type CheckInEntry = Omit<Tables<"check_ins">, "user_id" | "created_at" | "updated_at">;

export const EMPTY_CHECK_IN: Omit<CheckInEntry, "day"> = {
  sleep_hours: null,
  sleep: null,
  soreness: null,
  stress: null,
  motivation: null,
  resting_heart_rate: null,
  heart_rate_variability: null,
  notes: null,
};

/** The baseline of the heart rate variability goes back furthest. */
const DAYS_READ = 68;
const CHANGES_DAYS = 21;

export const CHECK_INS_KEY = ["dashboard", "check-in"] as const;

export const checkInsQueryOptions = (today: Day) =>
  queryOptions({
    queryKey: [...CHECK_INS_KEY, today],
    queryFn: () => readDashboard("check_in", () => readCheckIns(today)),
    staleTime: 0,
  });

async function readCheckIns(today: Day): Promise<CheckInParts> {
  const [days, changes] = await Promise.all([
    getData(
      supabase
        .from("check_ins")
        .select("day, sleep_hours, sleep, soreness, stress, motivation, resting_heart_rate, heart_rate_variability, notes")
        .gte("day", addDays(today, -DAYS_READ))
        .order("day"),
    ),
    getData(
      supabase
        .from("plan_adjustments")
        .select("id, plan_id, reason, request, reasons, training_plans!inner(status)")
        .eq("training_plans.status", "active")
        .in("reason", ["eased", "moved"])
        .is("undone_at", null)
        .not("request->checkIn", "is", null)
        .gt("from_day", addDays(today, -CHANGES_DAYS)),
    ),
  ]);
  return { days, changes };
}

export interface Mornings {
  readonly entries: readonly CheckInEntry[];
  readonly checkIns: readonly CheckIn[];
  readonly changes: readonly CheckInChange[];
  /** The layer that the check-in of today has led to. */
  readonly layer: CheckInParts["changes"][number] | undefined;
  readonly today: CheckInEntry | undefined;
  /** Today's answers have not reached the server yet. */
  readonly isWaiting: boolean;
}

/** The mornings of the last weeks, with what this device has not sent yet; undefined while they are read or cannot be. */
export function useMornings(today: Day): Mornings | undefined {
  const { data } = useQuery(checkInsQueryOptions(today));
  const { waiting } = useOutbox();
  if (data === undefined) return undefined;
  const unsent = waiting.flatMap(({ name, args }) => (name === "save_check_in" ? [(args as { check_in: CheckInEntry }).check_in] : []));
  const entries = [...data.days.filter(({ day }) => !unsent.some((entry) => entry.day === day)), ...unsent];
  return {
    entries,
    checkIns: entries.map(toCheckIn),
    changes: data.changes.flatMap((change) => toCheckInChange(change) ?? []),
    layer: data.changes.findLast((change) => toCheckInChange(change)?.day === today),
    today: entries.find(({ day }) => day === today),
    isWaiting: unsent.some(({ day }) => day === today),
  };
}
