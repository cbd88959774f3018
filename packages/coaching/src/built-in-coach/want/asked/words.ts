import type { Period } from "../../turn/times.ts";

export { type Tongue, valueIn } from "../../turn/languages.ts";

/** A word of its own, after a number too. */
export function bareUnit(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "u");
}

/** The block or the plan as a whole. */
export const BLOCK = bareUnit("block|blocks|plan|plans|trainingsplan\\p{L}*|bloc|bloque|blocco|piano|cycle");
/** What is still to come of something. */
export const LEFT = bareUnit(
  "left|remaining|remain|remains|to go|still|more|until|untill|till?|til|before|b4|noch|ubrig|bis|restant\\p{L}*|restent?|reste|encore|jusqu\\p{L}*|avant|quedan?|faltan?|hasta|antes|ancora|mancano|rest[ao]no?|fino|prima",
);
/** What is over. */
export const PAST = bareUnit(
  "did|done|have i|ive|was|were|ran|lifted|so far|gemacht|gelaufen|bisher|war|waren|ai|fait|jusqu ici|hice|hecho|fatto|finora|(?:up to|until|till) now|bis jetzt|jusqu a present|hasta ahora|fino(?:ra| a ora| ad ora)",
);
/** One amount held against another. */
export const AGAINST = bareUnit(
  "more|less|fewer|than|vs|versus|compar\\p{L}*|against|mehr|weniger|als|vergl\\p{L}*|gegenuber|plus|moins|que|par rapport|mas|menos|comparad\\p{L}*|frente|piu|meno|rispetto|contro|difference",
);
/** Each part of a period. */
export const EACH_WEEK = bareUnit(
  "(?:every|each|per|by|all) (?:the )?weeks?|week (?:by|for|to) week|weekly|weeks of|(?:jede|pro|alle|je) woche\\p{L}*|wochenweise|wochentlich|(?:chaque|par|toutes les) semaines?|(?:cada|por|todas las) semanas?|(?:ogni|per|tutte le) settiman[ae]|semana a semana|settimana per settimana",
);
export const WHY = bareUnit("why|how come|warum|wieso|weshalb|pourquoi|por que|perche");
/** Now, and not by a day to come. */
export const TODAY = bareUnit("today|right now|now|tonight|heute|jetzt|aujourd ?hui|maintenant|hoy|ahora|oggi|adesso");
export const HARDEST = bareUnit(
  "hardest|toughest|worst|heaviest|biggest|most demanding|hart?este\\p{L}*|schwerste\\p{L}*|anstrengendste\\p{L}*|plus dur\\p{L}*|mas dur\\p{L}*|piu dur\\p{L}*|piu pesant\\p{L}*",
);

/** "Less than october" of what was done is the october before. */
export function aYearEarlier(period: Period): Period {
  const earlier = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return { ...period, from: earlier(period.from), to: earlier(period.to) };
}
