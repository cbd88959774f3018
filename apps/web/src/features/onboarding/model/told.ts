import type { Tables } from "@ironpace/contract";

/** Everything an athlete has told: the current row of each table, null without one. */
export interface Told {
  readonly personal: Tables<"athlete_profiles"> | null;
  readonly strength: Tables<"strength_benchmarks"> | null;
  readonly gymnastics: Tables<"gymnastics_benchmarks"> | null;
  readonly conditioning: Tables<"conditioning_benchmarks"> | null;
  readonly context: Tables<"athlete_context"> | null;
  readonly motivation: Tables<"athlete_motivation"> | null;
  /** Newest first. */
  readonly results: readonly Tables<"competition_benchmarks">[];
  /** Newest first. */
  readonly wods: readonly Tables<"benchmark_wods">[];
  readonly availability: readonly { readonly weekday: number; readonly minutes: number }[];
  /** Empty: a fully equipped gym. */
  readonly equipment: readonly string[];
}
