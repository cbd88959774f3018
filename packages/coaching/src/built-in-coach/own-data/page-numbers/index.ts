import type { AskedQuestion } from "../../answer/asked.ts";
import type { Diary } from "../diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { blockProgress } from "./block-progress.ts";
import { compareSessions } from "./compare-sessions.ts";
import { ASKS_TO_TRAIN, formOutlook } from "./form-outlook.ts";
import { goalOutlook } from "./goal-outlook.ts";
import { liftMaximum } from "./lift-maximum.ts";
import { type PageNumber, type PageQuestion, readPageQuestion } from "./page-question.ts";
import { partOfTotal } from "./part-of-total.ts";
import { plannedTest } from "./planned-test.ts";
import { raceDemand } from "./race-demand.ts";
import { raceEstimate } from "./race-estimate.ts";
import { racePhases, raceLoads, racePreparation } from "./race-preparation.ts";
import { recentBests } from "./recent-bests.ts";
import { ratedAbovePlan } from "./rated-above-plan.ts";
import { stalledLift } from "./stalled-lift.ts";
import { stationToTrain } from "./station-to-train.ts";
import { comparedWeeks, hardestWeekAhead, heaviestWeekOfBlock } from "./plan-weeks.ts";
import { weekDistance } from "./week-distance.ts";
import { weekLoad } from "./week-load.ts";
import { weekTotals } from "./week-totals.ts";
import { addDays, getMonday, raceTime, shortDay, vdotFromRace } from "@ironpace/training";
import { bestOfTest } from "../../asking/best.ts";
import { bullet, clock } from "../../say.ts";

/** Weeks in a row with training, as the dashboard counts them. */
const trainingStreak: PageNumber = {
  name: "streak",
  isAsked: ({ words }) => /\bstreak\b/.test(words) && !/\b(?:day|days|month|months)\b/.test(words),
  answer: answerStreak,
};

function answerStreak({ diary, view }: PageQuestion): Draft | undefined {
  const weeks = [...new Set(diary.work.map(({ on }) => getMonday(on)))].toSorted();
  if (weeks.length === 0) return undefined;
  const runs: number[] = [];
  for (const [at, monday] of weeks.entries()) {
    const before = weeks[at - 1];
    if (before !== undefined && addDays(before, 7) === monday) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(1);
  }
  const longest = Math.max(...runs);
  // A week that has just begun breaks nothing.
  const isOpen = (weeks.at(-1) ?? "") >= addDays(getMonday(view.today), -7);
  const current = isOpen ? (runs.at(-1) ?? 0) : 0;
  return {
    text: [
      `**${current} ${current === 1 ? "week" : "weeks"}** in a row with training${current > 0 && current === longest ? ": your longest." : `. Your longest: **${longest} weeks**.`}`,
      "A week counts as soon as one session in it is done.",
    ],
  };
}

/** Two run times held against each other: which of them is the better one for its distance. */
const twoTests: PageNumber = {
  name: "two run times",
  isAsked: ({ words, slots }) =>
    slots.tests.length === 2 &&
    slots.times.length === 0 &&
    /\b(?:compar\w*|match\w*|in line|against|vs|versus|better|weaker|stronger|fit)\b/.test(words) &&
    !/\b(?:since|improv\w*|faster|progress|this year)\b/.test(words),
  answer: answerTests,
};

const SAME_SHARE = 0.005;

