import { namesClimbGoal, statedClimbGoal } from "#training/athlete/stated/stated-climb-goal.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";

/** "To run up the fell behind the house without stopping (5k, 300m up)": the long run goes there, and the head counts it. */
export function climbGoals({ clauses }: WeekSentence): readonly WeekWish[] {
  const sentence = clauses.map(({ quote }) => quote).join(", ");
  const at = clauses.findIndex(({ quote }) => namesClimbGoal(quote));
  if (at < 0 || statedClimbGoal(sentence) === undefined) return [];
  const behind = clauses.slice(at + 1);
  const end = behind.findIndex(({ words }) => !AMOUNT.test(words.join(" ")));
  const used = [clauses[at], ...behind.slice(0, end < 0 ? undefined : end)].filter((clause) => clause !== undefined);
  return [{ quotes: used.map(({ quote }) => quote), days: [], told: { kind: "climb-goal" } }];
}

/** "5k", "300m up" */
const AMOUNT = /^\d{1,4} ?(?:k|km|m|hm|metres?|meters?|metros?|metri)(?: (?:up|hoch|climb|d\+|de subida|di dislivello))?$/u;
