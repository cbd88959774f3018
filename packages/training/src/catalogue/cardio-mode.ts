import type { Exercise } from "./exercise.ts";

export type CardioMode = "run" | "walk" | "row" | "ski" | "bike" | "swim" | "other";

/** The machine or medium of a cardio exercise; "other" is guided by effort alone. */
export function cardioMode(exercise: Exercise): CardioMode {
  if (exercise.name === "Run-walk intervals") return "other";
  switch (exercise.movementPattern) {
    case "run":
    case "run_sprint":
      return "run";
    case "walk":
      return "walk";
    case "row_erg":
      return "row";
    case "ski_erg":
      return "ski";
    case "bike":
      return "bike";
    case "swim":
      return "swim";
    default:
      return "other";
  }
}

/** Machines for intervals: those that take turns from week to week, then what is left where none of them is open. */
export const ENGINE_MACHINES = {
  inTurn: ["Row erg intervals", "Ski erg", "Bike erg intervals"],
  otherwise: ["Assault bike", "Elliptical", "Pool running"],
} as const;
