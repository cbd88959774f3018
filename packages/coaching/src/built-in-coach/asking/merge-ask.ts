import { addDays } from "@ironpace/training";
import { getLength, plainDay } from "../own-data/span.ts";
import type { Slots } from "../reading/slots.ts";
import { calendarSpan, type Time } from "../reading/calendar.ts";
import { getSpan } from "../reading/time.ts";
import { type AskFrame, type Subject, getSubject } from "./ask-frame.ts";

/** "is that going up", "trend?" after the last session: over all of them, not that one. */
function isTrendOf(now: Slots, before: AskFrame): boolean {
  return (now.fields.includes("gain") || now.fields.includes("history")) && now.times.length === 0 && before.subject === "log";
}

function isShort([time]: Slots["times"]): boolean {
  return time?.past?.unit === "week" || time?.past?.unit === "day";
}

/** The frame before with what a message puts in the place of its slots. */
export function mergeAsk(before: AskFrame, now: Slots, today: string, earlier?: AskFrame): AskFrame {
  const old = before.slots;
  const hasThing =
    now.lifts.length + now.tests.length + now.kinds.length + now.lines.length + now.races.length + now.goals.length > 0 ||
    now.title !== undefined;
  const isSecond =
    now.isCompared ||
    now.fields.includes("gap") ||
    /\bwhich (?:one |month |week )?(?:is|was|of|had|has|more|less|longer|did|felt|feels|went)\b|\b(?:both|together|combined|beide\w*)\b/.test(
      now.words,
    );
  // "the gap?", "which was more?": the last two questions beside each other.
  const pair =
    isSecond &&
    (before.subject === "log" ||
      before.subject === "plan" ||
      before.subject === "missed" ||
      before.subject === "rest days" ||
      now.times.length + old.times.length === 0) &&
    !hasThing &&
    now.times.length === 0 &&
    earlier !== undefined &&
    earlier.subject === before.subject
      ? earlier.slots
      : undefined;
  const isAdding = now.isCompared && /\b(?:vs|versus|against|compar\w*|than|gegen\w*)\b/.test(now.words);
  const isToLast = now.isCompared && now.choice === "last" && now.times.length === 0 && old.times.length === 1;
  const shifted = shiftedTime(
    old.times,
    isToLast ? `the ${old.times[0]?.past?.unit === "week" ? "week" : "monday"} before` : now.words,
    today,
    old.isPast === true ? true : undefined,
  );
  const times =
    shifted !== undefined
      ? isAdding
        ? [...old.times, shifted]
        : [shifted]
      : now.times.length > 0
        ? isAdding
          ? [...old.times, ...now.times]
          : now.times
        : pair === undefined
          ? // "And my squat max?" after a week's load: a best has no week.
            (hasThing && now.about.includes("best") && !old.about.includes("best")) || (isTrendOf(now, before) && isShort(old.times))
            ? []
            : old.times
          : [...pair.times, ...old.times];
  const weekdays = now.weekdays.length > 0 ? now.weekdays : old.weekdays;
  const isOld = !hasThing;
  const things = isOld
    ? {
        lifts: pair === undefined ? old.lifts : [...new Set([...pair.lifts, ...old.lifts])],
        tests: pair === undefined ? old.tests : [...new Set([...pair.tests, ...old.tests])],
        kinds: pair === undefined ? old.kinds : [...new Set([...pair.kinds, ...old.kinds])],
        lines: old.lines,
        races: old.races,
        goals: old.goals,
        ...(old.title !== undefined && { title: old.title, titleText: old.titleText ?? "" }),
      }
    : {
        lifts: now.lifts,
        tests: now.tests,
        kinds: now.kinds,
        lines: now.lines,
        races: isAdding ? [...old.races, ...now.races] : now.races,
        goals: before.subject === "goal" && now.possibleGoal !== undefined ? [now.possibleGoal] : now.goals,
        ...(now.title !== undefined && { title: now.title, titleText: now.titleText ?? "" }),
      };
  const { title: _, titleText: __, ...rest } = old;
  const isStep = shifted === undefined && now.fields.includes("before");
  const fields =
    now.fields.length > 0
      ? now.fields.includes("gap")
        ? [...new Set([...old.fields.filter((field) => field === "order"), ...now.fields])]
        : now.fields.filter((field) => !(field === "list" && now.fields.length > 1))
      : old.fields.filter((field) => field === "order" || field === "history" || now.times.length > 0 || hasThing);
  const isTrend = isTrendOf(now, before);
  const metric = now.metric ?? (now.fields.some((field) => field === "when" || field === "where") ? undefined : old.metric);
  const { metric: oldMetric, choice: oldChoice, by: oldBy, nth: oldNth, top: oldTop, ...others } = rest;
  const choice = now.choice ?? (isTrend && oldChoice === "last" ? undefined : oldChoice);
  const by = now.choice === undefined ? oldBy : now.by;
  const isCounting =
    now.choice === undefined &&
    (now.metric === "sessions" || now.metric === "time") &&
    now.metrics.length > 0 &&
    /\b(?:how many|total)\b/.test(now.words);
  const slots: Slots = stepBack({
    ...others,
    ...things,
    times,
    weekdays,
    // "and the month before that" asks the same again.
    words: now.fields.some((field) => field !== "before") || now.metric !== undefined ? now.words : `${old.words} ${now.words}`,
    // What was before is told with its difference.
    fields:
      now.fields.includes("gap") && old.fields.includes("before") && before.subject === "value"
        ? old.fields
        : isStep
          ? now.fields
          : shifted === undefined
            ? fields
            : old.fields,
    metrics: now.metrics.length > 0 ? now.metrics : oldMetric === undefined ? [] : [oldMetric],
    about: [...new Set([...(isOld || before.subject === "value" || before.subject === "goal" ? old.about : []), ...now.about])],
    isCompared: now.isCompared || old.isCompared || pair !== undefined,
    isPerWeek: now.isPerWeek,
    isQuestion: true,
    isNegated: false,
    unexplained: now.unexplained,
    ...(metric !== undefined && { metric }),
    ...(choice !== undefined && !isCounting && { choice }),
    ...(by !== undefined && !isCounting && { by }),
    ...(now.top !== undefined
      ? { top: now.top }
      : oldTop !== undefined && !isStep && (before.subject !== "value" || now.times.length === 0)
        ? { top: oldTop }
        : {}),
    ...(now.clock !== undefined && { clock: now.clock }),
    isLeft: now.isLeft,
    ...(now.kilograms !== undefined && { kilograms: now.kilograms }),
    ...(now.minutes !== undefined && { minutes: now.minutes }),
    ...(now.count !== undefined && before.subject === "value" && { count: now.count }),
    ...(now.kilometres !== undefined && { kilometres: now.kilometres }),
    ...(now.rpe !== undefined && { rpe: now.rpe }),
    ...(now.percent !== undefined && { percent: now.percent }),
    ...(now.bound !== undefined && { bound: now.bound }),
    ...(now.except !== undefined && { except: now.except }),
    ...(now.isPast === undefined ? {} : { isPast: now.isPast }),
    ...(now.isHard === true && { isHard: true }),
    ...(isStep || /\bafter (?:that|it|this)\b/.test(now.words)
      ? { nth: (oldNth ?? 1) + 1 }
      : oldNth !== undefined && now.times.length === 0 && !isTrend
        ? { nth: oldNth }
        : {}),
  });
  // "which was faster?" after the last run and the one before it: those, in order.
  if (isSecond && before.subject === "log" && oldChoice === "last" && (oldNth ?? 1) > 1 && now.times.length === 0 && !hasThing) {
    const { nth: _nth, ...unpicked } = slots;
    return { subject: "log", slots: { ...unpicked, choice: "last", top: oldNth ?? 2, fields: ["order"], isCompared: false } };
  }
  // "and the squat one?" after a goal, "faster than in March?" after a best, "my goal there" after a race.
  const stays =
    before.subject === "missed" || before.subject === "rest days" || before.subject === "progress"
      ? !hasThing || now.kinds.length > 0
      : before.subject === "value"
        ? !hasThing
        : before.subject === "goal"
          ? slots.goals.length > 0
          : before.subject === "race"
            ? !hasThing || now.races.length > 0
            : false;
  if (before.subject === "goal" && now.about.includes("best") && slots.tests.length + slots.lifts.length > 0)
    return { subject: "value", slots: { ...slots, goals: [], about: now.about, fields: now.fields } };
  if (before.subject === "race" && now.about.includes("goal") && !hasThing)
    return { subject: "race", slots: { ...slots, words: "whats my target", fields: ["target"], about: [] } };
  if (stays && now.about.includes("goal") && before.subject === "value") return { subject: "goal", slots };
  if (stays) return { subject: before.subject, slots };
  if (shifted !== undefined)
    return {
      subject: before.subject === "log" || before.subject === "plan" ? (shifted.fixed === "ahead" ? "plan" : "log") : before.subject,
      slots,
    };
  const own =
    now.times.length > 0 || hasThing || now.about.length > 0 || now.isPast !== undefined ? getSubject(slots, today, true) : undefined;
  const isDirection = (subject: Subject | undefined): boolean => subject === "log" || subject === "plan";
  const subject =
    own === undefined
      ? before.subject
      : isDirection(own) && !isDirection(before.subject) && !hasThing && now.metric === undefined
        ? before.subject
        : own;
  return { subject, slots };
}

