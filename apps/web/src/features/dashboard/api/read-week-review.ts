import type { WeekReviewRow } from "@ironpace/contract";
import { addDays, type Day, getMonday, getWeekday } from "@ironpace/training";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { timeZone } from "#backend/time-zone.ts";

/** The week that ends or has ended, from Sunday to Wednesday; null on other days. */
export async function readWeekReview(today: Day): Promise<WeekReviewRow | null> {
  const weekday = getWeekday(today);
  if (weekday > 3 && weekday < 7) return null;
  const monday = getMonday(addDays(today, -3));
  return (await getData(supabase.rpc("week_review", { monday, zone: timeZone() }))) as unknown as WeekReviewRow;
}
