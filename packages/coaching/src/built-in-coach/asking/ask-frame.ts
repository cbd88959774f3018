import { addDays } from "@ironpace/training";
import { asksForMissed } from "./missed-answer.ts";
import { asksForProgress } from "./progress-answer.ts";
import { asksForRestDays } from "./rest-day-answer.ts";
import { plainDay } from "../own-data/span.ts";
import type { Slots } from "../reading/slots.ts";
import { spanOf, type Time } from "../reading/time.ts";

/** Which part of what the app holds a question is about. */
export type Subject =
  | "log"
  | "plan"
  | "missed"
  | "rest days"
  | "progress"
  | "value"
  | "goal"
  | "race"
  | "block"
  | "training days"
  | "own workout";

/** A question as it was read: its subject and its slots, some of them perhaps from the questions before. */
export interface AskFrame {
  readonly subject: Subject;
  readonly slots: Slots;
}

/** What a message asks about; undefined when its slots are too few to say. */
export function subjectOf(of: Slots, today: string, isFollowUp = false): Subject | undefined {
  const slots = { ...of, isFollowUp };
  const { about, fields, lifts, tests, metric, metrics, times, kinds, races, goals, choice, title, lines } = slots;
  const hasValueWord =
    about.includes("best") || fields.some((field) => field === "since" || field === "gain" || field === "history" || field === "relative");
  if (asksForMissed(slots)) return "missed";
  if (asksForRestDays(slots)) return "rest days";
  if (asksForProgress(slots)) return "progress";
  if ((about.includes("own workout") || slots.isSubmitted) && !slots.entered.length) return "own workout";
  if (races.length > 0 && goals.length === 0) return "race";
  if (goals.length > 0 || (about.includes("goal") && lifts.length + tests.length === 0))
    return lifts.length > 0 && fields.includes("gap") ? "value" : "goal";
  if (races.length > 0) return "race";
  if (about.includes("race") && kinds.length === 0 && metric === undefined) return "race";
  // What can be worked out is no record: "marathon pace", "split for 2k".
  if (metric === "pace" && slots.isPast !== true && times.length === 0 && !slots.isFollowUp && (choice === undefined || choice === "next"))
    return undefined;
  // "how long til hyrox": the race that is next.
  if (
    tests.some(({ name }) => name === "Hyrox") &&
    !about.includes("best") &&
    slots.isPast !== true &&
    fields.includes("when") &&
    times.length === 0
  )
    return "race";
  if (tests.some(({ name }) => name === "Hyrox") && !about.includes("best") && slots.isPast !== true && !fields.includes("when"))
    return undefined;
  if (
    fields.includes("history") &&
    !about.includes("best") &&
    slots.isPast !== true &&
    /\bprogression\b/.test(slots.words) &&
    !/\bmy\b/.test(slots.words) &&
    times.length === 0
  )
    return undefined;
  if (about.includes("block") && times.length === 0 && lifts.length === 0 && kinds.length === 0) return "block";
  if (about.includes("profile days") && times.length === 0 && slots.isPast !== true && choice === undefined)
    return slots.act !== "add" &&
      (slots.isQuestion || /\b(?:free|freie|einstellung|available|availability|setting)\b/.test(slots.words)) &&
      !/\bdown for\b|\bdays a week\b/.test(slots.words)
      ? "training days"
      : undefined;
  if (
    fields.includes("order") &&
    lifts.length + kinds.length + tests.length === 0 &&
    times.length === 0 &&
    slots.weekdays.length === 0 &&
    metric === "weight"
  )
    return "value";
  if (slots.clock !== undefined) return undefined;
  const hasBest = lifts.length + tests.length > 0;
  const isCounted =
    metrics.includes("sessions") ||
    metrics.includes("reps") ||
    metrics.includes("sets") ||
    metrics.includes("tonnage") ||
    metrics.includes("e1rm");
  const isTotal = /\b(?:total|in total|altogether|insgesamt)\b/.test(slots.words);
  const isSport =
    kinds.length > 0 && kinds.every(({ name }) => /^(?:run|row session|ski session|ride|test)$/.test(name)) && tests.length > 0;
  const canDo = /\b(?:can i|manage|schaff\w*)\b/.test(slots.words) && tests.some(({ kind }) => kind === "count");
  if (
    hasBest &&
    (!isCounted || canDo) &&
    !isTotal &&
    (kinds.length === 0 || isSport || tests.some(({ name }) => name.endsWith("km"))) &&
    title === undefined &&
    (!fields.includes("list") || hasValueWord) &&
    metric !== "notes" &&
    metric !== "effort"
  ) {
    // A best with a number is one to be stored.
    if (
      slots.bound === undefined &&
      !slots.isQuestion &&
      (slots.kilograms !== undefined || slots.count !== undefined || slots.minutes !== undefined)
    )
      return undefined;
    if (canDo || (/\bcan i\b/.test(slots.words) && times.length === 0)) return "value";
    if (hasValueWord || tests.some(({ benchmark }) => benchmark === "handstand_walk")) return "value";
    if (tests.some(({ kind }) => kind !== "count") && (lines.length === 0 || tests.some(({ name }) => /row/.test(name))))
      return isSport && !hasValueWord && choice === undefined && (slots.isPast !== undefined || times.length > 0) ? undefined : "value";
    if (
      times.length === 0 &&
      slots.isPast !== true &&
      slots.isPast !== false &&
      choice === undefined &&
      (metric === undefined || metric === "weight")
    )
      return "value";
    if (/\bcan i\b/.test(slots.words) && times.length === 0) return "value";
  }
  const direction = directionOf(slots, today);
  const hasSlots =
    metric !== undefined ||
    choice !== undefined ||
    times.length > 0 ||
    kinds.length > 0 ||
    lifts.length > 0 ||
    title !== undefined ||
    lines.length > 0 ||
    fields.length > 0 ||
    slots.rpe !== undefined ||
    slots.kilometres !== undefined;
  if (!hasSlots) return undefined;
  // "long run down to 14k" wants something.
  if (
    slots.act !== undefined &&
    !slots.isQuestion &&
    metric === undefined &&
    (choice === undefined || choice === "next") &&
    fields.length === 0 &&
    (slots.kilometres !== undefined || slots.minutes !== undefined)
  )
    return undefined;
  return direction === "ahead" ? "plan" : "log";
}

