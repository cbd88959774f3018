import type { Landmarks } from "./landmarks.ts";
import type { SlotRole } from "./exercise-slot.ts";

/** A place in the week whose sets can change. */
export interface Balanced {
  readonly role: SlotRole;
  /** The session it belongs to; of one session the same movement is cut before the only one of another. */
  readonly session?: string;
  sets: number;
}

/** One set of what is not the first lift is not worth the walk to it: a second where there is room, else none. */
function pairUp(places: readonly Balanced[], total: number, high: number): void {
  let sum = total;
  for (const place of places) {
    if (place.sets !== 1 || !(ACCESSORIES.has(place.role) || ASSISTANCE.has(place.role))) continue;
    place.sets = sum < high ? 2 : 0;
    sum += place.sets - 1;
  }
}

/** Adds to the emptiest of the first lifts, or takes from the last accessories, one set at a time. */
export function balanceSets(places: readonly Balanced[], { low, high, most = high }: Landmarks & { readonly most?: number }): void {
  let total = places.reduce((sum, place) => sum + place.sets, 0);
  for (const roles of [LIFTS, ACCESSORIES]) {
    for (let open = true; open && total < low;) {
      const place = places.filter(({ role, sets }) => roles.has(role) && sets < mostSets(role)).toSorted((a, b) => a.sets - b.sets)[0];
      open = place !== undefined;
      if (place === undefined) break;
      place.sets++;
      total++;
    }
  }
  const isDoubled = (place: Balanced): boolean =>
    places.some((other) => other !== place && other.session === place.session && other.sets > 0);
  for (const { roles, fewest } of CUTS) {
    const last = places.toReversed();
    for (const place of fewest === 0 ? last.toSorted((a, b) => Number(isDoubled(b)) - Number(isDoubled(a))) : last) {
      // Rather two sets than to fall below what the week needs, and one too many than a session without the movement.
      const least = fewest === 0 && total - place.sets < (isDoubled(place) || high >= most ? high - 1 : high) ? 2 : fewest;
      while (roles.has(place.role) && total > high && place.sets > least) {
        place.sets--;
        total--;
      }
    }
  }
  pairUp(places, total, high);
}

const LIFTS: ReadonlySet<SlotRole> = new Set<SlotRole>(["main", "retention", "secondary", "volume", "pull-up", "light"]);
const ACCESSORIES: ReadonlySet<SlotRole> = new Set<SlotRole>(["accessory"]);
const ASSISTANCE: ReadonlySet<SlotRole> = new Set<SlotRole>(["secondary", "volume", "pull-up", "light"]);
const MAIN: ReadonlySet<SlotRole> = new Set<SlotRole>(["main", "retention"]);

/** Where sets are taken away, in order. */
const CUTS: readonly { readonly roles: ReadonlySet<SlotRole>; readonly fewest: number }[] = [
  { roles: ACCESSORIES, fewest: 2 },
  { roles: ASSISTANCE, fewest: 3 },
  { roles: ACCESSORIES, fewest: 0 },
  { roles: ASSISTANCE, fewest: 2 },
  { roles: MAIN, fewest: 3 },
  { roles: ASSISTANCE, fewest: 0 },
];

function mostSets(role: SlotRole): number {
  return role === "main" || role === "pull-up" ? 5 : role === "light" ? 3 : 4;
}
