import { INTENSITY_ZONES, type IntensityZone } from "./zones.ts";

/** One name for an intensity on every machine, and the race itself. */
export type Zone = IntensityZone["name"] | "race";

export const ZONE_RPE: { readonly [zone in Zone]: number } = {
  recovery: 2,
  easy: 3,
  steady: 5,
  threshold: 7,
  interval: 8,
  repetition: 9,
  race: 9,
};

export function talkTest(zone: Zone): string {
  return INTENSITY_ZONES.find(({ name }) => name === zone)?.talk ?? "race effort";
}

const ORDER: readonly Zone[] = INTENSITY_ZONES.map(({ name }) => name);

/** The zone, or the hardest below it that stays within the RPE. */
export function zoneWithin(zone: Zone, highestRpe: number): Zone {
  let index = ORDER.indexOf(zone);
  while (index > 0 && ZONE_RPE[ORDER[index] ?? "easy"] > highestRpe) index--;
  return ORDER[index] ?? zone;
}
