import { addDays, getMonday } from "@ironpace/training";
import { isAsking, type Turn } from "../dialogue/turn.ts";
import type { Diary } from "../own-data/diary.ts";
import { readQuestion } from "../question.ts";
import { readSlots, type Slots } from "../reading/slots.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { asksForSum, type AskFrame, isElliptic, getSubject } from "./ask-frame.ts";
import { mergeAsk, withWeekBefore } from "./merge-ask.ts";
import { answerLog } from "./log-answer.ts";
import { answerThingNotHeld, thingNotHeld } from "./not-held.ts";
import { answerMissed, asksForMissed } from "./missed-answer.ts";
import { answerPlan } from "./plan-answer.ts";
import { answerProgress, asksForNewBests, asksForProgress } from "./progress-answer.ts";
import { answerRestDays, asksForRestDays } from "./rest-day-answer.ts";
import type { Speech } from "./speech.ts";
import { answerBlock, answerGoal, answerOwnWorkout, answerRace, answerTrainingDays } from "./stored-answer.ts";
import { answerValue } from "./value-answer.ts";

/** Words of advice and of things nobody has stored: a question with them is none about the athlete's own record. */
const GENERAL =
  /\b(?:should|shall i|how (?:do|can|could|would) i|how to|is it (?:ok|okay|good|bad|worth|true|safe|normal|better)|worth|tips?|advice|recommend\w*|technique|helps?|good for|bad for|why do|why does|what does|what is (?:a|an|the difference)|whats (?:a|an|the (?:best|point|difference))|benefit\w*|better to|best way|example|explain\w*|what (?:do|does|did) .* mean|meaning|eat|drink|sleep|hurt\w*|pain\w*|sore|ache\w*|what would|race (?:week|day|morning)|or (?:run|lift|row|ride)\b.*\bfirst|attempts?|before (?:a |the |my )?(?:race|comp\w*|vienna|hyrox|marathon)|carb\w*|could i|would i|too (?:much|little|many|few)|enough|need to(?! (?:take|shave|cut|knock|find)\b)|difference between|predict\w*|zone|zones|calories|kcal|lohnen|sollte|hilft|bringt|been stuck|stuck (?:at|on|for)|plateaued|what now|now what|any ideas|break through)\b/;
const OTHER_DATA =
  /\b(?:left in (?:this|the|my) (?:block|plan)|score|percent|prozent|instead|changed|changes|adjust\w*|streak|in a row|adherence|consisten\w*|check ?ins?|slept|sleep|hrv|heart|hr|mood|fitness|fatigue|form|fitter|injur\w*|dislikes?|equipment|weigh|body ?weight|old am i|age|summary|recap|how am i doing|going(?! (?:up|down))|pulse|calories|why|weak|per miles?$|in (?:miles?|km|lbs|pounds|kg)$|(?:more|less) or (?:less|more)|per kg)\b/;

export interface AskedQuestion {
  readonly content: string;
  readonly turns: readonly Turn[];
}

const BEGINS_WITH_WISH =
  /^(?:(?:please|ok|hey|and|so|then|also|maybe) )*(?:move|swap|shift|push|skip|shorten|cancel|log|add|leave out|postpone|reschedule)\b(?! (?:ok|okay|fine|allowed))/;

/** Slots of a message as the coach reads it. */
export function getSlots(content: string, view: CoachView, diary: Diary): Slots {
  const { words } = readQuestion(content, "coaching_question");
  // "move Friday to Thursday?" is a polite wish.
  return readSlots(words, view, diary, /\?\s*$/.test(content) && !BEGINS_WITH_WISH.test(words));
}

