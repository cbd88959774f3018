import { regionStress, type RegionStress, type Tables } from "@ironpace/contract";

/** What the library says about an exercise. */
export interface Exercise extends Pick<
  Tables<"exercises">,
  | "id"
  | "name"
  | "catalogue_name"
  | "description"
  | "category"
  | "difficulty"
  | "movement_pattern"
  | "substitutions"
  | "video_url"
  | "video_thumbnail_url"
> {
  readonly muscles: readonly string[];
  readonly equipment: readonly string[];
  readonly stress: RegionStress;
}

export const EXERCISE_COLUMNS =
  "id, name, catalogue_name, description, category, difficulty, muscle_group, equipment, movement_pattern, body_regions_stressed, substitutions, video_url, video_thumbnail_url";

type Row = Omit<Exercise, "muscles" | "equipment" | "stress"> &
  Pick<Tables<"exercises">, "muscle_group" | "equipment" | "body_regions_stressed">;

export function getExercise({ muscle_group, equipment, body_regions_stressed, ...exercise }: Row): Exercise {
  return { ...exercise, muscles: splitList(muscle_group), equipment: splitList(equipment), stress: regionStress(body_regions_stressed) };
}

export const splitList = (list: string | null): readonly string[] =>
  (list ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** Under what it was prescribed and logged: its name, and the one the training engine knows it by. */
export function getNames({ name, catalogue_name: known }: Pick<Exercise, "name" | "catalogue_name">): readonly string[] {
  return known === null || known === name ? [name] : [name, known];
}
