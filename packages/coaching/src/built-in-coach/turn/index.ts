import type { Article } from "../../knowledge/article.ts";
import type { AskedQuestion } from "../answer/asked.ts";
import type { Diary } from "../own-data/diary.ts";
import type { Draft } from "../topic.ts";
import { normalise } from "../question.ts";
import type { CoachView } from "../view.ts";
import {
  answerAgenda,
  answerDeloads,
  answerKept,
  OF_PLAN,
  answerLastRaces,
  answerNextLine,
  answerNextLoad,
  answerNextRace,
  answerStreak,
} from "./agenda.ts";
import { answerAmount } from "./amounts/index.ts";
import { withSpanBefore } from "./amounts/span-before.ts";
import { answerBest, answerEasyPace } from "./results/bests.ts";
import { doneAgainstPlan } from "./results/done-against-plan.ts";
import { answerDayReason } from "./day-reason.ts";
import { answerChangeFrame } from "./changes/index.ts";
import { answerGoalDelete } from "./delete-goal.ts";
import { type Frame, readFrame } from "./frame.ts";
import { answerHardestDay } from "./results/hardest-day.ts";
import { answerFever, tellsFever } from "./stated-wishes/fever.ts";
import { answerIll, answerMildCold } from "./stated-wishes/illness.ts";
import { getLanguage } from "../language/language.ts";
import { isTongue } from "../language/language-in-conversation.ts";
import type { Tongue } from "./languages.ts";
import { patched, tested } from "./patch.ts";
import { answerAllBests } from "./results/all-bests.ts";
import { answerGoingOn, asksWeightOnly } from "./results/going-on.ts";
import { answerJudged } from "./results/judged.ts";
import { answerMissedWeekday, answerPastDay } from "./results/past-day.ts";
import { answerReply } from "./replies.ts";
import { answerSplits, isNamed } from "./results/splits.ts";
import { answerKnowledge } from "./knowledge/index.ts";
import { answerStored } from "./stored/index.ts";
import { answerStatedWish } from "./stated-wishes/index.ts";
import { answerFromLast, answerFromText } from "./follow-up/index.ts";
import { answerStationTarget } from "./results/station-target.ts";
import { answerThread } from "./thread/index.ts";

/** What answered, beside the answer. */
export interface Answered extends Draft {
  readonly kind: string;
  /** Every word of the turn was read. */
  readonly isWhole?: boolean;
  /** A question of the plan that goes on from the answer before: "wait, what's on Monday". */
  readonly isOnPlan?: boolean;
}

