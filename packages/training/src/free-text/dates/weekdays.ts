import type { Weekday } from "../../calendar/day.ts";
import { memoized } from "../../language/memoized.ts";

/** Days of the week in the languages of the intake, after `normalise`; Monday is 1. */
const NAMES: readonly RegExp[] = [
  /^(?:mon|mondays?|montag(?:s|(?:morgen|vormittag|mittag|nachmittag|abend|nacht)s?)?|lunes|lundis?|lunedi|segunda|segundas|maandag\w*)$/u,
  /^(?:tue|tues|tuesdays?|dienstag(?:s|(?:morgen|vormittag|mittag|nachmittag|abend|nacht)s?)?|martes|mardis?|martedi|terca|tercas|dinsdag\w*)$/u,
  /^(?:wed|weds|wednesdays?|mittwoch(?:s|(?:morgen|vormittag|mittag|nachmittag|abend|nacht)s?)?|miercoles|mercredis?|mercoledi|quarta|quartas|woensdag\w*)$/u,
  /^(?:thu|thur|thurs|thursdays?|donnerstag(?:s|(?:morgen|vormittag|mittag|nachmittag|abend|nacht)s?)?|jueves|jeudis?|giovedi|quinta|quintas|donderdag\w*)$/u,
  /^(?:fri|fridays?|freitag(?:s|(?:morgen|vormittag|mittag|nachmittag|abend|nacht)s?)?|viernes|vendredis?|venerdi|sexta|sextas|vrijdag\w*)$/u,
  /^(?:sat|saturdays?|samstag(?:s|(?:morgen|vormittag|mittag|nachmittag|abend|nacht)s?)?|sonnabends?|sabados?|samedis?|sabato|zaterdag\w*)$/u,
  /^(?:sun|sundays?|sonntag(?:s|(?:morgen|vormittag|mittag|nachmittag|abend|nacht)s?)?|domingos?|dimanches?|domenica|zondag\w*)$/u,
];
/** Two letters are a day only as Germans write it: "Di und Do", never "do". */
const SHORT: { readonly [word in string]?: Weekday } = { Mo: 1, Di: 2, Mi: 3, Do: 4, Fr: 5, Sa: 6, So: 7 };
const WEEKEND = /^(?:weekends?|wochenende?n?|weekend)$/u;
const WORKDAYS = /^(?:weekdays?|werktags?|wochentags?|doordeweeks)$/u;
const RANGE = /^(?:to|till|until|through|thru|bis|a|al|hasta|au|tot|-)$/u;

/** "hasta el lunes 7", "until Monday 7", "ab Montag, 7.": a date, and no day of every week. */
const DATED_DAY =
  /(?<!\p{L})(?:until|till?|til|from|hasta|desde|a partir|bis|ab|jusqu['’ ]?aux?|jusqu['’]|d[eè]s|fino|dal?|at[eé]|tot|vanaf)(?:\s(?:the|zum|dem|den|del?|el|du|le|al?|il|de|do|o))*\s\p{L}{3,12},?\s(?:the |den |dem |le |el |il |de )?\d{1,2}(?!\d|\s*(?:min|km|uhr|h\b|am\b|pm\b|x\b|kg|:))/giu;

