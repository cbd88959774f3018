import {
  addDays,
  type Day,
  dayInWords,
  type ExerciseItem,
  itemText,
  getMonday,
  type Session,
  shortDay,
  type Weekday,
  getWeekday,
  getPhaseLabel,
} from "@ironpace/training";
import type { Question } from "../question.ts";
import { bullet, capital } from "../say.ts";
import type { Draft, Topic } from "../topic.ts";
import type { ActivePlan, CoachView } from "../view.ts";

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const SHORT_DAYS = /\b(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)\b/;

/** What is on a day, and why. */
export const session: Topic = {
  name: "session",
  cues: [
    [/\b(todays|today|tonight|tomorrow|tomorrows)\b/, 1.5],
    [/\bthis (morning|evening|afternoon)\b/, 1.5],
    [/\b(session|workout|training|wod)\b.{0,25}\b(today|todays|tomorrow|tonight|next|on (mon|tue|wed|thu|fri|sat|sun))/, 2],
    [
      /\b(what|which|whats|show|explain|describe)\b.{0,30}\b(session|workout|training|on the (plan|menu|programme|program)|do i have|am i doing|should i do|to do)\b/,
      1.5,
    ],
    [/\bnext (session|workout|training)\b|\bkey session\b|\bhardest session\b/, 3.5],
    [/\b(on|this|next) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/, 1],
    [/\bwhy\b.{0,30}\b(session|workout|today|weight|load|kilos?|kg|lbs?|pounds|pace|reps|sets|heavy|light|number)\b/, 2.5],
    [/\bwhere (does|do|did)\b.{0,30}\b(weight|load|number|pace|kg)\b/, 3],
    [/\btaper\w*\b/, -4],
    [/\b(this|the) weeks? (sessions|training|workouts|plan|schedule)|\bmy week\b|\bweek look like\b|\brest of the week\b/, 4],
  ],
  also: ({ words }) => (SHORT_DAYS.test(words) && /\b(session|workout|on|do i)\b/.test(words) ? 0.5 : 0),
  answer: (question, view) => {
    if (view.plan === undefined) return noPlan();
    if (/\bweek/.test(question.words) && !/\bwhy\b|\btoday|\btomorrow/.test(question.words)) return thisWeek(view.plan, question, view);
    const date = dateAsked(question, view);
    const asksWhy = /\bwhy\b|\bwhere (does|do|did)\b|\bhow come\b/.test(question.words);
    const onDay = date === undefined ? nextSession(view.plan, view.today) : sessionsOn(view.plan, date)[0];
    const found = asksWhy ? (sessionAskedAbout(view.plan, onDay, question, view) ?? onDay) : onDay;
    if (found === undefined) return restDay(view.plan, date ?? view.today);
    return asksWhy ? why(found, question, view) : described(found, view);
  },
};

export function noPlan(): Draft {
  return {
    text: [
      "You have no active plan at the moment, so there is no session to look at. Generate one on the Training Plans page: it needs your level, your focus and how many days a week you can train. With a 5 km time and a squat in your profile it also has paces and weights.",
    ],
    followUps: ["What are my training paces?", "Which benchmarks should I enter first?"],
  };
}

function dateAsked({ words }: Question, { today }: CoachView): Day | undefined {
  if (/\btomorrow/.test(words)) return addDays(today, 1);
  if (/\byesterday/.test(words)) return addDays(today, -1);
  const named = DAYS.findIndex((name) => words.includes(name) || new RegExp(`\\b${name.slice(0, 3)}\\b`).test(words));
  if (named >= 0) {
    const weekday = (named + 1) as Weekday;
    const ahead = (weekday - getWeekday(today) + 7) % 7;
    return addDays(today, /\bnext\b/.test(words) && ahead === 0 ? 7 : ahead);
  }
  return /\bnext (session|workout|training)|\bkey session|\bhardest/.test(words) ? undefined : today;
}

export function allSessions({ plan }: ActivePlan): readonly Session[] {
  return plan.weeks.flatMap(({ sessions }) => sessions).toSorted((a, b) => a.date.localeCompare(b.date));
}

export function isOpen({ outcomes }: ActivePlan, { id }: Session): boolean {
  return !outcomes.some(({ sessionId }) => sessionId === id);
}

function sessionsOn(plan: ActivePlan, date: Day): readonly Session[] {
  return allSessions(plan).filter((each) => each.date === date);
}

export function nextSession(plan: ActivePlan, today: Day): Session | undefined {
  return allSessions(plan).find((each) => each.date >= today && isOpen(plan, each));
}

/** The one of the day when it has the exercise that is asked about, else the next that has it, else the next with a reason. */
function sessionAskedAbout(plan: ActivePlan, onDay: Session | undefined, question: Question, { today }: CoachView): Session | undefined {
  if (onDay !== undefined && namedItem(onDay, question) !== undefined) return onDay;
  const ahead = allSessions(plan).filter((each) => each.date >= today);
  return ahead.find((each) => namedItem(each, question) !== undefined) ?? (onDay === undefined ? nextSession(plan, today) : undefined);
}

