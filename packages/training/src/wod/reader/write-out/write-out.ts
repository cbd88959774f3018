import { writeOutCorrections } from "./corrections.ts";
import { writeOutCircuits } from "./circuits.ts";
import { writeOutNestedSets, writeOutSetBlocks } from "./nested-sets.ts";
import { writeOutBrackets, writeOutGroups, writeOutNested } from "./groups.ts";
import {
  writeOutBareWindows,
  writeOutEvents,
  writeOutMinutes,
  writeOutPlaces,
  writeOutStarts,
  writeOutWindows,
  writeSeries,
  writeOutTurns,
} from "./on-the-clock.ts";
import { writeOutOddEven } from "./odd-even.ts";
import { writeOutAmrapSeries } from "./clock/amrap-series.ts";
import { writeOutColumns } from "./clock/columns.ts";
import { writeOutCountingUp } from "./clock/counting-up.ts";
import { writeOutEachInterval } from "./clock/each-interval.ts";
import { writeOutSpokenLadders } from "./clock/ladders.ts";
import { writeOutContinuous, writeOutPlacedIntervals } from "./clock/placed-intervals.ts";
import { writeOutCycles, writeOutRotations } from "./clock/rotations.ts";
import { writeOutMinutesEach, writeOutWorkTimes } from "./clock/work-times.ts";
import { writeOutUntilFailure } from "./clock/until-failure.ts";
import { writeOutPrefixes } from "./line-prefixes.ts";
import { writeOutComplexSets, writeOutSetRanges, writeOutSetRows, writeOutSpacedSets } from "./lifting/set-rows.ts";
import { writeOutComplexCounts, writeOutSharesFirst, writeOutTests } from "./lifting/shares-first.ts";
import { writeOutTriSets } from "./lifting/tri-sets.ts";
import { writeOutPositions, writeOutTrainingMax, writeOutWorkUps } from "./lifting/work-ups.ts";
import { writeOutLastEasy, writeOutPhases, writeOutWarmUpFirst, writeOutRestSentences, writeOutStrides } from "./phases.ts";
import { writeOutPaces } from "./paces.ts";
import { writeOutRecoveries } from "./recoveries.ts";
import { writeOutRestsAfter, writeOutRoundRests, writeOutSeconds, writeOutSetRests } from "./rests.ts";
import { writeOutClauses, writeOutListedSets, writeOutSentences } from "./sentences.ts";
import {
  writeOutLists,
  writeOutReps,
  writeOutImplements,
  getLadders,
  writeOutLoads,
  writeOutMost,
  writeOutTimes,
  writeOutTopSets,
} from "./shared-words.ts";
import { writeOutFronts, getWarmUpRounds } from "./rounds-behind.ts";
import { writeOutRepeats, writeOutWaysAgain } from "./repeats.ts";
import { writeOutShortForms } from "./short-forms.ts";
import { writeOutWaysToStations } from "./stations.ts";
import { writeOutSupersets } from "./supersets.ts";
import { writeOutTabatas } from "./tabatas.ts";
import { writeOutPosts, writeOutTitles } from "./titles.ts";
import { writeOutMarks, writeOutStations } from "./ways.ts";
import type { Lines } from "./lines.ts";

/* What lines of a workout say together, written out so that each line says it by itself. */

const STEPS = [
  writeOutPrefixes,
  writeOutCorrections,
  writeOutColumns,
  writeOutTitles,
  writeOutPosts,
  writeOutCountingUp,
  writeOutMinutesEach,
  writeOutWorkTimes,
  writeOutRestsAfter,
  writeOutSharesFirst,
  writeOutComplexCounts,
  writeOutTests,
  writeOutSetRows,
  writeOutSpacedSets,
  writeOutComplexSets,
  writeOutSetRanges,
  writeOutWaysToStations,
  writeOutShortForms,
  writeOutTriSets,
  writeOutAmrapSeries,
  writeOutCycles,
  writeOutRotations,
  writeOutEachInterval,
  writeOutPlacedIntervals,
  writeOutContinuous,
  writeOutSpokenLadders,
  writeOutUntilFailure,
  writeOutWorkUps,
  writeOutTrainingMax,
  writeOutPositions,
  writeOutWarmUpFirst,
  writeOutListedSets,
  writeOutTopSets,
  writeOutFronts,
  getWarmUpRounds,
  writeOutCircuits,
  writeOutSetBlocks,
  writeOutPaces,
  writeOutRecoveries,
  writeOutStrides,
  writeOutLastEasy,
  writeOutPhases,
  writeOutNestedSets,
  writeOutRestSentences,
  writeOutSupersets,
  writeOutTabatas,
  writeOutOddEven,
  writeOutSeconds,
  writeOutSetRests,
  writeOutRoundRests,
  writeOutSentences,
  writeOutClauses,
  writeOutReps,
  writeOutLists,
  writeOutTimes,
  writeOutImplements,
  writeOutWaysAgain,
  writeOutRepeats,
  writeOutPlaces,
  writeOutEvents,
  writeOutStarts,
  writeOutBareWindows,
  writeOutMinutes,
  writeOutMarks,
  writeOutWindows,
  writeSeries,
  writeOutGroups,
  writeOutNested,
  writeOutBrackets,
  getLadders,
  writeOutStations,
  writeOutTurns,
  writeOutLoads,
  writeOutMost,
];

/** A text whose lines can be read one by one. What says nothing of other lines stays as it was typed. */
export function writtenOut(typed: string): string {
  const lines = typed.replaceAll("\r", "").split("\n");
  return STEPS.reduce((read: Lines, step) => step(read), lines).join("\n");
}
