import { turfIn } from "../../athlete/stated/stated-turf.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

const SLED = /\b(?:sleds?|prowler|schlitten|trineo|traineau|slitta|treno|slee)\b/u;

/** "My gym has a sled but only about 10 metres of turf": sleds and carries in lengths of that floor. */
export function turfLengths({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const metres = turfIn(clause.quote);
    if (metres === undefined) return [];
    const before = clauses[at - 1];
    const quotes = [...(before !== undefined && SLED.test(before.words.join(" ")) ? [before.quote] : []), clause.quote];
    return [{ quotes, days: [], effect: `sleds, carries and lunges in lengths of ${String(metres)} m` }];
  });
}
