import type { Weekday } from "@ironpace/training";
import { slotsOf } from "../asking/ask.ts";
import type { Speech } from "../asking/speech.ts";
import { LONGER } from "../changes/ease-card.ts";
import { moveTo } from "../changes/move-to.ts";
import { sessionOn } from "../changes/session-named.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Diary } from "../own-data/diary.ts";
import type { Act } from "../reading/slot-patterns.ts";
import { readSlots, type Slots } from "../reading/slots.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { changeEntered, changeRaceTarget, changeWeek, correctEffort, deleteGoal, logInstead, storeWeight } from "./record-wishes.ts";
import {
  addExtra,
  awayDays,
  busyDay,
  changeLoad,
  changePace,
  easeNamed,
  exchangeDays,
  extraSession,
  leaveOut,
  moveEvery,
  shortenNamed,
  swapNamed,
} from "./session-wishes.ts";
import { daysOf, sessionsOf } from "./sessions-named.ts";

/** What a wish comes to. The card of each acts on what the slots name and on nothing else. */
type Kind =
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

export interface WishFrame {
  readonly kind: Kind;
  readonly slots: Slots;
}

const AWAY =
  /\b(?:hostels?|hotels?|airbnb|bnb|travel\w*|trip|abroad|camping|holiday|vacation|visiting|away|unterwegs|verreist|urlaub|no gym|gym (?:is |will be )?(?:closed|shut|closes))\b/;
const BUSY =
  /\b(?:weddings?|hochzeit|party|recital|exam|funeral|family (?:commitment|thing|do|dinner)|night shift|birthday|meeting all day|moving house|geburtstag|feier|prufung)\b/;
const EXTRA = /\b(?:core|abs|finisher|grip|mobility|stretching|plank|planks|accessory|prehab|band work|dead hangs?|hangs?|curls?)\b/;
const PERMANENT =
  /\b(?:from now on|anymore|any more|always|for good|permanently|every week|standing|ab sofort|ab jetzt|immer|nur noch|now so|gotta be)\b/;

/** The wish in a message; undefined where the older makers of cards read it as well, or where it is none. */
export function kindOf(slots: Slots, view: CoachView): Kind | undefined {
  const { act, times, kinds, words, weekdays, lifts, lines, minutes, kilometres, goals, races, entered } = slots;
  const days = daysOf(slots, view.today);
  const every = times.some(({ isEvery }) => isEvery === true);
  const noExercise = lifts.length === 0 && lines.length === 0;
  const asks =
    slots.isQuestion &&
    !/^(?:(?:and|so|ok|hey) )*(?:can|could|would|will) (?:you|we|ya|u|i)\b|^can (?:mon|tue|wed|thu|fri|sat|sun)/.test(words);
  if (asks) return undefined;
  if (entered.length > 0 && (minutes !== undefined || act === "remove" || slots.isNegated)) return "entered";
  if (
    (act === "correct" ||
      (/\b(?:set|change|update|make|put)\b.*\brpe\b/.test(words) &&
        times.some(({ past }) => past !== undefined && past.from <= view.today)) ||
      /\bmore like an? \d\b|\bthan an? \d\b|\bnot (?:an? )?\d\b|\bwas an? \d\b.*\bnot\b|\bshould (?:be|have been)\b/.test(words)) &&
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
    !/\bto \d/.test(words)
  )
    return "goal delete";
  if (
    races.some(({ on }) => on >= view.today) &&
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
    act === "add" &&
    minutes !== undefined &&
    slots.isPast !== true &&
    slots.rpe === undefined &&
    noExercise &&
    !every &&
    (kinds.length > 0 || days.length > 0) &&
    /\bto\b/.test(words) &&
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
    (every || days.length > 0 || times.length > 0)
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
    /\b(?:hostels?|airbnb|bnb|camping|cabin)\b/.test(words) &&
    !/\b(?:move|skip|swap)\b/.test(words)
  )
    return "away";
  if (BUSY.test(words) && days.length > 0 && slots.isPast !== true && act !== "remove") return "busy";
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
    /\b(?:both|and|rest|und|pause)\b/.test(words) &&
    sessionsOf(slots, view).length > 1
  )
    return "leave out";
  if (
    slots.rpe === undefined &&
    act === "ease" &&
    minutes !== undefined &&
    days.length === 1 &&
    slots.isPast !== true &&
    view.plan !== undefined &&
    sessionOn(view.plan, days[0] ?? "") !== undefined
  )
    return "ease";
  if (
    slots.rpe === undefined &&
    act === "shorten" &&
    minutes !== undefined &&
    /\beasy\b/.test(words) &&
    days.length === 1 &&
    slots.isPast !== true &&
    view.plan !== undefined &&
    sessionOn(view.plan, days[0] ?? "") !== undefined
  )
    return "ease";
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

