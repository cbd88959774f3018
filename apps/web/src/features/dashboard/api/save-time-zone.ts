import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { currentUserId } from "#backend/current-user.ts";
import { preferencesQueryOptions } from "#backend/preferences/preferences.ts";
import { supabase } from "#backend/supabase.ts";
import { timeZone } from "#backend/time-zone.ts";

/** Stores where the athlete is once that has changed, so that mails and notifications come at their time there; nothing where none are wanted. */
export function useSavedTimeZone(): void {
  const { user } = useAuth();
  const { data } = useQuery(preferencesQueryOptions(user?.id));
  const isElsewhere = data !== undefined && data.time_zone !== null && data.time_zone !== timeZone();
  useEffect(() => {
    if (isElsewhere) void saveTimeZone();
  }, [isElsewhere]);
}

/** What is not stored is tried again when the dashboard is opened the next time. */
async function saveTimeZone(): Promise<void> {
  const id = await currentUserId();
  await supabase.from("athlete_profiles").update({ time_zone: timeZone() }).eq("id", id);
}
