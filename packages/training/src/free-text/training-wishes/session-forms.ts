import type { WeekSentence, WeekWish } from "../week-wish.ts";

const LONG_WARM_UP =
  /\b(?:long(?:er)? warm ?ups?|warm ?up (?:for )?(?:longer|at least)|more (?:time to )?warm(?:ing)? ?up|langere?[rs]? aufwarm\w*|langer aufwarmen|mehr aufwarmen|calentamientos? (?:mas )?largos?|calentar mas|echauffements? plus longs?|plus longs? echauffements?|m echauffer plus|riscaldament[oi] piu lung\w+|aquecimentos? mais long\w+|langere warming ?up|meer opwarm\w*)\b/u;
const AT_LEAST_MINUTES = /\b(?<minutes>[5-9]|1\d|20) ?(?:min\w*|m)\b/u;
const SHORT = /\b(?:no|not|dont|without|hate|max\w*|at most|kein\w*|nicht|sin|pas|non|nao|geen|niet)\b/u;
const NO_SUPERSETS =
  /\b(?:no|without|avoid|dont (?:like|want)|hate|keine?|ohne|sin|nada de|odio|pas de|sans|niente|senza|sem|geen|zonder) (?:\w+ )?super ?(?:sets?|satz\w*|series?|serien?)\b/u;
const LEAST_MINUTES = 10;

/** How sessions begin, what they never are, and what stands beside them: a longer warm-up, supersets. */
export function sessionForms({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const behind = clauses[at + 1];
    const quotes = [clause.quote];
    // "Un échauffement plus long": the "plus" of French divides it like a list.
    const isLonger = LONG_WARM_UP.test(said) || (/\bechauffements?$/u.test(said) && /^longs?\b/u.test(behind?.words.join(" ") ?? ""));
    if (isLonger && !SHORT.test(said)) {
      const told = AT_LEAST_MINUTES.exec(said) ?? AT_LEAST_MINUTES.exec(behind?.words.join(" ") ?? "");
      const isBehind = behind !== undefined && (told === null ? !LONG_WARM_UP.test(said) : !AT_LEAST_MINUTES.test(said));
      const minutes = Number(told?.groups?.["minutes"] ?? LEAST_MINUTES);
      const all = isBehind ? [...quotes, behind.quote] : quotes;
      return [{ quotes: all, days: [], limits: { warmupMinutes: minutes }, effect: `warm-ups of at least ${minutes} minutes` }];
    }
    if (NO_SUPERSETS.test(said))
      return [
        { quotes, days: [], effect: "every lift has its own sets with full rests; only workouts against the clock go round in circuits" },
      ];
    return [];
  });
}