/** The draft of a wish. */
export function answerWish({ kind, slots }: WishFrame, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  switch (kind) {
    case "effort":
      return correctEffort(slots, view, speech);
    case "goal delete":
      return deleteGoal(slots, view, speech);
    case "race target":
      return changeRaceTarget(slots, view, speech);
    case "weight":
      return storeWeight(slots, view, speech);
    case "exchange":
      return exchangeDays(slots, view);
    case "leave out":
      return leaveOut(slots, view, speech);
    case "shorten":
      return shortenNamed(slots, view);
    case "ease":
      return easeNamed(slots, view, speech);
    case "entered":
      return changeEntered(slots, speech);
    case "week":
      return changeWeek(slots, weekOf(slots), view, speech);
    case "move every": {
      const to = targetDay(slots);
      return to === undefined ? undefined : moveEvery(slots, to, view, speech);
    }
    case "add":
      return addExtra(slots, view, speech);
    case "pace":
      return changePace(slots, view, speech);
    case "swap":
      return swap(slots, diary, view, speech);
    case "busy":
      return busyDay(slots, view);
    case "away":
      return awayDays(slots, view, speech);
    case "log":
      return logInstead(slots, view, diary);
    case "longer":
      return {
        text: [
          speech === "de"
            ? "Länger als geplant mache ich Einheiten nicht: die Regeln des Plans bestimmen, wie die Belastung wächst. Trag mehr Zeit für den Wochentag im Profil ein, dann nutzt der nächste Block sie."
            : LONGER,
        ],
      };
    case "move day": {
      const [from, to] = daysOf(slots, view.today);
      return view.plan === undefined || from === undefined || to === undefined ? undefined : moveTo(sessionOn(view.plan, from), to, view);
    }
    case "load":
      return changeLoad(slots, view, speech);
    case "extra":
      return extraSession(slots, daysOf(slots, view.today)[0] ?? view.today, view, speech);
  }
}

/** The weekday that is not given up: "saturdays she has the car, so long runs on sundays". */
function targetDay({ times, words }: Slots): Weekday | undefined {
  const every = times.flatMap((time) => (time.isEvery === true && time.weekday !== undefined ? [time] : []));
  const after = every.findLast(({ at }) => /\b(?:be|on|to|onto|auf|am)\s*$/.test(words.slice(0, at)));
  return (after ?? every.at(-1))?.weekday;
}

function weekOf({ times, words, minutes, count }: Slots): Parameters<typeof changeWeek>[1] {
  const out: Weekday[] = [];
  const added: Weekday[] = [];
  for (const { weekday, at } of times) {
    if (weekday === undefined) continue;
    const before = words.slice(Math.max(0, at - 20), at);
    if (/\b(?:no|not|without|except|drop|out|kein\w*|nicht|ohne)\s*(?:on |am )?$/.test(before)) out.push(weekday);
    else if (/\b(?:add|also|plus|and on|dazu)\s*(?:on |am )?$/.test(before)) added.push(weekday);
  }
  const number = /\b([3-7]) (?:\w+ )?(?:a week|per week|days|x|sessions)|\b([3-7])\b/.exec(words);
  const days = number?.[1] ?? number?.[2];
  return {
    out,
    added,
    ...(minutes !== undefined && { minutes }),
    ...(count !== undefined && days !== undefined && minutes === undefined && { count: Number(days) }),
  };
}

