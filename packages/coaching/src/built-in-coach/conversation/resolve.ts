import type { AskedQuestion } from "../answer/asked.ts";
import type { Diary } from "../own-data/diary.ts";
import type { Draft } from "../topic.ts";
import { answerReport } from "../changes/report/index.ts";
import { dayAWeekOn, dayBeside, sessionOfDay, workOfDay } from "./sessions/day-agenda.ts";
import { doneOnOtherDay } from "./sessions/done-on-other-day.ts";
import { enteredSession } from "./sessions/entered-session.ts";
import { goalOfCard, otherGoalTarget } from "./cards/goal-target.ts";
import { otherWeek } from "./cards/other-week.ts";
import { bestAYearAgo, lastRecord, paceOfBests, weightChange } from "./values/last-record.ts";
import { whyLightWeek } from "./plan/light-week.ts";
import { knownOfRecovery, minutesAndLoad } from "./comparisons/minutes-and-load.ts";
import { raceCountdown } from "./races/race-countdown.ts";
import { gettingWorse, sameBefore } from "./sessions/same-before.ts";
import { illness } from "./illness.ts";
import { longestDone } from "./sessions/longest-done.ts";
import { moreOfStation, stationsLeastTrained } from "./sessions/stations-done.ts";
import { testForecast } from "./races/test-forecast.ts";
import { workoutJudged, workoutTarget } from "./sessions/workout-judged.ts";
import { racesDone } from "./races/races-done.ts";
import { sameSets } from "./sessions/same-sets.ts";
import { storedTwice } from "./sessions/stored-twice.ts";
import { extremeOfPeriod, leftThisWeek, spanBefore } from "./comparisons/of-last-period.ts";
import { easierToo, raceOnOtherDay, targetOfRace } from "./races/race-meant.ts";
import { onTrip } from "./plan/trip.ts";
import { otherValueOf, valueByNumber } from "./values/value-by-number.ts";
import { bodyWeightRatio, liftRatio } from "./values/weight-ratio.ts";
import { withoutSome } from "./sessions/without-some.ts";
import { weekdayForGood } from "./sessions/weekday-for-good.ts";
import { readLastAnswer } from "../turn/follow-up/record.ts";
import { type Frame, readFrame } from "../turn/frame.ts";
import { sayIn, type Tongue } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";
import { newBodyWeight } from "./cards/body-weight.ts";
import { replyToOpenCard } from "./cards/card-replies.ts";
import { cannotTrain } from "./sessions/cannot-train.ts";
import { compareSpans } from "./comparisons/compare-spans.ts";
import { differenceOf, inPercent, isMoreOrLess } from "./comparisons/compare-answers.ts";
import { restDayBefore, runOnDay, sameDayEarlier } from "./sessions/day-of-work.ts";
import { type Followed, openCards } from "./follow-up-of.ts";
import { gettingEasier } from "./comparisons/getting-easier.ts";
import { judgeAgain } from "./comparisons/judge-again.ts";
import { missedSessions } from "./sessions/missed-sessions.ts";
import { minutesPerSession, moveInstead, onlyThoseDays, otherDayOfBest, shortenInstead } from "./cards/other-wish.ts";
import { goalByNumber, goalGap, goalOfThat, onTrack, progressOf, sinceThen } from "./values/progress-of.ts";
import { newEquipment } from "./cards/new-equipment.ts";
import { planEnd } from "./plan/plan-end.ts";
import { raceResult } from "./races/race-result.ts";
import { bestInPeriod, bestNamed, bestThen, moreThanThen, paceOfZone } from "./values/named-value.ts";
import { inWeather } from "./plan/weather.ts";
import { betterThanLast, logNamedWorkout, workoutResults } from "./cards/named-workout.ts";
import { shareOfNamed } from "./comparisons/share-of.ts";
import { againstPlan, changeThat, isSlow, wholeWeekOut } from "./sessions/that-session.ts";
import { whichOne } from "./comparisons/which-one.ts";
import { whyDifference } from "./comparisons/why-difference.ts";
import { whyHardAndVerdict } from "./sessions/why-and-verdict.ts";
import { whyHard } from "./sessions/why-hard.ts";

