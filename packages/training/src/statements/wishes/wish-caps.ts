import { NEGATIVE } from "./wish-markers.ts";

const COUNT_OF: readonly (readonly [RegExp, number])[] = [
  [/^(?:once|one|a|single|1|1x|einmal|eine?r?|1mal|una?|une|uma|un|een|eens)$/u, 1],
  [/^(?:twice|two|2|2x|zweimal|zwei|2mal|dos|deux|due|duas|dois|twee)$/u, 2],
  [/^(?:three|thrice|3|3x|dreimal|drei|tres|trois|tre|drie)$/u, 3],
];
const A_WEEK = String.raw`(?:(?:a|per|each|every|pro|in der|die|por|a la|na|par|alla|in the|de) )?(?:weeks?|wk|woche|semana|semaine|settimana)|weekly|wochentlich`;
const TWO_WEEKS = String.raw`(?:every|each|per|alle|cada|toutes? les|ogni|om de|a cada) (?:two|2|other|second|zwei|dos|deux|due|duas|twee|quinze) ?(?:weeks?|wochen|semanas|semaines|settimane|weken|dias|jours)?|fortnight\w*|a fortnight|alle 14 tage|zweiwochentlich`;
export const TIMES = new RegExp(
  String.raw`\b(?<count>once|one|a single|1x?|einmal|eine?r?|una?|une|uma|un|een|eens|twice|two|2x?|zweimal|zwei|dos|deux|due|duas|dois|twee|three|3x?|dreimal|drei|tres|trois|tre|drie)(?: (?:x|mal|times?|vez|veces|fois|volta|volte|vezes|keer))?(?: [a-z]+){0,3}? (?:(?<two>${TWO_WEEKS})|(?:${A_WEEK}))(?: |$)`,
  "u",
);
const CAPS =
  /\b(?:max\w*|at most|tops|plenty|enough|no more|not more|more than|limit\w*|keep|only|just|ok|okay|fine|alright|can live|do|will do|maybe|vielleicht|hochstens|nicht mehr|mehr als|reicht|reichen|genugt|nur|como mucho|maximo|basta|suficiente|no mas|mas de|solo|maximum|suffit|pas plus|plus de|seulement|al massimo|massimo|non piu|piu di|soltanto|chega|no maximo|mais de|please|pls|bitte|por favor|bastan\w*|genoeg|hooguit|hoogstens|niet meer|meer dan|alleen)\b/u;

/** "Deadlift once is enough": a week is meant. */
const ENOUGH =
  /\b(?<count>once|twice|einmal|zweimal|una vez|dos veces|une fois|deux fois|una volta|due volte|uma vez|duas vezes|een keer|twee keer)\b.*\b(?:enough|plenty|max\w*|at most|tops|reicht|genugt|basta|suficiente|suffit|chega|genoeg)\b|\b(?:max\w*|at most|hochstens|maximo|massimo|hooguit)\b.*\b(?<most>once|twice|einmal|zweimal|una vez|dos veces|une fois|deux fois|una volta|due volte|uma vez|duas vezes|een keer|twee keer)\b/u;

/** "…, deadlift once": of a week as well. */
export const MINIMUM_WORDS =
  /\b(?:(?:to a|the (?:bare )?|a bare )minimum|auf (?:ein|das) minimum|(?:lo|el|al) minimo|le (?:strict )?minimum|au (?:strict )?minimum|(?:il|al) minimo|o minimo|(?:het|tot een) minimum|as few (?:\w+ )?as possible|as little (?:\w+ )?as possible|moglichst wenige?|so wenige? wie moglich|lo menos posible|le moins (?:\w+ )?possible|il meno possibile|o menos possivel|zo (?:min|weinig) mogelijk)\b/u;
const BARE_TIMES =
  /^(?:\p{L}+ ){1,3}(?<count>once|twice|einmal|zweimal|una vez|dos veces|une fois|deux fois|una volta|due volte|uma vez|duas vezes|een keer|twee keer)$/u;

const FOR_WEEKS =
  /\b(?:first|next|for|during|ersten?|nachsten?|primer\w*|proxim\w*|premier\w*|prochain\w*|prim[ei]|prossim\w*|eerste|komende) (?:\d|two|three|four|six|zwei|drei|vier|sechs|dos|tres|cuatro|deux|trois|quatre|due|tre|quattro|duas|quatro|twee|drie) (?:weeks|wochen|semanas|semaines|settimane|weken)\b/u;

/** "Twice a month is plenty", "every other week at most" */
const A_MONTH =
  /\b(?<count>once|one|1x?|einmal|una vez|une fois|una volta|uma vez|een keer|twice|two|2x?|zweimal|dos veces|deux fois|due volte|duas vezes|twee keer)\b(?: (?:times|mal|x))? (?:a|per|each|im|pro|al|por|par|il|ao|per) (?:months?|monat|mes|mois|mese|maand)\b/u;
const ONCE = /^(?:once|one|1x?|einmal|una vez|une fois|una volta|uma vez|een keer)$/u;
const EVERY_OTHER_WEEK = new RegExp(String.raw`\b(?:${TWO_WEEKS})\b`, "u");

/** How often is enough. */
export function capIn(said: string): number | undefined {
  if (MINIMUM_WORDS.test(said)) return 1;
  // "No hills in the first two weeks" is how long, and not how often.
  if (FOR_WEEKS.test(said)) return undefined;
  const monthly = A_MONTH.exec(said)?.groups?.["count"];
  if (monthly !== undefined && (CAPS.test(said) || NEGATIVE.test(said))) return ONCE.test(monthly) ? 0.25 : 0.5;
  if (EVERY_OTHER_WEEK.test(said) && !TIMES.test(said) && CAPS.test(said)) return 0.5;
  const found = TIMES.exec(said) ?? ENOUGH.exec(said) ?? BARE_TIMES.exec(said);
  if (found === null || !(CAPS.test(said) || NEGATIVE.test(said) || BARE_TIMES.test(said))) return undefined;
  if (/\b(?:at least|mindestens|al menos|au moins|almeno|pelo menos|minstens)\b/u.test(said)) return undefined;
  const count = (found.groups?.["count"] ?? found.groups?.["most"] ?? "")
    .replace(/^a single$/u, "single")
    .replace(/ (?:vez|veces|fois|volta|volte|vezes|keer)$/u, "");
  const times = COUNT_OF.find(([word]) => word.test(count))?.[1];
  if (times === undefined) return undefined;
  return found.groups?.["two"] === undefined ? times : times / 2;
}
