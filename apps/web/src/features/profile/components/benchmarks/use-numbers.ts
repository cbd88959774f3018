import { assessCapacities, missingBenchmarks, strengthLevel, weakLink, type Athlete, type Capacities, type Day } from "@ironpace/training";
import type { MissingBenchmark, StrengthLevel, WeakLink } from "@ironpace/training";
import { useMemo } from "react";
import { useToday } from "../../../../ui/use-today.ts";
import { useAthlete } from "../../api/get-athlete.ts";
import { useBenchmarks } from "../../api/get-benchmarks.ts";
import { athleteOf } from "../../model/athlete.ts";

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

/** `numbers` are undefined until everything is there, and stay so when something could not be read. */
export function useNumbers(): { readonly numbers: Numbers | undefined; readonly isPending: boolean } {
  const profile = useAthlete().data?.profile;
  const sets = [useBenchmarks("strength"), useBenchmarks("gymnastics"), useBenchmarks("conditioning")] as const;
  const [strength, gymnastics, conditioning] = [sets[0].data, sets[1].data, sets[2].data];
  const today = useToday();
  const numbers = useMemo(() => {
    if (profile === undefined || strength === undefined || gymnastics === undefined || conditioning === undefined) return undefined;
    const athlete = athleteOf({
      profile,
      // The set that stands comes first.
      strength: strength[0] ?? null,
      gymnastics: gymnastics[0] ?? null,
      conditioning: conditioning[0] ?? null,
    });
    return {
      athlete,
      today,
      capacities: assessCapacities(athlete, today),
      strengthLevel: strengthLevel(athlete, today),
      weakLink: weakLink(athlete, today),
      missing: missingBenchmarks(athlete, today),
      savedAt: [strength, gymnastics, conditioning]
        .flatMap((rows) => rows[0]?.created_at ?? [])
        .toSorted()
        .at(-1),
    };
  }, [profile, strength, gymnastics, conditioning, today]);
  return { numbers, isPending: sets.some((set) => set.isPending) };
}
