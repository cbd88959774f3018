import type { Level } from "../athlete/athlete.ts";
import { repsToFailure } from "./reps-to-failure.ts";
import type { StrengthFacts } from "./strength-facts.ts";

const RANK: { readonly [level in Level]: number } = { beginner: 0, intermediate: 1, advanced: 2, elite: 3 };

const FOR_EVERYBODY: ReadonlySet<string> = new Set([
  "Wall sit",
  "Glute bridge",
  "Clamshell",
  "Straight-leg raise",
  "Breathing drill (supine)",
  "Isometric push hold",
  "Isometric hamstring bridge",
]);
const FROM_INTERMEDIATE: ReadonlySet<string> = new Set([
  "Dead bug",
  "Bird dog",
  "Isometric scapular retraction",
  "Band pull-apart",
  "Single-leg glute bridge",
  "Side-lying hip abduction",
  "Step-up (low box)",
  "Split squat (short range)",
  "Calf raise",
]);
const FROM_ADVANCED: ReadonlySet<string> = new Set(["Incline push-up", "Hanging knee raise"]);
/** Holds for the trunk stay as accessories: longer and with a longer lever they are none. */
const MOST_REPS_TO_FAILURE = 30;

/** Too easy to be work for this athlete (exercise-selection.md section 9); warm-up, prehab and rehabilitation of an injured region may have it. */
export function isTrivial(name: string, facts: StrengthFacts): boolean {
  const rank = RANK[facts.level];
  if (FOR_EVERYBODY.has(name)) return true;
  if (rank >= 1 && FROM_INTERMEDIATE.has(name)) return true;
  if (rank >= 2 && FROM_ADVANCED.has(name)) return true;
  const { backSquat, bodyWeight, pullUps, handstandPushUps, sex } = facts;
  const squat = backSquat === undefined || bodyWeight === undefined ? 0 : backSquat / bodyWeight;
  switch (name) {
    case "Air squat":
      return squat >= (sex === "male" ? 1 : 0.8);
    case "Push-up":
    case "Close-grip push-up":
      return (handstandPushUps ?? 0) >= 5 || (repsToFailure(name, facts) ?? 0) > MOST_REPS_TO_FAILURE;
    case "Incline push-up":
      return (repsToFailure("Push-up", facts) ?? 0) >= 15;
    case "Pike push-up":
      return (handstandPushUps ?? 0) >= 3 || (repsToFailure(name, facts) ?? 0) > MOST_REPS_TO_FAILURE;
    case "Ring row":
    case "Band-assisted pull-up":
    case "Lat pulldown":
    case "Foot-assisted pull-up":
      return (pullUps ?? 0) >= 8;
    default:
      return false;
  }
}
