import type { Athlete } from "./athlete.ts";

/** A triathlete rides a bicycle, and who tells of a swim has water: a list of gym equipment leaves out what is no gym. */
export function withOwnSports(athlete: Athlete): Athlete {
  const { equipment, focus, history } = athlete;
  if (equipment === undefined || focus !== "triathlon") return athlete;
  const missing = ["bicycle", ...((history?.longestSwim?.value ?? 0) > 0 ? ["pool"] : [])].filter((item) => !equipment.includes(item));
  return missing.length === 0 ? athlete : { ...athlete, equipment: [...equipment, ...missing] };
}

/** Whose sessions are lifting: they have no other work to fill a light week with. */
export function isLifter({ focus }: Pick<Athlete, "focus">): boolean {
  return focus === "strength" || focus === "powerlifting";
}