/** "was last week harder than the week before": both weeks, where a message names one and the one before it. */
export function withWeekBefore(slots: Slots, today: string): Slots {
  const [time, ...others] = slots.times;
  // "more km this month than last": the one before it.
  const unit = time?.past?.unit;
  if (
    time?.past !== undefined &&
    others.length === 0 &&
    slots.isCompared &&
    /\bthis (?:week|month|year)\b/.test(slots.words) &&
    /\b(?:than|vs|versus|compared? (?:to|with)|against|and|to) (?:the |my )?(?:last|previous)(?: one)?(?: (?:please|pls))?$/.test(
      slots.words,
    ) &&
    (unit === "week" || unit === "month" || unit === "year")
  ) {
    const { choice, top: _, ...rest } = slots;
    const last: Time = { at: 0, past: calendarSpan(unit, -1, today), fixed: "past" };
    return {
      ...rest,
      ...(choice !== undefined && choice !== "last" && { choice }),
      times: [time, last],
      fields: slots.fields.filter((field) => field !== "before"),
    };
  }
  const few =
    /\b(?:last|past|previous) (\d{1,2}) (weeks|months|days)\b.*\b(?:with|to|vs|versus|and|than|against) the (?:(\d{1,2}) )?(?:weeks |months |days )?(?:before|prior)\b/.exec(
      slots.words,
    );
  const rolling = slots.times.find(({ past }) => past?.unit === "other")?.past;
  if (few !== null && rolling !== undefined) {
    const length = getLength(rolling);
    const to = addDays(rolling.from, -1);
    const past = {
      from: addDays(rolling.from, -length),
      to,
      label: `in the ${few[1] ?? ""} ${few[2] ?? ""} before`,
      unit: "other" as const,
    };
    const { choice: _choice, top: _top, nth: _nth, ...rest } = slots;
    return {
      ...rest,
      isCompared: true,
      fields: [],
      times: [
        { at: 0, past: rolling, fixed: "past" },
        { at: 1, past, fixed: "past" },
      ],
    };
  }
  if (
    time === undefined ||
    others.length > 0 ||
    !slots.isCompared ||
    !/\bthan the (?:week|one) before\b|\b(?:vs|and|compared? (?:to|with)|against) the (?:week|one) before\b/.test(slots.words)
  )
    return slots;
  const before = shiftedTime(slots.times, "week before", today);
  return before === undefined ? slots : { ...slots, times: [time, before], fields: slots.fields.filter((field) => field !== "before") };
}

