import type { CheckInEntry } from "../api/check-ins.ts";

type RatedItem = "sleep" | "soreness" | "stress" | "motivation";

export interface Question {
  readonly item: RatedItem;
  /** Names the answers. */
  readonly label: string;
  /** Names the number, of which 5 is the best: stress at 5 is calm. */
  readonly score: string;
  readonly question: string;
  /** From 1, the worst, to 5. */
  readonly answers: readonly [string, string, string, string, string];
}

/** What a morning is asked, in this order; 5 is always the best. */
export const QUESTIONS: readonly Question[] = [
  {
    item: "sleep",
    label: "Sleep",
    score: "Sleep",
    question: "How was your sleep?",
    answers: ["Awful", "Poor", "OK", "Good", "Great"],
  },
  {
    item: "soreness",
    label: "Body",
    score: "Freshness",
    question: "How does your body feel?",
    answers: ["Wrecked", "Sore", "OK", "Good", "Fresh"],
  },
  {
    item: "stress",
    label: "Stress",
    score: "Calm",
    question: "How stressed are you?",
    answers: ["Very", "Quite", "A bit", "Barely", "Calm"],
  },
  {
    item: "motivation",
    label: "Motivation",
    score: "Motivation",
    question: "How keen are you to train?",
    answers: ["No way", "Barely", "OK", "Keen", "Very"],
  },
];

/** The first question without an answer; undefined when all have one. */
export function nextQuestion(entry: CheckInEntry | undefined): Question | undefined {
  return QUESTIONS.find(({ item }) => entry?.[item] == null);
}
