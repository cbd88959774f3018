import { getGoalValue } from "./goal-value.ts";

/** What a goal is called and where it stands. */
export interface NamedGoal {
  readonly title: string;
  readonly unit: string;
  readonly current: number;
}

/** A personal best as it is stored: its name and newest value. */
export interface NamedBest {
  readonly name: string;
  readonly unit: string | null;
  readonly value: string;
}

/** The best has the value of the goal, in its unit, and everything the goal calls it is part of the name of the best or the other way round. */
export function isGoalOfBest(goal: NamedGoal, best: NamedBest): boolean {
  if ((best.unit ?? goal.unit).trim().toLowerCase() !== goal.unit.trim().toLowerCase()) return false;
  if (getGoalValue(best.value, goal.unit) !== goal.current) return false;
  const [wanted, logged] = [getContentWords(goal.title), getContentWords(best.name)];
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
