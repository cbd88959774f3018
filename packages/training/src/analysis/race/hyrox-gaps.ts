import type { Athlete } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import { HYROX_STATIONS } from "../../catalogue/race-formats.ts";
import { hyroxPrediction } from "../../session/hyrox/hyrox-prediction.ts";
import { hyroxTargetSplit } from "../../session/hyrox/target-split.ts";
import { formatClock, formatPace } from "../../units/format.ts";
import type { Seconds } from "../../units/units.ts";
import { stationDetail, stationName } from "./hyrox-parts.ts";
import type { RaceGoals } from "../readiness/race-readiness.ts";
import { fastestPossible, readTargetTime } from "../readiness/target.ts";

/** One part of a Hyrox today beside what the target asks of it. */
export interface HyroxGap {
  readonly id: string;
  /** "Runs", "Sled push" */
  readonly name: string;
  /** "8 × 1 km", "50 m, 102 kg" */
  readonly detail: string;
  /** "5:10 /km", "2:39" */
  readonly have: string;
  readonly needs: string;
  /** What is to be found in it; of the runs in all eight. */
  readonly seconds: Seconds;
}

/**
 * Where the way to the target lies, the largest part first: the runs and every station. Together they are the whole gap, since the Roxzone
 * takes what it takes today. Undefined without a target or a run time, with a target that is reached today, and with one out of reach.
 */
export function hyroxGaps(athlete: Athlete, race: RaceGoals, today: Day): readonly HyroxGap[] | undefined {
  const format = competitionFormat(`${race.type} ${race.name}`);
  const fastest = format === undefined ? undefined : fastestPossible(format);
  if (format?.kind !== "hyrox" || !format.sleds || fastest === undefined) return undefined;
  const goal = readTargetTime(race.target ?? "", fastest);
  if (goal === undefined) return undefined;
  const prediction = hyroxPrediction({ ...athlete, competitions: [{ ...race, goal }] }, today);
  const { run, stations, total, division } = prediction;
  const asked = hyroxTargetSplit(prediction, goal);
  if (run === undefined || total === undefined || total <= goal || asked?.isWithinReach !== true) return undefined;
  const runs = {
    id: "runs",
    name: "Runs",
    detail: "8 × 1 km",
    have: formatPace(run),
    needs: formatPace(asked.run),
    seconds: 8 * (run - asked.run),
  };
  const ofStations = stations.map(({ exercise, seconds }, index): HyroxGap => {
    const needed = asked.stationTimes[index] ?? seconds;
    const station = HYROX_STATIONS[index]!;
    return {
      id: exercise,
      name: stationName(exercise),
      detail: stationDetail(station, division),
      have: formatClock(seconds),
      needs: formatClock(needed),
      seconds: seconds - needed,
    };
  });
  return [runs, ...ofStations].toSorted((a, b) => b.seconds - a.seconds);
}
