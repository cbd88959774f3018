import type { Weekday } from "@ironpace/training";
import { sessionOn } from "../changes/session-named.ts";
import { type Slots } from "../reading/slots.ts";
import type { CoachView } from "../view.ts";
import { getDays, getSessions } from "./sessions-named.ts";
import { lowersGoal } from "../changes/lower-goal.ts";
import { weeklyCount } from "./weekly-count.ts";

/** What a wish comes to. The card of each acts on what the slots name and on nothing else. */
export type Kind =
  | "effort"
  | "goal delete"
  | "race target"
  | "weight"
  | "exchange"
  | "leave out"
  | "shorten"
  | "ease"
  | "entered"
  | "week"
  | "move every"
  | "add"
  | "pace"
  | "swap"
  | "busy"
  | "away"
  | "log"
  | "extra"
  | "load"
  | "longer"
  | "move day";

const AWAY =
  /\b(?:hostels?|hotels?|airbnb|bnb|travel\w*|trip|abroad|camping|holiday|vacation|visiting|away|unterwegs|verreist|urlaub|(?:no|without) gym|gym (?:is |will be )?(?:closed|shut|closes))\b/;

const BUSY =
  /\b(?:weddings?|hochzeit|party|recital|exam|funeral|family (?:commitment|thing|do|dinner)|night shift|birthday|meeting all day|moving house|geburtstag|feier|prufung)\b/;

const NAMES_TARGET =
  /\b(?:move|shift|push|put|switch|reschedule|postpone|bring|verschieb\w*|leg)\b.{0,60}?\b(?:to|onto|auf) (?:the |next |den )?(?:tomorrow|morgen|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)\b/;

const EXTRA =
  /\b(?:core|abs|finisher|grip|mobility|stretching|plank|planks|accessory|prehab|band work|dead hangs?|hangs?|curls?|strides|hill sprints)\b/;

/** All the time there is: "tomorrow max 40 minutes". */
const CAPPED =
  /\b(?:only|just|max|maximum|tops|at most|no more than|all i (?:have|got|ve got)|is all|time for|nur|hochstens|limit\w*|cap\w*|cut|trim|squeeze\w*)\b/;

const PERMANENT =
  /\b(?:from now on|anymore|any more|always|for good|permanently|every week|standing|ab sofort|ab jetzt|immer|nur noch|now so|gotta be)\b/;

