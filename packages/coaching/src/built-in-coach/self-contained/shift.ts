import { addDays, type Day, getMonday, getWeekday } from "@ironpace/training";
import { readFrame } from "../turn/frame.ts";
import { sayIn, type Tongue } from "../turn/languages.ts";
import { monthIn } from "../turn/names.ts";
import type { Period } from "../turn/times.ts";
import { readSlots, type Slot } from "./slots.ts";

type Unit = "day" | "week" | "month" | "year" | "one";

interface Step {
  readonly unit: Unit;
  readonly sign: 1 | -1;
  /** "The Saturday before": 1 is Monday. */
  readonly weekday?: number;
}

/** "And the week before that" by language: its unit, and whether it lies before or after. */
const SHIFT: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|so|ok|no|what about|how about|whats|what is|what was|on|in) )*(?:(?:the |that )(?:one|run|session) )?(?:the |that )?(?:(day|week|month|year|one) (before|after)|(next|following|previous|prior) (day|one)|(following|previous|prior) (week|month|year))(?: (?:that|it|this))?$/,
  de: /^(?:(?:und|also|ok|nein|was war|wie war|wie wars|in|im|am|an) )*(?:(?:der|die|das|den|dem) )?(?:(tag|woche|monat|jahr) (davor|vorher|zuvor|danach)|(vorherige\w*|vorige\w*|folgende\w*) (tag|woche|monat|jahr))$/,
  fr: /^(?:(?:et|alors|ok|non|pour|qu en est il de|c etait comment) )*(?:(?:le|la|l) )?(?:(jour|semaine|mois|annee) (d avant|avant|precedente?|d apres|apres|suivante?))$/,
  es: /^(?:(?:y|entonces|ok|vale|no|en|que tal|como fue) )*(?:(?:el|la) )?(?:(dia|semana|mes|ano) (antes|de antes|anterior|previ[oa]|despues|de despues|siguiente))$/,
  it: /^(?:(?:e|allora|ok|no|in|come e andata|com era) )*(?:(?:il|la|l|nella|nel|quell[oa]) )?(?:(giorno|settimana|mese|anno) (prima|precedente|dopo|successiv[oa]|seguente))$/,
};
/** "And the Saturday before" by language. */
const WEEKDAY_STEP: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|so|ok|no|what about|how about|on) )*(?:the )?(?:(\w+day)s? (before|after)|(previous|prior|following) (\w+day))(?: (?:that|it|this))?$/,
  de: /^(?:(?:und|also|ok|nein|am) )*(?:(?:der|den|dem) )?(?:(\p{L}+) (davor|vorher|zuvor|danach)|(vorherig\w*|vorig\w*) (\p{L}+))$/u,
  fr: /^(?:(?:et|alors|ok|non) )*(?:le )?(\p{L}+) (d avant|avant|precedent|d apres|suivant)$/u,
  es: /^(?:(?:y|entonces|ok|no) )*(?:el )?(\p{L}+) (antes|de antes|anterior|previo|despues|siguiente)$/u,
  it: /^(?:(?:e|allora|ok|no) )*(?:il |la )?(\p{L}+) (prima|precedente|dopo|successiv[oa])$/u,
};
const WEEKDAYS: { readonly [tongue in Tongue]: readonly string[] } = {
  en: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
  de: ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"],
  fr: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
  es: ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"],
  it: ["lunedi", "martedi", "mercoledi", "giovedi", "venerdi", "sabato", "domenica"],
};
const UNITS: { readonly [word: string]: Unit } = {
  tag: "day",
  jour: "day",
  dia: "day",
  giorno: "day",
  woche: "week",
  semaine: "week",
  semana: "week",
  settimana: "week",
  monat: "month",
  mois: "month",
  mes: "month",
  mese: "month",
  jahr: "year",
  annee: "year",
  ano: "year",
  anno: "year",
};
const BEFORE = /before|previous|prior|davor|vorher|zuvor|vorig|avant|preced|antes|anterior|previ|prima/;

function stepIn(words: string, tongue: Tongue): Step | undefined {
  const ofDay =
    WEEKDAY_STEP[tongue]
      .exec(words)
      ?.slice(1)
      .filter((part) => part !== undefined) ?? [];
  const at = WEEKDAYS[tongue].findIndex((name) => ofDay.some((part) => part.startsWith(name)));
  if (at >= 0) return { unit: "day", sign: ofDay.some((part) => BEFORE.test(part)) ? -1 : 1, weekday: at + 1 };
  const found = SHIFT[tongue].exec(words);
  if (found === null) return undefined;
  const said = found.slice(1).filter((part) => part !== undefined);
  const unit = said.flatMap((part) => UNITS[part] ?? (/^(?:day|week|month|year|one)$/.test(part) ? [part as Unit] : []))[0];
  return { unit: unit ?? "one", sign: said.some((part) => BEFORE.test(part)) ? -1 : 1 };
}

