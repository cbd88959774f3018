import { listOf } from "../model/words.ts";
import type { ClauseReading } from "./read-free-text.ts";

/** What is no matter of health, in sentences: days and places with what follows from them, the rest in one line. */
export function clauseTexts(all: readonly ClauseReading[]): readonly string[] {
  const clauses = all.filter(({ kind }) => kind !== "silent");
  const others = clauses.filter(({ effect }) => effect === undefined).map(({ quote }) => `“${quote}”`);
  const effects = [...new Set(clauses.flatMap(({ effect }) => effect ?? []))];
  return [
    ...effects.map(
      (effect) => `${listOf(clauses.filter((clause) => clause.effect === effect).map(({ quote }) => `“${quote}”`))}: ${effect}.`,
    ),
    ...(others.length === 0 ? [] : [`${listOf(others)} ${others.length === 1 ? "is" : "are"} noted.`]),
  ];
}
