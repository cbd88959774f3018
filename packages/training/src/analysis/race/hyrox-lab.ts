import { type Athlete, type Competition, type ConditioningBenchmarks, type Level, LEVELS, type Sex } from "../../athlete/athlete.ts";
import { assessCapacities } from "../../athlete/capacities.ts";
import type { Day } from "../../calendar/day.ts";
import { HYROX_STATIONS, type HyroxDivision, stationNamed } from "../../catalogue/race-formats.ts";
import {
  getWholeStation,
  hyroxPacesAt,
  raceStationTarget,
  ROXZONE_SECONDS,
  type TargetFacts,
  targetLevel,
} from "../../season/demand/hyrox/targets.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import { rowSplit, skiSplit } from "../../physiology/rowing.ts";
import { trainingPaces } from "../../physiology/running.ts";
import { statedHyroxTime } from "../../athlete/stated/stated-hyrox-time.ts";
import { provenShare } from "../../session/hyrox/hyrox-prediction.ts";
import type { HyroxTimes } from "../../session/hyrox/hyrox-times.ts";
import type { Seconds } from "../../units/units.ts";
import { choiceDivision, choiceEntry, type HyroxChoice, hyroxSegments } from "./hyrox-parts.ts";
import { fiveKLever, vdotWith5k } from "./five-k-lever.ts";
import { pacedHyrox } from "./paced-hyrox.ts";
import { type Lever, type LeverValues, timeLever, type TimedRace, timedRace } from "./timed-race.ts";
import { stationSeconds } from "../../season/demand/hyrox/station-time.ts";

/** A Hyrox by the athlete's numbers, and what it would be by others. */
export interface HyroxLab {
  /** Absent without a run time. */
  readonly now?: TimedRace;
  /** Seconds more or less that a finish may be off. */
  readonly error: Seconds;
  readonly levers: readonly Lever[];
  /** The race with other numbers, at the level of today: a slider changes what it stands for and nothing else. */
  readonly simulate: (values: LeverValues) => TimedRace | undefined;
  /** Today's race divided for another finish. */
  readonly paced: (now: TimedRace, finish: Seconds) => TimedRace;
}

type Race = Pick<Competition, "partnerRun10k">;

export function hyroxLab(athlete: Athlete, race: Race, choice: HyroxChoice, today: Day): HyroxLab {
  const facts = getFacts(athlete, race, choice, today);
  const level = targetLevel(facts);
  const times = timesWith(facts, athlete.conditioning, level, {});
  const slower = times === undefined ? 1 : provenShare(facts, times);
  const simulate = (values: LeverValues) => raceWith(facts, timesWith(facts, athlete.conditioning, level, values), slower);
  const now = simulate({});
  return {
    ...(now === undefined ? {} : { now }),
    error: getError(facts, level, now),
    levers: getLevers(facts, athlete.conditioning, level, now),
    simulate,
    paced: (divided, finish) => pacedHyrox(facts, level, divided, finish),
  };
}

function getFacts(athlete: Athlete, { partnerRun10k }: Race, choice: HyroxChoice, today: Day): TargetFacts {
  return {
    capacities: assessCapacities(athlete, today),
    level: loadingLevel(athlete.level, athlete.trainingYears),
    division: choiceDivision(choice, athlete.sex),
    sex: athlete.sex,
    entry: {
      kind: choiceEntry(choice),
      ...(partnerRun10k === undefined ? {} : { partnerRun10k }),
    },
    bodyWeight: athlete.bodyWeight,
    proven: statedHyroxTime(athlete),
  };
}

function timesWith(today: TargetFacts, conditioning: ConditioningBenchmarks, level: Level, values: LeverValues): HyroxTimes | undefined {
  const facts = withValues(today, conditioning, values);
  const paces = hyroxPacesAt(facts, level);
  if (paces === undefined) return undefined;
  const stations = HYROX_STATIONS.map((station) => {
    const { seconds } = raceStationTarget(facts, station, level);
    return station.exercise === "Wall ball" && values.wallBalls !== undefined
      ? seconds * wallBallShare(facts, level, values.wallBalls)
      : seconds;
  });
  return { run: paces.race, stations, roxzone: values.roxzone ?? ROXZONE_SECONDS[level] };
}

/** `slower`: share by which a finished race was slower at the stations and between them. */
function raceWith({ division, entry }: TargetFacts, times: HyroxTimes | undefined, slower: number): TimedRace | undefined {
  if (times === undefined) return undefined;
  const { run, stations, roxzone } = times;
  return timedRace(
    hyroxSegments({ run, stations: stations.map((seconds) => seconds * slower), roxzone: roxzone * slower }, division, entry.kind),
  );
}

/** Against the sets that are usual at the level. */
function wallBallShare({ sex, division }: TargetFacts, level: Level, inARow: number): number {
  return wallBallSeconds(inARow, sex, division) / wallBallSeconds(usualInARow(level), sex, division);
}