/** The answer to a turn from its frame alone, or from the frame before it with the slots that this turn names; undefined where neither is complete. */
export function answerTurn(
  { content, turns }: AskedQuestion,
  tongue: Tongue,
  diary: Diary,
  view: CoachView,
  articles: readonly Article[] = [],
): Answered | undefined {
  const frame = withSpanBefore(withRaceNames(readFrame(content, tongue, view.today), diary));
  const before = frameOf(
    turns.map(({ question }) => question),
    tongue,
    diary,
    view,
  );
  const last = turns.at(-1);
  const reason = answerDayReason(frame, view);
  if (reason !== undefined) return { ...reason, kind: "reply", isFinal: true, isWhole: true };
  const ofLast = answerFromLast(frame, before, turns, { articles, diary, view });
  if (ofLast !== undefined) return { ...ofLast, kind: "reply", isFinal: true, isWhole: true };
  const thread = answerThread(frame, before, last, diary, view);
  if (thread !== undefined) return { ...thread, kind: "reply", isFinal: true, isWhole: true };
  const isAfterCard = (last?.proposals.length ?? 0) > 0;
  const stored = isAfterCard ? undefined : (answerStored(frame, diary, view) ?? answerStatedWish(frame, view));
  if (stored !== undefined) return { ...stored, kind: "reply", isFinal: true, isWhole: true };
  const known = answerKnowledge(frame, view) ?? answerStationTarget(frame, diary, view) ?? answerHardestDay(frame, diary, view);
  if (known !== undefined) return { ...known, kind: "knowledge", isFinal: true, isWhole: true };
  // Two questions in one are told apart elsewhere, and so is what is taken back.
  if (/\?\s+\p{L}.*\?|\?\s+(?:und|and|et|y|e)\s/iu.test(content) || frame.verbs.includes("undo")) return undefined;
  if (tellsResult(content, frame)) return undefined;
  // Days that come and go beside a card for the training week are read with it.
  if (turns.at(-1)?.proposals[0]?.request.reason === "availability" && frame.verbs.includes("skip") && (tongue === "en" || tongue === "de"))
    return undefined;
  const reply = before === undefined || last === undefined ? undefined : answerReply(frame, before, last, diary, view);
  if (reply !== undefined) return { ...reply, kind: "reply", isFinal: true };
  const goesOn = before === undefined || last === undefined ? undefined : answerGoingOn(frame, before, diary, view);
  if (goesOn !== undefined) return { ...goesOn, kind: "reply", isFinal: true };
  // Where the turn before was read by others, they know what "and Wednesday" goes on with.
  const goesElsewhere = frame.picks.has("before") || frame.picks.has("after");
  if (turns.length > 0 && !goesElsewhere && isRest(frame) && (before === undefined || answerFrame(before, diary, view) === undefined))
    return undefined;
  const alone = answerFrame(frame, diary, view);
  const isWhole = frame.leftover.length === 0 || alone?.isDecided === true;
  if (alone !== undefined && (before === undefined || !(isRest(frame) || lacksDay(frame, before))))
    return { ...alone, isFinal: true, isWhole, isOnPlan: alone.kind === "agenda" && frame.topics.has("agenda") };
  const merged = before === undefined ? undefined : patched(before, frame, view);
  const draft = (merged === undefined ? undefined : answerFrame(merged, diary, view)) ?? alone;
  const isShifted = draft?.kind === "agenda" && (frame.picks.has("after") || frame.picks.has("before"));
  if (draft === undefined) return undefined;
  // "I meant November, not October" is the question before with the other month.
  const isCorrected = frame.replies.has("rather") && merged?.verbs.length === 0 && frame.periods.length === 1;
  // "and before that" after the last time of something.
  const isBare = !frame.picks.has("better") && !frame.relations.has("compare");
  const isEarlier =
    isBare && frame.picks.has("before") && merged?.subjects.length === 1 && (merged.picks.has("last") || merged.relations.has("last"));
  return { ...draft, isFinal: true, isWhole, isOnPlan: isShifted, ...((isCorrected || isEarlier) && { kind: "reply" }) };
}

/** What the last answer and its articles say to a turn that no other reader has an answer to. */
export function answerRest(
  { content, turns }: AskedQuestion,
  tongue: Tongue,
  diary: Diary,
  view: CoachView,
  articles: readonly Article[],
): Answered | undefined {
  const before = frameOf(
    turns.map(({ question }) => question),
    tongue,
    diary,
    view,
  );
  const draft = answerFromText(readFrame(content, tongue, view.today), before, turns, { articles, diary, view });
  return draft === undefined ? undefined : { ...draft, kind: "reply", isFinal: true, isWhole: true };
}

/** "5k time trial this morning 18:58!!" is a result to record, and asks nothing. */
function tellsResult(content: string, { verbs, tokens }: Frame): boolean {
  const isAsked = content.includes("?") || tokens.some(({ concept }) => concept.startsWith("ask"));
  return verbs.length === 0 && !isAsked && /(?<![\d:])\d{1,3}:[0-5]\d(?![\d:]*\s*(?:am|pm|uhr|h\b))/iu.test(content);
}

/** Words of the athlete's own races are known: "my splits from Hamburg". */
function withRaceNames(frame: Frame, { races }: Diary): Frame {
  const named = races.filter(({ name }) => isNamed(name, frame.words));
  if (named.length === 0) return frame;
  const known = new Set(named.flatMap(({ name }) => normalise(name).split(" ")));
  return {
    ...frame,
    leftover: frame.leftover.filter((word) => !known.has(word)),
    topics: new Set([...frame.topics, "race", "named race"]),
  };
}

