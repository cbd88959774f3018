import { EQUIPMENT } from "@ironpace/training";

/** Where an athlete trains. A gym has everything but what the other places are for. */
export type Place = "gym" | "home" | "pool" | "bicycle";

/** The equipment of an athlete as places. */
export interface Gear {
  readonly places: readonly Place[];
  /** What there is at home. */
  readonly items: readonly string[];
}

const PLACES_OF_THEIR_OWN = ["pool", "bicycle"] as const;

/** What a fully equipped gym has. */
export const GYM_EQUIPMENT = EQUIPMENT.filter((item) => !(PLACES_OF_THEIR_OWN as readonly string[]).includes(item));

/** Stored for "nothing": an empty list means everything. */
const BODYWEIGHT = "bodyweight";

/** The stored items, without the one that stands for none. */
export function equipmentItems(stored: readonly string[]): readonly string[] {
  return stored.filter((item) => item !== BODYWEIGHT);
}

/** The list to store for these items, which may be none. */
export function equipmentList(items: readonly string[]): readonly string[] {
  return items.length > 0 ? items : [BODYWEIGHT];
}

/** The stored list as places; an empty list is everything. */
export function toGear(stored: readonly string[]): Gear {
  if (stored.length === 0) return { places: ["gym", ...PLACES_OF_THEIR_OWN], items: [] };
  const own = PLACES_OF_THEIR_OWN.filter((place) => stored.includes(place));
  const items = equipmentItems(stored).filter((item) => !own.some((place) => place === item));
  if (GYM_EQUIPMENT.every((item) => items.includes(item))) return { places: ["gym", ...own], items: [] };
  return { places: items.length > 0 ? ["home", ...own] : own, items };
}

/** The list to store: everything that is at any of the places. */
export function fromGear({ places, items }: Gear): readonly string[] {
  const own = PLACES_OF_THEIR_OWN.filter((place) => places.includes(place));
  const gym = places.includes("gym");
  if (gym && own.length === PLACES_OF_THEIR_OWN.length) return [];
  const there = gym ? GYM_EQUIPMENT : places.includes("home") ? items : [];
  return equipmentList([...there, ...own]);
}
