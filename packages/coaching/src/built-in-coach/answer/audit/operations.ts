import { left, type Audited, type LeftPart } from "./part.ts";

/** What a question does with figures: how it is asked, and what an answer must have in it to have done it. Five languages. */
interface Operation {
  readonly asks: RegExp;
  readonly shows: RegExp;
}

const NAMES_MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|märz|mai|okt|dez|mois|mes|mese)/u;

const OPERATIONS: readonly Operation[] = [
  {
    asks: /\b(?:per ?cent(?:age)?|prozent(?:ual)?|pour ?cent(?:age)?|por ?ciento|porcentaje|percento|percentuale)\b|%/u,
    shows: /%|\bper ?cent/u,
  },
  {
    asks: /\bhow much of (?:the|my|it|that)\b|\bwhat (?:share|part|fraction) of\b|\bwelcher anteil\b|\bquelle part\b|\bqué parte\b|\bche parte\b/u,
    shows: /%|\bof (?:it|them)\b|\d+ of \d+|\d \/ \d/u,
  },
  {
    asks: /\b(?:average|avg|mean(?= (?:of|for|over))|on average|durchschnitt\w*|im schnitt|(?:en )?moyenne|promedio|de media|in media)\b/u,
    shows:
      /Ø|\b(?:average|avg|mean|durchschnitt\w*|schnitt|moyenne|promedio|media)\b|\/ ?(?:km|500)|per (?:week|day|session)|an? (?:week|day|session|run|workout|ride|row)/u,
  },
  {
    asks: /(?<!\b(?:faster|slower|more|less|heavier|further|longer) (?:in )?)\b(?:in total|total|altogether|all together|together|combined|sum(?: up| of)?|add(?:ed)? up|insgesamt|zusammen|gesamt|summe|au total|en tout|en total|en todo|in totale|somma)\b/u,
    shows:
      /\b(?:total|in all|together|sum|insgesamt|zusammen|gesamt|en tout|en todo|in totale|\d+ sessions?|\d+ einheiten|\d+ séances|\d+ sesiones|\d+ sedute)\b|Ø|×/u,
  },
  {
    asks: /\b(?:how (?:much|many \p{L}+) (?:faster|slower|more|less|fewer|heavier|longer|shorter|better|quicker)|difference|gap between|differenz|unterschied|wie viel (?:schneller|langsamer|mehr|weniger)|différence|difference|combien de plus|diferencia|cuánto más|cuanto mas|differenza|quanto (?:più|piu|meno))\b/u,
    shows:
      /[+−-]\d|\b(?:faster|slower|more|less|fewer|heavier|longer|shorter|better|apart|off|takes|difference|to go|to find|schneller|langsamer|mehr|weniger|schwerer|länger|kürzer|plus|moins|más|menos|più|meno)\b|→/u,
  },
  {
    asks: /\bin (?:my )?body ?weights?\b|\btimes (?:my )?body ?weight\b|\bx ?bw\b/u,
    shows: /body ?weight|körpergewicht/u,
  },
  { asks: /\bof my (?:max(?:imum)?|1 ?rm|best)\b|\bvon meinem max/u, shows: /\bmax|1 ?rm|\bbest\b/u },
  { asks: /\bper (?:km|k|kilomet\p{L}+)\b|\bpro km\b|\bau km\b|\bpor km\b|\bal km\b/u, shows: /\/ ?km|per km|\/mi/u },
  { asks: /\bper 500\b|\b500 ?m split\b/u, shows: /\/ ?500|per 500|split/u },
  { asks: /\b(?:month by month|per month|each month|by month|monthly|pro monat|par mois|por mes|al mese)\b/u, shows: NAMES_MONTH },
  {
    asks: /\b(?:week by week|per week|each week|weekly|pro woche|par semaine|por semana|alla settimana)\b/u,
    shows: /week|woche|semaine|semana|settimana/u,
  },
  {
    asks: /\b(?:month|which month|monat|mois|mes|mese)\b.*\b(?:most|least|best|worst|fewest|laziest|biggest|hardest)\b/u,
    shows: NAMES_MONTH,
  },
];

/** How something has developed. */
const TREND: Operation = {
  asks: /\b(?:get(?:ting|s)? (?:harder|easier|better|worse|faster|slower|longer|stronger|weaker)|going (?:up|down)|(?:go|gone|went) (?:up|down)|trend|progress(?:ed|ing)?|keep up|develop\p{L}*|entwickelt|entwicklung|progressé|évolué|progresado|evolucion\p{L}*|progredit\p{L}*|evolut\p{L}*)\b/u,
  shows:
    /→|▁|%|\b(?:faster|slower|unchanged|the same|steady|trend|up (?:by|from)|down (?:by|from)|schneller|langsamer|gleich|plus|moins|más|menos|più|meno)\b|[+−]\d/u,
};

/** What is left out of a sum or taken alone: "without the hike", "not counting the last". */
const LEAVES_OUT =
  /\b(?:without|not counting|excluding|except(?: for)?|apart from|leaving out|ohne|außer|ausser|nicht mitgezählt|sans|hors|sauf|sin(?: contar)?|excepto|senza|tranne|escluso)\b(?! (?:me|my knowledge|any|a ))[^,.?!]*/u;
const SAYS_LEFT_OUT =
  /\b(?:without|not counted|not counting|excluding|except|apart from|ohne|außer|sans|hors|sin|senza|tranne|left out)\b/u;

const POSSESSIVE = /\b(?:my|mein\w*|mon|ma|mes|mi|mis|mio|mia|miei|mie)\b/u;
/** Asks what to do, and not how it went: "how do I get faster?" */
const ASKS_HOW =
  /\b(?:how (?:do|can|could|should|would) (?:i|you|we)|how to|wie (?:kann|werde|komme|soll) ich|comment (?:je|puis|faire|devenir)|c[oó]mo (?:puedo|hago|mejor)|come (?:posso|faccio|migliorar))\b/u;
/** The answer says that there is nothing stored to reckon with. */
const NOT_HELD =
  /\b(?:i do not read|cannot say|not stored|keeps only|not logged by|nicht gespeichert|pas enregistré|no (?:est[aá] )?guard|non (?:è )?salvat)/u;

/** Operations of the message that its answer shows no result of. */
export function findLostOperations({ content, text, kind, held, topic }: Audited): readonly LeftPart[] {
  if (kind === "card") return [];
  const asked = content.toLowerCase();
  // A text of the library has no course of the athlete's own.
  const possible =
    kind === "article"
      ? POSSESSIVE.test(asked) && !ASKS_HOW.test(asked)
        ? [TREND]
        : []
      : NOT_HELD.test(text)
        ? []
        : [...OPERATIONS, TREND];
  const lost = possible.flatMap(({ asks, shows }) => {
    const found = asks.exec(asked);
    return found === null || shows.test(text) ? [] : [found[0]];
  });
  const out = kind === "own" && topic.startsWith("own data") ? LEAVES_OUT.exec(asked)?.[0] : undefined;
  const [first] = [...lost, ...(out === undefined || SAYS_LEFT_OUT.test(held) ? [] : [out])];
  return first === undefined ? [] : left(first, true);
}