/** The question about own data that a message stands for: alone, or together with the questions before it. */
export function readAsk({ content, turns }: AskedQuestion, view: CoachView, diary: Diary, isSurelyAsk = false): AskFrame | undefined {
  const frames = getFrames(turns, view, diary);
  const slots = getSlots(content, view, diary);
  const last = turns.at(-1);
  if (last === undefined && isDefinition(slots)) return undefined;
  // What the coach asked back for is no question of its own.
  if (last !== undefined && frames.length === 0 && isAsking(last.answer) && !slots.isQuestion) return undefined;
  // "and on rest days?" after advice goes on with the advice.
  if (
    last !== undefined &&
    frames.length === 0 &&
    /^(?:and|what about|how about|or)\b/.test(slots.words) &&
    slots.metric === undefined &&
    slots.times.length === 0
  )
    return undefined;
  // "can you cut Saturday to 10 km": a wish with its amount asks for nothing that is stored.
  if ((slots.act === "shorten" || slots.act === "ease") && (slots.minutes ?? slots.kilometres) !== undefined && !isAskedFor(slots.words))
    return undefined;
  const isPending = (turns.at(-1)?.proposals.length ?? 0) > 0;
  const before = frames.at(-1);
  // "whats the pattern" of what was missed: by weekday.
  if (before?.subject === "missed" && /\b(?:pattern|same day|regular\w*|muster)\b/.test(slots.words))
    return { subject: "missed", slots: { ...before.slots, words: "which days" } };
  if (slots.unexplained.length > 0 && !isSurelyAsk) return undefined;
  const isDoubt =
    frames.at(-1)?.subject === "goal" &&
    /\b(?:already|schon)\b/.test(slots.words) &&
    (slots.bound !== undefined || /\b(?:there|done|reached|beat|under|below|over|above|geschafft)\b/.test(slots.words));
  if (isDoubt && before !== undefined) return { subject: "goal", slots: { ...before.slots, fields: ["status"], words: slots.words } };
  return isPending && !slots.isQuestion ? undefined : findFrame(slots, frames, view, diary);
}

/** "what is a deload", "muscle up progression": asks what a thing is or how it is learned, not what was done of it. */
export function isDefinition({ words, times, metric, choice, fields, about }: Slots): boolean {
  if (/\b(?:my|i|me|mine|im|ive)\b/.test(words) || times.length > 0) return false;
  if (HOW_IT_IS_DONE.test(words)) return true;
  const isOfRecord =
    metric !== undefined || choice !== undefined || fields.length > 0 || about.some((part) => part !== "deload" && part !== "block");
  return DEFINES.test(words) && !isOfRecord;
}

const DEFINES =
  /^(?:(?:so|and|hey|ok|coach) )*(?:what(?:s| is| are| does)|explain|define|was ist|was sind) (?!the\b|on\b|up\b|next\b|planned\b|left\b|in\b)(?:(?:an?|even) )?\S+(?: \S+){0,3}$|\b(?:meaning|explained|explain|what for|definition)$/;
const HOW_IT_IS_DONE =
  /^(?:(?:good|best|proper|correct) )?(?:\S+ ){1,3}(?:progressions?|technique|drills?|cues|form tips?)(?: (?:pls|please|tips|for beginners))?$/;

function isAskedFor(words: string): boolean {
  return /^(?:(?:and|so|but|ok) )*(?:how|what|whats|when|which|why|is|are|was|were|did|do|does|have|has|am)\b/.test(words);
}

/** "hm ok" */
function isEmpty(slots: Slots): boolean {
  const { metric, choice, title, act, count, minutes, except, rpe, kilograms, kilometres } = slots;
  const { fields, times, lifts, tests, kinds, races, goals, about, unexplained, lines } = slots;
  if (/\b(?:first|second|third|1st|2nd|3rd|after|before|then|danach)\b/.test(slots.words)) return false;
  return (
    [metric, choice, title, act, count, minutes, except, rpe, kilograms, kilometres].every((slot) => slot === undefined) &&
    [fields, times, lifts, tests, kinds, races, goals, about, unexplained, lines].every((all) => all.length === 0)
  );
}

