import type { Level } from "../../athlete/athlete.ts";
import type { DraftItem, SessionBrief } from "../draft.ts";
import { type SlotDose, slotDose } from "./slot-dose.ts";
import type { Slot } from "./templates.ts";

const MOST_WORKING_SETS: { readonly [level in Level]: number } = { beginner: 14, intermediate: 18, advanced: 22, elite: 24 };

/** The doses of a template in order, without repeating an exercise. */
export function templateDoses(brief: SessionBrief, slots: readonly Slot[], already: readonly string[] = []): SlotDose[] {
  const taken = new Set<string>(already);
  const doses: SlotDose[] = [];
  for (const slot of slots) {
    const dose = slotDose(brief, slot, taken);
    if (dose === undefined) continue;
    taken.add(dose.choice.exercise.name);
    doses.push(dose);
  }
  return doses;
}

/**
 * Gives every exercise sets until `seconds` are used: the first lifts come first and get their wanted sets, accessories
 * drop out when the day is short. Never more working sets than the level takes.
 */
export function fitSets(brief: SessionBrief, doses: readonly SlotDose[], seconds: number): DraftItem[] {
  const sets = doses.map(() => 0);
  let left = seconds;
  let open = MOST_WORKING_SETS[brief.context.level];
  const give = (index: number, count: number): boolean => {
    const dose = doses[index];
    if (dose === undefined) return false;
    const wanted = Math.min(count, dose.mostSets - (sets[index] ?? 0));
    if (wanted <= 0 || open < wanted || left < wanted * dose.secondsPerSet) return false;
    sets[index] = (sets[index] ?? 0) + wanted;
    left -= wanted * dose.secondsPerSet;
    open -= wanted;
    return true;
  };
  doses.forEach(
    (_, index) =>
      give(index, Math.min(doses[index]?.wantedSets ?? 2, index === 0 ? 3 : 2)) || (index === 0 && (give(index, 2) || give(index, 1))),
  );
  let growing = true;
  while (growing) {
    growing = doses.map((dose, index) => (sets[index] ?? 0) > 0 && (sets[index] ?? 0) < dose.wantedSets && give(index, 1)).some(Boolean);
  }
  return doses.flatMap((dose, index) => ((sets[index] ?? 0) > 0 ? [dose.item(sets[index] ?? 0)] : []));
}