function directionOf(slots: Slots, today: string): "past" | "ahead" {
  const { times, isPast, choice, weekdays } = slots;
  // "harder than in spring" looks back, whatever it is held against.
  if (
    slots.isCompared &&
    /\b(?:than|as)\b/.test(slots.words) &&
    times.some(({ past, weekday }) => past !== undefined && past.unit !== "day" && past.unit !== "week" && weekday === undefined) &&
    !/\b(?:planned|will)\b/.test(slots.words)
  )
    return "past";
  if (slots.isLeft && times.every(({ fixed }) => fixed !== "past")) return "ahead";
  if (weekdays.length > 0) return isPast === false ? "ahead" : "past";
  if (times.some(({ fixed }) => fixed === "ahead") && !times.some(({ fixed }) => fixed === "past")) return "ahead";
  if (choice === "last" && times.every(({ fixed }) => fixed !== "ahead")) return "past";
  if (/\b(?:planned|geplant)\b/.test(slots.words) && times.some(({ ahead }) => ahead !== undefined && ahead.to >= today)) return "ahead";
  if (isPast === true && !/\b(?:planned|geplant)\b/.test(slots.words)) return "past";
  if (times.some(({ fixed }) => fixed === "past")) return "past";
  if (isPast === false || choice === "next") return "ahead";
  // "how long is my long run this week" asks what is planned, "my running hours this week" what was done.
  const isPresent = /\bhow (?:long|far|hard|heavy|many \w+) (?:is|are|will)\b/.test(slots.words) && slots.kinds.length > 0;
  if (times.some(({ past }) => past?.unit === "week" && past.label === "this week") && (slots.metric === undefined || isPresent))
    return "ahead";
  // "what about Monday" asks what is on, "Monday's RPE" what was.
  const isLogged = slots.metric === "effort" || slots.metric === "load" || slots.metric === "notes";
  if (times.length > 0 && times.every(({ weekday, fixed }) => weekday !== undefined && fixed === undefined) && !isLogged) return "ahead";
  const nearest = times.flatMap((time) => spanOf(time, today) ?? []);
  if (nearest.some(({ from }) => from > today)) return "ahead";
  return nearest.length > 0 && nearest.every(({ from, to }) => from === today && to === today) ? "ahead" : "past";
}

const LEAD =
  /^(?:and|what about|how about|ok and|same|also|but|or|then|so|no|nope|nah|i mean|i meant|sorry|only|just|not|vs|versus|und|oder|aber|auch|the|that|those|it|after|before|which|now)\b/;

