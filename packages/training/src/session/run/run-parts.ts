import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { timedItem } from "../../prescription/items.ts";

/** What the movement is called in a title. */
export function sport(choice: Choice): string {
  if (choice.exercise.name === "Pool running") return "pool run";
  if (choice.exercise.name === "Run-walk intervals") return "run-walk";
  if (choice.exercise.name === "Elliptical") return "elliptical";
  return MODE_WORDS[cardioMode(choice.exercise)];
}

const MODE_WORDS = { run: "run", walk: "walk", row: "row", ski: "ski", bike: "ride", swim: "swim", other: "aerobic work" } as const;

export function wholeMinutes(seconds: number): number {
  return Math.max(60, 60 * Math.floor(seconds / 60));
}

export function stridesItems(brief: SessionBrief, count: number): DraftItem[] {
  const { picker, highestRpe, health } = brief.context;
  if (!picker.allows("Strides") || highestRpe < LEAST_CEILING || !health.growsFreely) return [];
  return [
    timedItem(brief.context, picker.pick("Strides"), {
      seconds: 20,
      sets: count,
      restSeconds: 60,
      rpe: STRIDES_RPE,
      notes: "Quick and relaxed, about mile effort; walk back.",
    }),
  ];
}

/** Quicker than easy, and no sprint. */
const STRIDES_RPE = 6;
/** For twenty seconds they are as fast as a mile: nothing for who may go to threshold at most. */
const LEAST_CEILING = 8;

/** A sentence about treadmills for whoever has one and does not mind it; else nothing. */
export function treadmillHint({ context }: SessionBrief, text: string): string {
  return context.athlete.equipment?.includes("treadmill") === true && context.picker.allows("Incline treadmill march") ? text : "";
}
