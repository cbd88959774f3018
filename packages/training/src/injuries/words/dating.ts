import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import type { Word } from "./word.ts";

/** How many days ago the text places something, at least; undefined when it does not say. "since 2019" is no date: it goes on. */
export function daysAgo(words: readonly Word[], today: Day): number | undefined {
  for (const [index, word] of words.entries()) {
    const before = words[index - 1]?.text ?? "";
    const twoBefore = words[index - 2]?.text ?? "";
    const year = /^(?:19|20)\d\d$/.test(word.text) ? Number(word.text) : undefined;
    if (year !== undefined && before !== "since" && twoBefore !== "since") return sinceYear(year, before, today);
    // "Broke my nose at netball '09"
    const next = words[index + 1]?.text ?? "";
    if (
      /^0\d$/u.test(word.text) &&
      !/\d/u.test(before + next) &&
      monthIn(next) === undefined &&
      DAYS_IN[next.replace(/s$/, "")] === undefined
    )
      return sinceYear(2000 + Number(word.text), "", today);
    const month = monthIn(word.text);
    if (month !== undefined && BEFORE_MONTH.has(before) && year === undefined && !isYear(words[index + 1])) return sinceMonth(month, today);
    const season = SEASONS.find(([name]) => name.test(word.text))?.[1];
    if (season !== undefined && SEASON_BEFORE.has(before)) return sinceMonth(season, today);
    const weekday = WEEKDAYS.indexOf(word.text);
    if (weekday >= 0 && (before === "last" || before === "on" || before === "this")) return sinceWeekday(weekday, today);
    // "2 y 8 m ago", "2 y ago", "3y ago"
    const behind = [words[index + 1], words[index + 2], words[index + 3]].map((one) => one?.text ?? "").join(" ");
    if (word.text === "y" && /^\d{1,2}$/u.test(before) && SHORT_YEARS.test(behind)) return YEAR_DAYS * Number(before);
    const glued = /^(?<years>\d{1,2})y$/u.exec(word.text)?.groups?.["years"];
    if (glued !== undefined && SHORT_YEARS.test(behind)) return YEAR_DAYS * Number(glued);
    // "Broke the tibia in 96"
    if (/^[5-9]\d$/u.test(word.text) && before === "in" && !/^(?:min|mins|minutes?|sec\w*|days?|weeks?|reps?|kg|kilos?|h)$/u.test(next))
      return sinceYear(1900 + Number(word.text), "", today);
    const unit = word.text === "ans" ? YEAR_DAYS : DAYS_IN[word.text.replace(/s$/, "")];
    if (unit === undefined) continue;
    // "vor 3 Jahren", "hace tres meses", "il y a 2 mois"
    const isForeignAgo = twoBefore === "vor" || twoBefore === "hace" || (twoBefore === "a" && words[index - 3]?.text === "y");
    // "15 months post rupture"
    if (words[index + 1]?.text === "ago" || words[index + 1]?.text === "post" || isForeignAgo) return unit * amount(before);
    // "last year" may have been in December.
    if (before === "last") return unit > 31 ? sinceYear(Number(today.slice(0, 4)) - 1, "", today) : unit;
  }
  const named = words.find((word) => word.text === "yesterday" || word.text === "today");
  return named === undefined ? undefined : named.text === "today" ? 0 : 1;
}

/** Days since a day and month without a year: "on 21 November", "on 21/11", the nearest one behind today. What is ahead is undefined. */
export function daysSinceDate(words: readonly Word[], today: Day): number | undefined {
  for (const [index, word] of words.entries()) {
    const day = /^(?<day>[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/u.exec(word.text)?.groups?.["day"];
    if (day === undefined) continue;
    const next = words[index + 1];
    const named = [words[index - 1], next, OF_MONTH.has(next?.text ?? "") ? words[index + 2] : undefined]
      .map((one) => MONTHS.indexOf(monthIn(one?.text ?? "") ?? ""))
      .find((month) => month >= 0);
    const month = named ?? monthInNumbers(words, index);
    if (month === undefined) continue;
    const on = (year: number): number => daysBetween(`${year}-${String(month + 1).padStart(2, "0")}-${day.padStart(2, "0")}`, today);
    const year = Number(today.slice(0, 4));
    const ago = on(year);
    // "21 December", said in January, is the one of last year; said in November it is ahead.
    const before = ago >= 0 ? ago : on(year - 1);
    return ago >= 0 || before < -ago ? before : undefined;
  }
  return undefined;
}

const OF_MONTH = new Set(["of", "de", "di", "do"]);
const ON_DAY = new Set(["on", "am", "el", "le", "il", "em", "op", "dia"]);

/** "On 21/11": "3/10" alone is a number of pain. */
function monthInNumbers(words: readonly Word[], index: number): number | undefined {
  const [word, next] = [words[index], words[index + 1]];
  const isDate =
    ON_DAY.has(words[index - 1]?.text ?? "") && next?.start === (word?.end ?? 0) + 1 && /^(?:0?[1-9]|1[0-2])$/u.test(next.text);
  return isDate ? Number(next.text) - 1 : undefined;
}

/** Counted from the end of their last month. */
const SEASONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:spring|fruhjahr|fruhling|primavera|printemps|voorjaar|lente)$/u, "may"],
  [/^(?:summer|sommer|verano|ete|estate|verao|zomer)$/u, "aug"],
];
const SEASON_BEFORE = new Set([
  "in",
  "last",
  "this",
  "early",
  "late",
  "im",
  "en",
  "the",
  "letzten",
  "diesen",
  "l",
  "au",
  "cet",
  "el",
  "de",
]);

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** "last Thursday": in the seven days before today. */
function sinceWeekday(weekday: number, today: Day): number {
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  return ((now - weekday + 6) % 7) + 1;
}

