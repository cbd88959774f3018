import { addDays, type Day, getMonday } from "@ironpace/training";
import { TESTS } from "../own-data/subject.ts";
import { SESSION_KINDS } from "../frame/session-kinds.ts";
import type { Subject } from "../query/query.ts";
import type { CoachView } from "../view.ts";
import type { Frame } from "./frame.ts";
import type { Period } from "./times.ts";

const MOST_WORDS = 12;

/** The frame before with the slots that a turn names in the place of its own; undefined where the turn is no rest of it. */
export function patched(before: Frame, named: Frame, view: CoachView): Frame | undefined {
  // "and the last one" after this week.
  const now = isLastOne(before, named, view)
    ? { ...named, picks: new Set([...named.picks, "before"]) }
    : { ...named, periods: thisOne(before, named, view) ?? named.periods };
  if (now.leftover.length > 1 || now.words.split(" ").length > MOST_WORDS) return undefined;
  if (now.isIll || now.hasPain) return undefined;
  // A verb or a topic of its own begins something new.
  const ownVerbs = now.verbs.filter((verb) => verb !== "shorten" || now.minutes !== undefined);
  const ownTopics = [...now.topics].filter((topic) => !["percent", "when", "session", "both", "judge", "lifts"].includes(topic));
  const isCount = now.metric !== undefined && before.metric === undefined && before.subjects.length + before.periods.length === 0;
  const isNew = isCount || (ownTopics.length > 0 && now.subjects.length > 0);
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
    !now.relations.has("next") &&
    now.numbers.length === 0 &&
    !now.onWeekdays;
  if (isSame) return undefined;
  const isChange = before.verbs.length > 0;
  const isCompared = now.relations.has("compare") && now.periods.length === 1 && before.periods.length >= 1 && !isChange;
  return {
    ...before,
    previous: before,
    tongue: now.tongue,
    content: now.content,
    words: `${before.words} ${now.words}`,
    leftover: now.leftover,
    // "and the one after": what is planned then.
    ...(isShift(now) && (before.periods[0]?.to ?? "") >= view.today && { asksAdvice: false }),
    topics:
      isShift(now) && (before.periods[0]?.to ?? "") > view.today && before.metric === undefined
        ? new Set(["agenda"])
        : ownTopics.length > 0 || now.topics.has("percent") || now.topics.has("lifts")
          ? new Set([...withoutQuestion(before.topics), ...now.topics])
          : before.topics,
    picks:
      now.relations.has("next") && before.picks.has("last")
        ? new Set([...before.picks].filter((pick) => pick !== "last"))
        : now.picks.size === 0 || (isShift(now) && before.periods.length > 0)
          ? before.picks
          : new Set(
              [...before.picks]
                .filter((pick) => (pick === "best" && !now.picks.has("average")) || (pick === "last" && now.picks.has("before")))
                .concat([...now.picks]),
            ),
    ...(now.metric !== undefined && { metric: now.metric }),
    ...(now.group !== undefined && { group: now.group }),
    // "Sunday works" after a day that does not: the session moves there.
    verbs: ownVerbs.length > 0 ? ownVerbs : isOffered(before, now) || isDoneElsewhere(before, now) ? ["move"] : before.verbs,
    subjects:
      now.subjects.length > 0
        ? now.subjects
        : (otherDistance(before, now) ?? (isSum(now) ? before.subjects.map(trained) : before.subjects)),
    ...(isSum(now) &&
      now.metric === undefined &&
      before.subjects.some(({ test }) => test !== undefined) && { metric: "distance" as const }),
    lines: now.lines.length > 0 ? now.lines : before.lines,
    periods:
      isShift(now) && before.periods[0] !== undefined && before.subjects.every(({ test, lift }) => test === undefined && lift === undefined)
        ? [now.picks.has("after") ? laterPeriod(before.periods[0]) : earlierPeriod(before.periods[0], spanBefore(now))]
        : isCompared
          ? [...before.periods.slice(-1), ...now.periods]
          : now.periods.length > 0
            ? now.periods.map((period) => asLongAgo(period, before, view.today))
            : before.periods,
    days: daysOf(before, now, view.today),
    weekdays: now.weekdays.length > 0 ? now.weekdays : before.weekdays,
    ...(now.until !== undefined && { until: now.until }),
    isForGood: now.isForGood || before.isForGood,
    onWeekdays: now.onWeekdays || before.onWeekdays,
    ...(now.minutes !== undefined ? { minutes: now.minutes } : otherMinutes(before, now)),
    ...(now.percent !== undefined && { percent: now.percent }),
    ...(now.daysPerWeek !== undefined && { daysPerWeek: now.daysPerWeek }),
    ...(now.ordinal !== undefined && { ordinal: now.ordinal }),
    relations: new Set([
      ...[...before.relations].filter(
        (each) => !(each === "last" && now.relations.has("next")) && !(each === "next" && now.relations.has("last")),
      ),
      ...now.relations,
    ]),
    replies: now.replies,
  };
}

