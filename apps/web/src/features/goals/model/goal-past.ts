import { getGoalValue } from "@ironpace/contract";
import type { Goal, GoalProgress } from "../api/goals.ts";

/** A personal best with what it was before, as far as a goal needs it. */
export interface LoggedBest {
  readonly exercise_name: string;
  readonly value: string;
  readonly unit: string | null;
  readonly date: string;
  readonly personal_best_history: readonly { readonly value: string; readonly unit: string | null; readonly date: string }[];
}

/** The values a goal has had: its own, and before them those of the personal best it is about. */
export function getPast(goal: Goal, bests: readonly LoggedBest[]): readonly GoalProgress[] {
  const own = goal.goal_progress;
  const best = goal.measure === null ? bests.find((each) => isAbout(goal, each)) : undefined;
  if (best === undefined) return own;
  const [first] = own;
  const earlier = [...best.personal_best_history, best]
    .filter(({ unit }) => unit === best.unit)
    .map(({ date, value }) => ({ day: date, value: getGoalValue(value, goal.unit) }))
    .filter(({ day, value }) => !Number.isNaN(value) && (first === undefined || day < first.day));
  return [...earlier, ...own].toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Where the way to the target began; undefined while only one value is known. */
export function getStart({ start_value, current_value, falling }: Goal, past: readonly GoalProgress[]): number | undefined {
  const start = start_value ?? past[0]?.value;
  if (start === undefined || start === current_value) return undefined;
  return falling ? Math.max(start, current_value) : Math.min(start, current_value);
}

/** The best has the value of the goal, in its unit, and everything the goal calls it is part of the name of the best or the other way round. */
function isAbout(goal: Goal, best: LoggedBest): boolean {
  if ((best.unit ?? goal.unit).trim().toLowerCase() !== goal.unit.trim().toLowerCase()) return false;
  if (getGoalValue(best.value, goal.unit) !== goal.current_value) return false;
  const [wanted, logged] = [getContentWords(goal.title), getContentWords(best.exercise_name)];
  if (wanted.length === 0 || logged.length === 0) return false;
  return wanted.every((word) => logged.includes(word)) || logged.every((word) => wanted.includes(word));
}

/** What a title is about: "A faster 10 km" and "10k" are both "10k"; amounts and small words say how much of it. */
export function getContentWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll(/(\d+(?:\.\d+)?)\s*(?:km|k)\b/gu, "$1k")
    .replaceAll(/\d+(?:[.,:]\d+)*\s*(?:kg|lb|reps?|min|m|s)?(?![\p{L}\d])/gu, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 2 ? word.replace(/s$/u, "") : word))
    .filter((word) => word !== "" && !SMALL_WORDS.has(word));
}

const SMALL_WORDS = new Set(
  (
    "a an and at be below beat best by do faster fewer first five for four from get heavier hit in into kg km less longer me more my new nine of on one " +
    "or over own pb pr rep run seven sub six some ten than the three to two twelve under up with"
  ).split(" "),
);
