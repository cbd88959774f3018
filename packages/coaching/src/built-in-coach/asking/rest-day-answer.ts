import { addDays, dayInWords } from "@ironpace/training";
import { type Diary, within } from "../own-data/diary.ts";
import { spanText } from "../own-data/figures.ts";
import { always, type Span } from "../own-data/span.ts";
import type { Slots } from "../reading/slots.ts";
import { calendarSpan } from "../reading/calendar.ts";
import { getSpan } from "../reading/time.ts";
import { bullet, capital } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import { dated, speak, type Speech } from "./speech.ts";

const REST_DAY =
  /\b(?:rest ?days?|free day|days? off|off ?days?|ruhetag\w*|trainingsfrei\w*|trainings?pause\w*|am i off|do i (?:have|get) (?:\w+ )?(?:off|free))\b/;

/** Days with two sessions or more. */
const DOUBLE_DAY =
  /\b(?:double (?:days?|sessions?)|(?:any|many|do) doubles|two a ?days?|twice a day|twice (?:in|on) (?:one|the same|a) day|doppel(?:tage?|einheit\w*))\b/;

function asksForDoubleDays({ words, isQuestion, times, isPast }: Slots): boolean {
  return isQuestion && DOUBLE_DAY.test(words) && (isPast === true || times.length > 0) && !/\b(?:should|can|good|bad|ok)\b/.test(words);
}

function answerDoubleDays(slots: Slots, diary: Diary, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const [span = always(view.today)] = slots.times.flatMap((time) => (time.isEvery === true ? [] : (getSpan(time, view.today, true) ?? [])));
  const days = [...Map.groupBy(within(diary.work, span), ({ on }) => on)].filter(([, all]) => all.length > 1);
  const when = say(spanText(span), spanText(span));
  return {
    text: [
      say(
        `**${days.length === 0 ? "No" : days.length} double ${days.length === 1 ? "day" : "days"}** ${when}${days.length === 0 ? "." : ":"}`,
        `**${days.length === 0 ? "Kein Tag" : days.length === 1 ? "1 Tag" : `${days.length} Tage`}** mit zwei Einheiten ${when}${days.length === 0 ? "." : ":"}`,
      ),
      bullet(days.map(([on, all]) => `${say(dated(on), dated(on))}: ${all.map(({ title }) => title).join(" + ")}`)),
    ].filter((part) => part !== ""),
  };
}

/** Whether a question is about days without training; which weekdays are free for it is a setting of the profile. */
export function asksForRestDays(slots: Slots): boolean {
  if (asksForDoubleDays(slots)) return true;
  const { words, isQuestion, times, choice, isPast, fields } = slots;
  // "rest days in october" names a period, "rest day on saturday" is a wish.
  const isNamedPeriod =
    /^(?:my )?(?:rest days|days off)\b/.test(words) && times.every(({ past, ahead }) => (past ?? ahead)?.unit !== "day");
  return (
    (isQuestion || isNamedPeriod) &&
    REST_DAY.test(words) &&
    (times.length > 0 || choice === "next" || choice === "last" || isPast === true || fields.includes("when")) &&
    !/\b(?:eat|drink|protein|carbs?|calories|kcal|instead|make|take a|every week|per week|a week)\b/.test(words)
  );
}

