import type { Level } from "../../athlete/athlete.ts";
import { stationNamed } from "../../catalogue/race-formats.ts";
import { hyroxPacesAt, type TargetFacts } from "../../season/demand/hyrox/targets.ts";
import { bestStation } from "../../session/hyrox/hyrox-prediction.ts";
import { hyroxTargetSplit } from "../../session/hyrox/target-split.ts";
import type { Seconds } from "../../units/units.ts";
import { wholeParts } from "../../units/whole-parts.ts";
import { type RaceSide, timedRace, type TimedRace, totalSeconds } from "./timed-race.ts";

/**
 * The race of today divided for another finish by `hyroxTargetSplit`, which names the target everywhere in the app; each run keeps its place in
 * the race.
 */
export function pacedHyrox(facts: TargetFacts, level: Level, now: TimedRace, finish: Seconds): TimedRace {
  const partsOf = (side: RaceSide) => now.segments.filter((segment) => segment.side === side);
  const [runs, roxzone] = [partsOf("pace"), totalSeconds(partsOf("rest"))];
  const run = totalSeconds(runs) / runs.length;
  const stations = partsOf("iron").map(({ id, seconds }) => {
    const station = stationNamed(id);
    return { seconds, best: station === undefined ? seconds : bestStation(facts, station) };
  });
  const split = hyroxTargetSplit({ run, tenK: hyroxPacesAt(facts, level)?.tenK ?? run, stations, roxzone }, finish);
  if (split === undefined) return now;
  const seconds = runs.map((part) => part.seconds);
  const times = { pace: [...wholeParts(seconds, runs.length * split.run)], iron: [...split.stationTimes], rest: [roxzone] };
  return timedRace(now.segments.map((segment) => ({ ...segment, seconds: times[segment.side].shift() ?? segment.seconds })));
}
