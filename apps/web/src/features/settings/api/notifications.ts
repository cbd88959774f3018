import type { Tables } from "@ironpace/contract";
import { type UseQueryResult, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { getPushKey, getSubscription } from "#backend/push/device.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { timeZone } from "#backend/time-zone.ts";
import { readConfig } from "#backend/config.ts";
import { settingsKeys } from "./settings-keys.ts";

/** What an account is reminded of, on each of its devices that shows notifications. */
export type Reminders = Pick<Tables<"athlete_profiles">, "session_reminder_at" | "check_in_reminder_at" | "weekly_review_push">;

interface Notifications {
  readonly reminders: Reminders;
  /** The key of this server; undefined where it sends nothing. */
  readonly key: string | undefined;
  /** Whether this device shows notifications of this account. */
  readonly isOn: boolean;
}

async function getNotifications(): Promise<Notifications> {
  const columns = supabase.from("athlete_profiles").select("session_reminder_at, check_in_reminder_at, weekly_review_push");
  const [row, key, subscription] = await Promise.all([
    getData(columns.eq("id", await currentUserId()).maybeSingle()),
    getPushKey(),
    getSubscription(),
  ]);
  const devices = await getData(
    supabase
      .from("push_subscriptions")
      .select("endpoint")
      .eq("endpoint", subscription?.endpoint ?? ""),
  );
  const reminders = row ?? { session_reminder_at: null, check_in_reminder_at: null, weekly_review_push: false };
  return { reminders, key, isOn: devices.length > 0 };
}

export function useNotifications() {
  return useQuery({ queryKey: settingsKeys.notifications, queryFn: getNotifications });
}

/** Stores the time zone with it: a time of day is the athlete's own. */
export function useSaveReminders() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: Partial<Reminders>) => {
      const row = { id: await currentUserId(), time_zone: timeZone(), ...change };
      await getData(supabase.from("athlete_profiles").upsert(row, { onConflict: "id" }));
    },
    scope: { id: "preferences" },
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKeys.notifications }),
  });
}

/** Whether this server can mail the weekly review; a Supabase project, which has no such function, cannot. */
async function getReviewMail(): Promise<boolean> {
  const { url = "", anonKey = "" } = readConfig() ?? {};
  const response = await fetch(`${url}/functions/v1/weekly-review-mail`, { headers: { apikey: anonKey } });
  if (!response.ok) return false;
  const { available = false } = (await response.json()) as { readonly available?: boolean };
  return available;
}

export function useReviewMail(): UseQueryResult<boolean> {
  return useQuery(queryOptions({ queryKey: settingsKeys.reviewMail, queryFn: getReviewMail }));
}
