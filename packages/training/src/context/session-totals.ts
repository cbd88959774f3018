import { sessionLoad } from "../physiology/load.ts";
import type { Minutes } from "../units/units.ts";
import { totalSeconds } from "./draft.ts";
import { isPaced } from "../model/is-paced.ts";
import type { ExerciseItem, Session, SessionType } from "../model/plan.ts";

/** Load, tonnage and distance of a session from its kind, its blocks, minutes and planned RPE. */
export function sessionTotals(
  type: SessionType,
  blocks: Session["blocks"],
  duration: Minutes,
  rpe: number,
): Pick<Session, "load" | "ironLoad" | "tonnage" | "distance"> {
  const load = sessionLoad(duration, rpe);
  let lifted = 0;
  let metres = 0;
  for (const block of IN_ORDER)
    for (const item of blocks[block]) {
      lifted += tonnage(item);
      metres += (item.sets ?? 1) * (item.dose.metres ?? 0);
    }
  return {
    load,
    ironLoad: Math.round(load * ironShare(type, blocks)),
    tonnage: Math.round(lifted),
    distance: Math.round(metres),
  };
}

/** Strength and skill count as iron, conditioning and recovery as pace; a mixed session by the time of what is lifted in it. */
function ironShare(type: SessionType, blocks: Session["blocks"]): number {
  if (type !== "mixed") return type === "strength" || type === "skill" ? 1 : 0;
  const work = WORKING.flatMap((name) => blocks[name].map((item) => ({ item, isIron: !isPaced(item, name) })));
  const both = totalSeconds(work.map(({ item }) => item));
  const iron = totalSeconds(work.filter(({ isIron }) => isIron).map(({ item }) => item));
  return both === 0 ? 0 : iron / both;
}

const WORKING = ["skill", "strength", "mainWorkout"] as const;

const IN_ORDER = ["warmup", "skill", "strength", "mainWorkout", "cooldown"] as const;

function tonnage(item: ExerciseItem): number {
  if (item.load === undefined || item.dose.reps === undefined) return 0;
  return (item.sets ?? 1) * item.dose.reps * item.load.kilograms * (item.load.perHand ? 2 : 1);
}
