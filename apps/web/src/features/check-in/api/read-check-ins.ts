import { addDays, type Day } from "@ironpace/training";
import type { CheckInParts } from "#backend/reads/dashboard-reads.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";

/** The baseline of the heart rate variability goes back furthest. */
const DAYS_READ = 68;
const CHANGES_DAYS = 21;

/** Check-ins and the changes they led to, as `public.dashboard()` answers. */
export async function readCheckIns(today: Day): Promise<CheckInParts> {
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
