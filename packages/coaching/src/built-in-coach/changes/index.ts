import type { Session } from "@ironpace/training";
import type { Diary } from "../own-data/diary.ts";
import { withDates } from "../reading/plain-wording.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { leaveOut } from "./split-wishes.ts";
import { changeElsewhere } from "./elsewhere.ts";
import { changeAvailability, changeLongDay } from "./training-week.ts";
import { ease } from "./ease.ts";
import { leaveOutExercise, swapExercise } from "./exercises/swap-exercise.ts";
import { moveSession } from "./move-session.ts";
import { restDay } from "./rest-day.ts";
import { shorten } from "./shorten.ts";
import { changeEquipment } from "./exercises/change-equipment.ts";
import { changeGoal } from "./change-goal.ts";
import { changeRace, isDatedRace } from "./change-race.ts";
import { gearOnTrip } from "./exercises/gear-on-trip.ts";
import { deleteLoggedOfDay } from "./log/delete-logged.ts";
import { logParts } from "./log/log-parts.ts";
import { logWork } from "./log-work.ts";
import { markSession } from "./log/mark-session.ts";
import { withoutEquipment } from "./exercises/without-equipment.ts";
import { moreOrLess } from "./exercises/more-or-less.ts";
import { newBest } from "./log/new-best.ts";
import { newWeight } from "./log/new-best.ts";

export interface ChangeAsked {
  /** Mended and in lower case. */
  readonly words: string;
  /** As it was written. */
  readonly content: string;
  /** The session that was talked about before: "make it shorter". */
  readonly session?: Session;
}

/** Words of which one is in every wish for a change: without them the diary need not be read. */
const WISH =
  /\b(leave|down|gone|off|out|busy|bin|scrap|ditch|knock|shave|take|rid|regenerate|reset|give|gimme|do|could|can|busy|bench|squat|deadlift|press|sign|went|run|update|weigh|my|delete|remove|export|import|connect|sync|edit|correct|erase|rename|move|shift|swap|switch|change|reschedule|rescheduled|moved|shifted|postpone|postponed|push|bring|put|instead|cant|cannot|only|just|have|got|make|shorten|shorter|cut|skip|cancel|rest|off|easier|ease|lighter|hard|log|record|track|did|ran|rode|rowed|swam|mark|done|finished|completed|add|signed|registered|goal|target|want|wanna|new|pr|pb|weigh|weighed|weight|equipment|bought|less|fewer|more|hate|no|without|replace|substitute|use|drop|train|set|update|enter|max|im|hotel|units?|i)\b/;

const EASY_WEEK = /^(?:(?:can i have|i want|i need|give me|lets have) )?(?:an? )?(?:easy|easier|light|lighter) week(?: please| pls)?$/;

/** "ok i ride my bike instead, 40 min" */
const RIDES_INSTEAD =
  /^(?:(?:ok|so|then|no) )*(?:i|ill|i will) (?:just )?(?:do |go )?(?:a )?(ride|row|swim|ski|run|walk|hike)\b(?: my bike| the rower)?.*?\binstead\b.*?\b(\d{2,3}) ?min\w*$/;

