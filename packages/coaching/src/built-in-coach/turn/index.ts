import type { Asked } from "../asked.ts";
import type { Diary } from "../own-data/diary.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import {
  answerAgenda,
  answerDeloads,
  answerKept,
  OF_PLAN,
  answerLastRaces,
  answerNextLoad,
  answerNextRace,
  answerStreak,
} from "./agenda.ts";
import { answerAmount } from "./amounts.ts";
import { answerBest, answerEasyPace } from "./bests.ts";
import { answerChangeFrame } from "./changes/index.ts";
import { type Frame, readFrame } from "./frame.ts";
import { answerIll } from "./illness.ts";
import type { Tongue } from "./languages.ts";
import { patched, tested } from "./patch.ts";
import { answerReply } from "./replies.ts";
import { answerSplits } from "./splits.ts";

/** What answered, beside the answer. */
export interface Answered extends Draft {
  readonly kind: string;
}

/** The answer to a turn from its frame alone, or from the frame before it with the slots that this turn names; undefined where neither is complete. */
export function answerTurn({ content, turns }: Asked, tongue: Tongue, diary: Diary, view: CoachView): Answered | undefined {
  const frame = readFrame(content, tongue, view.today);
  // Two questions in one are told apart elsewhere, and so is what is taken back.
  if (/\?\s+\p{L}.*\?|\?\s+(?:und|and|et|y|e)\s/iu.test(content) || frame.verbs.includes("undo")) return undefined;
  const before = frameOf(
    turns.map(({ question }) => question),
    tongue,
    view,
  );
  const last = turns.at(-1);
  const reply = before === undefined || last === undefined ? undefined : answerReply(frame, before, last, diary, view);
  if (reply !== undefined) return { ...reply, kind: "reply", isFinal: true };
  // Where the turn before was read by others, they know what "and Wednesday" goes on with.
  if (turns.length > 0 && isRest(frame) && (before === undefined || answerFrame(before, diary, view) === undefined)) return undefined;
  const alone = answerFrame(frame, diary, view);
  if (alone !== undefined && (before === undefined || !isRest(frame))) return { ...alone, isFinal: true };
  const merged = before === undefined ? undefined : patched(before, frame, view);
  const draft = (merged === undefined ? undefined : answerFrame(merged, diary, view)) ?? alone;
  return draft === undefined ? undefined : { ...draft, isFinal: true };
}

/** A turn that only names slots: "and in October?", "better Monday". */
function isRest({ words, tokens }: Frame): boolean {
  return words.split(" ").length <= 4 || tokens[0]?.concept.startsWith("reply:") === true;
}

/** What the turns so far stand for. */
function frameOf(questions: readonly string[], tongue: Tongue, view: CoachView): Frame | undefined {
  let frame: Frame | undefined;
  for (const question of questions) {
    const next = readFrame(question, tongue, view.today);
    frame = (frame === undefined ? undefined : patched(frame, next, view)) ?? next;
  }
  return frame;
}

/** So many words of a wish may tell only why. */
const MOST_LEFT = 4;

/** Every answer reads nothing but the frame. */
export function answerFrame(frame: Frame, diary: Diary, view: CoachView): Answered | undefined {
  if (frame.leftover.length > MOST_LEFT || frame.hasException) return undefined;
  if (frame.isIll && frame.tongue !== "en" && frame.tongue !== "de" && !frame.relations.has("last"))
    return { ...answerIll(frame, view), kind: "ill" };
  const isChange = frame.verbs.some((verb) => verb !== "log") || frame.isBroken || frame.hasPain || frame.daysPerWeek !== undefined;
  if (isChange && !frame.tells) {
    const change = answerChangeFrame(frame, view);
    if (change !== undefined) return change;
  }
  return frame.leftover.length > 0 || frame.tells ? undefined : answerData(frame, diary, view);
}

function answerData(frame: Frame, diary: Diary, view: CoachView): Answered | undefined {
  const { topics, picks, relations, asksAdvice } = frame;
  const as = (kind: string, draft: Draft | undefined): Answered | undefined => (draft === undefined ? undefined : { ...draft, kind });
  const isRace = topics.has("race");
  return (
    (topics.has("streak") && !asksAdvice ? as("streak", answerStreak(frame, diary, view)) : undefined) ??
    ((topics.has("planned") || (topics.has("missed") && OF_PLAN.test(frame.words))) &&
    (frame.metric === "sessions" || topics.has("session"))
      ? as("kept", answerKept(frame, diary, view))
      : undefined) ??
    (topics.has("splits") &&
    frame.metric !== "pace" &&
    (picks.has("slowest") || picks.has("fastest") || (isRace && relations.has("last"))) &&
    !asksAdvice &&
    !frame.looksAhead
      ? as("splits", answerSplits(frame, diary))
      : undefined) ??
    (topics.has("deload") && COUNTS.test(frame.words) ? as("deloads", answerDeloads(frame, view)) : undefined) ??
    (isRace && topics.has("when") && !topics.has("goal") && !picks.has("best") && !relations.has("last") && !asksAdvice
      ? as("next race", answerNextRace(frame, view))
      : undefined) ??
    (isRace && relations.has("last") && (picks.has("before") || relations.has("compare"))
      ? as("last races", answerLastRaces(frame, diary))
      : undefined) ??
    (topics.has("course") &&
    frame.subjects.length === 1 &&
    (frame.subjects[0]?.sport === "row" || frame.subjects[0]?.kind?.name === "run" || frame.tongue !== "en") &&
    frame.metric === undefined &&
    picks.size === 0
      ? as("course", answerBest({ ...frame, subjects: frame.subjects.map(tested), picks: new Set(["better"]) }, diary, view))
      : undefined) ??
    as("easy pace", answerEasyPace(frame, view)) ??
    as("next load", answerNextLoad(frame, view)) ??
    (asksAdvice
      ? undefined
      : as(topics.has("e1rm") ? "estimate" : picks.has("oldest") ? "oldest" : "best", answerBest(frame, diary, view))) ??
    as(frame.minutes === undefined ? "agenda" : "fit into", answerAgenda(frame, diary, view)) ??
    (asksAdvice || frame.looksAhead || isRace ? undefined : as(isRunning(frame) ? "running" : "amount", answerAmount(frame, diary, view)))
  );
}

/** Kilometres run in one period: on one distance basis. */
function isRunning({ subjects, metric, periods, picks, group }: Frame): boolean {
  return (
    metric === "distance" &&
    subjects.length === 1 &&
    subjects[0]?.kind?.name === "run" &&
    periods.length === 1 &&
    group === undefined &&
    !picks.has("longest")
  );
}

const COUNTS = /\b(?:how many|wie ?viele|combien|cuantas|quante)\b/;
