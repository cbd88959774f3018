import { competitionFormat } from "../../catalogue/competition-format.ts";
import { type HyroxDivision, hyroxLoad, type HyroxStation } from "../../catalogue/race-formats.ts";
import { roundKettlebell } from "../../physiology/rounding.ts";
import { formatDistance, formatKilograms } from "../../units/format.ts";
import type { PlanContext } from "../context.ts";
import type { DraftItem, SessionBrief } from "../draft.ts";
import { distanceText, durationText, identity, weightText } from "../items.ts";
import type { Load } from "../plan.ts";
import { shortName } from "../words.ts";

/** Shares of the race amount and the race load. */
export interface StationShare {
  readonly amount: number;
  readonly load: number;
}

/** Time to the next line. */
export const SECONDS_BETWEEN = 20;

export function stationLine(brief: SessionBrief, station: HyroxStation, share: StationShare): DraftItem {
  const { context } = brief;
  const choice = context.picker.pick(station.exercise);
  const seconds = Math.round((STATION_SECONDS[station.exercise]?.[LEVEL_INDEX[context.level]] ?? 240) * share.amount);
  if (choice.replaced !== undefined) {
    const length = Math.max(30, 10 * Math.round(seconds / 10));
    const note = `Same time as ${formatStation(station, share.amount)}.`;
    return {
      ...identity(context, choice),
      duration: durationText(length),
      rpe: Math.min(7, context.highestRpe),
      notes: note,
      dose: { seconds: length, totalSeconds: length + SECONDS_BETWEEN },
    };
  }
  const load = stationLoad(context, station, share.load);
  const metres = station.metres === undefined ? undefined : stationMetres(station.metres, share.amount);
  const reps = station.reps === undefined ? undefined : Math.max(5, 5 * Math.round((station.reps * share.amount) / 5));
  return {
    ...identity(context, choice),
    ...(metres === undefined ? {} : { distance: distanceText(metres) }),
    ...(reps === undefined ? {} : { reps: String(reps) }),
    ...(load === undefined ? {} : { load, weight: weightText(load) }),
    rpe: Math.min(7, context.highestRpe),
    why: stationReason(context, station, { metres, reps, load }),
    dose: {
      seconds,
      ...(metres === undefined ? {} : { metres }),
      ...(reps === undefined ? {} : { reps }),
      totalSeconds: seconds + SECONDS_BETWEEN,
    },
  };
}

/** "20 of the race's 50 m, with 95 of its 152 kg." */
function stationReason(
  context: PlanContext,
  station: HyroxStation,
  { metres, reps, load }: { readonly metres: number | undefined; readonly reps: number | undefined; readonly load: Load | undefined },
): string {
  const amount =
    metres === undefined
      ? `${reps ?? 0} of the race's ${station.reps ?? 0} repetitions`
      : `${metres} m of the race's ${station.metres ?? 0} m`;
  const race = hyroxLoad(station, divisionOf(context));
  if (load === undefined || race === undefined) return `${amount}.`;
  const hands = load.perHand ? "2 × " : "";
  const weight =
    Math.abs(load.kilograms - race) < SAME_WEIGHT
      ? "at race weight"
      : `with ${hands}${load.kilograms} kg instead of ${hands}${formatKilograms(race)}`;
  return `${amount}, ${weight}.`;
}

/** Sleds are loaded in steps of 5 kg. */
const SAME_WEIGHT = 2.6;

/** Seconds for a station at full race amount, by level (events.md section 1). */
const STATION_SECONDS: { readonly [exercise: string]: readonly [number, number, number, number] } = {
  "Ski erg": [320, 270, 258, 240],
  "Sled push": [255, 221, 206, 170],
  "Sled pull (rope)": [350, 306, 277, 230],
  "Burpee broad jump": [400, 319, 277, 220],
  "Row erg": [320, 284, 273, 255],
  "Farmers carry": [160, 130, 119, 95],
  "Sandbag lunge": [360, 296, 264, 210],
  "Wall ball": [520, 421, 364, 290],
};

const LEVEL_INDEX = { beginner: 0, intermediate: 1, advanced: 2, elite: 3 } as const;

const LEVEL_LOAD = { beginner: 0.65, intermediate: 0.9, advanced: 1, elite: 1 } as const;

function stationMetres(metres: number, amount: number): number {
  const step = metres >= 1000 ? 50 : 10;
  return Math.max(step, step * Math.round((metres * amount) / step));
}

function formatStation(station: HyroxStation, amount: number): string {
  const name = shortName(station.exercise);
  if (station.metres !== undefined) return `${formatDistance(stationMetres(station.metres, amount))} of ${name}`;
  return `${Math.max(5, 5 * Math.round(((station.reps ?? 0) * amount) / 5))} repetitions of ${name}`;
}

function stationLoad(context: PlanContext, station: HyroxStation, ofRace: number): Load | undefined {
  const race = hyroxLoad(station, divisionOf(context));
  if (race === undefined) return undefined;
  const wanted = race * ofRace * LEVEL_LOAD[context.level];
  const kilograms =
    station.exercise === "Wall ball"
      ? wanted > 7.5
        ? 9
        : wanted > 5
          ? 6
          : 4
      : station.perHand === true
        ? roundKettlebell(wanted)
        : station.exercise === "Sandbag lunge"
          ? Math.max(10, 10 * Math.round(wanted / 10))
          : 5 * Math.round(wanted / 5);
  return { kilograms, perHand: station.perHand === true, estimated: false };
}

/** The division the athlete named, else the open one; the lighter loads when the sex is not known. */
export function divisionOf(context: PlanContext): HyroxDivision {
  const { competition, sex } = context.athlete;
  const format = competition?.type === undefined ? undefined : competitionFormat(competition.type);
  if (format?.kind === "hyrox" && format.division !== undefined) return format.division;
  const pro = format?.kind === "hyrox" && format.pro;
  if (sex === "male") return pro ? "menPro" : "menOpen";
  return pro ? "womenPro" : "womenOpen";
}

/** The load of a station in the athlete's division, for race day. */
export function raceStationText(context: PlanContext, station: HyroxStation): string | undefined {
  const kilograms = hyroxLoad(station, divisionOf(context));
  return kilograms === undefined ? undefined : station.perHand === true ? `2 × ${formatKilograms(kilograms)}` : formatKilograms(kilograms);
}