/** A turn that only names slots: "and in October?", "better Monday". */
function isRest({ words, tokens, topics, days, periods, subjects, group, metric }: Frame): boolean {
  // "which month was the strongest" of what was counted before.
  if (group !== undefined && days.length + periods.length + subjects.length === 0 && metric === undefined) return true;
  // "wait, what's on Monday" is whole.
  if (topics.has("agenda") && days.length + periods.length + subjects.length > 0) return false;
  return words.split(" ").length <= 4 || tokens[0]?.concept.startsWith("reply:") === true;
}

/** "swap the sled in it": a change of the day that was talked about. */
function lacksDay(frame: Frame, before: Frame): boolean {
  return (
    frame.verbs.length > 0 &&
    frame.days.length + frame.periods.length + frame.weekdays.length === 0 &&
    frame.until === undefined &&
    !frame.isForGood &&
    before.days.length === 1 &&
    before.topics.has("agenda")
  );
}

/** What the turns so far stand for. */
export function frameOf(questions: readonly string[], tongue: Tongue, diary: Diary, view: CoachView): Frame | undefined {
  let frame: Frame | undefined;
  for (const question of questions) {
    const next = withRaceNames(readInOwnLanguage(question, tongue, view), diary);
    // "how heavy" goes on with what was talked about, and so does "without the hike".
    if (frame !== undefined && (asksWeightOnly(next) || LEAVES_OUT.test(next.words))) continue;
    frame = (frame === undefined ? undefined : patched(frame, next, view)) ?? (frame === undefined ? next : { ...next, previous: frame });
  }
  return frame;
}

const LEAVES_OUT = /^(?:(?:and|und|et|y|e) )?(?:without|excluding|not counting|ohne|sans|hors|sin|senza|escluso) (?:\p{L}+ ?){1,3}$/u;

/** A turn in another language than the one that goes on from it: read in the one that knows more of its words. */
function readInOwnLanguage(question: string, tongue: Tongue, { today }: CoachView): Frame {
  const own = getLanguage({ content: question, turns: [] });
  const [here, there] = [readFrame(question, tongue, today), isTongue(own) ? readFrame(question, own, today) : undefined];
  return there !== undefined && there.leftover.length < here.leftover.length ? there : here;
}

/** Nose and throat without a temperature, or getting better. */
function isMild({ topics, hasPain, words }: Frame): boolean {
  return !hasPain && (topics.has("no fever") || (topics.has("better now") && !STILL_ILL.test(words)));
}

const STILL_ILL = /\b(?:still|noch|encore|toujours|todavia|aun|ancora|chest|cough\w*|brust|husten|poitrine|toux|pecho|tos|petto|tosse)\b/;

/** So many words of a wish may tell only why. */
const MOST_LEFT = 4;

