import type { Exercise } from "../../catalogue/exercise.ts";
import { repCeiling } from "../../selection/gates/rep-ceiling.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import { type Zone, ZONE_RPE } from "../../physiology/zone-efforts.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem } from "../../context/draft.ts";
import { startOfLine, weightText, withDose } from "../../prescription/items.ts";
import { metconLoad } from "../../prescription/metcon/implements.ts";
import { isWorkoutMovement, secondsPerRep } from "../../prescription/metcon/movements.ts";
import type { ExerciseItem, Pace } from "../../model/plan.ts";
import { chosen } from "./swap-line.ts";

/**
 * A movement of a workout in the place of another: as many repetitions as take the same time, at the weight the level has for
 * it. Undefined when it is no movement of workouts, when the athlete cannot do as many, or when a barbell has no maximum to take its weight from.
 */
export function swappedMovement(context: PlanContext, item: ExerciseItem, by: Exercise): DraftItem | undefined {
  if (!isWorkoutMovement(by.name)) return undefined;
  const weight = metconLoad(context, by.name);
  if (weight === "no-barbell" || item.dose.reps === undefined) return undefined;
  const isPlain = item.reps !== undefined && /^\d+$/u.test(item.reps);
  const reps = isPlain ? Math.max(1, Math.round((item.dose.reps * secondsPerRep(item.name)) / secondsPerRep(by.name))) : item.dose.reps;
  const ceiling = repCeiling(by.name, context.athlete);
  if (ceiling !== undefined && (reps > ceiling.perSet || reps * (item.sets ?? 1) > ceiling.perSession)) return undefined;
  const line = startOfLine(context, chosen(item, by));
  if (item.sets !== undefined) line.sets = item.sets;
  line.reps = isPlain ? String(reps) : (item.reps ?? String(reps));
  if (weight !== undefined) {
    line.load = weight.load;
    line.weight = weightText(context, weight.load);
    line.why = weight.why;
  }
  if (item.rpe !== undefined) line.rpe = item.rpe;
  if (item.intensity !== undefined && item.rpe !== undefined) line.intensity = `RPE ${item.rpe}`;
  const { metres: _, ...dose } = item.dose;
  return withDose(line, { ...dose, reps });
}

/** The same time at the same effort on another machine, on foot or in the water, at its own pace or power. */
export function swappedEndurance(context: PlanContext, item: ExerciseItem, by: Exercise): DraftItem | undefined {
  const sets = item.sets ?? 1;
  const { restSeconds = 0, totalSeconds } = item.dose;
  const seconds = item.dose.seconds ?? Math.round(totalSeconds / sets) - restSeconds;
  const zone = findZone(item);
  if (zone === undefined || seconds <= 0) return undefined;
  const line = cardioItem(context, chosen(item, by), { zone, seconds, sets, restSeconds, show: "time" });
  return { ...line, dose: { ...line.dose, totalSeconds } };
}

const ZONE_OF_PACE: { readonly [zone in Exclude<Pace["zone"], "race">]: Zone } = {
  recovery: "recovery",
  easy: "easy",
  marathon: "steady",
  threshold: "threshold",
  interval: "interval",
  repetition: "repetition",
};

/** The hardest zone that is no harder than the line. */
function findZone({ pace, rpe }: ExerciseItem): Zone | undefined {
  if (pace !== undefined) return pace.zone === "race" ? undefined : ZONE_OF_PACE[pace.zone];
  if (rpe === undefined) return undefined;
  return (["repetition", "interval", "threshold", "steady", "easy"] as const).find((zone) => ZONE_RPE[zone] <= rpe) ?? "recovery";
}
