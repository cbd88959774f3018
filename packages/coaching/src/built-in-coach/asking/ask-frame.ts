import { asksForMissed } from "./missed-answer.ts";
import { asksForNewBests, asksForProgress } from "./progress-answer.ts";
import { asksForRestDays } from "./rest-day-answer.ts";
import type { Slots } from "../reading/slots.ts";
import { getSpan } from "../reading/time.ts";

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
export function getSubject(of: Slots, today: string, isFollowUp = false): Subject | undefined {
  const slots = { ...of, isFollowUp };
  const { about, fields, lifts, tests, metric, metrics, times, kinds, races, goals, choice, title, lines } = slots;
  const hasValueWord =
    about.includes("best") || fields.some((field) => field === "since" || field === "gain" || field === "history" || field === "relative");
  if (asksForMissed(slots)) return "missed";
  if (asksForRestDays(slots)) return "rest days";
  if (asksForProgress(slots) || asksForNewBests(slots)) return "progress";
  if ((about.includes("own workout") || slots.isSubmitted) && !slots.entered.length) return "own workout";
  if (races.length > 0 && goals.length === 0) return "race";
  // A goal that does not exist is said to be none.
  if (
    goals.length === 0 &&
    about.includes("goal") &&
    lifts.length + tests.length === 1 &&
    !fields.includes("gap") &&
    !about.includes("best") &&
    slots.isQuestion &&
    slots.count === undefined &&
    slots.kilograms === undefined &&
    slots.clock === undefined &&
    times.length === 0
  )
    return "goal";
  if (goals.length > 0 || (about.includes("goal") && lifts.length + tests.length === 0))
    return lifts.length > 0 && fields.includes("gap") ? "value" : "goal";
  if (races.length > 0) return "race";
  const isCountdown = /\bhow many (?:weeks|days|months)\b.*\b(?:until|till|til|to|before) (?:the |my )?(?:race|comp\w*|event)\b/.test(
    slots.words,
  );
  if (about.includes("race") && kinds.length === 0 && (metric === undefined || isCountdown)) return "race";
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
  // "my 10k best is 46:20, right?" names the value it asks about.
  if (
    slots.clock !== undefined &&
    !(fields.includes("gap") && tests.length === 1) &&
    !(about.includes("best") && slots.isQuestion && tests.length > 0)
  )
    return undefined;
  const hasBest = lifts.length + tests.length > 0;
  const isCounted =
    metrics.includes("sessions") ||
    metrics.includes("reps") ||
    metrics.includes("sets") ||
    metrics.includes("tonnage") ||
    metrics.includes("e1rm");
  const isTotal = /\b(?:total|in total|altogether|insgesamt)\b/.test(slots.words);
  const isSport =
    kinds.length > 0 && kinds.every(({ name }) => /^(?:run|row session|ski session|ride|test)$/.test(name)) && tests.length === 1;
  // "the 500 m row and the ftp since March": the bests of both.
  if (tests.length > 1 && !isCounted && choice !== "last" && metric !== "effort" && metric !== "load") return "value";
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
  const direction = getDirection(slots, today);
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

function getDirection(slots: Slots, today: string): "past" | "ahead" {
  const { times, isPast, choice, weekdays } = slots;
  // "harder than in spring" looks back, whatever it is held against.
  if (
    slots.isCompared &&
    /\b(?:than|as)\b/.test(slots.words) &&
    times.some(({ past, weekday }) => past !== undefined && past.unit !== "day" && past.unit !== "week" && weekday === undefined) &&
    !/\b(?:planned|will)\b/.test(slots.words)
  )
    return "past";
  // "how much do i row per week on average": what is usual is what was done.
  const isUsual = slots.choice === "average" || /\b(?:usually|normally|typically|in general|on average)\b/.test(slots.words);
  // "which day do i train longest" is about what was done.
  if (slots.grouped !== undefined && times.every(({ fixed }) => fixed !== "ahead") && !/\b(?:planned|will)\b/.test(slots.words))
    return "past";
  if (isUsual && (slots.isPerWeek || times.length === 0) && !/\b(?:planned|will|next|coming)\b/.test(slots.words)) return "past";
  if (slots.isLeft && times.every(({ fixed }) => fixed !== "past")) return "ahead";
  if (weekdays.length > 0) return isPast === false ? "ahead" : "past";
  if (times.some(({ fixed }) => fixed === "ahead") && !times.some(({ fixed }) => fixed === "past")) return "ahead";
  if (choice === "last" && times.every(({ fixed }) => fixed !== "ahead")) return "past";
  if (/\b(?:planned|geplant)\b/.test(slots.words) && times.some(({ ahead }) => ahead !== undefined && ahead.to >= today)) return "ahead";
  if (isPast === true && !/\b(?:did|have) i (?:plan|planned|schedule|scheduled)\b|\b(?:planned|geplant)\b/.test(slots.words)) return "past";
  if (times.some(({ fixed }) => fixed === "past")) return "past";
  if (/\b(?:did|have) i (?:plan|planned|schedule|scheduled)\b/.test(slots.words)) return "ahead";
  if (isPast === false || choice === "next") return "ahead";
  // "total km jan to june": what is measured over months was done, unless it says planned.
  if (
    slots.metric !== undefined &&
    times.length > 0 &&
    times.every(({ past }) => past !== undefined && past.unit !== "day" && past.unit !== "week") &&
    !/\b(?:planned|will|geplant|left)\b/.test(slots.words)
  )
    return "past";
  // "how long is my long run this week" asks what is planned, "my running hours this week" what was done.
  const isPresent = /\bhow (?:long|far|hard|heavy|many \w+) (?:is|are|will)\b/.test(slots.words) && slots.kinds.length > 0;
  if (times.some(({ past }) => past?.unit === "week" && past.label === "this week") && (slots.metric === undefined || isPresent))
    return "ahead";
  // "what about Monday" asks what is on, "Monday's RPE" what was.
  const isLogged = slots.metric === "effort" || slots.metric === "load" || slots.metric === "notes";
  if (times.length > 0 && times.every(({ weekday, fixed }) => weekday !== undefined && fixed === undefined) && !isLogged) return "ahead";
  const nearest = times.flatMap((time) => getSpan(time, today) ?? []);
  if (nearest.some(({ from }) => from > today)) return "ahead";
  return nearest.length > 0 && nearest.every(({ from, to }) => from === today && to === today) ? "ahead" : "past";
}

const LEAD =
  /^(?:and|what about|how about|ok and|same|also|but|or|then|so|no|nope|nah|i mean|i meant|sorry|only|just|not|vs|versus|und|oder|aber|auch|the|that|those|it|after|before|which|now)\b/;

/** "how many sessions is that at 5 a week": arithmetic on the weeks until a race, not the sessions of the plan. */
export function asksForSum({ words, isPerWeek, count }: Slots): boolean {
  return (
    isPerWeek &&
    count !== undefined &&
    count <= MOST_A_WEEK &&
    /\bhow many\b/.test(words) &&
    /\bat \d|\bwith \d|\bif i (?:do|train)/.test(words)
  );
}

const MOST_A_WEEK = 14;

const STANDS_ALONE =
  /^(?:and |so |ok |also )*(?:what did i|what have i|whats (?:on|planned|up|next|tomorrow|today|left)|what is (?:on|planned)|what do i (?:have|do|train)|did i (?:train|do|run|lift)|how many (?:\w+ ){1,2}(?:did|have|do) i|how (?:often|long|far|much) (?:did|do) i|when (?:did|do) i)\b/;
const THEN = /\b(?:i did|did i|was|were|had) (?:\w+ ){0,2}?(?:then|that (?:month|week|year)|in that (?:month|week|time|period))$/;

/** "when do i squat", "how often did i run": what was done or will be, not what is stored of a goal or a race. */
const OWN_CLAUSE =
  /\b(?:do|did|will|have) i (?:next |last )?(?:squat|deadlift|bench|press|lift|run|ran|row|rowed|ski|ride|do|done|train|have|get)\b/;

/** Whether a message is the rest of a question: too little to stand alone, and all of it slots. */
export function isElliptic(slots: Slots, before: AskFrame): boolean {
  const words = slots.words.split(" ").length;
  const hasThing =
    slots.lifts.length + slots.tests.length + slots.kinds.length + slots.races.length + slots.goals.length > 0 || slots.title !== undefined;
  const hasMeasure = slots.metric !== undefined || slots.choice !== undefined || slots.fields.length > 0;
  const isOfOther = before.subject !== "log" && before.subject !== "plan" && before.subject !== "missed" && before.subject !== "rest days";
  // "what did i do yesterday" after a race, "whats on tomorrow" after goals: complete in itself, about something else.
  if (isOfOther && STANDS_ALONE.test(slots.words) && (hasThing || slots.times.length > 0 || slots.weekdays.length > 0)) return false;
  // "the longest run i did then": of the days that were talked about.
  if (THEN.test(slots.words) && slots.times.length === 0 && before.slots.times.length > 0 && words <= 12) return true;
  if (words <= 3 && !(hasThing && slots.about.length > 0)) return true;
  // "and when do i squat next" after a goal: a sentence of its own about something else.
  if (hasThing && hasMeasure && OWN_CLAUSE.test(slots.words) && before.subject !== "log" && before.subject !== "plan") return false;
  if (LEAD.test(slots.words) && words <= 14) return !(hasThing && hasMeasure && slots.times.length > 0);
  if (slots.fields.includes("before") || slots.isCompared) return words <= 10;
  if (/\b(?:it|that|this|there|those|them|one|ones)\b/.test(slots.words) && words <= 10 && !(hasThing && slots.times.length > 0))
    return true;
  // "how many were runs": of what was counted before.
  if (/^(?:and |so )*how many (?:of (?:them|those) )?(?:were|was|are)\b/.test(slots.words) && words <= 8 && slots.times.length === 0)
    return true;
  // "how many were in november": what was counted before.
  if (!hasThing && /^(?:and |so )?how many (?:were|was|are|is|did i|of (?:those|them)|in|on)\b(?! \w+ed\b)/.test(slots.words) && words <= 7)
    return true;
  if (hasThing && hasMeasure) return false;
  return words <= 8 && !(hasMeasure && slots.times.length > 0 && before.subject !== "log");
}
