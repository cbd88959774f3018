import type { Session } from "#training/model/plan.ts";
import { expectedPaces } from "./expected-paces.ts";
import { at, getLines, type Property } from "./plan-facts.ts";

/** Seconds per kilometre. */
const TOLERANCE = 5;

/** Rule 6: a run pace only from a benchmark, within 5 s/km of the rules of VDOT, marked when it is estimated. */
export const runPaces: Property = ({ plan, sessions, athlete }) => {
  const expected = expectedPaces(athlete.conditioning, plan.startDate);
  return pacesPer("km", sessions).flatMap(({ session, pace, name }) => {
    if (expected === undefined) return [at(session, `${name} has a pace without a benchmark`)];
    if (expected.estimated && !pace.estimated) return [at(session, `${name} has an estimated pace that is not marked`)];
    const zone = expected.zones[pace.zone];
    if (zone === undefined) return [];
    const [fast, slow] = zone;
    const off = pace.fastest < fast - TOLERANCE || pace.slowest > slow + TOLERANCE || pace.fastest > pace.slowest;
    return off
      ? [at(session, `${name}: ${pace.zone} at ${pace.fastest}–${pace.slowest}, not ${fast.toFixed(0)}–${slow.toFixed(0)} s/km`)]
      : [];
  });
};

const SLOW_TO_FAST = ["easy", "marathon", "threshold", "interval", "repetition"] as const;

/** Rule 6: recovery is no faster than easy, and from easy to repetition every pace is faster than the one before. */
export const paceOrder: Property = ({ sessions }) => {
  const paces = pacesPer("km", sessions).map(({ pace }) => pace);
  const fastestOf = (zone: string) => Math.min(...paces.filter((pace) => pace.zone === zone).map((pace) => pace.fastest));
  const slowestOf = (zone: string) => Math.max(...paces.filter((pace) => pace.zone === zone).map((pace) => pace.slowest));
  const present = SLOW_TO_FAST.filter((zone) => paces.some((pace) => pace.zone === zone));
  const found = present.slice(1).flatMap((zone, index) => {
    const slower = present[index] ?? zone;
    return slowestOf(zone) < fastestOf(slower) ? [] : [`${zone} pace is not faster than ${slower} pace`];
  });
  return fastestOf("recovery") < slowestOf("easy") - TOLERANCE ? [...found, "recovery is faster than easy"] : found;
};

/** Rule 6: splits need a row, watts need a ride. */
export const machineTargets: Property = ({ sessions, athlete }) => {
  const { row500m, ftp20min } = athlete.conditioning;
  const splits = row500m === undefined ? pacesPer("500m", sessions).map(({ session, name }) => at(session, `${name} has a split`)) : [];
  const watts =
    ftp20min === undefined
      ? sessions.flatMap((session) =>
          getLines(session).flatMap((item) => (item.power === undefined ? [] : [at(session, `${item.name} has watts`)])),
        )
      : [];
  return [...splits, ...watts];
};

function pacesPer(per: "km" | "500m", sessions: readonly Session[]) {
  return sessions.flatMap((session) => getLines(session).flatMap(({ name, pace }) => (pace?.per === per ? [{ session, name, pace }] : [])));
}
