import { formatList } from "../model/words.ts";
import type { ClauseReading } from "./everyday.ts";

/** What follows from days, places and permissions, in sentences. What changes nothing is not repeated: "noted" would promise something. */
export function clauseTexts(all: readonly ClauseReading[]): readonly string[] {
  const clauses = all.filter(({ kind }) => kind !== "silent");
  const effects = [...new Set(clauses.flatMap(({ effect }) => effect ?? []))];
  return effects.map(
    (effect) => `${formatList(clauses.filter((clause) => clause.effect === effect).map(({ quote }) => `“${quote}”`))}: ${effect}.`,
  );
}
