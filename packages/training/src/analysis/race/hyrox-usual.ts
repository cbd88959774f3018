import { LEVELS, type Level, type Sex } from "../../athlete/athlete.ts";
import type { EntryKind } from "../../athlete/hyrox-entry.ts";
import { HYROX_STATIONS, type HyroxDivision } from "../../catalogue/race-formats.ts";
import { getWholeStation } from "../../season/demand/hyrox/targets.ts";
import { stationSeconds } from "../../season/demand/hyrox/station-time.ts";
import type { Seconds } from "../../units/units.ts";
import type { HyroxTimes } from "../../session/hyrox/hyrox-times.ts";
import { bandRoxzone, bandRun, hyroxSegments } from "./hyrox-parts.ts";
import { scaledTo, timedRace, totalSeconds, type TimedRace } from "./timed-race.ts";

/** A pair against one athlete alone: runs and stations (race-demands.md 6.5). */
const PAIR = { run: 0.92, station: 0.72, erg: 0.87 } as const;

/**
 * How athletes who finish in this time usually divide it: between the medians of the finish bands, then by the same share to the second. Faster
 * than the fastest band and slower than the slowest it is the shape of that band.
 */
export function usualHyrox(seconds: Seconds, sex: Sex | undefined, division: HyroxDivision, entry: EntryKind): TimedRace {
  const bands = LEVELS.map((level) => timedRace(hyroxSegments(bandTimes(level, sex, division, entry), division, entry)));
  const above = bands.findIndex(({ total }) => total <= seconds);
  const [slower, faster] = [bands[(above === -1 ? bands.length : above) - 1], bands[above]];
  if (slower === undefined || faster === undefined) return scaledTo((slower ?? faster)!, seconds);
  const share = (slower.total - seconds) / (slower.total - faster.total);
  const segments = slower.segments.map((segment, index) => ({
    ...segment,
    seconds: segment.seconds + share * ((faster.segments[index]?.seconds ?? 0) - segment.seconds),
  }));
  return scaledTo({ segments, total: totalSeconds(segments) }, seconds);
}

function bandTimes(level: Level, sex: Sex | undefined, division: HyroxDivision, entry: EntryKind): HyroxTimes {
  const isPair = entry === "doubles";
  const stations = HYROX_STATIONS.map((station) => {
    const alone = stationSeconds(station, { level, sex }, getWholeStation({ division }, station));
    const share = !isPair ? 1 : station.exercise.endsWith("erg") ? PAIR.erg : PAIR.station;
    return alone * share;
  });
  return {
    run: bandRun(sex, level) * (isPair ? PAIR.run : 1),
    stations,
    roxzone: bandRoxzone(sex, level),
  };
}

/** Mean of the personal bests of the fifteen fastest in 2025 (events.md section 1, roxlyfe.com); singles with the weights of Pro. */
export const WORLD_CLASS: { readonly [sex in Sex]: Seconds } = { male: 3317, female: 3619 };