/** "the second one" of the goals that were listed. */
function withListed({ subject, slots }: AskFrame, now: Slots, { goals }: Diary): AskFrame {
  const open = goals.filter(({ completedOn }) => completedOn === undefined);
  const word = /\b(first|second|third|last|1st|2nd|3rd|erste\w*|zweite\w*|dritte\w*|letzte\w*)\b/.exec(now.words)?.[1] ?? "";
  const at = /^(?:first|1st|erste)/.test(word)
    ? 0
    : /^(?:second|2nd|zweite)/.test(word)
      ? 1
      : /^(?:third|3rd|dritte)/.test(word)
        ? 2
        : /^(?:last|letzte)/.test(word)
          ? open.length - 1
          : undefined;
  const goal = at === undefined || subject !== "goal" || slots.goals.length > 0 ? undefined : open[at];
  return goal === undefined ? { subject, slots } : { subject, slots: { ...slots, times: [], goals: [goal] } };
}

/** Whether the last questions were about what the app holds. */
export function isAboutLog(turns: readonly Turn[], view: CoachView, diary: Diary): boolean {
  return getFrames(turns, view, diary).length > 0;
}

function getFrames(turns: readonly Turn[], view: CoachView, diary: Diary): readonly AskFrame[] {
  const frames: AskFrame[] = [];
  for (const { question, proposals } of turns) {
    const slots = getSlots(question, view, diary);
    if (isEmpty(slots) && proposals.length === 0) continue;
    // "why is it so light" in between changes nothing of what is talked about.
    if (proposals.length === 0 && frames.length > 0 && ASKS_WHY.test(slots.words) && slots.times.length === 0) continue;
    // A card for a goal is about that goal: "what is my best then?"
    const ofCard = proposals.length > 0 && slots.goals.length > 0 ? ({ subject: "goal", slots } as const) : undefined;
    const frame = proposals.length > 0 ? ofCard : findFrame(slots, frames, view, diary);
    if (frame !== undefined) frames.push(frame);
    else if (proposals.length > 0 || slots.unexplained.length > 0) frames.length = 0;
  }
  return frames;
}

const ASKS_WHY = /^(?:(?:and|but|so|ok|oh) )*(?:why|how come)(?: \w+){0,5}$/;

/** "rest day on saturday please": a change, unless it asks whether or when there is one. */
function isRestDayWish({ times, words }: Slots): boolean {
  return (
    times.length > 0 &&
    /\b(?:rest day|day off|off day)\b/.test(words) &&
    !/^(?:and |so |ok )*(?:is|are|was|were|do|does|did|have|had|has|when|whens|which|what|whats|how|why|where)\b/.test(words)
  );
}

