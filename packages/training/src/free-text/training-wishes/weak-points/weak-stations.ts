import { saysRunIsWeak, saysWeak, strongStationsIn, weakStationsIn } from "#training/athlete/stated/stated-stations.ts";
import { EXERCISES_OF_PART, weakPartsIn } from "#training/athlete/stated/stated-weak-parts.ts";
import { exercisesNamedIn } from "#training/catalogue/named-exercises.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";

/** "Wall balls are my weak spot", "love the sleds": the plan takes it at its word, and nobody looks for a complaint in it. */
export function weakStations({ clauses, isWish }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote }, at): readonly WeekWish[] => {
    // Among the dislikes what kills somebody is unloved.
    if (isWish && UNLOVED.test(quote)) return [];
    const behind = clauses[at + 1];
    const quotes = behind !== undefined && GOES_ON.test(behind.words.join(" ")) ? [quote, behind.quote] : [quote];
    const names = weakStationsIn(quote);
    if (names.length > 0) return [{ quotes, days: [], told: { kind: "weak-stations", names } }];
    if (saysRunIsWeak(quote)) return [{ quotes, days: [], told: { kind: "weak-run" } }];
    const strong = strongStationsIn(quote);
    if (strong.length > 0 && (!isWish || !LIKES.test(quote))) return [{ quotes, days: [], told: { kind: "strong", names: strong } }];
    const parts = weakPartsIn(quote).map((part) => EXERCISES_OF_PART[part]);
    const moves = saysWeak(quote) ? [...exercisesNamedIn(quote), ...parts.flat()] : [];
    return moves.length === 0 ? [] : [{ quotes, days: [], told: { kind: "weak-moves", names: moves } }];
  });
}

/** "… that's where I gain time", "… always lose time there" */
const GOES_ON =
  /^(?:and )?(?:thats|that is|there|always|da|dort|immer|ahi|alli|siempre|c est la|toujours|li|sempre)\b.*\b(?:time|minutes?|there|zeit|tiempo|temps|tempo)\b|^(?:strong|good|fine) (?:on|at) the (?:stations?|rest|others?)$/u;
const UNLOVED = /\b(?:kills?|destroys?|wrecks?|ruins?|breaks?|finish(?:es)?) me\b|\bsucks?\b(?! at)|\b(?:hate|kryptonite|nemesis)\b/iu;
const LIKES = /\b(?:like|enjoy|mag|gern|gusta|aime|piac)/iu;