const SWAP =
  /\b(?:swap|replace|switch|change|sub|substitute|exchange|use|do|take|ersetz\w*|tausch\w*)?\b ?(?:out )?(?:the |my |those |die |den |das )?(.+?) (?:for|with|to|by|into|against|auf|gegen|durch|instead of) (?:an? |the |some |my |ein\w* )?([a-z -]+?)(?= (?:in|at|on|for|from|until|till|this|next|please|because|since|tomorrow|today|\d|change|umstell\w*|mon|tue|wed|thu|fri|sat|sun)\b|$)/;

/** Which of two exercises goes and which comes. */
function swap(slots: Slots, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  const found = SWAP.exec(slots.words);
  if (found?.[1] === undefined || found[2] === undefined) return undefined;
  const isReversed = /\binstead of\b/.test(found[0]);
  const [from, to] = isReversed ? [found[2], found[1]] : [found[1], found[2]];
  const named = readSlots(from, view, diary);
  if (named.lines.length + named.lifts.length === 0 || /^(?:something|anything|another|else|other)/.test(to.trim())) return undefined;
  const target = to
    .trim()
    .replace(/^(?:assault|air|echo) bike$/, "bike")
    .replace(/ instead$/, "");
  return swapNamed(slots, named, target, view, speech);
}

/** "what is it anyway", "which": the session of the wish that was talked about. */
export function askedOfWish(
  { content, turns }: { readonly content: string; readonly turns: readonly Turn[] },
  view: CoachView,
  diary: Diary,
): Slots | undefined {
  const slots = slotsOf(content, view, diary);
  if (!WHICH.test(slots.words)) return undefined;
  const before = wishBefore(turns, view, diary) ?? looseBefore(turns, view, diary);
  const [session] = before === undefined ? [] : sessionsOf(before.slots, view);
  if (session === undefined) return undefined;
  const day = { from: session.date, to: session.date, label: "", unit: "day" as const };
  return { ...slots, times: [{ at: 0, ahead: day, fixed: "ahead" }], isPast: false, fields: [] };
}

const WHICH =
  /^(?:(?:forget|never ?mind|nvm|ok|no|nah|leave|and|so|wait)(?: that| it)? )*(?:what (?:is|was|s) (?:it|that|on (?:there|that day)|planned(?: there| then)?)|whats (?:it|that|on|there|in it|planned)|which(?: one| session| day)?|what session|which session is (?:it|that))(?: again| anyways?| exactly| then| even| now)*$/;

/** A wish that only named a day: "can you make the 30th bigger". */
function looseBefore(turns: readonly Turn[], view: CoachView, diary: Diary): WishFrame | undefined {
  const last = turns.at(-1);
  const slots = last === undefined ? undefined : slotsOf(last.question, view, diary);
  return slots === undefined ||
    slots.act === undefined ||
    (slots.isQuestion && !/^(?:can|could) (?:you|ya|we|u)\b/.test(slots.words)) ||
    sessionsOf(slots, view).length === 0
    ? undefined
    : { kind: "shorten", slots };
}

/** What a message wants, alone or with the wish that was talked about before it. */
export function readWish(
  { content, turns }: { readonly content: string; readonly turns: readonly Turn[] },
  view: CoachView,
  diary: Diary,
): WishFrame | undefined {
  const slots = slotsOf(content, view, diary);
  const exchanged = swapWithShown(slots, turns, view, diary);
  if (exchanged !== undefined) return exchanged;
  const load = loadOfBefore(slots, turns, view, diary);
  if (load !== undefined) return load;
  const before = wishBefore(turns, view, diary);
  const merged = before === undefined ? undefined : mergeWish(before, slots, view);
  if (merged !== undefined) return merged;
  const kind = kindOf(slots, view) ?? (isSwap(slots) ? "swap" : undefined);
  return kind === undefined ? undefined : { kind, slots };
}

/** "drop it to 3 kg then": of the exercise that was talked about. */
function loadOfBefore(slots: Slots, turns: readonly Turn[], view: CoachView, diary: Diary): WishFrame | undefined {
  if (
    slots.kilograms === undefined ||
    slots.lines.length + slots.lifts.length > 0 ||
    !/\b(?:it|that|them|those)\b/.test(slots.words) ||
    slots.isQuestion ||
    slots.about.length > 0
  )
    return undefined;
  if (turns.at(-1)?.proposals.length !== 0) return undefined;
  const named = turns
    .slice(-3)
    .toReversed()
    .map(({ question }) => slotsOf(question, view, diary))
    .find(({ lines, lifts }) => lines.length + lifts.length > 0);
  return named === undefined ? undefined : { kind: "load", slots: { ...slots, lines: named.lines, lifts: named.lifts } };
}

