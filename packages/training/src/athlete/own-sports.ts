import type { Metres, Minutes } from "../units/units.ts";
import { equipmentKey } from "../catalogue/equipment.ts";
import type { Athlete, Competition, OwnKit } from "./athlete.ts";

/** A triathlete rides a bicycle, and who tells of a ride or a swim has the bicycle or the water: a list of gym equipment leaves out what is no gym. */
export function withOwnSports(athlete: Athlete): Athlete {
  const { equipment, focus, history, leftBehind = [] } = athlete;
  if (equipment === undefined || (focus !== "triathlon" && focus !== "general")) return athlete;
  const rides = focus === "triathlon" || (history?.longestRide?.value ?? 0) > 0;
  const swims = (history?.longestSwim?.value ?? 0) > 0;
  const own = [...(rides ? (["bicycle"] as const) : []), ...(swims ? (["pool"] as const) : [])];
  const left = leftBehind.flatMap(({ kit, to }) => (to === undefined ? kit : []));
  const missing = own.filter((item) => !equipment.includes(item) && !left.includes(item));
  return missing.length === 0 ? athlete : { ...athlete, equipment: [...equipment, ...missing] };
}

/** Which of them a new list lacks; what the list before it lacked as well was never in a gym. */
export function leftBehindBy(after: readonly string[] | undefined, { equipment: before }: Pick<Athlete, "equipment">): readonly OwnKit[] {
  if (after === undefined) return [];
  const has = (list: readonly string[], kit: OwnKit): boolean =>
    list.map(equipmentKey).some((key) => key === kit || (kit === "bicycle" && key === "bike"));
  return OWN_KIT.filter((kit) => !has(after, kit) && (before === undefined || has(before, kit)));
}

const OWN_KIT: readonly OwnKit[] = ["bicycle", "pool"];

/** Below this a ride is a way to work. */
export const LEAST_RIDE: Minutes = 60;

/** Whether a ride is what someone without a race does for endurance. */
export function ridesLong({ focus, history }: Pick<Athlete, "focus" | "history">): boolean {
  return focus === "general" && (history?.longestRide?.value ?? 0) >= LEAST_RIDE;
}

/** Metres from which on a swim is training and not a bath. */
const LEAST_SWIM: Metres = 800;

/** The same of a swim. */
export function swimsLong({ focus, history }: Pick<Athlete, "focus" | "history">): boolean {
  return focus === "general" && (history?.longestSwim?.value ?? 0) >= LEAST_SWIM;
}

/** Whose sessions are lifting: they have no other work to fill a light week with. */
export function isLifter({ focus }: Pick<Athlete, "focus">): boolean {
  return focus === "strength" || focus === "powerlifting";
}

const TRAIL = /\b(?:trails?|mountains?|sky ?race|fell|vertical|berglauf|alps?|utmb)\b/iu;

/** Whether a race goes over trails. */
export function isTrail({ name = "", type = "" }: Pick<Competition, "name" | "type">): boolean {
  return TRAIL.test(`${type} ${name}`);
}

/** Whether a race that counts goes over trails: its climbs are trained, not only its kilometres. */
export function racesOnTrails({ competitions = [] }: Pick<Athlete, "competitions">): boolean {
  return competitions.some((competition) => competition.priority !== "C" && isTrail(competition));
}

const CROSS = /\b(?:cross|xc|crosslauf|querfeldein|campo a traves)\b/iu;

/** Whether ground and climbs decide the pace of a running race, and no watch. */
export function isOffRoad({ name = "", type = "" }: Pick<Competition, "name" | "type">): boolean {
  return isTrail({ name, type }) || CROSS.test(`${type} ${name}`);
}
