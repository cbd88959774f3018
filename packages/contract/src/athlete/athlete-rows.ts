import type { Tables } from "../database.gen.ts";
import type { AvailabilityRow } from "./availability.ts";

/** What an athlete has entered about themselves: the current row of each table, null without one. */
export interface AthleteRows {
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
  readonly availability: readonly AvailabilityRow[];
  /** Empty: a fully equipped gym. */
  readonly equipment: readonly string[];
}

/** What the athlete wants to see numbers in, whether a language model may be given their data, and whether and where the weekly review is mailed. */
export type Preferences = Pick<
  Tables<"athlete_profiles">,
  "units" | "distance_units" | "week_start" | "ai_consent" | "ai_consent_at" | "weekly_review_mail" | "time_zone"
>;