const DAYS_OF_WEEK = 7;
const WEEKDAY = /\b(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:days?)?\b/;
const PREPOSITION =
  / (?:on|in|for|over|during|within|at|of|am|im|an der|in der|in dieser|der|le|la|en|au|pendant|el|en el|en la|durante|nel|nella|di|il) $/;

/** "And the week before that?": the request with the time that lies before or after its own, as a date; undefined where it has none, or several. */
export function shifted(words: string, before: string, tongue: Tongue, today: Day): string | undefined {
  const step = stepIn(words, tongue);
  if (step === undefined) return undefined;
  const { unit, sign, weekday } = step;
  const times = readSlots(before, tongue).slots.filter(({ types }) =>
    types.some((type) => type === "day" || type === "date" || type === "time"),
  );
  // "The one before" after the long run of Saturday is a run, not a day.
  if (unit === "one" && readSlots(before, tongue).slots.some(({ types }) => types.includes("thing"))) return undefined;
  const [time] = times;
  const frame = readFrame(before, tongue, today);
  if (time === undefined || times.length > 1) return undefined;
  const [day] = frame.days;
  const [period] = frame.periods;
  const text =
    day !== undefined && frame.days.length === 1 && period === undefined
      ? onDay(addDays(day, weekday === undefined ? sign * getStep(unit, time) : daysTo(weekday, sign, day)), tongue, today)
      : period !== undefined && frame.periods.length === 1
        ? inPeriod(period, unit, sign, tongue, today)
        : undefined;
  if (text === undefined) return undefined;
  const head = ` ${before.slice(0, time.at)}`;
  const preposition = PREPOSITION.exec(head)?.[0] ?? " ";
  return `${head.slice(0, head.length - preposition.length)} ${text}${before.slice(time.at + time.text.length)}`.trim();
}

/** From a day to the nearest such weekday before or after it. */
function daysTo(weekday: number, sign: number, day: Day): number {
  const gap = (sign * (weekday - getWeekday(day)) + DAYS_OF_WEEK) % DAYS_OF_WEEK || DAYS_OF_WEEK;
  return sign * gap;
}

/** "The one after Tuesday" is Wednesday; the one before "last Saturday" is a week before it. */
function getStep(unit: Unit, { text }: Slot): number {
  return unit === "week" || (unit === "one" && /\blast\b/.test(text) && WEEKDAY.test(text)) ? DAYS_OF_WEEK : 1;
}

function onDay(day: Day, tongue: Tongue, today: Day): string {
  const text = dated(day, tongue, today);
  // A day that is over says its year in German, where one without is read as the next.
  const year = tongue === "de" && day < today && !/\d{4}$/.test(text) ? ` ${day.slice(0, 4)}` : "";
  return `${{ en: "on ", de: "am ", fr: "le ", es: "el ", it: "il " }[tongue]}${text}${year}`;
}

function dated(day: Day, tongue: Tongue, today: Day): string {
  const date = Number(day.slice(8));
  return `${date}${tongue === "de" ? "." : ""}${tongue === "es" ? " de" : ""} ${getMonth(day, tongue, today)}`;
}

/** With the year where it is another one. */
function getMonth(day: Day, tongue: Tongue, today: Day): string {
  const name = monthIn(tongue, day).toLowerCase();
  return day.slice(0, 4) === today.slice(0, 4) ? name.replace(/ \d{4}$/, "") : name;
}

function inPeriod({ from, to, kind }: Period, unit: Unit, sign: number, tongue: Tongue, today: Day): string | undefined {
  const say = sayIn(tongue);
  if (unit !== "one" && unit !== kind) return undefined;
  if (kind === "weekend") {
    const [first, last] = [from, to].map((day) => dated(addDays(day, sign * DAYS_OF_WEEK), tongue, today));
    return say(
      `from ${first} to ${last}`,
      `vom ${first} bis ${last}`,
      `du ${first} au ${last}`,
      `del ${first} al ${last}`,
      `dal ${first} al ${last}`,
    );
  }
  if (kind === "week") {
    const monday = dated(addDays(getMonday(from), sign * DAYS_OF_WEEK), tongue, today);
    return say(
      `in the week of ${monday}`,
      `vom ${monday} bis ${dated(addDays(getMonday(from), sign * DAYS_OF_WEEK + 6), tongue, today)}`,
      `la semaine du ${monday}`,
      `en la semana del ${monday}`,
      `nella settimana del ${monday}`,
    );
  }
  const preposition = say("in", "im", "en", "en", "in");
  if (kind === "month") {
    const day = sign < 0 ? addDays(`${from.slice(0, 7)}-01`, -1) : addDays(`${from.slice(0, 7)}-28`, DAYS_OF_WEEK);
    return `${preposition} ${getMonth(day, tongue, today)}`;
  }
  // Results of a year are read by its words in the other languages.
  return kind === "year" && tongue === "en" ? `${preposition} ${Number(from.slice(0, 4)) + sign}` : undefined;
}