function findFrame(read: Slots, frames: readonly AskFrame[], view: CoachView, diary: Diary): AskFrame | undefined {
  const slots = frames.length === 0 ? withWeekBefore(read, view.today) : read;
  // "how many long runs til then": from today until the race that was talked about.
  const race = frames.at(-1)?.subject === "race" ? frames.at(-1)?.slots.races[0] : undefined;
  const isUntilRace = /\b(?:til|till|until|before|by) (?:then|that|it|the race)\b/.test(slots.words);
  const isOfThem =
    /^(?:and |so )*how many (?:\w+ )?(?:sessions|runs|workouts|trainings|hours)\b.*\b(?:is that|does that make|left|to go|have i got|do i have)\b/.test(
      slots.words,
    );
  if (race !== undefined && race.on > view.today && asksForSum(slots)) return { subject: "race", slots: { ...slots, races: [race] } };
  if (race !== undefined && race.on > view.today && slots.times.length === 0 && (isOfThem || (slots.kinds.length > 0 && isUntilRace))) {
    const ahead = { from: view.today, to: addDays(race.on, -1), label: `until ${race.name}`, unit: "other" as const };
    return { subject: "plan", slots: { ...slots, races: [], times: [{ at: 0, ahead, fixed: "ahead" }] } };
  }
  // "how many hours til berlin will i train": what is planned until that race.
  // "Am i fit enough for sub 1:20": the race with that target.
  const aimed =
    slots.clock === undefined || !HITS.test(slots.words)
      ? undefined
      : diary.races.find(({ on, target }) => on >= view.today && target?.includes(slots.clock ?? "") === true);
  if (aimed !== undefined && slots.times.length === 0)
    return { subject: "race", slots: { ...slots, races: [aimed], fields: ["realistic"] } };
  const ahead = diary.races.find(({ on, target }) => on >= view.today && target !== undefined);
  if (ahead !== undefined && frames.length === 0 && /^(?:and |so )*whats my (?:target|target time|goal time)(?: again)?$/.test(slots.words))
    return { subject: "race", slots: { ...slots, races: [ahead], goals: [], about: [], fields: ["target"], words: "whats my target" } };
  // "deadlift: jan vs now"
  const isThenAndNow =
    /\b(?:vs|versus|compared|against|than)\b/.test(slots.words) &&
    /\bnow\b/.test(slots.words) &&
    slots.times.length === 1 &&
    slots.metric === undefined;
  if (frames.length === 0 && isThenAndNow && slots.lifts.length + slots.tests.length > 0 && slots.unexplained.length === 0)
    return { subject: "value", slots };
  // "how did the three-quarter simulation go": the last one.
  const isHowItWent =
    slots.kinds.length === 1 && slots.times.length === 0 && /^(?:and |so )*how did (?:the |my )?(?:last )?.+ go$/.test(slots.words);
  if (frames.length === 0 && isHowItWent && slots.races.length === 0 && slots.unexplained.length === 0)
    return { subject: "log", slots: { ...slots, choice: "last", isPast: true } };
  const around = aroundRace(slots, view.today);
  if (around !== undefined) return { subject: "log", slots: around };
  const end = view.plan === undefined ? undefined : addDays(view.plan.plan.startDate, 7 * view.plan.plan.durationWeeks - 1);
  if (
    slots.about.includes("block") &&
    slots.isLeft &&
    !/\bhow many (?:weeks|days)\b/.test(slots.words) &&
    slots.metric !== undefined &&
    slots.times.length === 0 &&
    end !== undefined
  ) {
    const ahead = { from: view.today, to: end, label: "until the end of the block", unit: "other" as const };
    return { subject: "plan", slots: { ...slots, about: [], times: [{ at: 0, ahead, fixed: "ahead" }] } };
  }
  const [named] = slots.races;
  if (named !== undefined && slots.metric !== undefined && TRAINS_UNTIL.test(slots.words)) {
    const ahead = { from: view.today, to: addDays(named.on, -1), label: `until ${named.name}`, unit: "other" as const };
    return { subject: "plan", slots: { ...slots, races: [], fields: [], times: [{ at: 0, ahead, fixed: "ahead" }] } };
  }
  const isOfDays = asksForMissed(slots) || asksForRestDays(slots);
  // "i skipped friday" tells, "what if i miss one" asks for advice.
  if (!isOfDays && frames.at(-1)?.subject !== "missed" && MISSED.test(slots.words)) return undefined;
  const isWhyMissed = (frames.at(-1)?.subject === "missed" || asksForMissed(slots)) && slots.fields.includes("why");
  if (
    slots.unexplained.length > MOST_UNEXPLAINED ||
    (OTHER_DATA.test(slots.words) &&
      !isWhyMissed &&
      !(frames.at(-1)?.subject === "value" && (slots.percent !== undefined || slots.metric === "pace")) &&
      !asksForProgress(slots) &&
      !isChangeOfValue(slots)) ||
    isRestDayWish(slots)
  )
    return undefined;
  // A word beside "last" or "heaviest" may be what is picked from: nothing else is picked instead.
  const picks =
    slots.choice === "last" || slots.choice === "first" || slots.choice === "most" || slots.choice === "least" || slots.choice === "next";
  if (slots.unexplained.length > 0 && (picks || frames.length > 0 || evidence(slots) < ENOUGH_EVIDENCE)) return undefined;
  // What is compared with what it was before has only one side.
  const before = frames.at(-1);
  const isShifting =
    before !== undefined && slots.isCompared && /\b(?:week|mon|tues|wednes|thurs|fri|satur|sun)(?:day)? before\b/.test(slots.words);
  if (slots.isCompared && slots.fields.includes("before") && !isShifting) return undefined;
  // "weight of the squat" after a day of the plan: that line of it.
  const isLine =
    before?.subject === "plan" &&
    !isOrder(slots) &&
    slots.lifts.length + slots.lines.length > 0 &&
    slots.times.length === 0 &&
    slots.isPast === undefined &&
    slots.choice === undefined &&
    before.slots.times.length > 0;
  if (isLine && before !== undefined) {
    const merged = mergeAsk(before, slots, view.today);
    return { subject: "plan", slots: { ...merged.slots, times: before.slots.times, kinds: [], isPast: false } };
  }
  const isOfShownSession =
    before?.subject === "plan" &&
    /\bthe\b/.test(slots.words) &&
    slots.times.length === 0 &&
    slots.isPast === undefined &&
    slots.choice === undefined &&
    slots.metric !== undefined;
  if (isOfShownSession) return undefined;
  if (
    before !== undefined &&
    isElliptic(slots, before) &&
    !isOrder(slots) &&
    (!JUDGES.test(slots.words) || slots.fields.includes("realistic"))
  ) {
    const isOfSession =
      before.subject === "plan" &&
      slots.times.length === 0 &&
      slots.isPast !== true &&
      slots.choice === undefined &&
      slots.metric !== undefined &&
      slots.metric !== "sessions" &&
      slots.metric !== "load";
    // "did I do everything last week, and how many minutes": of what was done then.
    const measures = slots.metric === "time" || slots.metric === "load" || slots.metric === "distance" || slots.metric === "effort";
    if (before.subject === "missed" && measures) {
      const { slots: merged } = mergeAsk(before, slots, view.today, frames.at(-2));
      return { subject: "log", slots: { ...merged, words: slots.words, fields: slots.fields, isPast: true } };
    }
    // Lines and paces of the session that was shown are told from the session itself.
    return isOfSession ? undefined : withListed(withRace(mergeAsk(before, slots, view.today, frames.at(-2)), view, diary), slots, diary);
  }
  if (frames.length === 0 && isImpersonal(slots)) return undefined;
  const isHalf =
    slots.isCompared &&
    !/\bnow\b/.test(slots.words) &&
    slots.times.length < 2 &&
    slots.lifts.length + slots.tests.length < 2 &&
    evidence(slots) < ENOUGH_EVIDENCE;
  const isDoubt = slots.fields.includes("realistic") && slots.goals.length + slots.races.length === 0;
  const subject = isDoubt || isHalf || isOrder(slots) || GENERAL.test(slots.words) ? undefined : getSubject(slots, view.today);
  return subject === undefined || !isComplete(slots) ? undefined : withRace({ subject, slots }, view, diary);
}

