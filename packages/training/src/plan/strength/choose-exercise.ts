import { findExercise } from "../../catalogue/exercises.ts";
import type { SessionBrief } from "../draft.ts";
import type { Choice } from "../exercise-picker.ts";
import { familyOf } from "../movement-families.ts";
import type { Slot } from "./templates.ts";

const WEEKS_PER_ROTATION = 2;

/** The exercise of a slot in this week: its options take turns every two weeks, and no exercise comes twice in a session. */
export function chooseExercise(brief: SessionBrief, slot: Slot, taken: ReadonlySet<string>): Choice | undefined {
  const { picker } = brief.context;
  // Before a race nothing is new: the exercises of the rotation before stay.
  const week = brief.isTaper ? Math.max(1, brief.frame.macroWeek - WEEKS_PER_ROTATION) : brief.frame.macroWeek;
  const turn = Math.floor((week - 1) / WEEKS_PER_ROTATION) + brief.occurrence;
  const rotated = slot.options.map((_, index) => slot.options[(index + turn) % slot.options.length] ?? "Dead bug");
  const open = rotated.find((name) => picker.allows(name) && !taken.has(name));
  if (open !== undefined) return picker.pick(open);
  const substitutes = rotated.map((name) => picker.pick(name));
  return substitutes.find((choice) => !taken.has(choice.exercise.name)) ?? relative(brief, substitutes[0], taken);
}

/** When the substitute is in the session already: another exercise of the same family. */
function relative(brief: SessionBrief, substitute: Choice | undefined, taken: ReadonlySet<string>): Choice | undefined {
  const { picker } = brief.context;
  const wanted = substitute?.replaced === undefined ? undefined : findExercise(substitute.replaced.name);
  const name = wanted === undefined ? undefined : familyOf(wanted)?.find((candidate) => picker.allows(candidate) && !taken.has(candidate));
  if (name === undefined || substitute?.replaced === undefined) return undefined;
  return { exercise: picker.pick(name).exercise, replaced: substitute.replaced };
}