/** "e la scorsa?", "und die letzte?": the period before the one that is running. */
function isLastOne(
  { periods, verbs }: Frame,
  { relations, words, subjects, days, periods: own, topics, picks }: Frame,
  { today }: CoachView,
): boolean {
  const isBare = subjects.length + days.length + own.length + topics.size + picks.size === 0 && words.split(" ").length <= 4;
  return isBare && relations.has("last") && verbs.length === 0 && periods.length === 1 && (periods[0]?.to ?? "") >= today;
}

/** "and so far this one", "y esta?": the running week, month or year after one that is over. */
function thisOne({ periods, verbs }: Frame, now: Frame, { today }: CoachView): readonly Period[] | undefined {
  const [period] = periods;
  const isBare = now.subjects.length + now.days.length + now.periods.length + now.verbs.length === 0 && now.metric === undefined;
  if (!isBare || !THIS_ONE[now.tongue].test(now.words) || verbs.length > 0 || period === undefined || period.to >= today) return undefined;
  if (period.kind === "week") return [{ from: getMonday(today), to: addDays(getMonday(today), 6), kind: "week" }];
  if (period.kind === "month") return [{ from: `${today.slice(0, 7)}-01`, to: today, kind: "month" }];
  return period.kind === "year" ? [{ from: `${today.slice(0, 4)}-01-01`, to: today, kind: "year" }] : undefined;
}

const THIS_ONE: { readonly [tongue in Frame["tongue"]]: RegExp } = {
  en: /^(?:and |so far |what about |how about |in )*(?:this|the current)(?: one)?(?: so far)?$/,
  de: /^(?:und |bisher |in )*(?:diese[rsn]?|der aktuelle|die aktuelle)(?: bisher)?$/,
  fr: /^(?:et |pour )*(?:celle ci|celui ci|cette|ce|cette semaine|l actuelle?)$/,
  es: /^(?:y |en )*(?:esta|este|la actual|el actual)(?: hasta ahora)?$/,
  it: /^(?:e |in )*(?:questa|questo|quella attuale)(?: finora)?$/,
};

/** "sorry, I meant October" after a month that is over: the one that is over too. */
function asLongAgo(period: Period, { periods, verbs }: Frame, today: Day): Period {
  const isOfPast = verbs.length === 0 && periods.length > 0 && periods.every(({ to }) => to <= today);
  if (!isOfPast || period.kind !== "month" || period.from <= today) return period;
  const back = (day: Day): Day => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return { ...period, from: back(period.from), to: back(period.to) };
}

function withoutQuestion(topics: ReadonlySet<string>): readonly string[] {
  return [...topics].filter((topic) => topic !== "agenda");
}

