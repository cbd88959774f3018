import { regionStress, type RegionStress, type Tables } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import { queryOptions } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { type Exercise, getNames, splitList } from "./exercise.ts";

/** What the athlete did with an exercise, what the plan has of it, and its neighbours in the library. */
export interface ExerciseStory {
  readonly bests: readonly Pick<Tables<"personal_bests">, "id" | "category" | "value" | "unit" | "date">[];
  /** The latest first, at most 50. */
  readonly sessions: readonly DoneSession[];
  /** Sessions of the active plan that use the exercise, by day. */
  readonly planned: readonly PlannedUse[];
  /** The easiest first. */
  readonly variants: readonly Variant[];
  readonly body: { readonly gender: string | null; readonly body_weight_kg: number | null } | null;
}

export interface DoneSession {
  readonly performed_session_id: string;
  readonly title: string | null;
  /** ISO time. */
  readonly performed_at: string;
  readonly sets: readonly DoneSet[];
}

export type DoneSet = Pick<
  Tables<"performed_sets">,
  "set_type" | "metric" | "weight_kg" | "reps" | "seconds" | "metres" | "calories" | "per_hand" | "rpe"
>;

export interface PlannedUse {
  readonly id: string;
  readonly plan_id: string;
  readonly week: number;
  readonly day: Day;
  readonly status: "planned" | "completed" | "skipped" | "moved";
  readonly is_deload: boolean;
  readonly sets: string | null;
  readonly reps: string | null;
  readonly kilograms: number | null;
  readonly distance: string | null;
  readonly duration: string | null;
}

/** An exercise of the same movement, or one that may take its place. */
export interface Variant extends Pick<Tables<"exercises">, "id" | "name" | "difficulty" | "difficulty_rank"> {
  /** False of one that only may take its place. */
  readonly same_movement: boolean;
  readonly equipment: readonly string[];
  readonly muscles: readonly string[];
  readonly stress: RegionStress;
}

type VariantRow = Omit<Variant, "equipment" | "muscles" | "stress"> & {
  readonly equipment: string | null;
  readonly muscle_group: string | null;
  readonly stress: Tables<"exercises">["body_regions_stressed"];
};

export const exerciseStoryOptions = (exercise: Exercise) =>
  queryOptions({
    queryKey: ["exercises", "story", ...getNames(exercise)],
    queryFn: async (): Promise<ExerciseStory> => {
      const row = await getData(supabase.rpc("exercise_story", { names: [...getNames(exercise)] }));
      const { variants, ...story } = row as unknown as Omit<ExerciseStory, "variants"> & { readonly variants: readonly VariantRow[] };
      return {
        ...story,
        variants: variants.map(({ muscle_group: muscles, equipment, stress, ...variant }) => ({
          ...variant,
          equipment: splitList(equipment),
          muscles: splitList(muscles),
          stress: regionStress(stress),
        })),
      };
    },
  });