/** "make the run on monday 8x400": the plan writes the work of a session; no card does. */
function otherWork(words: string): Draft | undefined {
  const isWork =
    /\b(?:make|turn|change|do)\b.*\b(?:run|session|workout|intervals?|it)\b.*\b\d{1,2} ?x ?\d{2,4}\b(?! ?kg)/.test(words) &&
    !/\b(?:log|did|done)\b/.test(words);
  const isTest =
    /\b(?:put|add|schedule|plan|do|test|want)\b.*\b(?:test|time trial|tt)\b/.test(words) &&
    /\b(?:today|tomorrow|\w+day|week)\b/.test(words) &&
    !/\b(?:log|did|move|skip|shorten)\b/.test(words);
  if (isTest)
    return {
      isDecided: true,
      text: [
        "I cannot add a test to the plan. Do it instead of that day's hard session, rested and warmed up, and tell me the result, for example “new 5 km PB 21:50”: weights and paces follow once it is in your profile.",
      ],
    };
  const part = /^(?:please )?no (running|runs|lifting|strength|gym|intervals) (?:on )?(mon|tues|wednes|thurs|fri|satur|sun)days\b/.exec(
    words,
  );
  if (part !== null)
    return {
      isDecided: true,
      text: [
        "I can free a whole training day, but not remove one type of session from it. Do you want the day free, or this week's session moved?",
      ],
      followUps: [`I can't train ${part[2] ?? ""}days any more`, `Move ${part[2] ?? ""}day's session`],
    };
  const isHour =
    /\b(?:change|move|shift|put|make|train|can (?:only|just)?|only|not before|earlier than)\b.*\b(?:to |at |before |after |until )?(?:\d{1,2} ?(?:am|pm|uhr)|the (?:morning|evening|afternoon)|evenings?|mornings?)\b/.test(
      words,
    ) &&
    /\b(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/.test(words) &&
    !/\b(?:log|eat|min|minutes|to (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/.test(words);
  if (isHour)
    return {
      isDecided: true,
      text: [
        "The plan sets days, not hours: train whenever it fits on that day, nothing has to change. After an evening session, keep the next morning easy; eat two to three hours before you train.",
      ],
    };
  const isPriority = /\b(?:set|change|make|switch)\b.*\b(?:priority|prio|[abc] race)\b/.test(words) && !/\badd\b/.test(words);
  if (isWork)
    return {
      isDecided: true,
      text: [
        "I cannot change the intervals: they build on the weeks before. If you run your own instead, log them; the plan counts them. I can make the session shorter, easier, or move it.",
      ],
      followUps: ["Make it easier", "Move it to another day"],
    };
  if (isPriority)
    return {
      isDecided: true,
      text: [
        "I cannot change the priority of a race, so nothing has changed. Change it under **Competitions**; then ask me to prepare you for it, and the plan follows.",
      ],
    };
  return undefined;
}

/** "5k 21:40 today!!" */
const BARE_TIME =
  /^(?:(?:just|new|wow|yes|finally) )*(?:a )?((?:5|10|15|21) ?k|half marathon) (?:in |time )?(\d{1,2}:\d{2}(?::\d{2})?)(?= (?:today|this morning|yesterday|tonight|just now)|$)/;

/** "tomorrow -> sunday" */
const DAY_TO_DAY =
  /^(?:(?:ok|please|can you|hey) )*((?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the long run|long run)s?(?: session| workout| run)?) (?:to|onto) ((?:next )?(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day))(?: please| instead)?$/;

/** "take the burpees out of friday's session, my wrist is a bit sore" */
const OUT_OF_DAY =
  /^(?:(?:please|can you|could you|pls) )*(?:take|cut|get) (?:the |those |my )?([a-z ]{3,25}?) out (?:of|on|from) (?:the )?(today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?: session| workout)?\b.*$/;

/** The card for a change that a message asks for; undefined when it asks for none. */
export async function answerChange(asked: ChangeAsked, view: CoachView, diary: () => Promise<Diary>): Promise<Draft | undefined> {
  const { content, session } = asked;
  const words = withDates(asked.words)
    .replace(DAY_TO_DAY, "move $1 to $2")
    .replace(BARE_TIME, "i ran $1 in $2")
    .replace(/\bless (?:volume|work|training|load|of everything) (this|next) week\b/, "make $1 week easier")
    .replace(EASY_WEEK, "make this week easier")
    .replace(OUT_OF_DAY, "leave out $1 $2")
    .replace(RIDES_INSTEAD, "log $2 min $1 today");
  if (!WISH.test(words) || ASKS.test(words) || words.split(" ").length > MOST_WORDS) return undefined;
  const other = otherWork(words);
  if (other !== undefined) return other;
  const known = await diary();
  return (
    leaveOutExercise(partLeftOut(words) ?? words, view) ??
    raceWithTarget(words, content, view, known) ??
    (isDatedRace(words, content, view) ? changeRace(words, content, view, known) : undefined) ??
    newWeight(words, view) ??
    deleteLoggedOfDay(words, view, known) ??
    changeGoal(words, view, known, content) ??
    newBest(words, view, known) ??
    changeRace(words, content, view, known) ??
    markSession(words, view) ??
    logParts(content, words, view, known) ??
    logWork(words, view, known) ??
    changeLongDay(words, view) ??
    changeAvailability(words, view) ??
    gearOnTrip(words, view) ??
    withoutEquipment(words, view) ??
    changeEquipment(words, view) ??
    swapExercise(words, view) ??
    shorten(words, view, session) ??
    ease(words, view, session) ??
    restDay(words, view) ??
    moveSession(words, view, session) ??
    moreOrLess(words, view, known) ??
    changeElsewhere(words)
  );
}

/** "skip the mobility on tuesday" is a part of a session, not the session. */
function partLeftOut(words: string): string | undefined {
  const part =
    /\b(skip|drop|leave out|cut out|take out|remove)\b/.test(words) && !/\b(session|workout|run|day)\b/.test(words)
      ? leaveOut(words.replace(/\b(?:on )?(?:this |next )?(?:today|tomorrow|\w+day)s?\b/g, "").trim())
      : undefined;
  if (part === undefined || /\b(goal|race)\b/.test(words)) return undefined;
  const day = /\b(today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/.exec(words)?.[1] ?? "today";
  return `leave out ${part} ${day}`;
}

/** "add a race: half marathon leipzig 14 march, goal sub 1:45": the race and the goal, a card each. */
function raceWithTarget(words: string, content: string, view: CoachView, known: Diary): Draft | undefined {
  const found =
    /^(.*\b(?:add|enter|new|signed|sign|registered|booked|doing|running|racing|have|got)\b.*?),? (?:with )?(?:a |my |the )?(?:goal|target|aim|aiming|hoping|want)(?: time)?(?: is| of| for)? (.+)$/.exec(
      words,
    );
  const [, race = "", target = ""] = found ?? [];
  if (!/\d/.test(target) || /\b(add|set|new) (a |my )?goal\b/.test(words)) return undefined;
  // "I have a half marathon on 14 March": with a target beside it, it is one to come.
  const first = changeRace(
    race.replace(/\b(?:i have|ive got|i got) (?=(?:on \w+ \w+ |\w+ )?(?:a|an|my) )/, "im doing "),
    content,
    view,
    known,
  );
  const record = first?.proposals?.[0]?.request;
  if (first === undefined || record?.reason !== "record" || record.record.kind !== "race") return undefined;
  const { name, date } = record.record;
  const kind = /\b(half marathon|marathon|10 ?k|5 ?k|hyrox|triathlon)\b/.exec(race)?.[0] ?? "";
  // A target belongs to the race; a goal of its own is made only where one is asked for, and none that is there is changed for it.
  const isGoalAsked = /\bgoal\b/.test(words);
  if (record.record.target !== undefined && !isGoalAsked) return first;
  const goal = changeGoal(`set a goal ${kind} ${/^(sub|under|below)\b/.test(target) ? target : `under ${target}`} by ${date}`, view, known);
  const isOverwriting = goal?.proposals?.some(({ request }) => request.reason === "record" && request.record.kind === "goal-change");
  if (!isGoalAsked || isOverwriting === true) {
    const time = raceTime(target);
    const targeted = time === undefined ? undefined : changeRace(`${race} target ${time}`, content, view, known);
    if (targeted?.proposals !== undefined) return targeted;
    if (isOverwriting === true) return first;
  }
  return {
    ...first,
    text: [...first.text.slice(0, -1), ...(goal?.text ?? [`Enter the target for ${name} with the race under Competitions.`])],
    proposals: [...(first.proposals ?? []), ...(goal?.proposals ?? [])],
  };
}

/** "46", "46 min", "1:45" as the time of a race. */
function raceTime(target: string): string | undefined {
  const clock = /\b\d{1,2}:\d{2}(?::\d{2})?\b/.exec(target)?.[0];
  const minutes = /\b(\d{2})(?= ?(?:min\w*|flat)?(?:$| (?!kg|km|k\b|\d)))/.exec(target)?.[1];
  return clock ?? (minutes === undefined ? undefined : `${minutes}:00`);
}

/** A wish is short; what is longer tells a story. */
const MOST_WORDS = 25;

export function isQuestion(words: string): boolean {
  return ASKS.test(words);
}

/** Questions, not wishes. */
const ASKS =
  /^(?:hey |ok |so |and |but |coach )*(how|what|whats|why|when|which|who|where|is|are|does|do i|did i|am i|was|were|should|shall|have i|has|tell me|show|explain|list)\b/;
