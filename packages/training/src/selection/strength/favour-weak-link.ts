import type { SessionCode } from "../../model/plan.ts";
import type { MovementFamily } from "../movement-families.ts";
import type { Balanced } from "./balance-sets.ts";

interface SessionPlace extends Balanced {
  readonly code: SessionCode;
  readonly occurrence: number;
  readonly family: MovementFamily | undefined;
}

const MOST_MORE = 2;
/** Sets of an accessory that stay. */
const FEWEST = 2;
const MOST_SETS = 4;

/**
 * Gives the weak movement up to two sets more in one session of the week, never above `high` in the week; accessories, small exercises and
 * trunk of that session give them up, so that the session stays as long. Returns how many sets went over.
 */
export function favourWeakLink(places: readonly SessionPlace[], weak: MovementFamily | undefined, high: number): number {
  const total = places.reduce((sum, { family, sets }) => sum + (family === weak ? sets : 0), 0);
  for (const place of places) {
    if (weak === undefined || place.family !== weak || !GROWS.has(place.role) || place.sets < FEWEST) continue;
    const donors = places.filter(
      ({ code, occurrence, family, role }) => code === place.code && occurrence === place.occurrence && family !== weak && GIVES.has(role),
    );
    const spare = donors.reduce((sum, { sets }) => sum + Math.max(0, sets - FEWEST), 0);
    const more = Math.min(MOST_MORE, high - total, MOST_SETS - place.sets, spare);
    if (more <= 0) continue;
    place.sets += more;
    takeFrom(donors, more);
    return more;
  }
  return 0;
}

/** Lifts keep their sets. */
const GIVES: ReadonlySet<Balanced["role"]> = new Set<Balanced["role"]>(["accessory", "small", "trunk"]);

/** The main lift has its own progression. */
const GROWS: ReadonlySet<Balanced["role"]> = new Set<Balanced["role"]>(["accessory", "volume", "secondary", "pull-up"]);

function takeFrom(donors: readonly Balanced[], count: number): void {
  let left = count;
  for (const donor of donors.toReversed()) {
    const taken = Math.min(left, Math.max(0, donor.sets - FEWEST));
    donor.sets -= taken;
    left -= taken;
  }
}