/** The weekdays that a text names, ranges filled: "Tue-Thu", "Mon to Wed", "Di und Do", "weekends". */
export const weekdaysIn = memoized((quote: string): readonly Weekday[] => {
  const words = quote
    .replace(DATED_DAY, " ")
    .replace(/\bunter der woche\b/giu, "werktags")
    .replace(/\b(?:entre|en) (?:semana|semaine)\b|\bdoor de week\b/giu, "weekdays")
    .replace(
      /\b(?:fin(?:es)? de semana|(?:el |los |al |este |cada )findes?|findes|fine settimana|fi(?:m|ns) de semana|week-ends?)\b/giu,
      "weekend",
    )
    .replace(/[–—]/gu, "-")
    .replace(/(?<=\p{L})-(?=\p{L})/gu, " - ")
    .split(/[^\p{L}\p{M}-]+/u)
    .filter((word) => word !== "");
  const isGerman = words.some((word) => GERMAN.test(word));
  const isDutch = isDutchClause(words);
  const isBesideDays = words.some((word) => OTHER_DAYS.test(toPlainText(word)));
  const found: Weekday[] = [];
  let isRange = false;
  for (const [at, word] of words.entries()) {
    const day =
      findWeekday(
        word,
        isGerman,
        isBesideDays || ON_A_DAY.test(toPlainText(words[at - 1] ?? "")) || HOUR_OF_DAY.test(toPlainText(words[at + 1] ?? "")),
        word === "So" && (BEHIND_SO.test(words[at + 1] ?? "") || (at === 0 && words.length > 1 && !BEHIND_SUNDAY.test(words[1] ?? ""))),
      ) ??
      (isGerman ? shortDay(words, at) : undefined) ??
      abbreviatedDay(words, at, words.length <= 2 && HOUR.test(quote)) ??
      (isDutch ? dutchDay(words, at) : undefined);
    if (day !== undefined) {
      const last = found.at(-1);
      if (isRange && last !== undefined) for (let next = (last % 7) + 1; next !== day; next = (next % 7) + 1) found.push(next as Weekday);
      found.push(day);
      isRange = false;
    } else {
      const plain = toPlainText(word);
      if (WEEKEND.test(plain)) found.push(6, 7);
      if (WORKDAYS.test(plain)) found.push(1, 2, 3, 4, 5);
      isRange = found.length > 0 && RANGE.test(plain);
    }
  }
  return [...new Set(found)].toSorted((a, b) => a - b);
});

/** "kann mo di do", "schwimmbad nur do": small letters are days beside other days or behind "nur". */
function shortDay(words: readonly string[], at: number): Weekday | undefined {
  const day = SHORT_DAYS[words[at] ?? ""];
  const isBeside =
    /^(?:nur|jeden|am)$/iu.test(words[at - 1] ?? "") ||
    [words[at - 1], words[at + 1]].some((word) => word !== undefined && SHORT_DAYS[word] !== undefined);
  return isBeside ? day : undefined;
}

/** "ven 6.30-7.45" */
const HOUR = /\d[.:h]\d{2}/u;

/** "lun mer ven", "mié y vie", "seg, qua e sex": three letters are a day beside another such day. */
function abbreviatedDay(words: readonly string[], at: number, hasHour: boolean): Weekday | undefined {
  const day = ABBREVIATED[toPlainText(words[at] ?? "")];
  if (day === undefined) return undefined;
  const isDay = (index: number): boolean => {
    const plain = toPlainText(words[index] ?? "");
    const other = ABBREVIATED[plain] ?? namedDay(plain);
    return other !== undefined && other !== day;
  };
  const isAnd = (index: number): boolean => /^(?:y|e|et|o|ou)$/iu.test(words[index] ?? "");
  if (hasHour || ONLY_A_DAY.test(toPlainText(words[at] ?? ""))) return day;
  return isDay(at - 1) || isDay(at + 1) || (isAnd(at - 1) && isDay(at - 2)) || (isAnd(at + 1) && isDay(at + 2)) ? day : undefined;
}

const ABBREVIATED: { readonly [word in string]?: Weekday } = Object.fromEntries(
  [
    "lun lund seg",
    "mar mart mard ter",
    "mer merc mie mier qua",
    "gio giov jue juev jeu jeud qui",
    "ven vend vie vier sex",
    "sab sam",
    "dom dim",
  ].flatMap((names, at) => names.split(" ").map((name) => [name, (at + 1) as Weekday])),
);

/** Four letters that are no word of these languages. */
const ONLY_A_DAY = /^(?:lund|mard|mart|merc|jeud|vend|giov|juev)$/u;

const GERMAN =
  /^(?:und|oder|am|frei|einheiten|nur|nie|nicht|nix|wegen|bitte|kein\w*|bis|der|die|das|ich|im|zu|kann|abends|morgens|ab|uhr|schwimmbad|trainiere)$/iu;
