import { normalise } from "../health/normalise.ts";
import type { WeekSentence, WeekWish } from "./week-wish.ts";
import { getDays } from "./week-wish.ts";

/** "Nothing too complicated on that day", "keep Saturdays simple", "nichts Wildes am Samstag", "rien de compliqué". */
const SIMPLE =
  /\b(?:nothing (?:too |very |that |so )?(?:complicated|fancy|crazy|wild|technical)|keep (?:it|that day|that one|those|\w+days?) (?:\w+ )?(?:simple|easy|relaxed|social|chilled)|nichts? (?:zu )?(?:kompliziert\w*|wild\w*|verruckt\w*)|nada (?:muy |demasiado |tan )?(?:complicado|raro)|algo (?:sencillo|tranquilo)|rien de (?:trop )?(?:complique|fou)|quelque chose de (?:simple|tranquille)|niente di (?:troppo )?(?:complicato)|qualcosa di (?:semplice|tranquillo)|nada de (?:muito )?(?:complicado)|niets (?:te )?(?:ingewikkeld\w*))\b/u;

/** A weekday that is to stay simple has nothing hard on it; what else the sentence tells limits nothing. */
export function simpleDays({ clauses }: WeekSentence): readonly WeekWish[] {
  if (!SIMPLE.test(normalise(clauses.map(({ quote }) => quote).join(" ")))) return [];
  const weekdays = [...new Set(clauses.flatMap(getDays))];
  const named = clauses.filter((clause) => getDays(clause).length > 0 || SIMPLE.test(normalise(clause.quote)));
  const quotes = named.map(({ quote }) => quote);
  if (weekdays.length === 0 || weekdays.length > MOST_DAYS || named.some(({ words }) => words.length > MOST_WORDS)) return [];
  return [
    {
      quotes,
      days: [{ phrase: quotes.join(", "), weekdays, closed: [], without: [], isEasy: true }],
      effect: "nothing hard on that day: easy work that two can do side by side",
    },
  ];
}

const MOST_DAYS = 3;
const MOST_WORDS = 24;