/** "can I swap it with Monday": the day that was asked about, and this one. */
function swapWithShown(slots: Slots, turns: readonly Turn[], view: CoachView, diary: Diary): WishFrame | undefined {
  const days = daysOf(slots, view.today);
  if (
    days.length !== 1 ||
    (slots.act !== "exchange" && !/\b(?:swap|switch|trade|tausch\w*)\b/.test(slots.words)) ||
    !/\b(?:it|that|this|das|es)\b/.test(slots.words) ||
    slots.lines.length + slots.lifts.length > 0
  )
    return undefined;
  const last = turns.at(-1);
  const before = last === undefined ? undefined : slotsOf(last.question, view, diary);
  if (before === undefined || daysOf(before, view.today).length !== 1) return undefined;
  return { kind: "exchange", slots: { ...slots, times: [...before.times, ...slots.times] } };
}

/** A swap with a day that repeats, or one of several words that the older maker does not know. */
function isSwap({ act, lines, lifts, words, isQuestion, times }: Slots): boolean {
  return (
    act !== undefined &&
    (act === "exchange" || act === "set") &&
    lines.length + lifts.length > 0 &&
    /\b(?:for|to|with|auf|gegen|durch)\b/.test(words) &&
    (!isQuestion || /^(?:can|could) (?:you|we)\b/.test(words)) &&
    (times.some(({ isEvery }) => isEvery === true) || /\bnext \d\b/.test(words) || /\b(?:auf|gegen|durch)\b|umstell|band\b/.test(words)) &&
    !/\b(?:goal|pb|pr|best|race)\b/.test(words)
  );
}

function wishBefore(turns: readonly Turn[], view: CoachView, diary: Diary): WishFrame | undefined {
  let frame: WishFrame | undefined;
  for (const { question } of turns.slice(-MOST_TURNS)) {
    const slots = slotsOf(question, view, diary);
    const kind = kindOf(slots, view) ?? looseKind(slots, view);
    const merged = frame === undefined ? undefined : mergeWish(frame, slots, view);
    frame = merged ?? (kind === undefined ? (isSmallTalk(slots) ? frame : undefined) : { kind, slots });
  }
  return frame;
}

const MOST_TURNS = 4;

/** A remark that asks and wishes nothing: what was wished before still stands. */
function isSmallTalk({ times, lifts, kinds, act, metric, fields }: Slots): boolean {
  return times.length + lifts.length + kinds.length + fields.length === 0 && act === undefined && metric === undefined;
}

/** Wishes that the older makers answer, or that were left open: what follows may still complete them. */
function looseKind(slots: Slots, view: CoachView): Kind | undefined {
  const { act, times, lifts, lines, words } = slots;
  const hasDay = times.length > 0 || slots.kinds.length > 0;
  if (act === "exchange" && lifts.length + lines.length > 0 && !slots.isQuestion) return "swap";
  if (!hasDay || slots.isPast === true) return undefined;
  if (isSwap(slots) || (act === "exchange" && lifts.length + lines.length > 0)) return "swap";
  if (lifts.length + lines.length > 0) return undefined;
  // "what happens if I miss tomorrow" is half a wish.
  if (/\bwhat (?:happens|if)\b|\bif i (?:miss|skip|leave out)\b/.test(words) && act === "remove") return "leave out";
  if (slots.isQuestion && !/^(?:can|could) (?:you|we|ya|u)\b/.test(words)) return undefined;
  const session = sessionsOf(slots, view)[0];
  if (session === undefined) return act === "set" && slots.minutes !== undefined ? "extra" : undefined;
  return act === "shorten" ? "shorten" : act === "ease" ? "ease" : act === "remove" ? "leave out" : act === "set" ? "shorten" : undefined;
}

