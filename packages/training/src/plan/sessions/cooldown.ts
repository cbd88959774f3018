import type { DraftItem, SessionBrief } from "../draft.ts";
import { timedItem } from "../items.ts";
import type { WarmupKind } from "./warmup.ts";

const STRETCHES: { readonly [kind in WarmupKind]: readonly string[] } = {
  lower: ["Hip flexor stretch", "Pigeon or figure-4 stretch"],
  upper: ["Thoracic rotation stretch", "Wall slide"],
  full: ["Hip flexor stretch", "Thoracic rotation stretch"],
  run: ["Calf stretch", "Hamstring stretch (supine)"],
  metcon: ["Pigeon or figure-4 stretch", "Thoracic rotation stretch"],
  gymnastics: ["Wall slide", "Wrist mobility drill"],
  olympic: ["Couch stretch", "Thoracic rotation stretch"],
  aerobic: ["Hip flexor stretch", "Hamstring stretch (supine)"],
  swim: ["Thoracic rotation stretch", "Cat-cow"],
};

const EASY: { readonly [kind in WarmupKind]: string } = {
  lower: "Bike erg",
  upper: "Bike erg",
  full: "Bike erg",
  run: "Brisk walk",
  metcon: "Bike erg",
  gymnastics: "Brisk walk",
  olympic: "Bike erg",
  aerobic: "Brisk walk",
  swim: "Brisk walk",
};

/** Easy movement, two stretches for what worked, breathing: a routine of exactly `seconds`, at least two minutes. */
export function cooldown(brief: SessionBrief, kind: WarmupKind, seconds: number): DraftItem[] {
  const { context } = brief;
  const stretchSeconds = 60;
  const count = seconds >= 300 ? 2 : seconds >= 180 ? 1 : 0;
  const taken = new Set<string>();
  const stretches = STRETCHES[kind].slice(0, count).flatMap((name) => {
    const choice = context.picker.pick(name);
    if (taken.has(choice.exercise.name)) return [];
    taken.add(choice.exercise.name);
    return [timedItem(context, choice, { seconds: stretchSeconds, notes: "30 s each side, no pain, slow breathing." })];
  });
  const breathing = context.picker.pick("Breathing drill (supine)");
  const easySeconds = Math.max(60, Math.round(seconds) - stretches.length * stretchSeconds - 60);
  return [
    timedItem(context, context.picker.pick(EASY[kind]), { seconds: easySeconds, rpe: 2, notes: "Let the heart rate come down." }),
    ...stretches,
    timedItem(context, breathing, { seconds: 60, notes: "Breathe out longer than in." }),
  ];
}
