import { type Day, shortDay } from "@ironpace/training";
import { againstBefore, type Way } from "../judging/against-before.ts";
import { judgeCount, type CountOf, type Per } from "../judging/judge-count.ts";
import { judgeDay, orderDay, workOn } from "../judging/judge-day.ts";
import type { Draft } from "../../topic.ts";
import { moveTo } from "../../changes/move-to.ts";
import { sessionOn } from "../../changes/session-named.ts";
import { readFrame } from "../../turn/frame.ts";
import type { Tongue } from "../../turn/languages.ts";
import { isQuestion } from "../utterance/act.ts";
import { type Heard, isElliptic } from "./heard.ts";

const MUCH: { readonly [tongue in Tongue]: RegExp } = {
  en: /\btoo much\b|\b(?:is|are) (?:that|it|those|both|the two) (?:a lot|ok|okay|fine)\b|\bcan i do both\b|\bboth on (?:one|the same) day\b/,
  de: /\bzu viel\b|\bgeht beides\b|\bbeides an einem tag\b/,
  fr: /\btrop\b|\bles deux le meme jour\b/,
  es: /\bdemasiado\b|\blas dos el mismo dia\b/,
  it: /\btroppo\b|\btutt[ei] e due lo stesso giorno\b/,
};

/** "Wednesday there's the class and the press, is that too much?": what stands on the day that is named. */
export function isDayTooMuch(heard: Heard): Draft | undefined {
  const { utterance, tongue, words, frame, last, diary, view } = heard;
  // Beside a card the day is judged with it, and what is over by what was rated.
  if ((last?.cards.length ?? 0) > 0 || /\b(?:why|was|were|did|warum|war|pourquoi|etait|por que|fue|perche|era)\b/.test(words))
    return undefined;
  if (utterance.act !== "judgement" || !MUCH[tongue].test(words) || frame.minutes !== undefined || frame.hasPain) return undefined;
  const [day, other] = frame.days;
  if (day === undefined || other !== undefined || day < view.today || frame.numbers.length > 0) return undefined;
  return judgeDay(day, tongue, diary, view);
}

const FIRST =
  /^(?:(?:and|so|ok|then) )*(?:which|what)(?: (?:one|of them|of those|should i do|do i do|goes|comes|should come))* (?:first|do first)$/;
const ONE_ONLY =
  /\bif i (?:only|just|can only) (?:manage|do|have time for|get|can do|one)\b.*\bone\b|\bif (?:there s|theres|i have) (?:only )?(?:time|room) for (?:only )?one\b|\bwhich one (?:should i|do i|to) (?:skip|drop|keep|do)\b/;

/** "Which first?", "and if I only manage one?" after a day with two things on it. */
export function orderOfDay(heard: Heard): Draft | undefined {
  const { tongue, words, last, diary, view } = heard;
  const isOnlyOne = ONE_ONLY.test(words);
  if (tongue !== "en" || !(isOnlyOne || FIRST.test(words)) || last === undefined) return undefined;
  const day = dayInMind(heard);
  return day === undefined || workOn(day, diary, view).length < 2 ? undefined : orderDay(day, isOnlyOne, diary, view);
}

function dayInMind({ last, asked, tongue, view, frame }: Heard): Day | undefined {
  const [own] = frame.days;
  if (own !== undefined) return own;
  if (last?.head !== undefined && last.head.on >= view.today) return last.head.on;
  return asked.turns
    .toReversed()
    .slice(0, 3)
    .flatMap(({ question }) => readFrame(question, tongue, view.today).days)
    .find((day) => day >= view.today);
}