/** The wish before with the slots that a message changes; undefined when the message is about something else. */
function mergeWish(before: WishFrame, now: Slots, view: CoachView): WishFrame | undefined {
  const words = now.words.split(" ").length;
  if (now.isNegated && hasTimeOf(now) && now.act === undefined) return undefined;
  const isLed = /^(?:and|no|nah|nope|nein|und|also|but|only|just|ok|fine|the|then|so|make it|i mean|not|quatsch|wait)\b/.test(now.words);
  const hasTime = now.times.length > 0;
  const hasThing = now.entered.length > 0 || now.kinds.length > 0;
  if (words > MOST_WORDS || now.unexplained.length > 1 || (now.isQuestion && !/^(?:can|could) (?:you|we)\b/.test(now.words)))
    return undefined;
  if (now.entered.length > 0 && now.minutes !== undefined) return { kind: "entered", slots: now };
  const isOther =
    before.kind === "busy" || before.kind === "leave out" || before.kind === "shorten" || before.kind === "ease" || before.kind === "extra";
  if (!isOther && before.kind !== "effort" && before.kind !== "pace" && before.kind !== "swap") return undefined;
  if (before.kind === "pace" && now.seconds !== undefined)
    return { kind: "pace", slots: { ...before.slots, seconds: now.seconds, words: `${before.slots.words} ${now.words}` } };
  if (before.kind === "swap") {
    const target = now.lines[0]?.name;
    if (target === undefined && hasTime) return { kind: "swap", slots: { ...before.slots, times: now.times } };
    if (target === undefined || hasTime) return undefined;
    return {
      kind: "swap",
      slots: {
        ...before.slots,
        words: before.slots.words.replace(
          /\b(for|to|with|auf|gegen|durch) (?:an? |the )?[a-z ]+?(?= change| umstell|$)/,
          `$1 ${
            now.words
              .replace(/^(?:quatsch|i|no|nah|nein|mean|my|meine|the|mein|actually|rather) ?/g, "")
              .replace(/^(?:i|my|mean|mein) ?/g, "")
              .trim() || target
          }`,
        ),
      },
    };
  }
  const removes = now.act === "remove" || /\b(?:training weg|raus)\b/.test(now.words);
  if (before.kind === "busy" && removes && !hasTime) return { kind: "leave out", slots: { ...before.slots, act: "remove" } };
  if (!hasTime && !hasThing && now.minutes === undefined && now.kilometres === undefined && !(removes && before.kind === "leave out"))
    return undefined;
  const isAdding =
    /\b(?:and|too|also|as well|und|auch)\b/.test(now.words) && before.kind === "leave out" && hasTime && (now.act === undefined || removes);
  const times = hasTime ? (isAdding ? [...before.slots.times, ...now.times] : now.times) : before.slots.times;
  const act: Act | undefined = now.act === "shorten" || now.act === undefined ? before.slots.act : now.act;
  const slots: Slots = {
    ...before.slots,
    times,
    kinds: now.kinds.length > 0 ? now.kinds : hasTime ? [] : before.slots.kinds,
    words: hasTime && !isAdding ? now.words : `${before.slots.words} ${now.words}`,
    isQuestion: false,
    ...(act !== undefined && { act }),
    ...(now.minutes !== undefined && { minutes: now.minutes }),
    ...(now.kilometres !== undefined && { kilometres: now.kilometres }),
  };
  if (isAdding || (removes && before.kind === "leave out")) return { kind: "leave out", slots };
  if (!isLed && words > 5) return undefined;
  const easy = /\b(?:easy|locker\w*)\b/.test(now.words);
  const [day] = daysOf(slots, view.today);
  const isFree = day !== undefined && view.plan !== undefined && sessionOn(view.plan, day) === undefined;
  if (isFree && (before.kind === "extra" || easy)) return { kind: "extra", slots };
  if (easy && slots.minutes !== undefined) return { kind: "ease", slots };
  if (before.kind === "shorten" || before.kind === "ease") return { kind: before.kind === "ease" ? "ease" : "shorten", slots };
  if (removes) return { kind: "leave out", slots };
  return before.kind === "extra" ? { kind: "extra", slots } : undefined;
}

/** "not Saturday though" takes a day out of the card that is there. */
function hasTimeOf({ times }: Slots): boolean {
  return times.length > 0;
}

const MOST_WORDS = 12;
