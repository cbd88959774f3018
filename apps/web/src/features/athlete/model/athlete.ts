import { FOCUS, LEVEL, storedAthlete, type StoredAthlete } from "@ironpace/contract";
import type { Athlete } from "@ironpace/training";

/** The engine's athlete, as far as the profile tells; level and focus are the careful ones until they are chosen. */
export function getAthlete(
  records: StoredAthlete & {
    readonly profile: {
      readonly training_level?: string | null;
      readonly primary_focus?: string | null;
      readonly days_per_week?: number | null;
    } | null;
  },
): Athlete {
  const { profile } = records;
  return {
    ...storedAthlete(records),
    level: LEVEL.read(profile?.training_level) ?? "intermediate",
    focus: FOCUS.read(profile?.primary_focus) ?? "general",
    availability: { daysPerWeek: profile?.days_per_week ?? 4 },
  };
}
