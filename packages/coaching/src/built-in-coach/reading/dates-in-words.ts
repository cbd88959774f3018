import type { Day } from "@ironpace/training";

/*
 * Dates as athletes write them, in the plain forms that the readers of days know, in seven languages: "Thu 10 to Sun 13 Dec" is "10 to 13 Dec",
 * "till mid December" is "till 15 December". The day of the month decides; the weekday beside it says the same once more.
 */

const WEEKDAY =
  "(?:mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lun(?:di|es|ed[iì])?|mar(?:di|tes|ted[iì])?|mer(?:credi|coled[iì])?|mi[eé](?:rcoles)?|jeu(?:di)?|jue(?:ves)?|ven(?:dredi|erd[iì])?|vie(?:rnes)?|sam(?:edi)?|s[aá]b(?:ado|ato)?|dim(?:anche)?|dom(?:ingo|enica)?|gio(?:ved[iì])?|segunda|ter[cç]a|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)\\.?,?";
const MONTH =
  "(?:jan|feb|f[eé]v|mar|m[aä]r|mrz|mrt|maart|maa|apr|abr|avr|may|mai|mei|mayo|maio|mag|jun|juin|giu|jul|juil|lug|aug|ao[uû]t|ago|sep|set|oct|okt|ott|out|nov|de[cz]|d[eé]c|dic)\\p{L}*\\.?";
const DAY = "(\\d{1,2})(?:st|nd|rd|th|\\.|er|º|°)?";
const TO = "(?:to|till?|until|through|thru|au|al|a|ao|até(?: a| ao)?|hasta(?: el)?|fino al|jusqu['’]au|tot(?: en met)?|t\\/m|[-–—])";
const THE = "(?:the |le |el |il |o |den |dem |de )?";

const RANGE = new RegExp(
  `(?<![\\p{L}\\d])(?:${WEEKDAY} )?${THE}${DAY}( ?${TO} ?)(?:${WEEKDAY} )?${THE}${DAY}(?= (?:of |de |di |d['’])?${MONTH}(?![\\p{L}]))`,
  "giu",
);
/** "thu 10 to sun 13", with no month: the days of the month that come next. */
const BARE_RANGE = new RegExp(
  `(?<![\\p{L}\\d])(?:${WEEKDAY}) (?:the )?(\\d{1,2}) ?(?:to|till?|until|through|-|–) ?(?:${WEEKDAY}) (?:the )?(\\d{1,2})(?=$|[,.;!] ?|[,.;!]?$| (?:and|im|i|with|without|no|only|for|in|so|please|pls)\\b)`,
  "giu",
);

const UNTIL =
  "(?:until|till?|'?til|through|by|before|bis|pour|d['’]ici(?: à| la)?|para|entro|jusqu['’]?(?:à|a|en)?(?: la)?|hasta|fino a(?: alla)?|fino alla|até|tot(?: aan)?)";
/** "About", and the article, before a part of a month. */
const ABOUT =
  "(?:(?:about|around|roughly|approximately|approx|maybe|sometime|the|etwa|ungefähr|ungefaehr|circa|ca\\.?|zum|zur|environ|vers|la|le|más o menos|mas o menos|aproximadamente|alrededor de|el|los|circa|più o meno|piu o meno|verso|la|a|o|ao|cerca de|ongeveer|het) )*";
/** The last day of a part of a month; 0 is that of the month itself. */
const PART: readonly (readonly [part: string, day: number])[] = [
  [
    "mid(?:dle)?(?:[- ]of)?|half ?way through|mitte(?: des)?|mi(?:lieu)?(?: de| du mois de)?|mediados de|metà(?: di)?|meta(?: di)?|meados de|half|midden",
    15,
  ],
  [
    "early(?: in)?|beginning of|start of|anfang(?: des)?|début(?: de)?|debut(?: de)?|principios de|comienzos de|inizio(?: di)?|início de|inicio de|begin",
    7,
  ],
  [
    "(?:very )?end(?: of)?|late|last day of|ende(?: des)?|fin(?: de| du mois de)?|fin(?:al|ales|es) de|fine(?: di)?|final de|fim de|eind(?:e)?(?: van)?",
    0,
  ],
];
/** Words that begin as a month does: "the end of marathon training", "fine settimana". */
const NO_MONTH =
  "(?!marat|mara\\b|mardi|martes|marted|sets?\\b|settim|septi|main|maint|decl|out\\b|mal|march[eé]|avant|mag[gr][^gi]|decent|juniors?\\b|apr[eèé]s)";
const UNTIL_PART = PART.map(
  ([part, day]) =>
    [new RegExp(`(?<![\\p{L}])(${UNTIL})[ -]+${ABOUT}(?:${part})[ -]+(?=${NO_MONTH}(${MONTH})(?![\\p{L}]))`, "giu"), day] as const,
);
const MONTH_NAMES: readonly RegExp[] = [
  /^(?:jan|ene|gen)/iu,
  /^f/iu,
  /^(?:mar|m[aä]r|mrz|mrt|maart|maa)/iu,
  /^a[pbv]/iu,
  /^(?:may|mai|mei|mag)/iu,
  /^(?:jun|juin|giu)/iu,
  /^(?:jul|juil|lug)/iu,
  /^(?:aug|ao|ago)/iu,
  /^(?:sep|set)/iu,
  /^o/iu,
  /^n/iu,
  /^d/iu,
];

/** "Until about mid December" as a date, from words for a part of a month that ends a period: the 7th, the 15th or the last day. */
export function withPartsOfMonths(content: string, today: Day): string {
  return UNTIL_PART.reduce(
    (text, [pattern, day]) =>
      text.replaceAll(pattern, (_, until: string, month: string) => `${until} ${day === 0 ? getLastDay(month, today) : day} `),
    content,
  );
}

/** The last day of the running or next month of a name. */
function getLastDay(name: string, today: Day): number {
  const month = MONTH_NAMES.findIndex((said) => said.test(name)) + 1;
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A message with its ranges of dates as plain dates. */
export function withPlainDates(content: string): string {
  return content
    .replaceAll(RANGE, (all, first: string, to: string, last: string) => (Number(first) < Number(last) ? `${first}${to}${last}` : all))
    .replaceAll(BARE_RANGE, (all, first: string, last: string) =>
      isDate(first) && isDate(last) && Number(first) < Number(last) ? `${first}th to ${last}th` : all,
    );
}

function isDate(day: string): boolean {
  return Number(day) >= 1 && Number(day) <= 31;
}