function restDay(plan: ActivePlan, date: Day): Draft {
  const next = nextSession(plan, date);
  const then =
    next === undefined
      ? "There are no more sessions in your plan."
      : `Next is **${next.title}** on ${dayInWords(next.date)}, ${next.duration} min.`;
  return {
    text: [
      `${capital(dayInWords(date))} is a rest day in your plan. A walk or easy mobility is fine; it keeps you fresh for the hard days.`,
      then,
    ],
    articles: ["rest-days"],
    followUps: next === undefined ? [] : [`What is the session on ${dayInWords(next.date).split(" ")[0] ?? "then"}?`],
  };
}

function workItems({ blocks }: Session): readonly ExerciseItem[] {
  return [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];
}

function described(found: Session, view: CoachView): Draft {
  const when = found.date === view.today ? "Today" : found.date === addDays(view.today, 1) ? "Tomorrow" : dayInWords(found.date);
  const state = view.plan?.outcomes.find(({ sessionId }) => sessionId === found.id)?.status;
  const items = workItems(found);
  const reasons = items.flatMap(({ why: reason }) => reason ?? []).slice(0, 2);
  return {
    text: [
      `${when}: **${found.title}**, ${found.duration} min, effort ${found.intensityLevel} of 10${found.isDeload ? ", deload" : ""}${state === undefined ? "" : ` (${state})`}. ${found.description}`,
      bullet(items.slice(0, 8).map((item) => itemText(item))),
      reasons.length > 0
        ? `Why these numbers: ${reasons.join(" ")}`
        : `What it is for: ${found.trainingIntent || found.coachNotes.stimulus}`,
      found.coachNotes.strategy,
    ].filter((part) => part !== ""),
    followUps: ["Why this weight?", "What can I do instead if something hurts?"],
  };
}

/** The line of the session that the words name, when it has a reason. */
function namedItem(session: Session, { words }: Question): ExerciseItem | undefined {
  const wanted = words.split(" ").flatMap((word) => (word.length > 3 && !COMMON_WORDS.has(word) ? [word.replace(/s$/, "")] : []));
  return workItems(session).find(
    ({ name, why: reason }) => reason !== undefined && wanted.some((word) => name.toLowerCase().includes(word)),
  );
}

const COMMON_WORDS: ReadonlySet<string> = new Set([
  "weight",
  "load",
  "today",
  "todays",
  "session",
  "this",
  "that",
  "have",
  "with",
  "from",
  "rest",
  "heavy",
  "light",
]);

/** Where the number of one line comes from: of the exercise named, else of the first that has a reason. */
function why(found: Session, question: Question, view: CoachView): Draft {
  const items = workItems(found);
  const named = namedItem(found, question);
  const reasoned =
    named ??
    items.find(({ load, pace, why: reason }) => reason !== undefined && (load !== undefined || pace !== undefined)) ??
    items.find((item) => item.why !== undefined);
  const day = found.date === view.today ? "Today's session" : `The session on ${dayInWords(found.date)}`;
  if (reasoned?.why === undefined) {
    return { text: [`${day} is **${found.title}**. ${found.trainingIntent || found.coachNotes.stimulus}`, found.coachNotes.strategy] };
  }
  return {
    text: [
      `${itemText(reasoned)}: ${reasoned.why}`,
      ...(reasoned.replaced === undefined ? [] : [`It stands in for ${reasoned.replaced.name}: ${reasoned.replaced.reason}`]),
      `${day} is **${found.title}**${found.trainingIntent === "" ? "." : `: ${found.trainingIntent}`}`,
      reasoned.load === undefined
        ? "If the pace and the effort disagree, the effort wins."
        : "If the first set feels 1 RPE harder than written, take 2.5% off; 2 or more, 5% off; 1 easier, add 2.5%.",
    ],
    articles: [reasoned.load === undefined ? "easy-running" : "rpe-and-reserve"],
  };
}

function thisWeek(plan: ActivePlan, { words }: Question, view: CoachView): Draft | undefined {
  const monday = addDays(getMonday(view.today), /\bnext week/.test(words) ? 7 : 0);
  const week = plan.plan.weeks.find(({ startDate }) => startDate === monday);
  if (week === undefined) return undefined;
  const state = (each: Session): string => {
    const outcome = plan.outcomes.find(({ sessionId }) => sessionId === each.id);
    return outcome === undefined ? (each.date < view.today ? ", open" : "") : `, ${outcome.status}`;
  };
  const minutes = week.sessions.reduce((sum, each) => sum + each.duration, 0);
  return {
    text: [
      `Week ${week.week} of ${plan.plan.durationWeeks}, ${getPhaseLabel(week)}${week.isDeload ? ", **deload**" : ""}: ${week.sessions.length} sessions, ${Math.floor(minutes / 60)} h ${minutes % 60} min.`,
      bullet(
        week.sessions
          .toSorted((a, b) => a.date.localeCompare(b.date))
          .map(
            (each) =>
              `${shortDay(each.date)}: **${each.title}**, ${each.duration} min, effort ${each.intensityLevel} of 10${each.hard ? ", hard" : ""}${state(each)}`,
          ),
      ),
    ],
    followUps: ["What is today's session, and why?", "I missed a session. What now?"],
  };
}