const WAYS: readonly (readonly [Way, RegExp])[] = [
  ["less", /\b(?:lighter|easier|shorter|less|fewer|lower|slower)\b/],
  ["more", /\b(?:heavier|harder|longer|more|higher|faster|bigger)\b/],
];
const THAN_BEFORE =
  /\b(?:than|instead of|not|vs|compared (?:to|with))\b.*\b(?:last (?:week|time|one|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|before|usual|the (?:one|week) before)\b/;

/** "That's way lighter than last week, though?", "why 5 × 5 today instead of 3 × 8 like last week": the session or lift in mind beside the one of its kind before. */
export function beforeInMind(heard: Heard): Draft | undefined {
  const { tongue, words, frame, last, view, asked } = heard;
  if (tongue !== "en" || !THAN_BEFORE.test(words) || frame.verbs.some((verb) => verb === "move" || verb === "skip") || frame.hasPain)
    return undefined;
  const isWhy = /\b(?:why|how come)\b/.test(words);
  const way = isWhy ? undefined : WAYS.find(([, said]) => said.test(words))?.[0];
  if (way === undefined && !isWhy) return undefined;
  const [day] = frame.days;
  const session =
    day !== undefined && day >= view.today && view.plan !== undefined
      ? sessionOn(view.plan, day)
      : last?.head?.kind === "session" && isElliptic(heard)
        ? last.head.session
        : undefined;
  const lift =
    frame.subjects.find((each) => each.lift !== undefined)?.lift ??
    (day === undefined
      ? readFrame(asked.turns.at(-1)?.question ?? "", tongue, view.today).subjects.find((each) => each.lift !== undefined)?.lift
      : undefined);
  return session === undefined ? undefined : againstBefore(session, way, lift, view);
}

const LESS_PIECES =
  /^(?:(?:but|and|so|ok|hm+) )*(?:isnt|is) (?:that|it|this) (?:not )?(?:just |actually |then )?(?:\w+ \w+ )?(?:= ?|equals )?(easier|harder|lighter|heavier|shorter|longer|less|more)(?: work)?(?: then| tho| though)?$/;

/** "Isn't that easier?" of the session in mind. */
export function isHeadEasier(heard: Heard): Draft | undefined {
  const { tongue, words, last, utterance, asked, view } = heard;
  const found = LESS_PIECES.exec(words)?.[1];
  if (tongue !== "en" || found === undefined || !isQuestion(utterance)) return undefined;
  const way = WAYS.find(([, said]) => said.test(found))?.[0];
  const day = readFrame(asked.turns.at(-1)?.question ?? "", tongue, view.today).days.find((each) => each >= view.today);
  const session =
    last?.head?.kind === "session"
      ? last.head.session
      : day === undefined || view.plan === undefined
        ? undefined
        : sessionOn(view.plan, day);
  return session === undefined || last === undefined || last.cards.length > 0 ? undefined : againstBefore(session, way, undefined, view);
}

const A_LOT = /\b(?:a lot|too (?:much|many|little|few)|many|much|enough|normal|usual|high|low)\b/;
const COUNTS: readonly (readonly [CountOf, RegExp])[] = [
  ["sessions", /\b(?:sessions?|workouts?|trainings?|times)\b/],
  ["run distance", /\b(?:kms?|kilomet\w+|k)\b.*\brun\w*\b|\brun\w*\b.*\b(?:kms?|kilomet\w+|k)\b/],
  ["distance", /\b(?:kms?|kilomet\w+)\b/],
  ["tonnage", /\b(?:tonnes?|tons?|t)\b/],
  ["time", /\b(?:hours?|h|hrs)\b/],
];
const PER: readonly (readonly [Per, RegExp])[] = [
  [
    "month",
    /\b(?:a|per|in a|each|this|the|every) month\b|\bmonthly\b|\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/,
  ],
  ["week", /\b(?:a|per|in a|each|this|the|every) week\b|\bweekly\b/],
];

/** "Is 20 sessions in a month a lot for me?": the amount beside her own weeks or months. */
export function isCountMuch({ tongue, utterance, words, frame, diary, view }: Heard): Draft | undefined {
  if (tongue !== "en" || utterance.act !== "judgement" || !A_LOT.test(words) || !/\b(?:for me|i do|my|i am doing|im doing)\b/.test(words))
    return undefined;
  const of = COUNTS.find(([, said]) => said.test(words))?.[0];
  const per = PER.find(([, said]) => said.test(words))?.[0];
  const amount = frame.numbers[0] ?? Number(/\b(\d{1,3}(?:[.,]\d)?) ?(?:k|km|kms|h|t)\b/.exec(words)?.[1]?.replace(",", "."));
  if (
    of === undefined ||
    per === undefined ||
    frame.hasPain ||
    frame.subjects.some(({ lift, test }) => lift !== undefined || test !== undefined)
  )
    return undefined;
  return judgeCount(Number.isNaN(amount) ? undefined : amount, of, per, diary, view.today);
}

const SHOULD =
  /\b(?:should|shall|could) i\b|\bwould it be (?:better|ok|okay|smart|fine)\b|\bis it (?:ok|okay|better|fine|smart|bad)\b|\bbetter (?:on|to do)\b/;

/** "Should I do the long run on Sunday instead?": whether that day takes it, with what it does to the days beside it. The card comes when it is asked for. */
export function shouldMove({ tongue, words, utterance, frame, view }: Heard): Draft | undefined {
  const [day, other] = frame.days;
  if (
    tongue !== "en" ||
    utterance.act !== "judgement" ||
    !SHOULD.test(words) ||
    day === undefined ||
    other !== undefined ||
    day < view.today
  )
    return undefined;
  if (!/\b(?:instead|move|shift|swap|rather|on|to)\b/.test(words) || view.plan === undefined || frame.hasPain || frame.isIll)
    return undefined;
  if (!/\b(?:instead|move|moving|shift|rather)\b/.test(words) || frame.subjects.length !== 1) return undefined;
  const [subject] = frame.subjects;
  const session = view.plan.plan.weeks
    .flatMap(({ sessions }) => sessions)
    .find((each) => each.date >= view.today && each.date !== day && subject?.kind?.isPlanned(each) === true);
  if (session === undefined) return undefined;
  const { text, proposals = [] } = moveTo(session, day, view);
  const warnings = text.filter((line) => line.startsWith("Careful:"));
  const taken = sessionOn(view.plan, day);
  const verdict =
    proposals.length === 0
      ? "**Better not**"
      : warnings.some((line) => /tired|hard|have \d|only have/i.test(line))
        ? "**Possible, but not better**"
        : "**You can**";
  return {
    isFinal: true,
    text: [
      `${verdict}: **${session.title}** is on ${shortDay(session.date)}${taken === undefined ? `, and ${shortDay(day)} is free` : `, and ${shortDay(day)} has **${taken.title}**`}.`,
      ...(proposals.length === 0 ? text.slice(0, 1) : warnings),
      ...(proposals.length === 0 ? [] : [`Say “move it to ${shortDay(day)}” and you get the card.`]),
    ],
  };
}
