/** The body regions of injuries and of exercise stress. */
export const REGIONS = [
  "neck",
  "shoulder",
  "elbow",
  "wrist_hand",
  "upper_back",
  "chest_ribs",
  "lower_back",
  "abdomen",
  "hip_groin",
  "thigh",
  "knee",
  "lower_leg",
  "ankle",
  "foot",
] as const;

export type Region = (typeof REGIONS)[number];

/** 0 none, 1 low, 2 moderate, 3 high. */
export type Stress = 0 | 1 | 2 | 3;

export type ExerciseCategory = "strength" | "functional" | "cardio" | "flexibility";

export type Difficulty = "beginner" | "intermediate" | "advanced";

export type MovementPattern =
  | "adductor"
  | "ankle"
  | "aqua"
  | "bike"
  | "burpee"
  | "carry"
  | "core_antiextension"
  | "core_antirotation"
  | "core_flexion"
  | "core_lateral"
  | "core_rotation"
  | "elliptical"
  | "full_body"
  | "gymnastics_kip"
  | "gymnastics_skill"
  | "hinge"
  | "hinge_ballistic"
  | "hip_abduction"
  | "horizontal_pull"
  | "horizontal_push"
  | "inversion"
  | "isolation_pull"
  | "isolation_push"
  | "jump"
  | "jump_rope"
  | "knee_extension"
  | "knee_flexion"
  | "lunge"
  | "mobility"
  | "olympic"
  | "olympic_pull"
  | "own_activity"
  | "recovery"
  | "row_erg"
  | "run"
  | "run_change_direction"
  | "run_sprint"
  | "ski_erg"
  | "sled_pull"
  | "sled_push"
  | "squat"
  | "squat_press"
  | "squat_throw"
  | "stretch"
  | "swim"
  | "vertical_pull"
  | "vertical_push"
  | "walk";

export interface Exercise {
  readonly name: string;
  readonly category: ExerciseCategory;
  readonly movementPattern: MovementPattern;
  /** Everything needed; "a or b" means either. */
  readonly equipment: readonly string[];
  readonly muscleGroups: readonly string[];
  readonly difficulty: Difficulty;
  readonly stress: { readonly [region in Region]: Stress };
  /** Names of exercises, best first. */
  readonly substitutions: readonly string[];
}

/** An exercise as the generated file holds it: only the regions that are stressed at all. */
export type ExerciseRow = Omit<Exercise, "stress"> & { readonly stress: { readonly [region in Region]?: Stress } };
