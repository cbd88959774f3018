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

const UNTIL = "(?:until|till?|'?til|through|by|before|bis|jusqu['’]?(?:à|a|en)?(?: la)?|hasta|fino a(?: alla)?|fino alla|até|tot(?: aan)?)";
const PART: readonly (readonly [part: string, day: number])[] = [
  [
    "(?:the )?(?:mid(?:dle)?(?:[- ]of)?|half ?way through)|mitte|mi|(?:la |au )?mi(?:lieu)?(?: de)?|mediados de|metà(?: di)?|meta(?: di)?|meados de|half|midden",
    15,
  ],
  ["(?:the )?(?:early|beginning of|start of)|anfang|(?:le )?début(?: de)?|principios de|inizio(?: di)?|início de|begin", 5],
];
const UNTIL_PART = PART.map(
  ([part, day]) => [new RegExp(`(?<![\\p{L}])(${UNTIL})[ -]+(?:${part})[ -]+(?=${MONTH}(?![\\p{L}]))`, "giu"), day] as const,
);

/** A message with its ranges of dates and parts of months as plain dates. */
export function withPlainDates(content: string): string {
  let plain = content
    .replaceAll(RANGE, (all, first: string, to: string, last: string) => (Number(first) < Number(last) ? `${first}${to}${last}` : all))
    .replaceAll(BARE_RANGE, (all, first: string, last: string) =>
      isDate(first) && isDate(last) && Number(first) < Number(last) ? `${first}th to ${last}th` : all,
    );
  for (const [pattern, day] of UNTIL_PART) plain = plain.replaceAll(pattern, `$1 ${day} `);
  return plain;
}

function isDate(day: string): boolean {
  return Number(day) >= 1 && Number(day) <= 31;
}
