import { currentUserId } from "../current-user.ts";
import { supabase } from "../supabase.ts";
import { timeZone } from "../time-zone.ts";

/** Stores where the athlete is, so that a mail comes on the evening there. One that is not stored is tried again when the app is opened the next time. */
export async function saveTimeZone(): Promise<void> {
  await supabase
    .from("athlete_profiles")
    .update({ time_zone: timeZone() })
    .eq("id", await currentUserId());
}
