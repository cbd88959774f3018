import { findExercise } from "../../catalogue/exercises.ts";
import { HYROX_STATIONS, hyroxLoad, type HyroxStation, stationNamed } from "../../catalogue/race-formats.ts";
import { statedStations } from "../../athlete/stated/stated-stations.ts";
import type { PlanContext } from "../../context/context.ts";

/** Stations that a relay gives to one athlete, the strong ones first: the engine needs two to plan with until the team has chosen. */
const FOR_ONE = ["Sled push", "Wall ball", "Row erg", "Ski erg", "Farmers carry", "Sandbag lunge", "Sled pull (rope)", "Burpee broad jump"];
/** Those that ask least of somebody who starts with a limit. */
const EASY_FOR_ONE = [
  "Row erg",
  "Farmers carry",
  "Ski erg",
  "Wall ball",
  "Sandbag lunge",
  "Sled push",
  "Sled pull (rope)",
  "Burpee broad jump",
];
const STATIONS_EACH = 2;
const MOST_OF_BODY = 2;

type StationFacts = Pick<PlanContext, "picker">;

/** Whether nothing but missing equipment or a dislike keeps the athlete from a movement of a race. */
export function isOpenInRace(name: string, { picker }: StationFacts): boolean {
  const reason = picker.pick(name).replaced?.reason;
  return reason === undefined || reason.startsWith("It needs") || picker.isUnlovedStation(name);
}

/** The stations of a pair that its partner does alone. */
export function partnersStations(context: StationFacts & Pick<PlanContext, "entry">): readonly string[] {
  if (context.entry.kind !== "doubles") return [];
  return HYROX_STATIONS.map(({ exercise }) => exercise).filter((exercise) => !isOpenInRace(exercise, context));
}

/** Whether a limit or a sore leg keeps the athlete from fast running in training: then the runs of a race are no faster than the easy ones. */
export function isFastRunningClosed({ picker }: StationFacts): boolean {
  const reason = picker.pick("Tempo run").replaced?.reason;
  return reason !== undefined && reason !== BY_DISLIKE;
}

const BY_DISLIKE = "Because of what you dislike.";

/** Minutes of a kilometre and a station in a team of that level (estimate from relays of 60 to 90 minutes). */
const LEG_MINUTES = { beginner: 10, intermediate: 9, advanced: 8, elite: 7 } as const;

export interface RelayWait {
  /** Legs of the team mates between the athlete's own two. */
  readonly legs: number;
  readonly minutes: number;
}

/** How long somebody of a relay waits between their two legs. */
export function relayWait(context: Pick<PlanContext, "reading" | "picker" | "division" | "athlete" | "atStart" | "level">): RelayWait {
  const [first = 0, second = 0] = relayStations(context).map((station) => HYROX_STATIONS.indexOf(station));
  const legs = Math.max(0, second - first - 1);
  return { legs, minutes: 5 * Math.round((legs * LEG_MINUTES[context.level]) / 5) };
}

/** Whether the team has chosen, in the athlete's words. */
export function hasTeamChosen({ athlete }: Pick<PlanContext, "athlete">): boolean {
  return getStations(athlete).length === STATIONS_EACH;
}

function getStations({ injuries = "", dislikes = "" }: PlanContext["athlete"]): readonly string[] {
  return statedStations(`${injuries}\n${dislikes}`);
}

/**
 * The two stations of the athlete's part of a relay: those that the team gave, then those that nothing closes, of these the ones that ask least of what is sore, then
 * the ones there is equipment for. They are chosen on the first day: what heals in between gives nobody other stations.
 */
export function relayStations(
  context: Pick<PlanContext, "reading" | "picker" | "division" | "athlete" | "atStart">,
): readonly HyroxStation[] {
  const { picker, reading } = context.atStart ?? context;
  const { division, athlete } = context;
  const { bodyWeight = Number.POSITIVE_INFINITY } = athlete;
  // The team gives the sled to somebody heavier.
  const isHeavy = (name: string): boolean => {
    const station = name.startsWith("Sled") ? stationNamed(name) : undefined;
    return station !== undefined && (hyroxLoad(station, division) ?? 0) > MOST_OF_BODY * bodyWeight;
  };
  const sore = reading.regions.filter(({ grade }) => grade > 0).map(({ region }) => region);
  const strain = (name: string): number => Math.max(0, ...sore.map((region) => findExercise(name)?.stress[region] ?? 0));
  const worth = (name: string): number =>
    32 * Number(isOpenInRace(name, { picker })) -
    4 * strain(name) +
    2 * Number(name === "Farmers carry" || picker.pick(name).replaced === undefined) +
    Number(!isHeavy(name));
  const wanted = sore.length > 0 || isFastRunningClosed({ picker }) ? EASY_FOR_ONE : FOR_ONE;
  const told = getStations(athlete);
  const others = wanted.filter((name) => !told.includes(name)).toSorted((a, b) => worth(b) - worth(a));
  const chosen = [...told, ...others].slice(0, STATIONS_EACH);
  return HYROX_STATIONS.filter(({ exercise }) => chosen.includes(exercise));
}
