import { statedEasyCardio } from "../../athlete/stated/stated-cardio.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

/** "Keep one short easy cardio session a week": it follows the lifting of a day with room, and the head counts it. */
export function easyCardio({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, isOther }): readonly WeekWish[] =>
    isOther || statedEasyCardio(quote) === undefined ? [] : [{ quotes: [quote], days: [], told: { kind: "easy-cardio" } }],
  );
}
