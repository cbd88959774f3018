import type { CoachAction } from "@ironpace/contract";

export const ACTION_LABELS: Readonly<Record<CoachAction, string>> = {
  coaching_question: "Coaching question",
  personalize_plan: "Personalize plan",
  injury_adaptation: "Injury adaptation",
  competition_preparation: "Competition preparation",
};

/** "840 ms", "2.4 s" */
export function formatMilliseconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** "November 22, 2026 at 18:05" without the day's name; where the reader is. */
export function timeOfDay(time: string): string {
  return new Date(time).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });
}
