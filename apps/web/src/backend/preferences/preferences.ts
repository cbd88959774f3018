import type { Preferences } from "@ironpace/contract";
import { queryOptions } from "@tanstack/react-query";
import { readFrame } from "../first-paint/app-frame.ts";
import { supabase } from "../supabase.ts";

const COLUMNS = [
  "units",
  "distance_units",
  "week_start",
  "ai_consent",
  "ai_consent_at",
  "weekly_review_mail",
  "time_zone",
] as const satisfies readonly (keyof Preferences)[];

/** What holds until an athlete says otherwise, as in the database. */
export const DEFAULT_PREFERENCES: Preferences = {
  units: "kg",
  distance_units: "km",
  week_start: "monday",
  ai_consent: false,
  ai_consent_at: null,
  weekly_review_mail: false,
  time_zone: null,
};

async function getPreferences(userId: string): Promise<Preferences> {
  return (await readFrame("preferences", () => readPreferences(userId))) ?? DEFAULT_PREFERENCES;
}

async function readPreferences(userId: string): Promise<Preferences | null> {
  const { data, error } = await supabase.from("athlete_profiles").select(COLUMNS.join(",")).eq("id", userId).maybeSingle<Preferences>();
  if (error) throw error;
  return data;
}

export const preferencesQueryOptions = (userId: string | undefined) =>
  queryOptions({ queryKey: ["preferences", userId], queryFn: () => getPreferences(userId ?? ""), enabled: userId !== undefined });