/** What a dialogue is about when a turn comes: its cards, what the last answer named, its subject, measure and time. */
export function readState(
  { content, turns }: AskedQuestion,
  before: Frame | undefined,
  tongue: Tongue,
  known: { readonly diary: Diary; readonly view: CoachView },
): Followed {
  const frame = readFrame(content, tongue, known.view.today);
  return {
    tongue,
    words: frame.words,
    frame,
    turns,
    // No reader here needs the articles, so none are looked up.
    last: readLastAnswer(turns, before, tongue, { ...known, articles: [] }),
    cards: openCards(turns),
    ...known,
    say: sayIn(tongue),
  };
}

/** A turn that is wholly read beside what the conversation holds: its cards, its numbers, the sessions it named. Undefined where a word is left over. */
export function resolveTurn(
  asked: AskedQuestion,
  before: Frame | undefined,
  tongue: Tongue,
  known: { readonly diary: Diary; readonly view: CoachView },
): Draft | undefined {
  const turn = readState(asked, before, tongue, known);
  // "Getting worse" may be about form, with the word of a complaint.
  const worse = gettingWorse(turn) ?? illness(turn);
  if (worse !== undefined) return worse;
  const corrected = turn.cards.length > 0 ? newBodyWeight(turn) : undefined;
  if (corrected !== undefined) return corrected;
  if (turn.frame.hasPain || turn.frame.isIll) return undefined;
  return readTurn(READERS, turn) ?? (turn.turns.length === 0 ? undefined : readTurn(LATER_READERS, turn));
}

type TurnReader = (turn: Followed) => Draft | undefined;

/** The answer of the first reader that has one, with its name. */
function readTurn(readers: readonly TurnReader[], turn: Followed): Draft | undefined {
  for (const read of readers) {
    const draft = read(turn);
    if (draft !== undefined) return { ...draft, reader: draft.reader ?? read.name };
  }
  return undefined;
}

/** Who reads a turn beside what the conversation holds, in this order. */
const READERS: readonly TurnReader[] = [
  answerReport,
  otherWeek,
  easierToo,
  raceOnOtherDay,
  goalOfCard,
  replyToOpenCard,
  otherGoalTarget,
  onTrip,
  raceCountdown,
  lastRecord,
  bestAYearAgo,
  paceOfBests,
  weightChange,
  minutesAndLoad,
  knownOfRecovery,
  whyLightWeek,
  sameBefore,
  withoutSome,
  valueByNumber,
  otherValueOf,
  bodyWeightRatio,
  longestDone,
  targetOfRace,
  leftThisWeek,
  spanBefore,
  whyDifference,
  racesDone,
  storedTwice,
  sameSets,
  goalByNumber,
  workoutJudged,
  workoutTarget,
  stationsLeastTrained,
  moreOfStation,
  testForecast,
  liftRatio,
  enteredSession,
  weekdayForGood,
  doneOnOtherDay,
  dayBeside,
  workOfDay,
  dayAWeekOn,
  sessionOfDay,
  shortenInstead,
  moveInstead,
  onlyThoseDays,
  otherDayOfBest,
  betterThanLast,
  wholeWeekOut,
  changeThat,
  logNamedWorkout,
  newBodyWeight,
  minutesPerSession,
  newEquipment,
  workoutResults,
  whyHardAndVerdict,
  whyHard,
  compareSpans,
  missedSessions,
  progressOf,
  sinceThen,
  goalGap,
  onTrack,
  planEnd,
  cannotTrain,
  runOnDay,
  sameDayEarlier,
  restDayBefore,
  raceResult,
  bestThen,
  bestInPeriod,
  bestNamed,
  againstPlan,
  gettingEasier,
  goalOfThat,
  isSlow,
  judgeAgain,
  inWeather,
];

/** Who reads a turn that compares or sums up what was answered before, in this order. */
const LATER_READERS: readonly TurnReader[] = [
  shareOfNamed,
  moreThanThen,
  paceOfZone,
  isMoreOrLess,
  inPercent,
  differenceOf,
  whichOne,
  extremeOfPeriod,
];