function answerTests({ slots, diary }: PageQuestion): Draft | undefined {
  const bests = slots.tests.flatMap((test) => {
    const best = bestOfTest(test, diary);
    const value = best.values.at(-1);
    return value === undefined || best.metres === undefined ? [] : [{ name: best.name, metres: best.metres, ...value }];
  });
  const [short, long] = bests.toSorted((a, b) => a.metres - b.metres);
  const vdot = short === undefined ? undefined : vdotFromRace(short.metres, short.value);
  if (short === undefined || long === undefined || vdot === undefined || short.metres === long.metres) return undefined;
  const equal = raceTime(vdot, long.metres);
  const gap = long.value - equal;
  return {
    text: [
      Math.abs(gap) < SAME_SHARE * equal
        ? `**They match**: your ${short.name} corresponds to a ${long.name} of about ${clock(Math.round(equal))}.`
        : `Your **${gap > 0 ? short.name : long.name}** is the better one: ${clock(short.value)} over ${short.name} corresponds to a ${long.name} of about **${clock(Math.round(equal))}**, and yours is ${clock(long.value)}, ${Math.abs(Math.round(gap))} s ${gap > 0 ? "slower" : "faster"}.`,
      bullet([short, long].map(({ name, value, on }) => `${name}: **${clock(value)}** (${shortDay(on)} ${on.slice(0, 4)})`)),
      gap > SAME_SHARE * equal ? "Long and threshold runs move the longer one." : "",
    ].filter((part) => part !== ""),
  };
}

/** Numbers of the pages in the order in which they are looked for: what names its own word comes before what only names a race. */
const PAGE_NUMBERS: readonly PageNumber[] = [
  stalledLift,
  liftMaximum,
  raceLoads,
  blockProgress,
  partOfTotal,
  comparedWeeks,
  hardestWeekAhead,
  heaviestWeekOfBlock,
  ratedAbovePlan,
  stationToTrain,
  twoTests,
  weekTotals,
  weekDistance,
  weekLoad,
  trainingStreak,
  recentBests,
  compareSessions,
  plannedTest,
  formOutlook,
  goalOutlook,
  racePreparation,
  racePhases,
  raceDemand,
  raceEstimate,
];

/** "so is that good?", "why is it so low?", "will I make it?": a question about the number of the question before. */
const ABOUT_THAT =
  /^(?:(?:so|and|but|ok|hm+|wait) )*(?:(?:is|was) (?:that|it) (?:good|bad|ok|okay|normal|enough|a lot|too \w+|realistic|high|low)(?: \w+){0,4}|why(?: is (?:it|that|this)(?: so)?(?: \w+)?)?|(?:will|can|do) i (?:still )?(?:make|reach|hit|get) (?:it|that|there)(?: \w+){0,4}|when (?:will|do|would) i (?:make|reach|hit|get) (?:it|that|there)|which (?:one|of them|set)(?: is it| is right| counts| should i worry about| to worry about| is that)?|(?:and )?in (?:percent|per cent|kg|kilos)|where does (?:it|that) come from|(?:am i|is it) (?:getting|becoming|improving|progressing)(?: any)?(?: (?:better|faster|fitter|stronger|worse|slower))?(?: (?:at it|at them|or not|then|over time|now))?|why so (?:little|much|light|heavy|low|high|few|many)(?: compared (?:to|with) (?:this|last) week)?|(?:and )?(?:what )?if (?:i|the|my) .{0,40}(?:faster|quicker)|based on what|(?:from|on) what(?: \w+){0,3}|how (?:is|was) (?:that|it) (?:calculated|computed|worked out|estimated)|(?:where|what) (?:do|am|would|can) i (?:lose|losing|lost|gain|save|find|take off)(?: \w+){0,6}|what (?:in|of|part of|bit of) (?:the|my) (?:plan|training|block) (?:works|helps|trains|is)(?: \w+){0,4}|(?:and |so )?(?:which|what) (?:week|one|lift|goal) (?:was|is) (?:the )?(?:heaviest|biggest|most|best|worst|highest|lowest|lightest|behind|late|ahead|going best|going well|going worst|at risk|on course|on track|in danger))$/;

/**
 * Answers a question about a number that the pages of the app show, with what is asked of it first: a verdict, its cause, where it leads.
 * @returns undefined where the message asks for no such number
 */
