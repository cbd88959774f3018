import type { Exercise } from "../catalogue/exercise.ts";

const PULLS: ReadonlySet<string> = new Set(["horizontal_pull", "vertical_pull"]);
const HINGES: ReadonlySet<string> = new Set(["hinge", "hinge_ballistic"]);
const SQUATS: ReadonlySet<string> = new Set(["squat", "lunge", "squat_press", "squat_throw"]);
const PRESSES: ReadonlySet<string> = new Set(["horizontal_push", "vertical_push", "isolation_push"]);

const NO_PULL: ReadonlySet<string> = new Set([
  "Isometric scapular retraction",
  "Band pull-apart",
  "Face pull",
  "Dead bug",
  "Dead hang",
  "Row erg",
  "Row erg intervals",
]);
const NO_HINGE: ReadonlySet<string> = new Set(["Glute bridge", "Bird dog", "Wall sit", "Dead bug"]);
const NO_SQUAT: ReadonlySet<string> = new Set(["Wall sit", "Straight-leg raise", "Glute bridge", "Dead bug"]);
const NO_PRESS: ReadonlySet<string> = new Set(["Dead bug", "Isometric push hold", "Band pull-apart"]);
const NO_CARRY: ReadonlySet<string> = new Set(["Plank", "Side plank", "Pallof press", "Dead bug"]);
const NO_SLED: ReadonlySet<string> = new Set(["Bike erg", "Brisk walk", "Wall sit", "Glute bridge"]);

/** What is never a token itself: shoulder health replaced by shoulder health. */
const TOKENS: ReadonlySet<string> = new Set([...NO_PULL, ...NO_HINGE, ...NO_SQUAT, ...NO_PRESS]);

/** Whether the second is never a substitute of the first (exercise-selection.md section 6). */
export function isStruck(wanted: Exercise, found: Exercise): boolean {
  if (TOKENS.has(wanted.name)) return false;
  const { movementPattern: pattern } = wanted;
  const never = PULLS.has(pattern)
    ? NO_PULL
    : HINGES.has(pattern)
      ? NO_HINGE
      : SQUATS.has(pattern)
        ? NO_SQUAT
        : PRESSES.has(pattern)
          ? NO_PRESS
          : pattern === "carry"
            ? NO_CARRY
            : pattern === "sled_push"
              ? NO_SLED
              : undefined;
  return never?.has(found.name) === true;
}
