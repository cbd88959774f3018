import type { Athlete } from "../src/athlete/athlete.ts";

/** An intermediate athlete of whom nothing is known but what `fields` say. */
export function nobody(fields: Partial<Athlete> = {}): Athlete {
  return {
    level: "intermediate",
    focus: "general",
    strength: { oneRepMax: {} },
    gymnastics: {},
    conditioning: {},
    availability: { daysPerWeek: 4 },
    ...fields,
  };
}
