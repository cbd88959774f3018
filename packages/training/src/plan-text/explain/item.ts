import type { ExerciseItem } from "../../model/plan.ts";

/** "Back squat 4 × 5 at 105 kg", "Easy run 35 min at RPE 3" */
export function itemText({ name, sets, reps, duration, distance, weight, intensity }: ExerciseItem): string {
  const amount = reps ?? distance ?? duration;
  const dose = amount === undefined ? "" : ` ${sets === undefined || sets === 1 ? "" : `${sets} × `}${amount}`;
  const at = weight ?? intensity;
  return `${name}${dose}${at === undefined ? "" : ` at ${at}`}`;
}
