/** What the dashboard says at its top, and the looks of it, which are drawn once before the scripts of the app have come and once by React. */
import type { User } from "@supabase/auth-js";
import { type AccountProfile, fullName } from "#backend/auth/full-name.ts";
import { getWeek, type WeekRange } from "#features/plan/model/weeks.ts";
import { formatDay, localDay } from "#ui/format.ts";

export const PHONE_PAGE = "grid gap-1 *:min-w-0 max-md:-mt-3 max-md:gap-5";
export const PHONE_HEADER = "-mb-2.5 flex items-center justify-between gap-3";
export const PHONE_TITLE = "truncate text-ui font-semibold";
export const PHONE_LEDE = "truncate text-sm text-ink-3";

/** "Welcome back, Lena Brandt" */
export function getWelcome(user: User | null, profile: AccountProfile | null, today: string): string {
  const isNew = user !== null && localDay(new Date(user.created_at)) === today;
  return `${isNew ? "Welcome" : "Welcome back"}, ${fullName(profile) ?? user?.email ?? ""}`;
}

/** "Mon 30 Nov. Block week 3 of 5", without the week before and after the block. */
export function getLede(plan: WeekRange | null | undefined, today: string): string {
  const weeks = plan?.durationWeeks ?? 0;
  const week = plan == null ? 0 : getWeek(plan, today);
  return formatDay(today) + (week > 0 && week <= weeks ? `. Block week ${week} of ${weeks}` : "");
}
