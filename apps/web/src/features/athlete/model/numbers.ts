import {
  assessCapacities,
  missingBenchmarks,
  strengthLevel,
  weakLink,
  type Athlete,
  type Capacities,
  type Day,
  type MissingBenchmark,
  type StrengthLevel,
  type WeakLink,
} from "@ironpace/training";
import { FOCUS, LEVEL, storedAthlete, type StoredAthlete } from "@ironpace/contract";

/** What the numbers of an athlete say. */
export interface Numbers {
  readonly athlete: Athlete;
  readonly today: Day;
  readonly capacities: Capacities;
  readonly strengthLevel: StrengthLevel | undefined;
  readonly weakLink: WeakLink | undefined;
  readonly missing: readonly MissingBenchmark[];
  /** When the newest set was saved, ISO timestamp; undefined without any. */
  readonly savedAt: string | undefined;
}

type Records = Parameters<typeof getAthlete>[0];
type Saved = { readonly created_at: string | null } | null;

/** Numbers that the logged sets show. The engine reads notes for it, and the words it knows are 50 kB of compressed script: load it when it is used. */
export function getNumbers(
  records: Records & { readonly [name in "strength" | "gymnastics" | "conditioning"]: Saved },
  today: Day,
): Numbers {
  const athlete = getAthlete(records);
  return {
    athlete,
    today,
    capacities: assessCapacities(athlete, today),
    strengthLevel: strengthLevel(athlete, today),
    weakLink: weakLink(athlete, today),
    missing: missingBenchmarks(athlete, today),
    savedAt: [records.strength, records.gymnastics, records.conditioning]
      .flatMap((row) => row?.created_at ?? [])
      .toSorted()
      .at(-1),
  };
}

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
