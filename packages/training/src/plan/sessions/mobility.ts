import type { DraftItem, SessionBrief } from "../draft.ts";
import { timedItem } from "../items.ts";

const FLOWS: readonly (readonly string[])[] = [
  ["World's greatest stretch", "Thoracic rotation stretch", "Pigeon or figure-4 stretch", "Ankle mobility drill"],
  ["Cat-cow", "Hip flexor stretch", "Wall slide", "Hamstring stretch (supine)"],
  ["Foam rolling", "Leg swings", "Thoracic rotation stretch", "Calf stretch"],
  ["Couch stretch", "Wall slide", "Glute bridge", "Calf stretch"],
];

export const SECONDS_PER_DRILL = 90;

/** Mobility drills of this week, as many as asked and so many seconds each, without repeating a substitute. */
export function mobilityFlow(brief: SessionBrief, count: number, seconds = SECONDS_PER_DRILL): DraftItem[] {
  const { context, frame } = brief;
  const turn = frame.macroWeek - 1 + brief.occurrence;
  const flows = FLOWS.map((_, index) => FLOWS[(index + turn) % FLOWS.length] ?? []);
  return context.picker
    .openBeside(new Set(), flows.flat(), count)
    .map((choice) => timedItem(context, choice, { seconds, rpe: 1, notes: "Slow breathing, both sides." }));
}

/** What makes the second easy session of a week differ from the first: a few drills at its end. */
export function mobilityFinish(brief: SessionBrief, seconds: number): DraftItem[] {
  return seconds < 600 ? [] : mobilityFlow(brief, seconds < 1200 ? 1 : Math.min(4, 1 + brief.occurrence));
}
