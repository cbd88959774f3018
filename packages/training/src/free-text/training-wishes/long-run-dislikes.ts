import { dislikesLongRunsIn } from "../../athlete/stated/disliked-long-runs.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

/** "Hate long steady runs", "le corse lunghe e lente mi annoiano": the long run is broken up, and the head counts how. */
export function longRunDislikes({ clauses, isWish: isWishField }: WeekSentence): readonly WeekWish[] {
  // "La tirada larga, el sábado" names its day.
  const isWish = isWishField && clauses.every((clause) => getDays(clause).length === 0);
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const before = clauses[at - 1];
    if (dislikesLongRunsIn(clause.quote, isWish)) {
      const after = clauses[at + 1];
      const isVerdict =
        after?.isJoined === true && !dislikesLongRunsIn(after.quote, isWish) && dislikesLongRunsIn(`${clause.quote} ${after.quote}`, false);
      return [{ quotes: isVerdict ? [clause.quote, after.quote] : [clause.quote], days: [], told: { kind: "long-runs" } }];
    }
    // The "and" of two adjectives splits them.
    const whole = before === undefined || !clause.isJoined ? "" : `${before.quote} ${clause.quote}`;
    if (before === undefined || !dislikesLongRunsIn(whole, false) || dislikesLongRunsIn(before.quote, isWish)) return [];
    return [{ quotes: [before.quote, clause.quote], days: [], told: { kind: "long-runs" } }];
  });
}
