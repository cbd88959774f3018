import type { Day } from "@ironpace/training";
import { unbroken } from "#ui/format.ts";
import type { PlannedUse } from "../api/exercise-story.ts";

/** The use of the plan that comes next. */
export function nextUse(planned: readonly PlannedUse[], today: Day): PlannedUse | undefined {
  return planned.find(({ day, status }) => day >= today && status !== "completed" && status !== "skipped");
}

/** "4 × 4 at 90 kg", empty where the plan has no amount */
export function plannedDose(
  { sets, reps, kilograms, distance, duration }: PlannedUse,
  weightOf: (kilograms: number) => string,
  unit: string,
): string {
  const once = reps ?? distance ?? duration ?? "";
  const dose = sets === null || (sets === "1" && reps === null) ? once : `${sets} × ${once}`;
  return unbroken(kilograms === null ? dose : `${dose} at ${weightOf(kilograms)} ${unit}`);
}