/** Every answer reads nothing but the frame. */
export function answerFrame(frame: Frame, diary: Diary, view: CoachView): Answered | undefined {
  if (tellsFever(frame.words) && !frame.relations.has("last")) return { ...answerFever(frame.tongue, view), kind: "fever" };
  if (frame.leftover.length > MOST_LEFT || frame.hasException) return undefined;
  if (frame.isIll && isMild(frame)) return { ...answerMildCold(frame, view), kind: "mild cold" };
  if (frame.isIll && frame.tongue !== "en" && frame.tongue !== "de" && !frame.relations.has("last"))
    return { ...answerIll(frame, view), kind: "ill" };
  const isChange =
    frame.verbs.some((verb) => verb !== "log") ||
    frame.isBroken ||
    frame.hasPain ||
    frame.daysPerWeek !== undefined ||
    frame.gear.length > 0 ||
    frame.tokens.some(({ concept }) => concept === "time-of-day");
  if (isChange && !frame.tells) {
    const goal = answerGoalDelete(frame, diary);
    if (goal !== undefined) return { ...goal, kind: "goal delete" };
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
    (AGAINST_PLAN.test(frame.words) ? undefined : as("past day", answerPastDay(frame, diary, view))) ??
    (asksAdvice && !topics.has("when") ? undefined : as("next line", answerNextLine(frame, view))) ??
    as("missed weekday", answerMissedWeekday(frame, diary, view)) ??
    (frame.periods.length === 1 && frame.periods[0] !== undefined && frame.periods[0].from <= view.today && AGAINST_PLAN.test(frame.words)
      ? as("kept", doneAgainstPlan(frame.tongue, frame.periods[0], diary, view))
      : undefined) ??
    (asksAdvice ? undefined : as(topics.has("lifts") ? "all lifts" : "fitter", answerAllBests(frame, diary, view))) ??
    (topics.has("judge") ? as("judged", answerJudged(frame, diary, view)) : undefined) ??
    ((topics.has("planned") || (topics.has("missed") && (OF_PLAN.test(frame.words) || frame.tongue !== "en"))) &&
    (frame.metric === "sessions" || topics.has("session"))
      ? as("kept", answerKept(frame, diary, view))
      : undefined) ??
    (topics.has("splits") &&
    frame.metric !== "pace" &&
    (picks.has("slowest") || picks.has("fastest") || topics.has("named race") || (isRace && relations.has("last"))) &&
    !asksAdvice &&
    !frame.looksAhead
      ? as("splits", answerSplits(frame, diary))
      : undefined) ??
    (topics.has("deload") && (COUNTS.test(frame.words) || relations.has("next") || topics.has("when") || frame.looksAhead) && !asksAdvice
      ? as(COUNTS.test(frame.words) ? "deloads" : "next deload", answerDeloads(frame, view))
      : undefined) ??
    (isRace &&
    topics.has("when") &&
    !frame.tokens.some(({ concept }) => concept === "ask:amount") &&
    !topics.has("goal") &&
    !picks.has("best") &&
    !relations.has("last") &&
    !asksAdvice
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
    (topics.has("both") && frame.subjects.length === 1 && frame.metric === undefined
      ? as("trend", answerBest({ ...frame, picks: new Set(["better"]) }, diary, view))
      : undefined) ??
    as("easy pace", answerEasyPace(frame, view)) ??
    as("next load", answerNextLoad(frame, view)) ??
    (asksAdvice
      ? undefined
      : as(
          topics.has("e1rm")
            ? "estimate"
            : picks.has("oldest")
              ? "oldest"
              : picks.has("best") && topics.has("when")
                ? "day of best"
                : "best",
          answerBest(frame, diary, view),
        )) ??
    as(frame.minutes === undefined ? "agenda" : "fit into", answerAgenda(frame, diary, view)) ??
    (asksAdvice || frame.looksAhead || isRace ? undefined : as(amountKind(frame), answerAmount(frame, diary, view)))
  );
}

/** Which of the amounts the frame asks for. */
function amountKind(frame: Frame): string {
  const { periods, group, picks, subjects, metric, relations } = frame;
  if (subjects.length === 2) return "two sports";
  if (isRunning(frame)) return "running";
  if (periods[0]?.kind === "range" || (periods.length === 2 && (periods[0]?.kind === "recent" || relations.has("compare")))) return "range";
  if ((group === "month" || group === "week") && !picks.has("most") && !picks.has("least") && !picks.has("hardest")) return "by period";
  if ((group === "month" || group === "week") && !OF_PLAN.test(frame.words)) return "top period";
  return metric === "sessions" && subjects[0]?.name === "strength session" ? "count of lifting" : "amount";
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

/** "what did I do against what was planned", "more than I planned" */
const AGAINST_PLAN =
  /\b(?:vs|versus|against|compared (?:to|with)|more than|less than|as much as|mehr als|weniger als|im vergleich zu\w*|gegenuber|plus que|moins que|par rapport a\w*|mas de|menos de|mas que|menos que|frente a|respecto a\w*|piu di|meno di|piu del|meno del|rispetto a\w*)\b.{0,24}\b(?:plan\w*|scheduled|geplant\w*|prevu\w*|previst\w*|pianificat\w*)\b/;

const COUNTS = /\b(?:how many|wie ?viele|combien|cuantas|quante)\b/;
