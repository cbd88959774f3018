import type { CheckInEntry } from "../api/check-ins.ts";

type RatedItem = "sleep" | "soreness" | "stress" | "motivation";

export interface Question {
  readonly item: RatedItem;
  readonly label: string;
  readonly question: string;
  /** From 1, the worst, to 5. */
  readonly answers: readonly [string, string, string, string, string];
}

/** What a morning is asked, in this order; 5 is always the best. */
export const QUESTIONS: readonly Question[] = [
  { item: "sleep", label: "Sleep", question: "How did you sleep?", answers: ["Bad", "Poor", "OK", "Good", "Great"] },
  { item: "soreness", label: "Freshness", question: "How does your body feel?", answers: ["Wrecked", "Sore", "OK", "Good", "Fresh"] },
  {
    item: "stress",
    label: "Calm",
    question: "How stressed are you?",
    answers: ["Extremely", "Very", "Somewhat", "A little", "Not at all"],
  },
  {
    item: "motivation",
    label: "Motivation",
    question: "How keen are you to train?",
    answers: ["Not at all", "Not very", "OK", "Keen", "Very keen"],
  },
];

/** The first question without an answer; undefined when all have one. */
export function nextQuestion(entry: CheckInEntry | undefined): Question | undefined {
  return QUESTIONS.find(({ item }) => entry?.[item] == null);
}
