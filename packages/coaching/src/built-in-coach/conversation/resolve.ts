import type { Asked } from "../answer/asked.ts";
import type { Diary } from "../own-data/diary.ts";
import type { Draft } from "../topic.ts";
import { answerReport } from "../report/index.ts";
import { dayAWeekOn, dayBeside, sessionOfDay, workOfDay } from "./day-agenda.ts";
import { doneOnOtherDay } from "./done-on-other-day.ts";
import { enteredSession } from "./entered-session.ts";
import { goalOfCard, otherGoalTarget } from "./goal-target.ts";
import { otherWeek } from "./other-week.ts";
import { bestAYearAgo, lastRecord, paceOfBests, weightChange } from "./last-record.ts";
import { whyLightWeek } from "./light-week.ts";
import { knownOfRecovery, minutesAndLoad } from "./minutes-and-load.ts";
import { raceCountdown } from "./race-countdown.ts";
import { gettingWorse, sameBefore } from "./same-before.ts";
import { illness } from "./illness.ts";
import { longestDone } from "./longest-done.ts";
import { moreOfStation, stationsLeastTrained } from "./stations-done.ts";
import { testForecast } from "./test-forecast.ts";
import { workoutJudged, workoutTarget } from "./workout-judged.ts";
import { racesDone } from "./races-done.ts";
import { sameSets } from "./same-sets.ts";
import { storedTwice } from "./stored-twice.ts";
import { extremeOfPeriod, leftThisWeek, spanBefore, whyLess } from "./of-last-period.ts";
import { easierToo, raceOnOtherDay, targetOfRace } from "./race-meant.ts";
import { onTrip } from "./trip.ts";
import { otherValueOf, valueByNumber } from "./value-by-number.ts";
import { bodyWeightRatio, liftRatio } from "./weight-ratio.ts";
import { withoutSome } from "./without-some.ts";
import { weekdayForGood } from "./weekday-for-good.ts";
import { readLastAnswer } from "../turn/follow-up/record.ts";
import { type Frame, readFrame } from "../turn/frame.ts";
import { sayIn, type Tongue } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";
import { newBodyWeight } from "./body-weight.ts";
import { replyToOpenCard } from "./card-replies.ts";
import { cannotTrain } from "./cannot-train.ts";
import { compareSpans } from "./compare-spans.ts";
import { differenceOf, inPercent, isMoreOrLess } from "./compare-answers.ts";
import { restDayBefore, runOnDay, sameDayEarlier } from "./day-of-work.ts";
import { type Followed, openCards } from "./follow-up-of.ts";
import { gettingEasier } from "./getting-easier.ts";
import { judgeAgain } from "./judge-again.ts";
import { missedSessions } from "./missed-sessions.ts";
import { minutesPerSession, moveInstead, onlyThoseDays, otherDayOfBest, shortenInstead } from "./other-wish.ts";
import { goalByNumber, goalGap, goalOfThat, onTrack, progressOf, sinceThen } from "./progress-of.ts";
import { newEquipment } from "./new-equipment.ts";
import { planEnd } from "./plan-end.ts";
import { raceResult } from "./race-result.ts";
import { bestInPeriod, bestNamed, bestThen, moreThanThen, paceOfZone } from "./named-value.ts";
import { inWeather } from "./weather.ts";
import { betterThanLast, logNamedWorkout, workoutResults } from "./named-workout.ts";
import { shareOfNamed } from "./share-of.ts";
import { againstPlan, changeThat, isSlow, wholeWeekOut } from "./that-session.ts";
import { whichOne } from "./which-one.ts";
import { whyHard } from "./why-hard.ts";

/** What a dialogue is about when a turn comes: its cards, what the last answer named, its subject, measure and time. */
export function readState(
  { content, turns }: Asked,
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
  asked: Asked,
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
  return (
    answerReport(turn) ??
    otherWeek(turn) ??
    easierToo(turn) ??
    raceOnOtherDay(turn) ??
    goalOfCard(turn) ??
    replyToOpenCard(turn) ??
    otherGoalTarget(turn) ??
    onTrip(turn) ??
    raceCountdown(turn) ??
    lastRecord(turn) ??
    bestAYearAgo(turn) ??
    paceOfBests(turn) ??
    weightChange(turn) ??
    minutesAndLoad(turn) ??
    knownOfRecovery(turn) ??
    whyLightWeek(turn) ??
    sameBefore(turn) ??
    withoutSome(turn) ??
    valueByNumber(turn) ??
    otherValueOf(turn) ??
    bodyWeightRatio(turn) ??
    longestDone(turn) ??
    targetOfRace(turn) ??
    leftThisWeek(turn) ??
    spanBefore(turn) ??
    whyLess(turn) ??
    racesDone(turn) ??
    storedTwice(turn) ??
    sameSets(turn) ??
    goalByNumber(turn) ??
    workoutJudged(turn) ??
    workoutTarget(turn) ??
    stationsLeastTrained(turn) ??
    moreOfStation(turn) ??
    testForecast(turn) ??
    liftRatio(turn) ??
    enteredSession(turn) ??
    weekdayForGood(turn) ??
    doneOnOtherDay(turn) ??
    dayBeside(turn) ??
    workOfDay(turn) ??
    dayAWeekOn(turn) ??
    sessionOfDay(turn) ??
    shortenInstead(turn) ??
    moveInstead(turn) ??
    onlyThoseDays(turn) ??
    otherDayOfBest(turn) ??
    betterThanLast(turn) ??
    wholeWeekOut(turn) ??
    changeThat(turn) ??
    logNamedWorkout(turn) ??
    newBodyWeight(turn) ??
    minutesPerSession(turn) ??
    newEquipment(turn) ??
    workoutResults(turn) ??
    whyHard(turn) ??
    compareSpans(turn) ??
    missedSessions(turn) ??
    progressOf(turn) ??
    sinceThen(turn) ??
    goalGap(turn) ??
    onTrack(turn) ??
    planEnd(turn) ??
    cannotTrain(turn) ??
    runOnDay(turn) ??
    sameDayEarlier(turn) ??
    restDayBefore(turn) ??
    raceResult(turn) ??
    bestThen(turn) ??
    bestInPeriod(turn) ??
    bestNamed(turn) ??
    againstPlan(turn) ??
    gettingEasier(turn) ??
    goalOfThat(turn) ??
    isSlow(turn) ??
    judgeAgain(turn) ??
    inWeather(turn) ??
    (turn.turns.length === 0
      ? undefined
      : (shareOfNamed(turn) ??
        moreThanThen(turn) ??
        paceOfZone(turn) ??
        isMoreOrLess(turn) ??
        inPercent(turn) ??
        differenceOf(turn) ??
        whichOne(turn) ??
        extremeOfPeriod(turn)))
  );
}
