import { findExercise } from "../catalogue/exercises.ts";
import { HYROX_STATIONS, hyroxLoad, type HyroxStation, stationNamed } from "../catalogue/race-formats.ts";
import type { PlanContext } from "../context/context.ts";
import { withinLimits } from "../injuries/substitute-exercise.ts";

/** Stations that a relay gives to one athlete, the strong ones first: the engine needs two to plan with until the team has chosen. */
const FOR_ONE = ["Sled push", "Wall ball", "Row erg", "Ski erg", "Farmers carry", "Sandbag lunge", "Sled pull (rope)", "Burpee broad jump"];
const EACH = 2;
const MOST_OF_BODY = 2;

/** The two stations of the athlete's part of a relay: those that no injury closes first, of these the ones there is equipment for. */
export function relayStations({
  limits,
  picker,
  division,
  athlete: { bodyWeight = Number.POSITIVE_INFINITY },
}: Pick<PlanContext, "limits" | "picker" | "division" | "athlete">): readonly HyroxStation[] {
  // The team gives the sled to somebody heavier.
  const isHeavy = (name: string): boolean => {
    const station = name.startsWith("Sled") ? stationNamed(name) : undefined;
    return station !== undefined && (hyroxLoad(station, division) ?? 0) > MOST_OF_BODY * bodyWeight;
  };
  const isOpen = (name: string): boolean => {
    const exercise = findExercise(name);
    return exercise !== undefined && withinLimits(exercise, limits);
  };
  const worth = (name: string): number =>
    4 * Number(isOpen(name)) + 2 * Number(picker.pick(name).replaced === undefined) + Number(!isHeavy(name));
  const chosen = FOR_ONE.toSorted((a, b) => worth(b) - worth(a)).slice(0, EACH);
  return HYROX_STATIONS.filter(({ exercise }) => chosen.includes(exercise));
}
