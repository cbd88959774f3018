import { type Amount, comparePeriods, type NamedPeriod } from "../judging/compare-periods.ts";
import type { Draft } from "../../topic.ts";
import { readFrame } from "../../turn/frame.ts";
import { periodIn } from "../../turn/names.ts";
import type { Period } from "../../turn/times.ts";
import { isQuestion } from "../utterance/act.ts";
import type { Heard } from "./heard.ts";

const MORE_OR_LESS = /\b(?:(?:is|was|were|did|does|that) .*)?\b(more|less|fewer|higher|lower|bigger)\b/;
const AMOUNTS: readonly (readonly [Amount, RegExp])[] = [
  ["tonnage", /\b(?:tonn(?:es?|age)|tons?|how much (?:weight )?(?:have i|did i) (?:lift|lifted)|kilos?|lifted)\b/],
  ["run distance", /\b(?:kms?|kilomet\w+|far|distance)\b.*\b(?:run|ran|running)\b|\b(?:run|ran)\b.*\b(?:kms?|kilomet\w+|far)\b/],
  ["distance", /\b(?:kms?|kilomet\w+|distance)\b/],
  ["load", /\bload\b/],
  ["time", /\b(?:hours?|minutes|how (?:long|much time))\b/],
  ["sessions", /\b(?:sessions?|workouts?|how often)\b/],
];
const MOST_WORDS = 8;

/** "How many tonnes in November?", then "was October more?": the same amount of the other period, with the verdict. English. */
export function isPeriodMore({ tongue, words, utterance, frame, asked, diary, view }: Heard): Draft | undefined {
  const before = asked.turns.at(-1)?.question;
  const way = MORE_OR_LESS.exec(words)?.[1];
  const [period, other] = frame.periods;
  if (tongue !== "en" || before === undefined || way === undefined || /\bthan\b/.test(words) || period === undefined || other !== undefined)
    return undefined;
  if (
    !isQuestion(utterance) ||
    words.split(" ").length > MOST_WORDS ||
    frame.subjects.some(({ sport }) => sport !== "run") ||
    asked.turns.at(-1)?.proposals.length !== 0
  )
    return undefined;
  const last = readFrame(before, tongue, view.today);
  const [periodBefore, second] = last.periods;
  const of = AMOUNTS.find(([, said]) => said.test(last.words))?.[0];
  const isPlain = last.subjects.every(
    ({ lift, test, kind, sport }) => lift === undefined && test === undefined && (kind === undefined || sport === "run"),
  );
  if (
    periodBefore === undefined ||
    second !== undefined ||
    of === undefined ||
    !isPlain ||
    (period.to > view.today === periodBefore.to > view.today && period.from === periodBefore.from)
  )
    return undefined;
  const named = (each: Period): NamedPeriod => ({ name: periodIn(tongue, each, view.today), from: each.from, to: each.to });
  return comparePeriods(named(period), named(periodBefore), of, /^(?:less|fewer|lower)$/.test(way) ? "less" : "more", diary, view.today);
}
