import { addDays, type Day, getMonday, type Session, type Weekday, getWeekday } from "@ironpace/training";
import { readDay } from "../reading/period.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import type { ActivePlan } from "../view.ts";

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const DAY =
  /\b(day after tomorrow|day before yesterday|today|tonight|todays|this (?:morning|evening|afternoon)|tomorrows?|tmrws?|yesterdays?|(?:(next|last|this past|past|this|coming) )?(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur|r|es)?(?:day)?s?|(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|the (\d{1,2})(?:st|nd|rd|th)|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) \d{1,2}(?:st|nd|rd|th)?)\b/g;

export interface NamedDay {
  readonly day: Day;
  readonly at: number;
}

/** The days words name, in their order: weekdays are the next of their name, the last one where the words are about the past. */
export function daysNamed(words: string, today: Day, isPast = false): readonly NamedDay[] {
  const found: NamedDay[] = [];
  const week = weekNamed(words, today);
  // "Wednesday in the week of 7 December"
  if (week !== undefined) return daysNamed(week.rest, week.monday, false);
  // "Saturday the 12th" is one day.
  const plain = words.replaceAll(
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?=(?:the )?\d{1,2}(?:(?:st|nd|rd|th)\b| (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/g,
    (all) => " ".repeat(all.length),
  );
  for (const match of plain.matchAll(DAY)) {
    const [all, , which, weekday, date] = match;
    const isNextWeek =
      weekday !== undefined &&
      (/^ (?:of |in )?(?:the )?(?:next|following) week\b/.test(plain.slice(match.index + all.length)) ||
        /\bnext week (?:on )?$/.test(plain.slice(0, match.index)));
    const day = isNextWeek
      ? addDays(getMonday(today), 7 + WEEKDAYS.indexOf(weekday as (typeof WEEKDAYS)[number]))
      : findDay(all, { which, weekday, date }, today, isPast);
    if (day !== undefined) found.push({ day, at: match.index });
  }
  return found;
}

const WEEK_OF =
  /\b(?:(?:in|of|for|during) )?(?:the )?week (?:of|from|starting|beginning|commencing) (?:the )?((?:\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z]{3,9}|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?))\b/;

/** The Monday of a week that is named by its date, and the words without it. */
function weekNamed(words: string, today: Day): { readonly monday: Day; readonly rest: string } | undefined {
  const found = WEEK_OF.exec(words);
  const day = found === null ? undefined : daysNamed(found[1] ?? "", today)[0]?.day;
  return found === null || day === undefined ? undefined : { monday: getMonday(day), rest: words.replace(found[0], "") };
}

function findDay(
  all: string,
  { which, weekday, date }: { which: string | undefined; weekday: string | undefined; date: string | undefined },
  today: Day,
  isPast: boolean,
): Day | undefined {
  if (all.startsWith("day after")) return addDays(today, 2);
  if (all.startsWith("day before")) return addDays(today, -2);
  if (/^(today|tonight|this (morning|evening|afternoon))/.test(all)) return today;
  if (/^(tomorrow|tmrw)/.test(all)) return addDays(today, 1);
  if (all.startsWith("yesterday")) return addDays(today, -1);
  if (date !== undefined) {
    const day = `${today.slice(0, 8)}${date.padStart(2, "0")}`;
    if (isPast) return day <= today ? day : addDays(`${today.slice(0, 8)}01`, -1).slice(0, 8) + date.padStart(2, "0");
    return day >= today ? day : addDays(`${today.slice(0, 8)}28`, 7).slice(0, 8) + date.padStart(2, "0");
  }
  if (weekday !== undefined) {
    // "sat down" and "wed" inside words have been left out by the word boundaries; "sun" alone may be the weather.
    const index = WEEKDAYS.indexOf(weekday as (typeof WEEKDAYS)[number]);
    const ahead = (((index + 1) as Weekday) - getWeekday(today) + 7) % 7;
    if (isPast || which === "last" || which === "past" || which === "this past") return addDays(today, ahead === 0 ? -7 : ahead - 7);
    return addDays(today, which === "next" && ahead + getWeekday(today) <= 7 ? ahead + 7 : ahead);
  }
  const ahead = readDay(all.replace(/^the /, ""), today);
  if (ahead === undefined || !isPast) return ahead;
  // Of sessions that are done the latest with that date is meant.
  return ahead > today ? `${Number(ahead.slice(0, 4)) - 1}${ahead.slice(4)}` : ahead;
}

const KINDS: readonly (readonly [RegExp, (session: Session) => boolean])[] = [
  [/\blong runs?\b|\blong one\b/, ({ code }) => code === "RL"],
  [/\b(intervals?|interval run|speed ?work|speed session)\b/, ({ code }) => code === "RI"],
  [/\b(threshold|tempo)( run| session)?\b/, ({ code }) => code === "RT"],
  [/\beasy run\b/, ({ code, title }) => code === "RE" || /easy run/i.test(title)],
  [
    /\b(compromised|hyrox (session|workout|day|sim|thing|one)|sim(ulation)?|stations?( session| day)?|sled stuff|sleds? session)\b/,
    ({ code }) => code === "HX",
  ],
  [/\b(leg day|legs day|squat (day|session)|squats)\b/, ({ blocks }) => blocks.strength.some(({ name }) => /squat/i.test(name))],
  [
    /\b(upper( body)?( day| session)?|press (day|session)|push day|bench day)\b/,
    ({ code, blocks }) => code.startsWith("SU") || blocks.strength.some(({ name }) => /press/i.test(name)),
  ],
  [/\b(strength|lifting|gym|weights) (session|day|workout)\b/, ({ blocks }) => blocks.strength.length > 0],
  [/\b(the|my) run\b/, ({ code }) => /^R[A-Z]$/.test(code)],
  [/\b(time trial|tt|5k test|test)\b/, ({ title }) => /^test/i.test(title)],
  [/\b(ski|ski ?erg) (session|workout)\b/, ({ title }) => /ski/i.test(title)],
];

/** The open session that words name by its kind: "the long run". */
export function sessionOfKind(words: string, plan: ActivePlan, today: Day, on?: Day): Session | undefined {
  const kind = KINDS.find(([pattern]) => pattern.test(words))?.[1];
  if (kind === undefined) return undefined;
  const open = allSessions(plan).filter((session) => session.date >= today && isOpen(plan, session) && kind(session));
  return open.find(({ date }) => date === on) ?? open[0];
}

export function sessionOn(plan: ActivePlan, day: Day): Session | undefined {
  return allSessions(plan).find(({ date }) => date === day);
}

/** The sessions that are still to be done on days of the week of a day. */
export function openInWeek(plan: ActivePlan, day: Day, today: Day): readonly Session[] {
  return allSessions(plan).filter(
    (session) => getMonday(session.date) === getMonday(day) && session.date >= today && isOpen(plan, session),
  );
}

/** The row of training_sessions. */
export function getRow(plan: ActivePlan, session: Session): string {
  return plan.rows.get(session.id) ?? "";
}