const YEAR_DAYS = 365.25;
const SHORT_YEARS = /^(?:\d{1,2} (?:m|mo|mths?|months?) )?(?:ago|back|post)\b/u;

const DAYS_IN: { readonly [unit in string]?: number } = { day: 1, week: 7, month: 30.5, year: YEAR_DAYS };

/** From one to twelve in seven languages. */
const NUMBER_WORDS = [
  /^(?:one|ein\w{0,2}|un[oae]?|uma?|een)$/u,
  /^(?:two|zwei|dos|deux|due|dois|duas|twee)$/u,
  /^(?:three|drei|tres|trois|tre|drie)$/u,
  /^(?:four|vier|cuatro|quatre|quattro|quatro)$/u,
  /^(?:five|funf|cinco|cinq|cinque|vijf)$/u,
  /^(?:six|sechs|seis|sei|zes)$/u,
  /^(?:seven|sieben|siete|sept|sette|sete|zeven)$/u,
  /^(?:eight|acht|ocho|huit|otto|oito)$/u,
  /^(?:nine|neun|nueve|neuf|nove|negen)$/u,
  /^(?:ten|zehn|diez|dix|dieci|dez|tien)$/u,
  /^(?:eleven|elf|onze|undici)$/u,
  /^(?:twelve|zwolf|doce|douze|dodici|doze|twaalf)$/u,
];
const TENS: readonly (readonly [RegExp, number])[] = [
  [/^(?:fifteen|funfzehn|quince|quinze|quindici|vijftien)$/u, 15],
  [/^(?:twenty|zwanzig|veinte|vingt|venti|vinte|twintig)$/u, 20],
  [/^(?:thirty|dreissig|treinta|trente|trenta|trinta|dertig)$/u, 30],
];

function amount(word: string): number {
  if (word === "a" || word === "an") return 1;
  const named = NUMBER_WORDS.findIndex((words) => words.test(word));
  if (named >= 0) return named + 1;
  const round = TENS.find(([words]) => words.test(word))?.[1];
  if (round !== undefined) return round;
  const digits = Number(word);
  if (Number.isFinite(digits) && digits > 0) return digits;
  // "years ago", "several months ago": more than one.
  return 2;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Names that do not begin as in English. */
const FOREIGN_MONTHS: readonly (readonly [month: string, names: RegExp])[] = [
  ["jan", /^(?:enero|gennaio|janvier)$/u],
  ["feb", /^(?:fevrier|fevereiro)$/u],
  ["mar", /^(?:maart)$/u],
  ["apr", /^(?:abril|avril)$/u],
  ["may", /^(?:mai|mayo|maggio|maio|mei)$/u],
  ["jun", /^(?:giugno|juin)$/u],
  ["jul", /^(?:luglio|juillet)$/u],
  ["aug", /^(?:agosto|aout)$/u],
  ["sep", /^(?:settembre|setembro)$/u],
  ["oct", /^(?:oktober|ottobre|outubro)$/u],
  ["dec", /^(?:dezember|diciembre|dicembre|dezembro)$/u],
];

function monthIn(word: string): string | undefined {
  if (word.length >= 3 && MONTHS.includes(word.slice(0, 3))) return word.slice(0, 3);
  return FOREIGN_MONTHS.find(([, names]) => names.test(word))?.[0];
}

/** "in July": "since July" goes on. */
const BEFORE_MONTH = new Set(["in", "last", "early", "late", "mid", "im", "en", "de", "a", "at", "em", "ad"]);

function isYear(word: Word | undefined): boolean {
  return /^(?:19|20)\d\d$/.test(word?.text ?? "");
}

/** Counted from the end of the last such month. */
function sinceMonth(month: string, today: Day): number {
  const year = Number(today.slice(0, 4));
  const age = sinceYear(year, month, today);
  return age >= 0 ? age : Math.max(0, sinceYear(year - 1, month, today));
}

/** Counted from the end of the month or year named, so that nothing is taken for older than it is. */
function sinceYear(year: number, month: string, today: Day): number {
  const index = MONTHS.indexOf(month.slice(0, 3));
  const next = index === -1 || index === 11 ? `${year + 1}-01-01` : `${year}-${String(index + 2).padStart(2, "0")}-01`;
  return daysBetween(addDays(next, -1), today);
}