/** A day without training: before today nothing was done on it, from today on nothing is planned. */
export function answerRestDays(slots: Slots, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  if (asksForDoubleDays(slots)) return answerDoubleDays(slots, diary, view, speech);
  const say = speak(speech);
  const { plan, today } = view;
  const sessions = plan === undefined ? [] : allSessions(plan);
  const lastPlanned = sessions
    .map(({ date }) => date)
    .toSorted((a, b) => a.localeCompare(b))
    .at(-1);
  const worked = new Set(diary.work.map(({ on }) => on));
  const planned = new Map(sessions.map((session) => [session.date, session]));
  const isRest = (day: string): boolean => !worked.has(day) && (day < today || !planned.has(day));
  const entered = (day: string): string => {
    const beside = diary.entered.find(({ on }) => on === day);
    return beside === undefined ? "" : say(` (${beside.title} is entered there)`, ` (${beside.title} ist dort eingetragen)`);
  };
  const full = (day: string): string => say(dayInWords(day), dayInWords(day));
  const spans = slots.times.flatMap((time) =>
    time.isEvery === true
      ? []
      : (getSpan(time, today, slots.isPast === true || (lastPlanned !== undefined && (time.ahead?.from ?? "") > lastPlanned)) ?? []),
  );
  const [span, other] = spans;
  if (span !== undefined && other !== undefined) {
    const count = (of: Span): number => {
      let rest = 0;
      for (let day = toWholeSpan(of, today).from; day <= toWholeSpan(of, today).to && day <= (lastPlanned ?? today); day = addDays(day, 1))
        if (isRest(day)) rest += 1;
      return rest;
    };
    const [a, b] = [count(span), count(other)];
    const [first, second] = [capital(say(span.label, span.label)), capital(say(other.label, other.label))];
    return {
      text: [
        `${first}: **${a}**; ${second}: **${b}**.`,
        a === b
          ? say("That is the same.", "Das ist gleich.")
          : say(
              `More: **${a > b ? first : second}**, by ${Math.abs(a - b)}.`,
              `Mehr: **${a > b ? first : second}**, um ${Math.abs(a - b)}.`,
            ),
      ],
    };
  }
  if (span !== undefined && span.from === span.to) {
    const day = span.from;
    const session = planned.get(day);
    const done = diary.work.find(({ on }) => on === day)?.title;
    return {
      text: [
        isRest(day)
          ? say(
              `**Yes**, ${full(day)} ${day < today ? "was" : "is"} a rest day${entered(day)}.`,
              `**Ja**, ${full(day)} ist ein Ruhetag${entered(day)}.`,
            )
          : say(
              `**No**: ${full(day)} has ${done ?? session?.title ?? "training"}.`,
              `**Nein**: am ${full(day)} steht ${done ?? session?.title ?? "Training"}.`,
            ),
      ],
    };
  }
  if (span === undefined && (slots.choice === "last" || (slots.isPast === true && slots.choice !== "next"))) {
    let day = addDays(today, -1);
    for (let step = 0; step < MOST_DAYS && !isRest(day); step++) day = addDays(day, -1);
    return {
      text: [
        say(`Your last rest day was **${full(day)}**.`, `Dein letzter Ruhetag war **${full(day)}**.`),
        isRest(today) ? say("Today is one too.", "Heute ist auch einer.") : "",
      ].filter((part) => part !== ""),
    };
  }
  if (span === undefined) {
    const ahead = Array.from({ length: MOST_DAYS }, (_, at) => addDays(today, at + 1)).filter(
      (day) => isRest(day) && lastPlanned !== undefined && day <= addDays(lastPlanned, 1),
    );
    const [next, after] = ahead;
    if (next === undefined)
      return { text: [say("There is no rest day left in your plan.", "Im Plan steht kein Ruhetag mehr, den ich sehe.")] };
    const [shown, then] = slots.nth === 2 && after !== undefined ? [after, ahead[2]] : [next, after];
    return {
      text: [
        `${isRest(today) && slots.nth !== 2 ? say("Today is a rest day. ", "Heute ist Ruhetag. ") : ""}${say(`The next one is **${full(shown)}**${entered(shown)}${then === undefined ? "" : `, then ${dated(then)}`}.`, `Der nächste ist **${full(shown)}**${entered(shown)}${then === undefined ? "" : `, danach ${dated(then)}`}.`)}`,
      ],
    };
  }
  const whole = toWholeSpan(span, today);
  // Beyond the plan nobody knows, and of a past period only what is over counts.
  const to =
    whole.to >= today && lastPlanned !== undefined && (slots.isPast !== true || whole.from > today)
      ? min(whole.to, endOfWeek(lastPlanned))
      : min(whole.to, addDays(today, -1));
  const days: string[] = [];
  for (let day = whole.from; day <= to; day = addDays(day, 1)) if (isRest(day)) days.push(day);
  const when = say(spanText(whole), spanText(whole));
  const count = days.length;
  return {
    text: [
      count === 0
        ? say(`**None** ${when}: every day has training.`, `**Keiner** ${when}: an jedem Tag ist Training.`)
        : say(
            `**${count} rest ${count === 1 ? "day" : "days"}** ${when}${count > MOST_NAMED ? "" : `: ${days.map((day) => `${dated(day)}${entered(day)}`).join(", ")}`}.`,
            `${capital(when)} **${count} ${count === 1 ? "Ruhetag" : "Ruhetage"}**${count > MOST_NAMED ? "" : `: ${days.map((day) => `${dated(day)}${entered(day)}`).join(", ")}`}.`,
          ),
      whole.to > to && to >= today
        ? say(
            `The plan ends on ${dated(lastPlanned ?? to)}; later days are not counted.`,
            `Der Plan endet am ${dated(lastPlanned ?? to)}; spätere Tage zählen nicht mit.`,
          )
        : "",
      whole.to > to && to < today && whole.from <= today
        ? say("Counted up to yesterday: today is not over.", "Gezählt bis gestern: heute ist noch nicht vorbei.")
        : "",
    ].filter((part) => part !== ""),
  };
}

const MOST_DAYS = 60;
const MOST_NAMED = 10;

/** "This week" means the whole calendar week: what is past of it and what is planned. */
function toWholeSpan(span: Span, today: string): Span {
  if (span.label === "this week") return calendarSpan("week", 0, today);
  return span.label.startsWith("this month") ? { ...calendarSpan("month", 0, today), label: span.label } : span;
}

function min(a: string, b: string): string {
  return a < b ? a : b;
}

/** The Sunday of the plan's last week, which is a rest day as any other. */
function endOfWeek(day: string): string {
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, 6 - weekday);
}
