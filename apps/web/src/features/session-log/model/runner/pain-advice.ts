export const PAIN_LEVELS = [2, 4, 6, 8] as const;

export type PainLevel = (typeof PAIN_LEVELS)[number];

/** What the athlete can do next: the buttons below the advice, the recommended one first. */
export type PainAnswer = "as-planned" | "easier" | "without-it" | "lighter" | "swap" | "skip" | "end";

interface PainAdvice {
  readonly title: string;
  readonly text: string;
  readonly answers: readonly PainAnswer[];
}

interface PainPlace {
  /** False in rounds, where one movement cannot be told from the others. */
  readonly isOneExercise: boolean;
  /** The next set has a weight that can be reduced. */
  readonly hasWeight: boolean;
}

/** What to do about pain during a session. The text names only what its answers offer. */
export function painAdvice(level: PainLevel, { isOneExercise, hasWeight }: PainPlace): PainAdvice {
  if (level === 2) {
    const text = "If the pain reaches 4/10, ease off.";
    return { title: "Carry on and watch it", text, answers: ["as-planned"] };
  }
  if (level === 4) {
    const text = "If the pain stays at 4/10 or less, carry on. If it gets worse, stop this movement.";
    return hasWeight
      ? { title: "Use 10% less weight", text, answers: ["lighter", "as-planned"] }
      : { title: "Slow down", text, answers: ["easier"] };
  }
  if (level === 6) {
    return isOneExercise
      ? { title: "Stop this exercise", text: "Swap it for one that does not hurt, or skip it today.", answers: ["swap", "skip"] }
      : { title: "Stop this movement", text: "End the session, or leave this movement out.", answers: ["end", "without-it"] };
  }
  return {
    title: "Stop here",
    text: "Chest pain, fainting, numbness, a pop or a joint that gives way: get help now. Otherwise rest, and see a doctor if the pain is still there tomorrow.",
    answers: ["end"],
  };
}
