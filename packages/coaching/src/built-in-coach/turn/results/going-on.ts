import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { answerAllBests } from "./all-bests.ts";
import { answerAmount } from "../amounts/index.ts";
import { answerBest } from "./bests.ts";
import { spareInPlan } from "../changes/spare-part.ts";
import type { Frame } from "../frame.ts";
import { answerJudged } from "./judged.ts";
import { answerStationWork } from "./station-work.ts";
import type { Period } from "../times.ts";

const MOST_WORDS = 12;

/** A turn that names nothing and goes on with what was talked about: whether a value is good, which of two was better, how to work on it. */
export function answerGoingOn(frame: Frame, before: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const then = weightThen(frame, before, diary, view);
  if (then !== undefined) return then;
  if (frame.words.split(" ").length > MOST_WORDS || frame.leftover.length > 1 || frame.hasException) return undefined;
  return (
    judgedBefore(frame, before, diary, view) ??
    betterOfTwo(frame, before, diary, view) ??
    otherLifts(frame, before, diary, view) ??
    workOnStation(frame, before, diary, view) ??
    sparedBefore(frame, before, view)
  );
}

const HOW_HEAVY =
  /\b(?:how (?:heavy|much)|(?:what|which) (?:weight|load)|how many (?:kilos|kg)|wie (?:schwer|viel)|welche[sn]? gewicht|mit wie ?viele?|combien|quel(?:le)? (?:poids|charge)|cuanto|con cuanto|que peso|quanto|che (?:peso|carico)|con quanto)\b/;

/** "how heavy" after the last time of a lift: the sets of that day. */
function weightThen(frame: Frame, before: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const isOfLast = before.relations.has("last") || before.picks.has("last");
  const [subject] = before.subjects;
  if (!isOfLast || subject?.lift === undefined || !asksWeightOnly(frame)) return undefined;
  return answerAmount({ ...before, tongue: frame.tongue, periods: [], picks: new Set([...before.picks, "last"]) }, diary, view);
}

/** "how heavy", "with what weight": nothing but that. */
export function asksWeightOnly({ words, subjects, periods, days, verbs, numbers, topics }: Frame): boolean {
  const isBare = subjects.length + periods.length + days.length + verbs.length + numbers.length + topics.size === 0;
  return isBare && words.split(" ").length <= FEW_WORDS && HOW_HEAVY.test(words);
}

const FEW_WORDS = 6;

/** "is that any good" after a best. */
function judgedBefore(frame: Frame, before: Frame, diary: Diary, view: CoachView): Draft | undefined {
  if (!frame.topics.has("judge")) return undefined;
  const subjects = frame.subjects.length > 0 ? frame.subjects : valuesOf(before).slice(0, 1);
  return subjects.length === 0 ? undefined : answerJudged({ ...frame, subjects }, diary, view);
}

/** What of a frame has one value: its lifts and tests. */
function valuesOf({ subjects }: Frame): Frame["subjects"] {
  return subjects.filter(({ lift, test }) => lift !== undefined || test !== undefined);
}

/** "so which was better", "is that more or less": the two periods or the two values that were told last. */
function betterOfTwo(frame: Frame, before: Frame, diary: Diary, view: CoachView): Draft | undefined {
  if (!frame.topics.has("both")) return undefined;
  const earlier = before.previous;
  const now = valuesOf(before);
  const then = earlier === undefined ? [] : valuesOf(earlier);
  if (now.length > 0) {
    const subjects = [...then, ...now].filter(({ name }, at, all) => all.findIndex((each) => each.name === name) === at);
    if (subjects.length < 2) return answerBest({ ...before, tongue: frame.tongue, picks: new Set(["better"]), periods: [] }, diary, view);
    return answerJudged({ ...frame, subjects: subjects.slice(-2) }, diary, view);
  }
  const periods = [...before.periods, ...(earlier?.periods ?? [])].filter(
    (period, at, all) => all.findIndex(({ from, to }) => from === period.from && to === period.to) === at,
  );
  const [a, b] = periods;
  if (a === undefined || b === undefined) return undefined;
  const newerFirst: readonly Period[] = a.from > b.from ? [a, b] : [b, a];
  return answerAmount({ ...before, tongue: frame.tongue, periods: newerFirst, picks: new Set() }, diary, view);
}

/** "and the other big lifts" */
function otherLifts(frame: Frame, before: Frame, diary: Diary, view: CoachView): Draft | undefined {
  if (!frame.topics.has("lifts") || frame.picks.size > 0) return undefined;
  return answerAllBests({ ...frame, subjects: before.subjects }, diary, view);
}

/** "which one should I work on", "and how do I work on that" after the splits of a race. */
function workOnStation(frame: Frame, before: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const isAboutStations = before.topics.has("splits") || before.previous?.topics.has("splits") === true;
  const asks = frame.topics.has("how") || WORKS_ON.test(frame.words);
  if (!isAboutStations || !asks || frame.days.length + frame.periods.length > 0) return undefined;
  return answerStationWork(frame, diary, view);
}

const WORKS_ON =
  /\b(?:work on|improve|train|focus|get better|fix|arbeiten|verbesser\w*|trainier\w*|uben|travailler|ameliorer|progresser|trabajar|mejorar|entrenar|lavorare|migliorare|allenare)\b/;

/** "what do I leave out then" after a part of the body with a mild complaint. */
function sparedBefore(frame: Frame, before: Frame, view: CoachView): Draft | undefined {
  const { plan } = view;
  const { part } = before;
  if (plan === undefined || part === undefined || !frame.verbs.includes("skip") || frame.lines.length + frame.subjects.length > 0)
    return undefined;
  const numbers = frame.numbers.length > 0 ? frame.numbers : before.numbers;
  return spareInPlan({ ...frame, part, numbers, days: frame.days.length > 0 ? frame.days : before.days }, plan, view);
}
