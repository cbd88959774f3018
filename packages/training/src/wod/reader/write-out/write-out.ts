import { correctionsOf } from "./corrections.ts";
import { circuitsOf } from "./circuits.ts";
import { nestedSetsOf, setBlocksOf } from "./nested-sets.ts";
import { bracketsOf, groupsOf, nestedOf } from "./groups.ts";
import { bareWindowsOf, eventsOf, minutesOf, placesOf, startsOf, windowsOf, writeSeries, turnsOf } from "./on-the-clock.ts";
import { oddEvenOf } from "./odd-even.ts";
import { amrapSeriesOf } from "./clock/amrap-series.ts";
import { columnsOf } from "./clock/columns.ts";
import { countingUpOf } from "./clock/counting-up.ts";
import { eachIntervalOf } from "./clock/each-interval.ts";
import { spokenLaddersOf } from "./clock/ladders.ts";
import { continuousOf, placedIntervalsOf } from "./clock/placed-intervals.ts";
import { cyclesOf, rotationsOf } from "./clock/rotations.ts";
import { minutesEachOf, workTimesOf } from "./clock/work-times.ts";
import { untilFailureOf } from "./clock/until-failure.ts";
import { prefixesOf } from "./line-prefixes.ts";
import { complexSetsOf, setRangesOf, setRowsOf, spacedSetsOf } from "./lifting/set-rows.ts";
import { complexCountsOf, sharesFirstOf, testsOf } from "./lifting/shares-first.ts";
import { triSetsOf } from "./lifting/tri-sets.ts";
import { positionsOf, trainingMaxOf, workUpsOf } from "./lifting/work-ups.ts";
import { lastEasyOf, phasesOf, warmUpFirstOf, restSentencesOf, stridesOf } from "./phases.ts";
import { pacesOf } from "./paces.ts";
import { recoveriesOf } from "./recoveries.ts";
import { restsAfterOf, roundRestsOf, secondsOf, setRestsOf } from "./rests.ts";
import { clausesOf, listedSetsOf, sentencesOf } from "./sentences.ts";
import { listsOf, repsOf, implementsOf, laddersOf, loadsOf, mostOf, timesOf, topSetsOf } from "./shared-words.ts";
import { frontsOf, warmUpRoundsOf } from "./rounds-behind.ts";
import { repeatsOf, waysAgainOf } from "./repeats.ts";
import { shortFormsOf } from "./short-forms.ts";
import { waysToStationsOf } from "./stations.ts";
import { supersetsOf } from "./supersets.ts";
import { tabatasOf } from "./tabatas.ts";
import { postsOf, titlesOf } from "./titles.ts";
import { marksOf, stationsOf } from "./ways.ts";
import type { Lines } from "./lines.ts";

/* What lines of a workout say together, written out so that each line says it by itself. */

const STEPS = [
  prefixesOf,
  correctionsOf,
  columnsOf,
  titlesOf,
  postsOf,
  countingUpOf,
  minutesEachOf,
  workTimesOf,
  restsAfterOf,
  sharesFirstOf,
  complexCountsOf,
  testsOf,
  setRowsOf,
  spacedSetsOf,
  complexSetsOf,
  setRangesOf,
  waysToStationsOf,
  shortFormsOf,
  triSetsOf,
  amrapSeriesOf,
  cyclesOf,
  rotationsOf,
  eachIntervalOf,
  placedIntervalsOf,
  continuousOf,
  spokenLaddersOf,
  untilFailureOf,
  workUpsOf,
  trainingMaxOf,
  positionsOf,
  warmUpFirstOf,
  listedSetsOf,
  topSetsOf,
  frontsOf,
  warmUpRoundsOf,
  circuitsOf,
  setBlocksOf,
  pacesOf,
  recoveriesOf,
  stridesOf,
  lastEasyOf,
  phasesOf,
  nestedSetsOf,
  restSentencesOf,
  supersetsOf,
  tabatasOf,
  oddEvenOf,
  secondsOf,
  setRestsOf,
  roundRestsOf,
  sentencesOf,
  clausesOf,
  repsOf,
  listsOf,
  timesOf,
  implementsOf,
  waysAgainOf,
  repeatsOf,
  placesOf,
  eventsOf,
  startsOf,
  bareWindowsOf,
  minutesOf,
  marksOf,
  windowsOf,
  writeSeries,
  groupsOf,
  nestedOf,
  bracketsOf,
  laddersOf,
  stationsOf,
  turnsOf,
  loadsOf,
  mostOf,
];

/** A text whose lines can be read one by one. What says nothing of other lines stays as it was typed. */
export function writtenOut(typed: string): string {
  const lines = typed.replaceAll("\r", "").split("\n");
  return STEPS.reduce((read: Lines, step) => step(read), lines).join("\n");
}
