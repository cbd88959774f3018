import type { Tables } from "@ironpace/contract";
import { getData } from "./request-data.ts";
import { takeEarly } from "./early-frame.ts";
import { joinReads } from "./joined-reads.ts";
import type { Preferences } from "./preferences/preferences.ts";
import { supabase } from "./supabase.ts";

/** What an athlete entered in the setup: the current row of each table, null without one. */
export interface OnboardingData {
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

interface Frame {
  readonly roles: readonly string[];
  readonly profile: Tables<"profiles"> | null;
  readonly stops: readonly Pick<Tables<"safety_stops">, "id" | "category" | "level" | "quote" | "weak" | "created_at">[];
  readonly told: OnboardingData;
}

interface FrameParts extends Frame {
  /** The active plan with its sessions; null without one. */
  readonly plan: (Tables<"training_plans"> & { readonly training_sessions: readonly Tables<"training_sessions">[] }) | null;
  readonly preferences: Preferences | null;
}

/** What the frame around every page reads when the app is opened, in one request. */
export const readFrame = joinReads<FrameParts>(async (names) => {
  const withPlan = names.has("plan");
  const early = await takeEarly(withPlan)?.catch(() => undefined);
  const answer = early ?? (await getData(supabase.rpc("app_frame", withPlan ? { with_plan: true } : {})));
  const frame = answer as unknown as Omit<FrameParts, "preferences">;
  return { ...frame, preferences: frame.told.personal };
});
