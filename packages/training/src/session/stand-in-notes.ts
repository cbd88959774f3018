import type { SessionBrief, SessionDraft } from "../context/draft.ts";
import type { CardioMode } from "../catalogue/cardio-mode.ts";
import { inTurn } from "./in-turn.ts";

/** What a run is about when another sport stands in for it: nothing of shoes, hills and tracks. */
export type RunKind = "easy" | "long" | "tempo" | "threshold" | "interval";

/** Notes for a run that is done on a machine, in water or on foot without running. */
export function standInNotes(
  brief: SessionBrief,
  kind: RunKind,
  mode: CardioMode,
): Required<Pick<SessionDraft["notes"], "stimulus" | "strategy" | "warmup">> {
  const { stimulus, strategy, warmup } =
    STAND_IN_NOTES[mode === "bike" && (kind === "easy" || kind === "long") ? (`${kind}-bike` as const) : kind];
  const isShort = brief.minutes < LONG_ENOUGH_TO_DRINK;
  return {
    stimulus: inTurn(brief, stimulus),
    strategy: isShort ? inTurn(brief, strategy).replace(" Drink every twenty minutes.", "") : inTurn(brief, strategy),
    warmup,
  };
}

/** Minutes. */
const LONG_ENOUGH_TO_DRINK = 60;

interface Notes {
  readonly stimulus: readonly [string, ...string[]];
  readonly strategy: readonly [string, ...string[]];
  readonly warmup: string;
}

const STAND_IN_NOTES: { readonly [kind in RunKind | "easy-bike" | "long-bike"]: Notes } = {
  easy: {
    stimulus: [
      "Light. You finish with the feeling that you could do it again at once.",
      "Slower than you could, on purpose. You never notice your breathing.",
      "Warm and loose; breathing stays where it was after ten minutes.",
    ],
    strategy: [
      "Leave the numbers alone and go by breathing: whole sentences all the way.",
      "One rhythm from start to end, shoulders loose.",
      "Go by breathing, not by the display.",
    ],
    warmup: "The first minutes are the easiest.",
  },
  long: {
    stimulus: [
      "Conversational to the end; the last third as fresh as the first.",
      "Even breathing, loose shoulders: time counts, not the number on the display.",
      "Calm and even: nothing hurts, and there is no hurry.",
    ],
    strategy: [
      "Start easier than feels natural and keep it there. Drink every twenty minutes.",
      "Every ten minutes loosen shoulders and hands for a few seconds, and check your effort.",
      "Music, a podcast or company: the time is the training.",
    ],
    warmup: "The first minutes are the easiest.",
  },
  "easy-bike": {
    stimulus: [
      "Light. You finish with the feeling that you could do it again at once.",
      "Slower than you could, on purpose. You never notice your breathing.",
      "Warm and loose; breathing stays where it was after ten minutes.",
    ],
    strategy: [
      "Leave the numbers alone and go by breathing: whole sentences all the way.",
      "One rhythm from start to end: 85–95 turns a minute, never a heavy gear.",
      "Go by breathing, not by the display.",
    ],
    warmup: "The first minutes are the easiest.",
  },
  "long-bike": {
    stimulus: [
      "Conversational to the end; the last third as fresh as the first.",
      "Even breathing, loose shoulders: time counts, not the number on the display.",
      "Calm and even: nothing hurts, and there is no hurry.",
    ],
    strategy: [
      "Start easier than feels natural and keep it there. Drink every twenty minutes.",
      "Change your hand position every ten minutes, and stand up for a few turns of the pedals.",
      "Music, a podcast or company: the time is the training.",
    ],
    warmup: "The first minutes are the easiest.",
  },
  tempo: {
    stimulus: [
      "Strong, never straining: you speak in short sentences from the first minute to the last.",
      "Steady pressure, loose shoulders; if you need a break, it was too hard.",
    ],
    strategy: [
      "First third a little easier, then let it build. The same pace or power at the end as in the middle.",
      "Rhythm before resistance: when your legs slow down, make it lighter and move faster.",
    ],
    warmup: "Start easier than feels necessary; the last minutes are on the machine you will use today.",
  },
  threshold: {
    stimulus: [
      "Comfortably hard: a few words at a time. The last minutes feel like the first, only warmer.",
      "An effort you could hold for an hour. Breathing is deep and regular, never gasping.",
      "Muscles and breathing in balance; you finish knowing that there was one more in you.",
      "Steady pressure. If the shoulders tighten, it is too much.",
    ],
    strategy: [
      "First third a little easier, then let it build. The same pace or power at the end as in the middle.",
      "Rhythm before resistance: when your legs slow down, make it lighter and move faster.",
      "Keep moving in the breaks; they are short on purpose.",
    ],
    warmup: "Start easier than feels necessary; the last minutes are on the machine you will use today.",
  },
  interval: {
    stimulus: [
      "Hard but controlled: single words only by the end of each rep, never a sprint.",
      "The first minute of each feels too easy, the last feels long. You could do one more at the end.",
      "Breathing at its limit, without impact. If form breaks, the session is over.",
    ],
    strategy: [
      "Hold back in the first rep and note its number: it is the floor for the others.",
      "Build for twenty seconds, then hold. Move easily in every break, do not stop.",
      "The middle reps are the test: they decide the session, not the last.",
    ],
    warmup: "Easy minutes, drills, then the machine you will use today: the first rep is not part of the warm-up.",
  },
};