/** "better Monday": where a session goes to, not which one. */
function daysOf(before: Frame, now: Frame, today: Day): readonly Day[] {
  if (now.days.length === 0) return now.periods.length > 0 && before.verbs.length === 0 ? [] : before.days;
  if ((before.verbs.includes("move") || isOffered(before, now) || isDoneElsewhere(before, now)) && now.days.length === 1) {
    const [from] = before.days;
    const [to] = now.days;
    if (from !== undefined && to !== undefined && before.days.length === 2) return [from, inWeekOf(to, from, today)];
    if (from !== undefined && to !== undefined && (before.subjects.length === 0 || isDoneElsewhere(before, now)))
      return [from, inWeekOf(to, from, today)];
  }
  return now.days;
}

/** The day of the name in the week of the session. */
function inWeekOf(day: Day, of: Day, today: Day): Day {
  const step = (Date.parse(getMonday(of)) - Date.parse(getMonday(day))) / 86_400_000;
  const moved = addDays(day, step);
  return moved < today ? day : moved;
}

/** "can I do it on Saturday instead" after what is planned on a day. */
function isDoneElsewhere(before: Frame, now: Frame): boolean {
  return (
    before.topics.has("agenda") &&
    before.days.length === 1 &&
    now.days.length === 1 &&
    now.verbs.length === 0 &&
    !now.topics.has("agenda") &&
    (now.replies.has("rather") || DO_IT.test(now.words))
  );
}

const DO_IT = /\b(?:do it|mach(?:e|en)? (?:ich )?(?:es|das|sie)|la faire|le faire|hacerl[oa]|farl[oa])\b/;

/** "actually 40" after a limit of 50 minutes. */
function otherMinutes(before: Frame, { numbers }: Frame): { readonly minutes?: number } {
  const [number] = numbers;
  return before.minutes !== undefined &&
    before.verbs.includes("shorten") &&
    numbers.length === 1 &&
    number !== undefined &&
    number >= 15 &&
    number <= 240
    ? { minutes: number }
    : {};
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

/** "e sui 5" after the 10 km. */
function otherDistance({ subjects }: Frame, { numbers, minutes }: Frame): Frame["subjects"] | undefined {
  const [number] = numbers;
  if (numbers.length !== 1 || minutes !== undefined || !subjects.some(({ test }) => test !== undefined && test.name.endsWith(" km")))
    return undefined;
  const test = TESTS.find(({ name }) => name === `${number ?? 0} km`);
  return test === undefined ? undefined : [{ name: test.name, test }];
}

/** "and the month before?", "the two weeks before that", "the one after" */
function isShift(now: Frame): boolean {
  const { picks, periods } = now;
  return (picks.has("before") && (periods.length === 0 || spanBefore(now) !== undefined)) || (picks.has("after") && periods.length === 0);
}

/** The length in days of "the two weeks before that". */
function spanBefore({ picks, periods, relations }: Frame): number | undefined {
  const [period] = periods;
  return picks.has("before") && !relations.has("last") && period?.kind === "recent" && period.count !== undefined
    ? period.count * ({ day: 1, week: 7, month: 30, year: 365 }[period.unit ?? "week"] ?? 7)
    : undefined;
}

function laterPeriod({ from, to, kind, ...rest }: Period): Period {
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (kind === "month") {
    const start = addDays(to, 1);
    return {
      from: start,
      to: new Date(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)), 0)).toISOString().slice(0, 10),
      kind,
    };
  }
  return { from: addDays(from, length), to: addDays(to, length), kind: kind === "week" ? kind : "range", ...rest };
}

/** The period of the same length before one. */
export function earlierPeriod({ from, to, kind, ...rest }: Period, days?: number): Period {
  if (days !== undefined) return { from: addDays(from, -days), to: addDays(from, -1), kind: "range" };
  if (kind === "month") {
    const end = addDays(from, -1);
    return { from: `${end.slice(0, 7)}-01`, to: end, kind };
  }
  if (kind === "year") return { from: `${Number(from.slice(0, 4)) - 1}-01-01`, to: `${Number(from.slice(0, 4)) - 1}-12-31`, kind };
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return { from: addDays(from, -length), to: addDays(from, -1), kind: kind === "week" ? kind : "range", ...rest };
}
