import { EQUIPMENT } from "@ironpace/training";

/** Where an athlete trains. A gym has everything but what the other places are for. */
export type Place = "gym" | "home" | "pool" | "bicycle";

export interface Gear {
  readonly places: readonly Place[];
  /** What there is at home. */
  readonly items: readonly string[];
}

const PLACES_OF_THEIR_OWN = ["pool", "bicycle"] as const;

/** What a fully equipped gym has. */
export const GYM_EQUIPMENT = EQUIPMENT.filter((item) => !(PLACES_OF_THEIR_OWN as readonly string[]).includes(item));

/** Stored for "nothing": an empty list would mean everything. */
const BODYWEIGHT = "bodyweight";

/** The equipment list of an athlete, told as places; an empty list is everything. */
export function getGear(stored: readonly string[]): Gear {
  if (stored.length === 0) return { places: ["gym", ...PLACES_OF_THEIR_OWN], items: [] };
  const own = PLACES_OF_THEIR_OWN.filter((place) => stored.includes(place));
  const items = stored.filter((item) => item !== BODYWEIGHT && !own.some((place) => place === item));
  if (GYM_EQUIPMENT.every((item) => items.includes(item))) return { places: ["gym", ...own], items: [] };
  return { places: items.length > 0 ? ["home", ...own] : own, items };
}

/** The equipment list to store: everything that is at any of the places. */
export function getEquipment({ places, items }: Gear): readonly string[] {
  const own = PLACES_OF_THEIR_OWN.filter((place) => places.includes(place));
  const gym = places.includes("gym");
  if (gym && own.length === PLACES_OF_THEIR_OWN.length) return [];
  const there = gym ? GYM_EQUIPMENT : places.includes("home") ? items : [];
  const all = [...there, ...own];
  return all.length > 0 ? all : [BODYWEIGHT];
}
