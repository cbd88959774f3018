import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { timedItem } from "../../prescription/items.ts";

const MOBILITY_FLOWS: readonly (readonly string[])[] = [
  ["World's greatest stretch", "Thoracic rotation stretch", "Pigeon or figure-4 stretch", "Ankle mobility drill"],
  ["Cat-cow", "Hip flexor stretch", "Wall slide", "Hamstring stretch (supine)"],
  ["Foam rolling", "Leg swings", "Thoracic rotation stretch", "Calf stretch"],
  ["Couch stretch", "Wall slide", "Glute bridge", "Calf stretch"],
];

export const SECONDS_PER_DRILL = 90;
export const MOBILITY_RPE = 1;

/** Mobility drills of this week, as many as asked and so many seconds each, without repeating a substitute. */
export function mobilityFlow(brief: SessionBrief, count: number, seconds = SECONDS_PER_DRILL): DraftItem[] {
  const { context, frame } = brief;
  const turn = frame.macroWeek - 1 + brief.occurrence;
  const flows = MOBILITY_FLOWS.map((_, index) => MOBILITY_FLOWS[(index + turn) % MOBILITY_FLOWS.length] ?? []);
  return context.picker.openBeside([], flows.flat(), count).map((choice) =>
    timedItem(context, choice, {
      seconds,
      rpe: MOBILITY_RPE,
      notes: slowCue(choice.exercise.name) ?? "Slow breathing, both sides.",
    }),
  );
}

/** What makes the second easy session of a week differ from the first: a few drills at its end. */
export function mobilityFinish(brief: SessionBrief, seconds: number): DraftItem[] {
  return seconds < 600 ? [] : mobilityFlow(brief, seconds < 1200 ? 1 : Math.min(4, 1 + brief.occurrence));
}

/** How a drill is done at the end of a session, where it is no stretch that is held; undefined for stretches. */
export function slowCue(name: string): string | undefined {
  return SLOW_CUES.get(name);
}

const SLOW_CUES: ReadonlyMap<string, string> = new Map([
  ["Wall slide", "Slowly up and down, ribs low, breathing out on the way up."],
  ["Cat-cow", "Slowly, with the breath, from the hips to the neck."],
  ["Wrist mobility drill", "Palms, then backs of the hands; lean, do not force."],
  ["Foam rolling", "Slowly along calves, thighs and back; wait where it is tight."],
  ["Leg swings", "A hand on the wall or a chair: small and loose, ten each way with each leg."],
  ["Glute bridge", "Two seconds at the top, slow on the way down."],
  ["Ankle mobility drill", "Knee over the toes to the wall, heel down, both sides."],
  ["Neck mobility (gentle)", "Ear to shoulder, chin to collarbone, nothing forced."],
  ["Breathing drill (supine)", "Breathe out longer than in."],
]);
