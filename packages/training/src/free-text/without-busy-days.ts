import { readClauses } from "../health/clause.ts";
import { beforeDeadline } from "./before-deadline.ts";
import { shiftDays } from "./shift-days.ts";

/** The text with blanks in the place of what it says of shifts and deadlines: who is worn out by them has no complaint. */
export function withoutBusyDays(text: string): string {
  const sentences = [...Map.groupBy(readClauses(text), ({ sentence }) => sentence).values()];
  return sentences
    .flatMap((clauses) => [shiftDays, beforeDeadline].flatMap((read) => read({ clauses, today: ANY_DAY, isWish: true })))
    .flatMap(({ quotes }) => quotes)
    .reduce((left, quote) => left.replace(quote, " ".repeat(quote.length)), text);
}

const ANY_DAY = "2000-01-01";
