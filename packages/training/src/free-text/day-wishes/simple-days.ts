import { normalise } from "../../health/normalise.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";
import { getDays } from "../week-wish.ts";

/** "Nothing too complicated on that day", "keep Saturdays simple", "nichts Wildes am Samstag", "rien de compliqué". */
const SIMPLE =
  /\b(?:nothing (?:too |very |that |so )?(?:complicated|fancy|crazy|wild|technical)|keep (?:it|that day|that one|those|\w+days?) (?:\w+ )?(?:simple|easy|relaxed|social|chilled)|nichts? (?:zu )?(?:kompliziert\w*|wild\w*|verruckt\w*)|nada (?:muy |demasiado |tan )?(?:complicado|raro)|algo (?:sencillo|tranquilo)|rien de (?:trop )?(?:complique|fou)|quelque chose de (?:simple|tranquille)|niente di (?:troppo )?(?:complicato)|qualcosa di (?:semplice|tranquillo)|nada de (?:muito )?(?:complicado)|niets (?:te )?(?:ingewikkeld\w*)|(?:rather|preferably|prefer|better|lieber|besser|mejor|preferible|plutot|mieux|meglio|piuttosto|melhor|antes|liever|beter) (?:something |anything |was |etwas |algo |quelque chose de |un truc |qualcosa di |iets )?(?:easy|light|gentle|locker\w*|leicht\w*|ruhig\w*|suave|tranquil[oa]|liger[oa]|leger|tranquille|doux|legger[oa]|tranquill[oa]|leve|rustig\w*|lichts)|(?:at most|max|maximum) (?:something |a bit of |anything )?(?:easy|light|gentle)|(?:hochstens|maximal) (?:was |etwas )?(?:locker\w*|leicht\w*|ruhig\w*)|(?:como mucho|como maximo) algo (?:suave|ligero|facil)|(?:au plus|au maximum|tout au plus|maximum) (?:quelque chose de |un truc )?(?:leger|doux|cool|facile)|al massimo qualcosa di (?:leggero|facile)|no maximo algo (?:leve|suave)|(?:hooguit|hoogstens) iets (?:rustigs|lichts|makkelijks))\b/u;

/** A weekday that is to stay simple has nothing hard on it; what else the sentence tells limits nothing. */
export function simpleDays({ clauses }: Pick<WeekSentence, "clauses">): readonly WeekWish[] {
  if (!SIMPLE.test(normalise(clauses.map(({ quote }) => quote).join(" ")))) return [];
  const named = aboutIt(clauses);
  const quotes = named.map(({ quote }) => quote);
  const weekdays = [...new Set(named.flatMap(getDays))];
  if (weekdays.length === 0 || weekdays.length > MOST_DAYS || named.some(({ words }) => words.length > MOST_WORDS)) return [];
  return [
    {
      quotes,
      days: [{ phrase: quotes.join(", "), weekdays, closed: [], without: [], isEasy: true }],
      effect: "nothing hard on that day: easy work that two can do side by side",
    },
  ];
}

/** The clause that asks for it and the one before it that names the day; every clause with a day where the words stand apart. */
function aboutIt(clauses: WeekSentence["clauses"]): WeekSentence["clauses"] {
  const at = clauses.findIndex(({ quote }) => SIMPLE.test(normalise(quote)));
  const asked = clauses[at];
  if (asked !== undefined && getDays(asked).length > 0) return [asked];
  const day = clauses.slice(0, Math.max(0, at)).findLast((clause) => getDays(clause).length > 0);
  if (asked !== undefined && day !== undefined) return [day, asked];
  return clauses.filter((clause) => getDays(clause).length > 0 || SIMPLE.test(normalise(clause.quote)));
}

const MOST_DAYS = 3;
const MOST_WORDS = 24;
