import type { MovementPattern } from "@ironpace/training";

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
  mobility: { label: "Mobility", patterns: ["mobility", "stretch", "ankle", "recovery"] },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly patterns: readonly MovementPattern[] }>>;

export type MovementFamily = keyof typeof MOVEMENT_FAMILIES;