/** "how many reps for strength": nothing of the athlete, no days and no record: about training, not about the log. */
function isImpersonal({ words, times, choice, about, races, goals, weekdays, isLeft }: Slots): boolean {
  return (
    /^(?:how (?:many|much|long|often)|does|do(?! i)|is|are|can)\b/.test(words) &&
    !/\b(?:i|my|me|mine|we|our|did|was|were|done|planned|logged|total|altogether|so far|left|plan|ive|im)\b/.test(words) &&
    times.length + races.length + goals.length + weekdays.length === 0 &&
    choice === undefined &&
    !isLeft &&
    !about.includes("best") &&
    !about.includes("race") &&
    !about.includes("block")
  );
}

/** "what did i do after hamburg", "how many km before hamburg": the log of the days around a race, not the race. */
function aroundRace(slots: Slots, today: string): Slots | undefined {
  const [race] = slots.races;
  const { words } = slots;
  const side = /\b(after|since|before)\b/.exec(words)?.[1] ?? (/\bweek of\b/.test(words) ? "week" : undefined);
  const asks =
    /^(?:and |so )*(?:what did i|how (?:many|much|often|far|long) .*\b(?:did|have) i)\b/.test(words) ||
    (slots.metric !== undefined && /\b(?:weeks?|days?) (?:before|after|of)\b/.test(words));
  if (race === undefined || slots.races.length > 1 || race.on >= today || side === undefined || !asks) return undefined;
  const [, count = "", unit = ""] = /\b(?:(\d{1,2}) )?(days?|weeks?) (?:before|after)\b/.exec(words) ?? [];
  const length = unit === "" ? undefined : Number(count || 1) * (unit.startsWith("week") ? 7 : 1);
  const named = length === undefined ? undefined : `in the ${count === "" ? "" : `${count} `}${unit}`;
  const [from, to, label] =
    side === "before"
      ? [addDays(race.on, -(length ?? 28)), addDays(race.on, -1), `${named ?? "in the four weeks"} before ${race.name}`]
      : side === "since"
        ? [addDays(race.on, 1), today, `since ${race.name}`]
        : side === "week"
          ? [getMonday(race.on), addDays(getMonday(race.on), 6), `in the week of ${race.name}`]
          : [addDays(race.on, 1), addDays(race.on, length ?? 14), `${named ?? "in the two weeks"} after ${race.name}`];
  const { nth: _, ...rest } = slots;
  const past = { from, to: to > today ? today : to, label, unit: from === to ? ("day" as const) : ("other" as const) };
  return {
    ...rest,
    races: [],
    isPast: true,
    fields: slots.fields.filter((field) => field !== "before"),
    times: [{ at: 0, past, fixed: "past" }],
  };
}