const DUTCH =
  /^(?:ik|niet|geen|alleen|enkel|kan|kunnen|mijn|het|een|train|trainen|trainingen|sporten|sessies|vrij|elke|dagen|naar|voor|nooit|graag|liever|werk|zwem\w*|hardlo\w*|fiets\w*|lopen)$/iu;

/** Dutch words, or nothing but Dutch among the short ones; callers may append "und", "am" or "e". German "wo" is no Wednesday. */
function isDutchClause(words: readonly string[]): boolean {
  if (words.some((word) => DUTCH.test(word))) return true;
  const own = /^(?:und|am|e)$/u.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  return (
    !own.some((word) => GERMAN.test(word)) &&
    own.every((word) => word.length > 2 || DUTCH_DAYS[toPlainText(word)] !== undefined || /^(?:en|of|op|te|om|-)$/iu.test(word))
  );
}

/** "ma wo vr", "di en za": two letters are a day as Dutch write it beside another, one of them no word of another language. */
function dutchDay(words: readonly string[], at: number): Weekday | undefined {
  const day = DUTCH_DAYS[toPlainText(words[at] ?? "")];
  if (day === undefined) return undefined;
  const beside = [at - 1, at + 1].map((index) => (/^(?:en|of)$/iu.test(words[index] ?? "") ? 2 * index - at : index));
  const list = [at, ...beside, ...beside.map((index) => 2 * index - at)].map((index) => toPlainText(words[index] ?? ""));
  const isBeside = beside.some((index) => (DUTCH_DAYS[toPlainText(words[index] ?? "")] ?? day) !== day);
  return isBeside && list.some((word) => /^(?:vr|za|wo)$/u.test(word)) ? day : undefined;
}

const DUTCH_DAYS: { readonly [word in string]?: Weekday } = { ma: 1, di: 2, wo: 3, do: 4, vr: 5, za: 6, zo: 7 };

const SHORT_DAYS: { readonly [word in string]?: Weekday } = { mo: 1, di: 2, mi: 3, do: 4, fr: 5, sa: 6, so: 7 };

/** "on mon", "every sun", "leave sat free" */
const ON_A_DAY = /^(?:on|every|each|leave|next|until|till|til|there|here)$/u;

/** "sat mornings", "sun pm" */
const HOUR_OF_DAY = /^(?:mornings?|afternoons?|evenings?|nights?|lunchtimes?|am|pm)$/u;

const AMBIGUOUS = new Set(["mon", "sat", "sun"]);
const OTHER_DAYS = /^(?:tue|tues|wed|weds|thu|thur|thurs|fri)$/u;

/** "So Thursday I am late", "So I …": what follows from something. */
const BEHIND_SO =
  /^(?:i|im|i'm|ill|we|my|the|on|no|please|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)$/iu;

/** What follows a "So" that begins a sentence and is the German Sunday: "So und Mo", "So 9 Uhr", "So frei". */
const BEHIND_SUNDAY =
  /^(?:mo|di|mi|do|fr|sa|und|oder|bis|ab|um|uhr|nur|frei|geht|kann|keine?|nichts?|ist|bin|habe?|immer|eher|morgens?|mittags?|abends?|nachmittags?|vormittags?|fr(?:ü|ue?)h|lange?r?|l(?:ä|ae?)ufe?|\p{L}*(?:lauf|fahrt|tag|training|schwimmen|rad)\p{L}*|-)$/iu;

function findWeekday(word: string, isGerman: boolean, isBesideDays: boolean, isSentenceSo: boolean): Weekday | undefined {
  if (isGerman && SHORT[word] !== undefined && !isSentenceSo) return SHORT[word];
  const plain = toPlainText(word);
  const day = namedDay(plain);
  // "sat down", "the sun", "mon médecin": short days are written with a capital or beside another day.
  return AMBIGUOUS.has(plain) && word === plain && !isBesideDays ? undefined : day;
}

/** The day that a word of small letters without accents names, in full or in the three letters of English. */
export function namedDay(plain: string): Weekday | undefined {
  const at = NAMES.findIndex((name) => name.test(plain));
  return at < 0 ? undefined : ((at + 1) as Weekday);
}

function toPlainText(word: string): string {
  return word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
