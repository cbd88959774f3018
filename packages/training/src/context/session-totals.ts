import { sessionLoad } from "../physiology/load.ts";
import type { Minutes } from "../units/units.ts";
import { totalSeconds } from "./draft.ts";
import type { ExerciseItem, Session } from "../model/plan.ts";

/** Load, tonnage and distance of a session from its blocks, minutes and planned RPE. */
export function sessionTotals(
  blocks: Session["blocks"],
  duration: Minutes,
  rpe: number,
): Pick<Session, "load" | "ironLoad" | "tonnage" | "distance"> {
  const load = sessionLoad(duration, rpe);
  const iron = totalSeconds(blocks.strength) + totalSeconds(blocks.skill);
  const both = iron + totalSeconds(blocks.mainWorkout);
  let lifted = 0;
  let metres = 0;
  for (const block of IN_ORDER)
    for (const item of blocks[block]) {
      lifted += tonnage(item);
      metres += (item.sets ?? 1) * (item.dose.metres ?? 0);
    }
  return {
    load,
    ironLoad: both === 0 ? 0 : Math.round((load * iron) / both),
    tonnage: Math.round(lifted),
    distance: Math.round(metres),
  };
}

const IN_ORDER = ["warmup", "skill", "strength", "mainWorkout", "cooldown"] as const;

function tonnage(item: ExerciseItem): number {
  if (item.load === undefined || item.dose.reps === undefined) return 0;
  return (item.sets ?? 1) * item.dose.reps * item.load.kilograms * (item.load.perHand ? 2 : 1);
}