/** "how has my 5k time changed": the history of a value, no change of the plan. */
function isChangeOfValue({ lifts, tests, fields }: Slots): boolean {
  return lifts.length + tests.length > 0 && fields.includes("history");
}

const MISSED = /\b(?:miss(?:ed)?|skipp?(?:ed)?)\b/;

const HITS =
  /\b(?:enough for|can i (?:\w+ )?(?:hit|make|reach|go|get|manage|run|do)|will i (?:hit|make|reach|go|get|manage)|realistic|possible|doable|on track for|ready for)\b/;

const TRAINS_UNTIL =
  /^(?=.*\b(?:til|till|until|before)\b)(?=.*\b(?:train\w*|sessions?|runs?|workouts?|km|load)\b)(?!.*\bhow (?:many (?:weeks|days|months)|long)\b)/;

/** Advice and judgement about what was shown are no part of it. */
const JUDGES =
  /\b(?:should i|can i (?:do|run|use|take|make|have) (?:it|that|this)|how (?:do|can|could) i (?:improve|reach|hit|get|change|train|raise|increase)|is (?:that|it|this) (?:any )?(?:good|bad|ok|okay|normal|enough|too))\b/;

/** A word that nothing explains is passed over, and said, where the rest of the message says enough. */
const MOST_UNEXPLAINED = 1;
const ENOUGH_EVIDENCE = 3;

function evidence({ metric, choice, fields, times, lifts, tests, kinds, title, races, lines, weekdays, isPast }: Slots): number {
  return (
    [metric, choice, title, isPast].filter((slot) => slot !== undefined).length +
    Math.min(1, fields.length) +
    Math.min(2, times.length + weekdays.length) +
    Math.min(1, lifts.length + tests.length + kinds.length + races.length + lines.length)
  );
}

