import type { Minutes } from "../units/units.ts";
import type { Athlete } from "./athlete.ts";

/** A triathlete rides a bicycle, and who tells of a ride or a swim has the bicycle or the water: a list of gym equipment leaves out what is no gym. */
export function withOwnSports(athlete: Athlete): Athlete {
  const { equipment, focus, history } = athlete;
  if (equipment === undefined || (focus !== "triathlon" && focus !== "general")) return athlete;
  const rides = focus === "triathlon" || (history?.longestRide?.value ?? 0) > 0;
  const swims = (history?.longestSwim?.value ?? 0) > 0;
  const missing = [...(rides ? ["bicycle"] : []), ...(swims ? ["pool"] : [])].filter((item) => !equipment.includes(item));
  return missing.length === 0 ? athlete : { ...athlete, equipment: [...equipment, ...missing] };
}

/** Below this a ride is a way to work. */
const LEAST_RIDE: Minutes = 60;

/** Whether a ride is what someone without a race does for endurance. */
export function ridesLong({ focus, history }: Pick<Athlete, "focus" | "history">): boolean {
  return focus === "general" && (history?.longestRide?.value ?? 0) >= LEAST_RIDE;
}

/** Whose sessions are lifting: they have no other work to fill a light week with. */
export function isLifter({ focus }: Pick<Athlete, "focus">): boolean {
  return focus === "strength" || focus === "powerlifting";
}
