import type { Focus, Level, Sex } from "@ironpace/training";
import { enumeration } from "./readings.ts";

export type Gender = "female" | "male" | "non_binary" | "other" | "undisclosed";

export const GENDER = enumeration<Gender>(
  { female: "Female", male: "Male", non_binary: "Non-binary", other: "Other", undisclosed: "Prefer not to say" },
  { "prefer-not-to-say": "undisclosed", woman: "female", man: "male" },
);

export const LEVEL = enumeration<Level>(
  { beginner: "Beginner", intermediate: "Intermediate", advanced: "Advanced", elite: "Competitor" },
  { competitor: "elite", competitive: "elite", elite: "elite" },
);

export const FOCUS = enumeration<Focus>(
  {
    hyrox: "Hyrox",
    crossfit: "CrossFit",
    running: "Running",
    triathlon: "Triathlon",
    strength: "Strength",
    powerlifting: "Powerlifting",
    general: "General fitness",
  },
  { general: "general", hybrid: "general", weightlifting: "strength" },
);

/** The column of the ratio and bar tables that applies; nothing is guessed. */
export function getSex(gender: Gender | undefined): Sex | undefined {
  return gender === "female" || gender === "male" ? gender : undefined;
}

/** As the service reads a level: anything it does not know is an intermediate. */
export function levelOrIntermediate(reading: unknown): Level {
  return LEVEL.read(reading) ?? "intermediate";
}
