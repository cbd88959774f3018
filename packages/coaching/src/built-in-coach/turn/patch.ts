import { addDays, type Day, getMonday } from "@ironpace/training";
import { TESTS } from "../own-data/subject.ts";
import { SESSION_KINDS } from "../frame/session-kinds.ts";
import type { Subject } from "../query/query.ts";
import type { CoachView } from "../view.ts";
import type { Frame } from "./frame.ts";
import type { Period } from "./times.ts";

const MOST_WORDS = 12;

/** The frame before with the slots that a turn names in the place of its own; undefined where the turn is no rest of it. */
export function patched(before: Frame, now: Frame, view: CoachView): Frame | undefined {
  if (now.leftover.length > 1 || now.words.split(" ").length > MOST_WORDS) return undefined;
  if (now.isIll || now.hasPain) return undefined;
  // A verb or a topic of its own begins something new.
  const ownVerbs = now.verbs.filter((verb) => verb !== "shorten" || now.minutes !== undefined);
  const ownTopics = [...now.topics].filter((topic) => topic !== "percent" && topic !== "when" && topic !== "session");
  const isNew = ownTopics.length > 0 && now.subjects.length > 0;
  if (isNew) return undefined;
  const isSame =
    now.subjects.length +
      now.periods.length +
      now.days.length +
      now.weekdays.length +
      now.lines.length +
      ownVerbs.length +
      ownTopics.length ===
      0 &&
    now.picks.size === 0 &&
    !isShift(now) &&
    now.metric === undefined &&
    now.group === undefined &&
    now.minutes === undefined &&
    now.percent === undefined &&
    now.daysPerWeek === undefined &&
    now.until === undefined &&
    !now.isForGood &&
    !now.onWeekdays;
  if (isSame) return undefined;
  const isChange = before.verbs.length > 0;
  const isCompared = now.relations.has("compare") && now.periods.length === 1 && before.periods.length >= 1 && !isChange;
  return {
    ...before,
    tongue: now.tongue,
    content: now.content,
    words: `${before.words} ${now.words}`,
    leftover: now.leftover,
    topics: ownTopics.length > 0 || now.topics.has("percent") ? new Set([...withoutQuestion(before.topics), ...now.topics]) : before.topics,
    picks:
      now.picks.size === 0 || (isShift(now) && before.periods.length > 0)
        ? before.picks
        : new Set([...before.picks].filter((pick) => pick === "best" && !now.picks.has("average")).concat([...now.picks])),
    ...(now.metric !== undefined && { metric: now.metric }),
    ...(now.group !== undefined && { group: now.group }),
    // "Sunday works" after a day that does not: the session moves there.
    verbs: ownVerbs.length > 0 ? ownVerbs : isOffered(before, now) ? ["move"] : before.verbs,
    subjects: now.subjects.length > 0 ? now.subjects : isSum(now) ? before.subjects.map(trained) : before.subjects,
    ...(isSum(now) &&
      now.metric === undefined &&
      before.subjects.some(({ test }) => test !== undefined) && { metric: "distance" as const }),
    lines: now.lines.length > 0 ? now.lines : before.lines,
    periods:
      isShift(now) && before.periods[0] !== undefined && before.subjects.every(({ test, lift }) => test === undefined && lift === undefined)
        ? [earlierPeriod(before.periods[0])]
        : isCompared
          ? [...before.periods.slice(-1), ...now.periods]
          : now.periods.length > 0
            ? now.periods
            : before.periods,
    days: daysOf(before, now, view.today),
    weekdays: now.weekdays.length > 0 ? now.weekdays : before.weekdays,
    ...(now.until !== undefined && { until: now.until }),
    isForGood: now.isForGood || before.isForGood,
    onWeekdays: now.onWeekdays || before.onWeekdays,
    ...(now.minutes !== undefined && { minutes: now.minutes }),
    ...(now.percent !== undefined && { percent: now.percent }),
    ...(now.daysPerWeek !== undefined && { daysPerWeek: now.daysPerWeek }),
    relations: new Set([...before.relations, ...now.relations]),
    replies: now.replies,
  };
}

function withoutQuestion(topics: ReadonlySet<string>): readonly string[] {
  return [...topics].filter((topic) => topic !== "agenda");
}

/** "better Monday": where a session goes to, not which one. */
function daysOf(before: Frame, now: Frame, today: Day): readonly Day[] {
  if (now.days.length === 0) return now.periods.length > 0 && before.verbs.length === 0 ? [] : before.days;
  if ((before.verbs.includes("move") || isOffered(before, now)) && now.days.length === 1) {
    const [from] = before.days;
    const [to] = now.days;
    if (from !== undefined && to !== undefined && before.days.length === 2) return [from, inWeekOf(to, from, today)];
    if (from !== undefined && to !== undefined && before.subjects.length === 0) return [from, inWeekOf(to, from, today)];
  }
  return now.days;
}

/** The day of the name in the week of the session. */
function inWeekOf(day: Day, of: Day, today: Day): Day {
  const step = (Date.parse(getMonday(of)) - Date.parse(getMonday(day))) / 86_400_000;
  const moved = addDays(day, step);
  return moved < today ? day : moved;
}

/** Another day after one without time. */
function isOffered(before: Frame, now: Frame): boolean {
  return before.verbs.includes("cant") && before.days.length === 1 && now.days.length === 1 && !now.verbs.includes("cant");
}

/** "and on average last month?" adds up training, also after a best. */
function isSum({ picks }: Frame): boolean {
  return picks.has("average") || picks.has("perweek") || picks.has("total");
}

/** The test that tells how a sport goes. */
export function tested(subject: Subject): Subject {
  const name = subject.sport === "row" ? "500 m row" : subject.kind?.name === "run" ? "5 km" : undefined;
  const test = TESTS.find((each) => each.name === name);
  return test === undefined ? subject : { name: test.name, test };
}

/** What is trained for a test. */
function trained(subject: Subject): Subject {
  const sport =
    subject.test === undefined
      ? undefined
      : /row/.test(subject.test.name)
        ? ("row" as const)
        : /km|marathon/.test(subject.test.name)
          ? ("run" as const)
          : undefined;
  if (sport === undefined) return subject;
  const kind = SESSION_KINDS.find(({ name }) => name === (sport === "row" ? "row session" : "run"));
  return { name: sport, sport, ...(kind !== undefined && { kind }) };
}

/** "and the month before?" */
function isShift({ picks, periods }: Frame): boolean {
  return picks.has("before") && periods.length === 0;
}

/** The period of the same length before one. */
function earlierPeriod({ from, to, kind, ...rest }: Period): Period {
  if (kind === "month") {
    const end = addDays(from, -1);
    return { from: `${end.slice(0, 7)}-01`, to: end, kind };
  }
  if (kind === "year") return { from: `${Number(from.slice(0, 4)) - 1}-01-01`, to: `${Number(from.slice(0, 4)) - 1}-12-31`, kind };
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return { from: addDays(from, -length), to: addDays(from, -1), kind: kind === "week" ? kind : "range", ...rest };
}
