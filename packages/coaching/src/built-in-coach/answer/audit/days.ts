import { addDays, getWeekday } from "@ironpace/training";
import { left, type Audited, type LeftPart } from "./part.ts";

/** Weekdays as answers write them, in the order of the week. */
const NAMED_DAYS: readonly RegExp[] = [
  /\b(?:mon|mo\b|montag|lun)/u,
  /\b(?:tue|di\b|dienstag|mar)/u,
  /\b(?:wed|mi\b|mittwoch|mer|mi[eé])/u,
  /\b(?:thu|do\b|donnerstag|jeu|jue|gio)/u,
  /\b(?:fri|fr\b|freitag|ven|vie)/u,
  /\b(?:sat|sa\b|samstag|sam|s[aá]b)/u,
  /\b(?:sun|so\b|sonntag|dim|dom)/u,
];
const MONTHS: readonly RegExp[] = [
  /\b(?:jan|gen|ene)/u,
  /\b(?:feb|f[eé]v)/u,
  /\b(?:mar|mär|märz|mars)/u,
  /\b(?:apr|avr|abr)/u,
  /\b(?:may|mai|mag|mayo)/u,
  /\b(?:jun|juin|giu)/u,
  /\b(?:jul|juil|lug)/u,
  /\b(?:aug|août|ago)/u,
  /\b(?:sep|set)/u,
  /\b(?:oct|okt|ott)/u,
  /\b(?:nov)/u,
  /\b(?:dec|dez|déc|dic)/u,
];
/** Words for today and the days beside it, in the languages of answers. */
const BESIDE_TODAY: { readonly [step: number]: RegExp } = {
  [-1]: /\b(?:yesterday|gestern|hier|ayer|ieri)\b/u,
  0: /\b(?:today|tonight|now|heute|jetzt|aujourd|ce soir|hoy|oggi|stasera)\b/u,
  1: /\b(?:tomorrow|morgen|demain|mañana|domani)\b/u,
};

/** Single days of the message that neither the answer nor its cards name. */
export function findLostDays({ frame, held, today, kind, text, content, cards, topic }: Audited): readonly LeftPart[] {
  const lost = frame.days.flatMap((day) => {
    const words = writtenDay(content, day, today);
    const isLimit = words !== undefined && LIMITS.test(content.toLowerCase().split(words)[0] ?? "");
    const isHeld = words === undefined || isLimit || namesDay(held, day, today, /\d/u.test(words)) || isWithin(held, day);
    return isHeld ? [] : [{ day, words }];
  });
  // What is said of today is the reason of a question more often than its day.
  const [first] = lost.filter(({ day }) => day !== today || (kind === "card" && frame.days.length === 1));
  if (first === undefined) return [];
  const isDated = /\d/u.test(first.words);
  if (kind === "article") return isDated && !DATED.test(text) ? left(first.words, true) : [];
  if (kind === "card") {
    const isForGood = cards.every(({ request }) => request.reason === "availability");
    const isRecord = cards.every(({ request }) => request.reason === "record");
    // Other days beside those of the card are why it is wished for, or stay as they are; one week of a card for good is none of either.
    const isOther = isForGood ? isDated : lost.length === frame.days.length;
    return !isOther || (!isRecord && first.day < today) ? [] : left(first.words, true);
  }
  // Readers of whole turns have used each of its days.
  return !topic.startsWith("own data") ? [] : left(first.words, lost.length === frame.days.length);
}

/** Months and years of the message that the answer has no day of. */
export function findLostSpans({ frame, held, kind, content }: Audited): readonly LeftPart[] {
  // Figures of the athlete's own name their dates in too many ways.
  if (kind !== "article") return [];
  const lost = frame.periods.filter(({ kind: of, from, to }) => (of === "month" || of === "since") && !namesSpan(held, from, to));
  const [first] = lost;
  if (first === undefined) return [];
  const month = MONTHS[Number(first.from.slice(5, 7)) - 1];
  const words = content.split(/\s+/u).find((word) => month?.test(word.toLowerCase()) === true);
  return words === undefined
    ? []
    : left(words.match(/[\p{L}\d]+/u)?.[0] ?? words, kind === "article" || lost.length === frame.periods.length);
}

function namesSpan(held: string, from: string, to: string): boolean {
  const months = [Number(from.slice(5, 7)), Number(to.slice(5, 7))].flatMap((month) => MONTHS[month - 1] ?? []);
  return months.some((month) => month.test(held)) || (from.slice(5) === "01-01" && held.includes(from.slice(0, 4)));
}

/** "The 18th" is named by its date alone, "on Friday" by either. */
function namesDay(held: string, day: string, today: string, isDated: boolean): boolean {
  const date = Number(day.slice(8));
  const weekday = getWeekday(day) - 1;
  const step = [-1, 0, 1].find((each) => addDays(today, each) === day);
  return (
    held.includes(day) ||
    new RegExp(String.raw`(?<![\d.,:])${date}(?:\.|st|nd|rd|th)? (?:de )?\p{L}{3}`, "u").test(held) ||
    (!isDated && NAMED_DAYS[weekday]?.test(held) === true) ||
    (step !== undefined && BESIDE_TODAY[step]?.test(held) === true)
  );
}

/** "23 to 27 Dec" holds the days between. */
function isWithin(held: string, day: string): boolean {
  const dates = [...held.matchAll(/20\d\d-\d\d-\d\d/gu)].map(([date]) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  return first !== undefined && last !== undefined && first <= day && day <= last;
}

/** A day up to which something holds, and one that only names its week. */
const LIMITS =
  /\b(?:not|without|except|nicht|ohne|au(?:ß|ss)er|pas|sauf|sans|sin|no|senza|tranne|non|until|till|til|by|before|since|week of(?: the)?|bis(?: zum)?|seit|woche (?:vom|ab)|jusqu\S*(?: au| a)?|depuis|semaine du|hasta(?: el)?|desde|semana del|fino a(?:l)?|da|settimana del)(?: \p{L}+)? ?$/u;
/** A date as answers write it. */
const DATED = /\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}* \d{1,2} \p{L}{3}/u;

/** How the message calls a day; undefined where it is called by no date, weekday or place beside today. */
function writtenDay(content: string, day: string, today: string): string | undefined {
  const said = content.toLowerCase();
  const date = Number(day.slice(8));
  const dated = new RegExp(
    String.raw`(?<![\d:.,x×])${date}(?:st|nd|rd|th|\.(?= ?\p{L}{3}))?(?= (?:of )?(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]))\p{L}* ?\p{L}*|(?<![\d:.,x×])${date}(?:st|nd|rd|th)\b(?! ${COUNTED})|(?<=\bthe )${date}\b(?! ${COUNTED})`,
    "u",
  ).exec(said)?.[0];
  const weekday = NAMED_DAYS[getWeekday(day) - 1];
  const step = [-1, 0, 1].find((each) => addDays(today, each) === day);
  const words = said.split(/[^\p{L}\d]+/u);
  return (
    dated?.trim() ??
    words.find((word) => word.length >= SHORTEST_NAME && weekday?.test(word) === true) ??
    (step === undefined ? undefined : BESIDE_TODAY[step]?.exec(said)?.[0])
  );
}

const SHORTEST_NAME = 3;
/** What is counted and is no day of a month: "a 5th day", "the 3rd station". */
const COUNTED = String.raw`(?:days?|sessions?|workouts?|runs?|rides?|rows?|sets?|rounds?|reps?|times?|stations?|km|kilomet|miles?|weeks?|months?|years?|attempts?|place)\b`;