export function answerPageNumber(asked: AskedQuestion, view: CoachView, diary: Diary): Draft | undefined {
  const question = readPageQuestion(asked, view, diary);
  if (question === undefined) return undefined;
  const bests = bestsBeside(question, asked);
  if (bests !== undefined) {
    const each = bests.flatMap((content) => answerPageNumber({ ...asked, content, turns: [] }, view, diary)?.text.slice(0, 1) ?? []);
    return each.length === 0 ? undefined : { text: each };
  }
  const number = PAGE_NUMBERS.find(({ isAsked }) => isAsked(question)) ?? numberBefore(question, asked, view, diary);
  if (number === undefined) return undefined;
  const draft = number.answer(question);
  return draft === undefined ? undefined : { ...draft, reader: number.name };
}

/** "and bests?" after a question about a month: those of that month and the one beside it. */
function bestsBeside({ words }: PageQuestion, { turns }: AskedQuestion): readonly string[] | undefined {
  const before = turns.at(-1)?.question;
  if (before === undefined || !/^(?:and |what about |how about )*(?:the |my )?(?:new )?(?:bests|pbs|prs|records)$/.test(words))
    return undefined;
  const months =
    before.match(/\b(?:(?:this|last) (?:month|week|year)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b/giu) ?? [];
  return months.length === 0
    ? undefined
    : [...new Set(months)].map((month) => `any new bests ${/^(?:this|last)/iu.test(month) ? "" : "in "}${month}?`);
}

const FEW_WORDS = 5;
const ENOUGH_FOR_RACE =
  /\b(?:do|would|will) i (?:really |actually )?need (?:that|so|this) (?:many|much)\b|\b(?:is|are) (?:that|those|they) (?:too many|necessary|needed)\b|\benough for (?:the |my )?(?:race|hyrox|berlin|marathon|race day)\b/;

/** The number that the questions before were about, for a question that names none itself. */
function numberBefore({ words }: PageQuestion, { turns }: AskedQuestion, view: CoachView, diary: Diary): PageNumber | undefined {
  const isOfForm = ASKS_TO_TRAIN.test(words);
  const now =
    ABOUT_THAT.test(words) || ENOUGH_FOR_RACE.test(words) || isOfForm
      ? readPageQuestion({ content: `${words}?`, turns }, view, diary)
      : undefined;
  if (now === undefined) return undefined;
  // "is that enough for Hyrox" after the longest runs: what the race needs of them.
  const last = turns.at(-1)?.question ?? "";
  if (ENOUGH_FOR_RACE.test(words) && /\b(?:runs?|km|longest|distance)\b/iu.test(last) && view.plan?.plan.demand !== undefined)
    return { ...raceDemand, answer: () => raceDemand.answer({ ...now, words: `${last.toLowerCase()} ${words}` }) };
  for (const [at, before] of turns.map((turn, index) => [index, turn] as const).toReversed()) {
    if (before.proposals.length > 0) return undefined;
    const earlier = readPageQuestion({ content: before.question, turns: turns.slice(0, at) }, view, diary);
    const found =
      earlier === undefined
        ? undefined
        : (PAGE_NUMBERS.find(({ isAsked }) => isAsked(earlier)) ?? PAGE_NUMBERS.find(({ isNamed }) => isNamed?.(earlier, words) === true));
    if (isOfForm && found !== undefined && found !== formOutlook) return undefined;
    if (earlier !== undefined && found !== undefined) {
      // What was named before is still meant: its words stand in front of those of now.
      const both: PageQuestion = { ...now, words: `${earlier.words} ${words}`, slots: { ...earlier.slots, words } };
      return { ...found, answer: () => found.answer(both) };
    }
    // "and the one before?" in between goes on with the same.
    const isElliptic = earlier !== undefined && (ABOUT_THAT.test(earlier.words) || earlier.words.split(" ").length <= FEW_WORDS);
    if (!isElliptic) return undefined;
  }
  return undefined;
}