/** Whether a message is the rest of a question: too little to stand alone, and all of it slots. */
export function isElliptic(slots: Slots, before: AskFrame): boolean {
  const words = slots.words.split(" ").length;
  const hasThing =
    slots.lifts.length + slots.tests.length + slots.kinds.length + slots.races.length + slots.goals.length > 0 || slots.title !== undefined;
  const hasMeasure = slots.metric !== undefined || slots.choice !== undefined || slots.fields.length > 0;
  if (words <= 3 && !(hasThing && slots.about.length > 0)) return true;
  if (LEAD.test(slots.words) && words <= 14) return !(hasThing && hasMeasure && slots.times.length > 0);
  if (slots.fields.includes("before") || slots.isCompared) return words <= 10;
  if (/\b(?:it|that|this|there|those|them|one|ones)\b/.test(slots.words) && words <= 10 && !(hasThing && slots.times.length > 0))
    return true;
  // "how many were in november": what was counted before.
  if (!hasThing && /^(?:and |so )?how many (?:were|was|are|is|did i|of (?:those|them)|in|on)\b(?! \w+ed\b)/.test(slots.words) && words <= 7)
    return true;
  if (hasThing && hasMeasure) return false;
  return words <= 8 && !(hasMeasure && slots.times.length > 0 && before.subject !== "log");
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
    /\bwhich (?:one )?(?:is|was|of)\b|\b(?:both|together|combined|beide\w*)\b/.test(now.words);
  // "the gap?", "which was more?": the last two questions beside each other.
  const pair =
    isSecond &&
    (before.subject === "log" || before.subject === "plan" || now.times.length + old.times.length === 0) &&
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
          ? old.times
          : [...pair.times, ...old.times];
  const weekdays = now.weekdays.length > 0 ? now.weekdays : old.weekdays;
  const isOld = !hasThing;
  const things = isOld
    ? {
        lifts: pair === undefined ? old.lifts : [...new Set([...pair.lifts, ...old.lifts])],
        tests: pair === undefined ? old.tests : [...new Set([...pair.tests, ...old.tests])],
        kinds: old.kinds,
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
  const metric = now.metric ?? (now.fields.some((field) => field === "when" || field === "where") ? undefined : old.metric);
  const { metric: oldMetric, choice: oldChoice, by: oldBy, nth: oldNth, top: oldTop, ...others } = rest;
  const choice = now.choice ?? oldChoice;
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
    words: now.fields.length > 0 || now.metric !== undefined ? now.words : `${old.words} ${now.words}`,
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
    isCompared: now.isCompared || old.isCompared,
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
    ...(now.kilometres !== undefined && { kilometres: now.kilometres }),
    ...(now.rpe !== undefined && { rpe: now.rpe }),
    ...(now.bound !== undefined && { bound: now.bound }),
    ...(now.except !== undefined && { except: now.except }),
    ...(now.isPast === undefined ? {} : { isPast: now.isPast }),
    ...(now.isHard === true && { isHard: true }),
    ...(isStep || /\bafter (?:that|it|this)\b/.test(now.words)
      ? { nth: (oldNth ?? 1) + 1 }
      : oldNth !== undefined && now.times.length === 0
        ? { nth: oldNth }
        : {}),
  });
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
  if (stays && now.about.includes("goal") && before.subject === "value") return { subject: "goal", slots };
  if (stays) return { subject: before.subject, slots };
  if (shifted !== undefined)
    return {
      subject: before.subject === "log" || before.subject === "plan" ? (shifted.fixed === "ahead" ? "plan" : "log") : before.subject,
      slots,
    };
  const own =
    now.times.length > 0 || hasThing || now.about.length > 0 || now.isPast !== undefined ? subjectOf(slots, today, true) : undefined;
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
  if (
    time === undefined ||
    others.length > 0 ||
    !slots.isCompared ||
    !/\bthan the (?:week|one) before\b|\b(?:vs|and) the week before\b/.test(slots.words)
  )
    return slots;
  const before = shiftedTime(slots.times, "week before", today);
  return before === undefined ? slots : { ...slots, times: [time, before], fields: slots.fields.filter((field) => field !== "before") };
}

/** "the week after", "the tuesday before": as far from the day or week that was talked about. */
function shiftedTime(times: Slots["times"], words: string, today: string): Time | undefined {
  const found =
    /\b(week|day|mon|tue|tues|wed|thu|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (before|after|prior)(?! last)(?: that| this)?\b/.exec(
      words,
    );
  const [time, ...others] = times;
  // "and then?": the week or day after the one that was talked about.
  if (found === null && time !== undefined && /^(?:and |what |ok )*(?:then|after that|afterwards|danach)(?: then)?$/.test(words))
    return shiftedTime(times, `${(time.ahead ?? time.past)?.unit === "week" ? "week" : "day"} after`, today);
  const isNext = found === null && time?.weekday !== undefined && /\b(?:the )?(?:one|week) after\b|\bafter that\b|\bdanach\b/.test(words);
  if (isNext) return shiftedTime(times, "monday after", today);
  const isWeekday =
    found === null && time?.weekday !== undefined && /\b(?:the one before|before that|one before|davor|den davor)\b/.test(words);
  if (isWeekday) return shiftedTime(times, "day before".replace("day", "monday"), today);
  if (found === null || time === undefined || others.length > 0 || time.isEvery === true) return undefined;
  const span = time.past?.label === "this week" ? time.ahead : spanOf(time, today);
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
