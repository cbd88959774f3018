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
import { writeOutSendOffs } from "./send-offs.ts";
import {
  writeOutForLoad,
  writeOutImplementLines,
  writeOutIndentedRepeats,
  writeOutLettered,
  writeOutNestedLists,
  writeOutPairRests,
  writeOutSharedLifts,
  writeOutThen,
  writeOutTurnLists,
} from "./shared-heads.ts";
import { writeOutShortForms } from "./short-forms.ts";
import { writeOutSupersets } from "./supersets.ts";
import { writeOutTabatas } from "./tabatas.ts";
import { writeOutPosts, writeOutTitles } from "./titles.ts";
import { writeOutMarks, writeOutStations } from "./ways.ts";
import type { Lines } from "./lines.ts";

const TEMPO = String.raw`(?:(?:race|renn|wettkampf|wedstrijd)?[- ]?(?:tempo|pace|pacing))`;
const PACE = new RegExp(
  String.raw`(?:,?\s*\(\s*)?(?<!\p{L})(?:(?:im|in|at|op|auf) (3|5|10|15)[- ]?km?[- ]${TEMPO}|(?:[aà] |al |en |no |au )?(?:allure|ritmo|rythme)(?: de| di| du| da)? (3|5|10|15) ?km?)(?![\p{L}\d])(?:\s*\))?`,
  "giu",
);

/** "6 x 800 m im 10-km-Tempo", "6x 500 m (ritmo de 5k)": "@ 10k pace". */
function writeOutPaces(lines: Lines): Lines {
  return lines.map((line) =>
    line
      .replaceAll(PACE, (found: string, first: string | undefined, second: string | undefined) => {
        const [opens, closes] = [found.includes("("), found.endsWith(")")];
        const pace = ` @ ${first ?? second ?? ""}k pace`;
        return opens === closes ? pace : found;
      })
      .replaceAll(/ {2,}(?=@ \d)/g, " "),
  );
}

const MINUTES = String.raw`(?:min(?:ut[a-z]*)?\.?|runden?|rounds?)`;
const ODD = String.raw`(?:odd|ungerade[nr]?|impar(?:es)?|[ií]mpar(?:es)?|impaire?s?|dispari|oneven)`;
const EVEN = String.raw`(?:even|gerade[nr]?|par(?:es)?|paire?s?|pari|even)`;
const place = (word: string): string =>
  String.raw`(?:(?:in |on |the |den |die |las? |los |les |nei |os |nos |de )*(?:${MINUTES} ${word}|${word} ?${MINUTES}|${word}(?= ?[:=-])|(?<=\b(?:in den|en las?|en los|dans les|nei|nelle|nos|nas|in de) )${word}))\s*[:=-]?\s*`;
const TURN = new RegExp(String.raw`(?<!\p{L})(?:(${place(ODD)})|(${place(EVEN)}))(?=\S)`, "giu");

/** "EMOM 12: minuti pari 15 piegamenti, minuti dispari 10 trazioni": a line for each, the odd minutes first. */
function writeOutOddEven(lines: Lines): Lines {
  const at = lines.findIndex((line) => /\be\d?mom\b|\botm\b|\bevery\b/i.test(line));
  if (at < 0) return lines;
  const text = lines.slice(at).join("\n");
  const turns = [...text.matchAll(TURN)];
  const [first, second] = turns;
  if (turns.length !== 2 || first === undefined || second === undefined || (first[1] === undefined) === (second[1] === undefined))
    return lines;
  const trimmed = (work: string): string => work.replace(/[\s,;.:-]+$/u, "");
  const head = trimmed(text.slice(0, first.index));
  const before = trimmed(text.slice(first.index + first[0].length, second.index));
  const [after = "", ...below] = text.slice(second.index + second[0].length).split("\n");
  const [odd, even] = first[1] === undefined ? [after, before] : [before, after];
  return [...lines.slice(0, at), ...head.split("\n"), `odd: ${odd}`, `even: ${even}`, ...below];
}

const RUN = String.raw`(?:run|row|ski|bike|jog|lauf(?:en)?|rudern|course|carrera|correr|corsa|corrida|hardlopen|lopen)`;
const STATION = String.raw`(?:stations?|[uü]bung|exercise|movement|poste|atelier|exercice|estaci[oó]n|ejercicio|stazione|esercizio|esta[cç][aã]o|exerc[ií]cio|oefening)`;
const WAY = String.raw`(\d+(?:[.,]\d+)? ?(?:k|km|m)\b(?: (?:of|de|di|van))? ?)(${RUN})`;
const WAY_AND_STATION = new RegExp(
  String.raw`^\W*(\d{1,2}) ?(?:[x×]|rounds?|rds|runden|tours|rondas|vueltas|giri|rondes)\W*(?:of|von|de|di|van)? ?${WAY}((?: (?:together|tgthr|easy|hard|steady))?(?: ?@[^+&(),]*)?),? ?(?:\+|&|(?:and )?then|followed by|dann|und|puis|et|luego|y|poi|e|daarna|en|and)(?: (?:1|an?|one|eine?|une?|un[ao]?|een))? ?${STATION}(?!\p{L})(.*)$`,
  "iu",
);
const PLACE = /^\s*(?:[-*•]\s+)?(?:(?:r|round|runde|station|#)? ?(\d{1,2})(?:[.):]|\s)\s*)?(?=\S)/iu;

/** "8 x 500 m run + station" above eight stations: the run stands before each. */
function writeOutWaysToStations(lines: Lines): Lines {
  const at = lines.findIndex((line) => WAY_AND_STATION.test(line));
  const [, count, amount = "", sport = "", how = "", said = ""] = WAY_AND_STATION.exec(lines[at] ?? "") ?? [];
  const stations = lines.slice(at + 1, at + 1 + Number(count));
  const arePlaced = stations.every((line, index) => Number(PLACE.exec(line)?.[1]) === index + 1);
  const areListed = stations.every((line) => /\p{L}/u.test(line) && (arePlaced || /^\s*(?:[-*•]\s+)?\d/.test(line)));
  if (count === undefined || stations.length !== Number(count) || !areListed) return lines;
  const note = said.replaceAll(/^\W+|\W+$/g, "");
  return [
    ...lines.slice(0, at),
    ...(note === "" ? [] : [note]),
    "For time",
    ...stations.flatMap((line) => [`${amount.trim()} ${sport}${how.trimEnd()}`, inOneWay(arePlaced ? line.replace(PLACE, "") : line)]),
    ...lines.slice(at + 1 + stations.length),
  ];
}

/** "sled push 2 x 25" at a station: 50 m, there and back. */
function inOneWay(station: string): string {
  return station.replace(
    /(?<=\b(?:sled|prowler|carry|walk|farmers?|lunges?|crawl|bbj|broad jumps?)\b[^\d\n]*)([2-9]) ?[x×] ?(\d{2,3})(?: ?m\b)?/iu,
    (_, times: string, way: string) => `${Number(times) * Number(way)} m`,
  );
}

/* What lines of a workout say together, written out so that each line says it by itself. */

const STEPS = [
  writeOutPrefixes,
  writeOutSendOffs,
  writeOutNestedLists,
  writeOutIndentedRepeats,
  writeOutSharedLifts,
  writeOutTurnLists,
  writeOutLettered,
  writeOutPairRests,
  writeOutImplementLines,
  writeOutForLoad,
  writeOutThen,
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