/** The wish in a message; undefined where the older makers of cards read it as well, or where it is none. */
export function getKind(slots: Slots, view: CoachView): Kind | undefined {
  const { act, times, kinds, words, weekdays, lifts, lines, minutes, kilometres, goals, races, entered } = slots;
  const days = getDays(slots, view.today);
  const every = times.some(({ isEvery }) => isEvery === true);
  const noExercise = lifts.length === 0 && lines.length === 0;
  const asks =
    slots.isQuestion &&
    !/^(?:(?:and|so|ok|hey) )*(?:can|could|would|will) (?:you|we|ya|u|i)\b|^can (?:mon|tue|wed|thu|fri|sat|sun)/.test(words);
  if (asks) return undefined;
  const isDone = /\b(?:tick\w*|mark|check(?:ed)? off|done|did|finished|completed?)\b/.test(words);
  if (entered.length > 0 && act !== "log" && (minutes !== undefined || act === "remove" || act === "move" || slots.isNegated || isDone))
    return "entered";
  if (
    (act === "correct" ||
      (/\b(?:set|change|update|make|put)\b.*\brpe\b/.test(words) &&
        times.some(({ past }) => past !== undefined && past.from <= view.today)) ||
      /\bforgot\b.*\bwas (?:an? )?(?:rpe ?)?\d|\bmore like an? \d\b|\bthan an? \d\b|\bnot (?:an? )?\d\b|\bwas an? \d\b.*\bnot\b|\bshould (?:be|have been)\b/.test(
        words,
      )) &&
    !/\b(?:\d ?(?:k|km)\b|ran|rode|rowed|did a|did an)/.test(words) &&
    /\b(?:rpe|effort|from \d|\d not|worse|harder|easier|than i (?:wrote|put|said)|anstrengung|more like an? \d|than an? \d)\b/.test(
      words,
    ) &&
    (times.length > 0 || kinds.length > 0) &&
    /\d/.test(words.replace(/\d+(?:st|nd|rd|th)\b/g, "")) &&
    slots.kilograms === undefined
  )
    return "effort";
  if (
    act === "remove" &&
    (goals.length > 0 || (slots.about.includes("goal") && slots.possibleGoal !== undefined)) &&
    !lowersGoal(words) &&
    !/\bto \d/.test(words)
  )
    return "goal delete";
  if (
    weeklyCount(words) !== undefined &&
    noExercise &&
    kinds.length + goals.length + races.length === 0 &&
    minutes === undefined &&
    slots.isPast !== true &&
    !times.some(({ weekday, bound }) => weekday !== undefined && bound !== "from" && bound !== "until")
  )
    return "week";
  // Another day than the race's own is one for a new race.
  const isOtherDay = times.some(({ ahead }) => ahead?.unit === "day" && !races.some(({ on }) => on === ahead.from));
  if (
    races.some(({ on }) => on >= view.today) &&
    !isOtherDay &&
    slots.clock !== undefined &&
    (slots.fields.includes("target") || act === "set" || act === "add") &&
    !slots.about.includes("race") &&
    !/\b(?:new|add|enter|register\w*|sign)\b/.test(words)
  )
    return "race target";
  if (
    slots.kilograms !== undefined &&
    slots.about.includes("body weight") &&
    lifts.length === 0 &&
    !/\b(?:goal|lose|want to weigh)\b/.test(words)
  )
    return "weight";
  if (
    (/\binstead of\b|\brather than\b/.test(words) ||
      (kinds.some(({ name }) => name.includes("Hyrox")) && /^(?:i |just )*did\b/.test(words))) &&
    minutes !== undefined &&
    slots.isPast === true &&
    slots.rpe !== undefined
  )
    return "log";
  if (
    (act === "add" || (act === "lengthen" && /\blonger\b/.test(words) && !/\bthan\b/.test(words))) &&
    (minutes !== undefined || slots.kilometres !== undefined) &&
    !slots.about.includes("goal") &&
    !slots.about.includes("race") &&
    !/\b(?:yesterday|log|did|ran)\b/.test(words) &&
    slots.isPast !== true &&
    slots.rpe === undefined &&
    noExercise &&
    !every &&
    (kinds.length > 0 || days.length > 0) &&
    /\bto\b|\blonger\b/.test(words) &&
    !EXTRA.test(words)
  )
    return "longer";
  if (
    days.length === 2 &&
    noExercise &&
    /\b(?:want|do|have|put|can)\b/.test(words) &&
    /\b(?:session|run|workout|thing|one|training)\b.* on\b/.test(words) &&
    act !== "exchange" &&
    act !== "remove" &&
    act !== "ease" &&
    minutes === undefined &&
    slots.isPast !== true
  )
    return "move day";
  if (
    days.length === 1 &&
    noExercise &&
    kinds.length === 0 &&
    /\b(?:free|off|frei)\b/.test(words) &&
    words.split(" ").length <= 6 &&
    slots.isPast !== true &&
    !every &&
    act !== "move" &&
    minutes === undefined &&
    !/\b(?:am|is|im|i)\b/.test(words)
  )
    return "leave out";
  if (slots.metric === "pace" && (act === "slower" || act === "faster" || act === "set") && (days.length > 0 || kinds.length > 0))
    return "pace";
  if (
    days.length === 2 &&
    noExercise &&
    (act === "exchange" || /\b(?:trade|swap|switch|other way round|exchange|tausch\w*)\b/.test(words)) &&
    !/\binstead\b/.test(words)
  )
    return "exchange";
  if (kinds.length > 0 && every && times.some(({ bound }) => bound === "until") && !asks) return "move every";
  if (act === "add" && /\b(?:it|that|this|das|es)\b/.test(words) && every && noExercise && minutes === undefined) return "add";
  if (
    slots.kilograms !== undefined &&
    lines.length > 0 &&
    lifts.length === 0 &&
    slots.isPast !== true &&
    /\b(?:drop|lower|down to|use|make|only|reduce|lighter|heavier|to)\b/.test(words) &&
    !/\b(?:log|goal|pb|pr|best|did|x)\b/.test(words)
  )
    return "load";
  if (
    EXTRA.test(words) &&
    (act === "add" || /\b(?:onto|extra)\b/.test(words)) &&
    slots.isPast !== true &&
    (every || days.length > 0 || times.length > 0 || kinds.length > 0)
  )
    return "add";
  if (
    every &&
    noExercise &&
    kinds.length === 0 &&
    minutes !== undefined &&
    (act === "shorten" || act === "set" || PERMANENT.test(words) || slots.bound === "most") &&
    act !== "add" &&
    act !== "log" &&
    !PERMANENT.test(words)
  )
    return "week";
  if (every && noExercise && kinds.length === 0 && minutes !== undefined && act === undefined && CAPPED.test(words) && !slots.isPast)
    return "week";
  if (
    times.some(({ ahead, weekday, bound }) => weekday === undefined && bound !== "until" && ahead?.unit === "month") &&
    /\b[3-7] (?:\w+ )?(?:a week|per week|$)|\b[3-7] (?:days|x)\b/.test(words) &&
    slots.isPast !== true &&
    slots.metric !== "sessions" &&
    lifts.length === 0 &&
    goals.length === 0 &&
    races.length === 0 &&
    !/\b(?:race|goal)\b/.test(words)
  )
    return "week";
  if (
    AWAY.test(words) &&
    times.some(({ isEvery }) => isEvery !== true) &&
    slots.isPast !== true &&
    noExercise &&
    (/\b(?:hostels?|airbnb|bnb|camping|cabin)\b/.test(words) ||
      (times.length > 0 &&
        /\b(?:only|just|got|have|with)\b.*\b(?:hotel gym|running shoes|laufschuhe|small gym|no gym)\b|\b(?:no|without) gym\b.*\b(?:running shoes|laufschuhe|only run|run only|just run\w*|only running)\b/.test(
          words,
        ))) &&
    !/\b(?:move|skip|swap)\b/.test(words)
  )
    return "away";
  if (BUSY.test(words) && days.length > 0 && slots.isPast !== true && act !== "remove") {
    // "Move Saturday's run to Sunday, I have a birthday on Friday": the day is named, and the reason takes no other session's.
    const target = NAMES_TARGET.exec(words);
    if (target === null) return "busy";
    if (noExercise && !every && days.length > 1 && !/\b(?:\w+day|tomorrow)\b/.test(words.slice(0, target.index))) return "move day";
  }
  if (
    act === "remove" &&
    noExercise &&
    days.length + (kinds.length > 0 ? 1 : 0) > 0 &&
    !every &&
    minutes === undefined &&
    kilometres === undefined &&
    weekdays.length === 0 &&
    goals.length === 0 &&
    races.length === 0 &&
    !slots.about.includes("goal") &&
    !/\b(?:what|how|equipment|anymore|deload|test)\b/.test(words) &&
    /\b(?:both|and|rest|und|pause|all|every|alle)\b/.test(words) &&
    getSessions(slots, view).length > 1
  )
    return "leave out";
  if (
    slots.rpe === undefined &&
    (act === "ease" || (act === "shorten" && /\beasy\b/.test(words))) &&
    minutes !== undefined &&
    days.length === 1 &&
    slots.isPast !== true &&
    view.plan !== undefined &&
    sessionOn(view.plan, days[0] ?? "") !== undefined
  )
    return "ease";
  if (
    days.length === 1 &&
    noExercise &&
    minutes !== undefined &&
    slots.rpe === undefined &&
    slots.isPast !== true &&
    !every &&
    (act === undefined || act === "shorten" || act === "set") &&
    CAPPED.test(words) &&
    view.plan !== undefined &&
    sessionOn(view.plan, days[0] ?? "") !== undefined
  )
    return "shorten";
  if (
    days.length === 1 &&
    (minutes !== undefined || kinds.some(({ name }) => name === "easy run")) &&
    view.plan !== undefined &&
    sessionOn(view.plan, days[0] ?? "") === undefined &&
    slots.isPast !== true &&
    !every &&
    act !== "log" &&
    act !== "move" &&
    act !== "exchange" &&
    slots.rpe === undefined &&
    (act === "set" || act === "add" || act === "ease" || act === "shorten") &&
    !PERMANENT.test(words) &&
    ((minutes !== undefined && kinds.length > 0) || act === "set" || act === "add")
  )
    return "extra";
  return undefined;
}

/** The weekday that is not given up: "saturdays she has the car, so long runs on sundays". */
export function targetDay({ times, words }: Slots): Weekday | undefined {
  const every = times.flatMap((time) => (time.isEvery === true && time.weekday !== undefined ? [time] : []));
  const after = every.findLast(({ at }) => /\b(?:be|on|to|onto|auf|am)\s*$/.test(words.slice(0, at)));
  return (after ?? every.at(-1))?.weekday;
}
