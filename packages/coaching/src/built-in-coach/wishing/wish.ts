import type { Weekday } from "@ironpace/training";
import { getSlots } from "../asking/ask.ts";
import type { Speech } from "../asking/speech.ts";
import { NO_LONGER_SESSIONS } from "../changes/ease-card.ts";
import { nothingToMove } from "../changes/move-session.ts";
import { moveTo } from "../changes/move-to.ts";
import { sessionOn } from "../changes/session-named.ts";
import { isAsking, type Turn } from "../dialogue/turn.ts";
import type { Diary } from "../own-data/diary.ts";
import type { Act } from "../reading/slot-patterns.ts";
import { readSlots, type Slots } from "../reading/slots.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { changeEntered } from "./entered-wishes.ts";
import { changeRaceTarget, changeWeek, correctEffort, deleteGoal, logInstead, storeWeight } from "./record-wishes.ts";
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
import { getDays, getSessions } from "./sessions-named.ts";
import { weeklyCount } from "./weekly-count.ts";
import { type Kind, getKind, targetDay } from "./wish-kind.ts";

export interface WishFrame {
  readonly kind: Kind;
  readonly slots: Slots;
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
      return changeEntered(slots, view, speech);
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
            : NO_LONGER_SESSIONS,
        ],
      };
    case "move day": {
      const [from, to] = getDays(slots, view.today);
      if (view.plan === undefined || from === undefined || to === undefined) return undefined;
      const session = sessionOn(view.plan, from);
      return session === undefined ? nothingToMove(from, view.plan, view.today) : moveTo(session, to, view);
    }
    case "load":
      return changeLoad(slots, view, speech);
    case "extra":
      return extraSession(slots, getDays(slots, view.today)[0] ?? view.today, view, speech);
  }
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
  const wanted = weeklyCount(words);
  const number = /\b([3-7]) (?:\w+ )?(?:a week|per week|days|x|sessions)|\b([3-7])\b/.exec(words);
  const days = number?.[1] ?? number?.[2];
  return {
    out,
    added,
    ...(minutes !== undefined && { minutes }),
    ...(wanted !== undefined
      ? { count: wanted }
      : count !== undefined && days !== undefined && minutes === undefined && { count: Number(days) }),
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

/** What a message wants, alone or with the wish that was talked about before it. */
export function readWish(
  { content, turns }: { readonly content: string; readonly turns: readonly Turn[] },
  view: CoachView,
  diary: Diary,
): WishFrame | undefined {
  const slots = getSlots(content, view, diary);
  const exchanged = swapWithShown(slots, turns, view, diary);
  if (exchanged !== undefined) return exchanged;
  const load = loadOfBefore(slots, turns, view, diary);
  if (load !== undefined) return load;
  const before = wishBefore(turns, view, diary);
  const merged = before === undefined ? undefined : mergeWish(before, slots, view);
  if (merged !== undefined) return merged;
  const kind = getKind(slots, view) ?? (isSwap(slots) ? "swap" : undefined);
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
    .map(({ question }) => getSlots(question, view, diary))
    .find(({ lines, lifts }) => lines.length + lifts.length > 0);
  return named === undefined ? undefined : { kind: "load", slots: { ...slots, lines: named.lines, lifts: named.lifts } };
}

/** "can I swap it with Monday": the day that was asked about, and this one. */
function swapWithShown(slots: Slots, turns: readonly Turn[], view: CoachView, diary: Diary): WishFrame | undefined {
  const days = getDays(slots, view.today);
  if (
    days.length !== 1 ||
    (slots.act !== "exchange" && !/\b(?:swap|switch|trade|tausch\w*)\b/.test(slots.words)) ||
    !/\b(?:it|that|this|das|es)\b/.test(slots.words) ||
    slots.lines.length + slots.lifts.length > 0
  )
    return undefined;
  const last = turns.at(-1);
  const before = last === undefined ? undefined : getSlots(last.question, view, diary);
  if (before === undefined || getDays(before, view.today).length !== 1) return undefined;
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
  for (const { question, proposals, answer } of turns.slice(-MOST_TURNS)) {
    const slots = getSlots(question, view, diary);
    // "only running" after a question about the log narrows it: without a card it was no wish.
    const isFragment = slots.words.split(" ").length <= MOST_FRAGMENT_WORDS && proposals.length === 0 && !isAsking(answer);
    const kind = getKind(slots, view) ?? (isFragment ? undefined : looseKind(slots, view));
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
  const session = getSessions(slots, view)[0];
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
  const [day] = getDays(slots, view.today);
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
const MOST_FRAGMENT_WORDS = 2;
