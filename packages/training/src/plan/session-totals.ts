import { sessionLoad } from "../physiology/load.ts";
import type { Minutes } from "../units/units.ts";
import { totalSeconds } from "./draft.ts";
import type { ExerciseItem, Session } from "./plan.ts";

/** Load, tonnage and distance of a session from its blocks, minutes and planned RPE. */
export function sessionTotals(
  blocks: Session["blocks"],
  duration: Minutes,
  rpe: number,
): Pick<Session, "load" | "ironLoad" | "tonnage" | "distance"> {
  const { warmup, skill, strength, mainWorkout, cooldown } = blocks;
  const items = [...warmup, ...skill, ...strength, ...mainWorkout, ...cooldown];
  const load = sessionLoad(duration, rpe);
  const iron = totalSeconds(strength) + totalSeconds(skill);
  const both = iron + totalSeconds(mainWorkout);
  return {
    load,
    ironLoad: both === 0 ? 0 : Math.round((load * iron) / both),
    tonnage: Math.round(items.reduce((sum, item) => sum + tonnage(item), 0)),
    distance: Math.round(items.reduce((sum, item) => sum + (item.sets ?? 1) * (item.dose.metres ?? 0), 0)),
  };
}

function tonnage(item: ExerciseItem): number {
  if (item.load === undefined || item.dose.reps === undefined) return 0;
  return (item.sets ?? 1) * item.dose.reps * item.load.kilograms * (item.load.perHand ? 2 : 1);
}