/** "the week after", "the tuesday before": as far from the day or week that was talked about. */
function shiftedTime(times: Slots["times"], words: string, today: string, isPast?: boolean): Time | undefined {
  const found =
    /\b(week|day|mon|tue|tues|wed|thu|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (before|after|prior)(?! last)(?: that| this)?\b/.exec(
      words,
    );
  const [time, ...others] = times;
  // "and then?": the week or day after the one that was talked about.
  if (found === null && time !== undefined && /^(?:and |what |ok )*(?:then|after that|afterwards|danach)(?: then)?$/.test(words))
    return shiftedTime(times, `${(time.ahead ?? time.past)?.unit === "week" ? "week" : "day"} after`, today, isPast);
  const isNext = found === null && time?.weekday !== undefined && /\b(?:the )?(?:one|week) after\b|\bafter that\b|\bdanach\b/.test(words);
  if (isNext) return shiftedTime(times, "monday after", today, isPast);
  const isWeekday =
    found === null && time?.weekday !== undefined && /\b(?:the one before|before that|one before|davor|den davor)\b/.test(words);
  if (isWeekday) return shiftedTime(times, "monday before", today, isPast);
  if (found === null || time === undefined || others.length > 0 || time.isEvery === true) return undefined;
  const span = time.past?.label === "this week" ? time.ahead : getSpan(time, today, isPast);
  if (span === undefined || (span.from !== span.to && !(span.unit === "week" && found[1] === "week"))) return undefined;
  const days = (found[1] === "day" ? 1 : 7) * (found[2] === "after" ? 1 : -1);
  const [from, to] = [addDays(span.from, days), addDays(span.to, days)];
  const moved = { from, to, label: from === to ? `on ${plainDay(from)}` : `in the week from ${plainDay(from)}`, unit: span.unit };
  return { at: 0, past: moved, ahead: moved, fixed: from > today ? "ahead" : "past" };
}

/** "the week before": the span of the same length before the one that was talked about, as often as it was asked. */
function stepBack(slots: Slots): Slots {
  const [time, ...others] = slots.times;
  const span = time?.past;
  if (span === undefined || others.length > 0 || !slots.fields.includes("before") || span.from === span.to || slots.choice === "last")
    return slots;
  const { nth = 2, ...rest } = slots;
  const days = Math.round((Date.parse(span.to) - Date.parse(span.from)) / 86_400_000) + 1;
  const length = span.unit === "week" ? 7 : days;
  const isMonth = span.unit === "month";
  let from = span.from;
  let to = span.to;
  for (let step = 1; step < nth; step++) {
    to = addDays(from, -1);
    from = isMonth ? `${to.slice(0, 8)}01` : addDays(from, -length);
  }
  const label = isMonth
    ? `in ${MONTHS[Number(from.slice(5, 7)) - 1] ?? ""} ${from.slice(0, 4)}`
    : span.unit === "week"
      ? `${nth === 2 && span.label === "last week" ? "the week before last" : "in the week"} from ${plainDay(from)}`
      : `in the ${length} days before`;
  return {
    ...rest,
    fields: rest.fields.filter((field) => field !== "before"),
    times: [{ at: 0, past: { ...span, from, to, label }, fixed: "past" }],
  };
}

const MONTHS = "January February March April May June July August September October November December".split(" ");