function withValues(
  { capacities, entry, ...facts }: TargetFacts,
  conditioning: ConditioningBenchmarks,
  { run5k, row500m, partnerRun10k }: LeverValues,
): TargetFacts {
  const own = capacities.vdot?.value;
  const vdot = run5k === undefined || own === undefined ? undefined : vdotWith5k(conditioning, own, run5k);
  return {
    ...facts,
    entry: partnerRun10k === undefined ? entry : { ...entry, partnerRun10k },
    capacities: {
      ...capacities,
      ...(vdot === undefined || capacities.vdot === undefined
        ? {}
        : { vdot: { ...capacities.vdot, value: vdot }, paces: trainingPaces(vdot) }),
      ...(row500m === undefined || capacities.row2kSplit === undefined
        ? {}
        : {
            row2kSplit: { ...capacities.row2kSplit, value: rowSplit(row500m, 2000) },
            ski2kSplit: { ...capacities.row2kSplit, value: skiSplit(rowSplit(row500m, 2000)) },
          }),
    },
  };
}

function getLevers(facts: TargetFacts, conditioning: ConditioningBenchmarks, level: Level, now: TimedRace | undefined): readonly Lever[] {
  const { vdot, row2kSplit } = facts.capacities;
  const row500m = row2kSplit === undefined ? undefined : getRow500m(row2kSplit.value);
  const partner = facts.entry.kind === "doubles" ? facts.entry.partnerRun10k : undefined;
  return [
    ...(vdot === undefined ? [] : [fiveKLever(conditioning, vdot.value)]),
    ...(partner === undefined ? [] : [timeLever("partnerRun10k", "Your partner's 10 km", partner, 10, 0.1)]),
    {
      id: "wallBalls",
      name: "Wall balls in a row",
      unit: "reps",
      value: usualInARow(level),
      min: 5,
      max: 100,
      step: 5,
      lowerIsBetter: false,
      isEstimated: true,
    },
    ...(row500m === undefined ? [] : [timeLever("row500m", "500 m row", row500m, 1, 0.12)]),
    ...(now === undefined ? [] : [{ ...timeLever("roxzone", "Roxzone", ROXZONE_SECONDS[level], 5, 0.35), isEstimated: true as const }]),
  ];
}

/** The 500 m that gives this split over 2,000 m. */
function getRow500m(split: number): Seconds {
  return Math.round(split - (rowSplit(100, 2000) - 100));
}

/** Error of the time of a station, as a share (load-plausibility.md section 6): sleds differ most, from floor to floor; an own erg split least. */
const STATION_ERROR = { sled: 0.35, own: 0.05, other: 0.15 } as const;
/** Error of the mean run pace, as a share: the step between open 10 km and race pace is a mean of many, an estimate from VO2max is worth less. */
const RUN_ERROR = { raced: 0.03, estimated: 0.05 } as const;
const ROXZONE_ERROR = 0.2;

/** The errors of the parts do not add up: they are independent of each other, but for the eight runs, which share one pace. */
function getError({ capacities }: TargetFacts, level: Level, now: TimedRace | undefined): Seconds {
  if (now === undefined) return 0;
  const runs = now.segments.filter(({ side }) => side === "pace").reduce((sum, { seconds }) => sum + seconds, 0);
  const stations = now.segments
    .filter(({ side }) => side === "iron")
    .map(({ id, seconds }) => {
      const isOwn = stationNamed(id)?.exercise.endsWith("erg") === true && capacities.row2kSplit !== undefined;
      return seconds * (id.startsWith("Sled") ? STATION_ERROR.sled : isOwn ? STATION_ERROR.own : STATION_ERROR.other);
    });
  const errors = [
    runs * (capacities.vdot?.estimated === true ? RUN_ERROR.estimated : RUN_ERROR.raced),
    ROXZONE_SECONDS[level] * ROXZONE_ERROR,
    ...stations,
  ];
  return Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0));
}

/** Sets that a hundred wall balls are usually broken into (race-demands.md table 6.2). */
const SETS: { readonly [level in Level]: number } = { beginner: 8, intermediate: 5, advanced: 3, elite: 2 };
const REPS = 100;
/** Seconds a repetition without any break (load-plausibility.md section 6). */
const FASTEST = 1.9;

/** Repetitions in a row that are usual at a level. */
function usualInARow(level: Level): number {
  return 5 * Math.round(REPS / SETS[level] / 5);
}

/** The whole station for somebody who breaks it into sets of so many: between the times of the levels, which break it so often. */
function wallBallSeconds(inARow: number, sex: Sex | undefined, division: HyroxDivision): Seconds {
  const station = stationNamed("Wall ball")!;
  const points = LEVELS.map((level) => ({
    sets: SETS[level],
    seconds: stationSeconds(station, { level, sex }, getWholeStation({ division }, station)),
  }));
  const sets = REPS / Math.max(1, inARow);
  const next = points.findIndex((point) => point.sets <= sets);
  const end = next === -1 ? points.length - 1 : Math.max(1, next);
  const [from, to] = [points[end - 1]!, points[end]!];
  const seconds = from.seconds + ((from.sets - sets) / (from.sets - to.sets)) * (to.seconds - from.seconds);
  return Math.max(REPS * FASTEST, seconds);
}
