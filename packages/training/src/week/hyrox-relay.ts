import { findExercise } from "../catalogue/exercises.ts";
import { HYROX_STATIONS, hyroxLoad, type HyroxStation, stationNamed } from "../catalogue/race-formats.ts";
import type { PlanContext } from "../context/context.ts";

/** Stations that a relay gives to one athlete, the strong ones first: the engine needs two to plan with until the team has chosen. */
const FOR_ONE = ["Sled push", "Wall ball", "Row erg", "Ski erg", "Farmers carry", "Sandbag lunge", "Sled pull (rope)", "Burpee broad jump"];
const EACH = 2;
const MOST_OF_BODY = 2;

type StationFacts = Pick<PlanContext, "picker">;

/** Whether nothing but missing equipment or a dislike keeps the athlete from a station. */
export function isStationOpen(name: string, { picker }: StationFacts): boolean {
  const reason = picker.pick(name).replaced?.reason;
  return reason === undefined || reason.startsWith("It needs") || picker.isUnlovedStation(name);
}

/**
 * The two stations of the athlete's part of a relay: those that nothing closes first, of these the ones that ask least of what is sore, then
 * the ones there is equipment for.
 */
export function relayStations(context: Pick<PlanContext, "reading" | "picker" | "division" | "athlete">): readonly HyroxStation[] {
  const { picker, reading, division, athlete } = context;
  const { bodyWeight = Number.POSITIVE_INFINITY } = athlete;
  // The team gives the sled to somebody heavier.
  const isHeavy = (name: string): boolean => {
    const station = name.startsWith("Sled") ? stationNamed(name) : undefined;
    return station !== undefined && (hyroxLoad(station, division) ?? 0) > MOST_OF_BODY * bodyWeight;
  };
  const sore = reading.regions.filter(({ grade }) => grade > 0).map(({ region }) => region);
  const strain = (name: string): number => Math.max(0, ...sore.map((region) => findExercise(name)?.stress[region] ?? 0));
  const worth = (name: string): number =>
    32 * Number(isStationOpen(name, context)) -
    4 * strain(name) +
    2 * Number(picker.pick(name).replaced === undefined) +
    Number(!isHeavy(name));
  const chosen = FOR_ONE.toSorted((a, b) => worth(b) - worth(a)).slice(0, EACH);
  return HYROX_STATIONS.filter(({ exercise }) => chosen.includes(exercise));
}
