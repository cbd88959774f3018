import type { SessionBrief, SessionDraft } from "../draft.ts";
import { timedItem } from "../items.ts";
import { assemble } from "./assemble.ts";

const MOBILITY: readonly (readonly string[])[] = [
  ["World's greatest stretch", "Thoracic rotation stretch", "Pigeon or figure-4 stretch", "Ankle mobility drill"],
  ["Cat-cow", "Hip flexor stretch", "Wall slide", "Hamstring stretch (supine)"],
  ["Foam rolling", "Leg swings", "Thoracic rotation stretch", "Calf stretch"],
];

/** Mobility, an easy walk, breathing. */
export function recoverySession(brief: SessionBrief): SessionDraft {
  const { context, frame } = brief;
  const blocks = assemble(
    brief,
    "aerobic",
    (seconds) => {
      const taken = new Set<string>();
      const drills = (MOBILITY[(frame.macroWeek - 1) % MOBILITY.length] ?? []).flatMap((name) => {
        const choice = context.picker.pick(name);
        if (taken.has(choice.exercise.name)) return [];
        taken.add(choice.exercise.name);
        return [timedItem(context, choice, { seconds: 90, rpe: 1, notes: "Slow breathing, both sides." })];
      });
      const room = Math.max(0, Math.floor((seconds - 240) / 90));
      const used = drills.slice(0, Math.max(1, room));
      const walk = Math.max(120, 60 * Math.floor((seconds - used.length * 90) / 60));
      const choice = context.picker.pick(frame.macroWeek % 2 === 1 ? "Brisk walk" : "Bike erg");
      return { mainWorkout: [timedItem(context, choice, { seconds: walk, rpe: 2, notes: "No target. Enjoy it." }), ...used] };
    },
    { warmupSeconds: 120 },
  );
  return {
    title: `Recovery: easy ${blocks.mainWorkout?.[0]?.name.toLowerCase() ?? "movement"} and mobility`,
    description: "Blood flow and range of motion, nothing to recover from.",
    intent: "Arrive fresh at the next hard day.",
    movementFocus: ["mobility"],
    complexity: 1,
    blocks,
    mainFormat: { kind: "steady", label: "easy movement" },
    notes: { stimulus: "Relaxing. If it feels like training, it is too much.", strategy: "Phone away, breathe slowly, stay in pain-free range. Skip it for a walk with a friend if that is better." },
  };
}
