import { findExercise } from "../../catalogue/exercises.ts";
import type { SessionBrief, SessionDraft } from "../draft.ts";
import { totalSeconds } from "../draft.ts";
import { timedItem } from "../items.ts";
import { inSentence } from "../words.ts";
import { assemble } from "./assemble.ts";
import { mobilityFlow } from "./mobility.ts";

/** Mobility, an easy walk, breathing. */
export function recoverySession(brief: SessionBrief): SessionDraft {
  const { context, frame } = brief;
  const blocks = assemble(
    brief,
    "aerobic",
    (seconds) => {
      const used = mobilityFlow(brief, Math.min(4, Math.max(1, Math.floor((seconds - 240) / 90))));
      const walk = Math.max(120, 60 * Math.floor((seconds - totalSeconds(used)) / 60));
      const choice = context.picker.pick((frame.macroWeek + brief.occurrence) % 2 === 1 ? "Brisk walk" : "Bike erg");
      return { mainWorkout: [timedItem(context, choice, { seconds: walk, rpe: 2, notes: "No target. Enjoy it." }), ...used] };
    },
    { warmupSeconds: 120 },
  );
  const first = blocks.mainWorkout?.[0]?.name ?? "movement";
  const isCardio = findExercise(first)?.category === "cardio";
  return {
    title: isCardio ? `Recovery: easy ${RECOVERY_NAMES.get(first) ?? inSentence(first)} and mobility` : "Recovery: mobility and breathing",
    description: "Blood flow and range of motion, nothing to recover from.",
    intent: "Arrive fresh at the next hard day.",
    movementFocus: ["mobility"],
    complexity: 1,
    blocks,
    mainFormat: { kind: "steady", label: "easy movement" },
    notes: {
      stimulus: "Relaxing. If it feels like training, it is too much.",
      strategy: "Phone away, breathe slowly, stay in pain-free range. Skip it for a walk with a friend if that is better.",
    },
  };
}

const RECOVERY_NAMES: ReadonlyMap<string, string> = new Map([
  ["Bike erg", "ride"],
  ["Brisk walk", "walk"],
  ["Pool running", "pool run"],
  ["Swim technique", "swim"],
]);
