import { EXERCISE_CATEGORIES, EXERCISE_DIFFICULTIES, type Tables } from "@ironpace/contract";
import type { MovementPattern } from "@ironpace/training";
import { type Muscle, MUSCLES } from "#ui/training/body/plates.ts";

/** Families of movement patterns, as an athlete looks for them. */
export const MOVEMENT_FAMILIES = {
  squat: { label: "Squat", patterns: ["squat", "squat_press", "squat_throw", "knee_extension"] },
  hinge: { label: "Hinge", patterns: ["hinge", "hinge_ballistic", "knee_flexion"] },
  lunge: { label: "Lunge and step", patterns: ["lunge", "adductor", "hip_abduction"] },
  push: { label: "Push", patterns: ["horizontal_push", "vertical_push", "isolation_push", "inversion"] },
  pull: { label: "Pull", patterns: ["horizontal_pull", "vertical_pull", "isolation_pull", "gymnastics_kip", "gymnastics_skill"] },
  olympic: { label: "Olympic lifts", patterns: ["olympic", "olympic_pull"] },
  carry: { label: "Carry and sled", patterns: ["carry", "sled_push", "sled_pull"] },
  core: { label: "Core", patterns: ["core_antiextension", "core_antirotation", "core_flexion", "core_lateral", "core_rotation"] },
  jump: { label: "Jump and burpee", patterns: ["jump", "jump_rope", "burpee", "full_body"] },
  run: { label: "Run and walk", patterns: ["run", "run_sprint", "run_change_direction", "walk", "aqua"] },
  erg: { label: "Ergs, bike, swim", patterns: ["row_erg", "ski_erg", "bike", "elliptical", "swim"] },
  mobility: { label: "Mobility", patterns: ["mobility", "stretch", "ankle", "recovery", "own_activity"] },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly patterns: readonly MovementPattern[] }>>;

export type MovementFamily = keyof typeof MOVEMENT_FAMILIES;

/** The family of a pattern as athletes read it. */
export function familyLabel(pattern: string): string | undefined {
  return Object.values(MOVEMENT_FAMILIES).find(({ patterns }) => (patterns as readonly string[]).includes(pattern))?.label;
}

export interface ExerciseFilter {
  readonly search: string;
  readonly category: Tables<"exercises">["category"] | "all";
  readonly difficulty: Tables<"exercises">["difficulty"] | "all";
  readonly movement: MovementFamily | "all";
  readonly muscle: Muscle | "all";
}

const FAMILIES = Object.keys(MOVEMENT_FAMILIES) as readonly MovementFamily[];

/** What the address asks for; what it does not know, it asks for nothing. */
export function getFilter(address: URLSearchParams): ExerciseFilter {
  const choose = <Value extends string>(name: string, values: readonly Value[]): Value | "all" =>
    values.find((value) => value === address.get(name)) ?? "all";
  return {
    search: address.get("q") ?? "",
    category: choose("category", EXERCISE_CATEGORIES),
    difficulty: choose("difficulty", EXERCISE_DIFFICULTIES),
    movement: choose("movement", FAMILIES),
    muscle: choose("muscle", MUSCLES),
  };
}

export function getAddress({ search, ...choices }: ExerciseFilter): URLSearchParams {
  return new URLSearchParams([
    ...(search === "" ? [] : [["q", search]]),
    ...Object.entries(choices).filter(([, value]) => value !== "all"),
  ]);
}