/** "my next race" is one of them: what follows asks about it. */
function withRace(frame: AskFrame, view: CoachView, { races }: Diary): AskFrame {
  const { subject, slots } = frame;
  if (
    subject !== "race" ||
    (slots.races.length > 0 && !/\bafter (?:that|it|this)\b/.test(slots.words)) ||
    slots.fields.includes("list") ||
    /\braces\b/.test(slots.words)
  )
    return frame;
  const ahead = races.filter(({ on }) => on >= view.today);
  const past = races.filter(({ on }) => on < view.today).toReversed();
  const after = slots.races[0];
  const race = (slots.choice === "last" || slots.isPast === true ? past : ahead)[(slots.nth ?? 1) - 1];
  if (after !== undefined)
    return { subject, slots: { ...slots, choice: "next", races: races.filter(({ on }) => on > after.on).slice(0, 1) } };
  return race === undefined ? frame : { subject, slots: { ...slots, races: [race] } };
}

const ASKS_TO_CHANGE =
  /\b(?:can|could|will|would) (?:you|we) (?:please |pls |just )?(?:make|move|shorten|cut|swap|skip|ease|push|drop)\b|\bmake (?:it|that|this) (?:a bit |a little |much )?(?:easier|shorter|lighter|harder|longer)\b/;

/** A wish begins with what shall be done, or asks for it. */
function isOrder({ words, isQuestion, act, times, minutes }: Slots): boolean {
  if (ASKS_TO_CHANGE.test(words)) return true;
  if (isQuestion)
    return (
      act !== undefined &&
      /^(?:and |so |ok )*(?:can|could|would|will) (?:you|we|ya|u|i (?:do|move|have|skip|swap|take|add))\b/.test(words) &&
      !/\b(?:tell|show|list|see|remind|say)\b/.test(words)
    );
  if (/^(?:no|only)\b/.test(words) && times.length === 0 && minutes === undefined) return false;
  return ORDER.test(words);
}

const ORDER =
  /^(?:(?:ok|oh|hey|please|pls|and|so|then|also|actually|kindly|now|lets|just|no|nah|id like to|i want to|i wanna|i need to|can (?:you|we)|could (?:you|we)|would you|will you|you) )*(?:add|remove|delete|wipe|drop|skip|bin|scrap|ditch|cancel|move|shift|swap|replace|switch|trade|make|set|change|put|log|record|enter|track|mark|cut|shorten|trim|ease|lower|raise|bump|correct|fix|undo|revert|push|pull|chuck|throw|stick|give|gimme|book|sign|register|save|store|update|rename|take|leave|turn|use|do|did|done|i (?:just )?(?:squatted|benched|deadlifted|pressed|pulled|lifted|hiked)|finished|completed|new|moved|ran|rode|rowed|no|only|nimm|trag|verschieb|streich|losch|mach|bumped|weighed|more|less|fewer|i (?:just )?(?:did|ran|rode|rowed|swam|weighed|hit|got|cant|cannot|have|ve))\b/;

/** Enough slots to be a question of its own. */
function isComplete(slots: Slots): boolean {
  const { metric, choice, fields, times, lifts, tests, kinds, races, goals, about, title, isQuestion, weekdays, lines } = slots;
  if (choice === "next" && isQuestion && /\bnext (?:session|workout|training)\b/.test(slots.words) && slots.words.split(" ").length <= 6)
    return true;
  if (slots.rpe !== undefined && isQuestion && (choice === "last" || fields.includes("when"))) return true;
  const isFiltered =
    slots.bound !== undefined &&
    (slots.minutes !== undefined || slots.kilometres !== undefined || slots.kilograms !== undefined || slots.rpe !== undefined);
  const things =
    lifts.length +
    tests.length +
    kinds.length +
    races.length +
    goals.length +
    lines.length +
    (title === undefined ? 0 : 1) +
    (isFiltered ? 1 : 0);
  if (lifts.length + tests.length === 1 && slots.words.split(" ").length <= 2 && isQuestion) return true;
  if (slots.isCompared && (times.length > 1 || (isQuestion && lifts.length + tests.length > 1))) return true;
  const words = slots.words.split(" ").length;
  if (
    lifts.length + tests.length > 1 &&
    slots.unexplained.length === 0 &&
    slots.act === undefined &&
    words <= 9 &&
    slots.count === undefined &&
    slots.minutes === undefined
  )
    return true;
  // "that day with the hike, what did i do in total"
  if (things > 0 && /\b(?:that|the) day (?:with|of) (?:the|my)\b/.test(slots.words)) return true;
  if (races.length === 1 && (words <= 4 || isQuestion)) return true;
  if (isQuestion && (about.includes("goal") || about.includes("race")) && words <= 8) return true;
  if (tests.length === 1 && words <= 4 && /\bmy\b/.test(slots.words) && slots.count === undefined) return true;
  if (tests.length === 1 && isQuestion && /\b(?:my|whats)\b/.test(slots.words) && words <= 8) return true;
  if (isQuestion && tests.some(({ kind }) => kind === "count") && /\bcan i\b/.test(slots.words)) return true;
  if (slots.isHard === true && choice === "next") return true;
  const measures = (metric === undefined ? 0 : 1) + (choice === undefined ? 0 : 1) + fields.length;
  const days = times.length + weekdays.length;
  if (slots.grouped !== undefined && choice !== undefined && words <= 8) return true;
  if (about.includes("own workout") || asksForProgress(slots) || asksForNewBests(slots) || asksForMissed(slots) || asksForRestDays(slots))
    return true;
  if (fields.includes("order") && metric !== undefined) return true;
  if (about.includes("block") || about.includes("profile days")) return measures > 0 || isQuestion || about.includes("profile days");
  return (
    (things > 0 && (measures > 0 || days > 0 || about.length > 0)) ||
    (measures > 0 && days > 0) ||
    (days > 0 && isQuestion && times.length > 0) ||
    (metric !== undefined && choice !== undefined && isQuestion)
  );
}

/** The answer to a frame; undefined when what is stored has none. */
export function answerAsk({ subject, slots }: AskFrame, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  // One side of a comparison is not enough.
  // What is long over stands against the last four weeks.
  const isAgainstNow = slots.times.length === 1 && (slots.times[0]?.past?.to ?? view.today) < addDays(view.today, -27);
  if (
    slots.isCompared &&
    /\bthan\b/.test(slots.words) &&
    slots.times.length < 2 &&
    !isAgainstNow &&
    subject === "log" &&
    slots.bound === undefined
  )
    return undefined;
  const [unknown] = slots.unexplained;
  if (unknown !== undefined) {
    const thing = subject === "log" || subject === "value" || subject === "plan" ? thingNotHeld(slots) : undefined;
    if (thing !== undefined && subject !== "plan") return answerThingNotHeld(thing, slots, diary, view, speech);
    const draft = answerAsk({ subject, slots: { ...slots, unexplained: [] } }, diary, view, speech);
    const note =
      speech === "de"
        ? `_„${unknown}“ habe ich nicht verstanden und weggelassen._`
        : `_I did not understand “${unknown}”, so it is left out here._`;
    return draft === undefined ? undefined : { ...draft, text: [...draft.text, note] };
  }
  switch (subject) {
    case "log":
      return answerLog(slots, diary, view, speech);
    case "plan":
      return answerPlan(slots, diary, view, speech);
    case "missed":
      return answerMissed(slots, diary, view, speech);
    case "rest days":
      return answerRestDays(slots, diary, view, speech);
    case "progress":
      return answerProgress(slots, diary, view, speech);
    case "value":
      return answerValue(slots, diary, view, speech);
    case "goal":
      return answerGoal(slots, diary, view, speech);
    case "race":
      return answerRace(slots, diary, view, speech);
    case "block":
      return answerBlock(slots, diary, view, speech);
    case "training days":
      return answerTrainingDays(slots, view, speech);
    case "own workout":
      return answerOwnWorkout(slots, diary, speech);
  }
}
