import { toMiles } from "@ironpace/training";
import type { Units } from "../../../backend/preferences/units.ts";

/** Not "5 km pace" or "10 km time trial": those are named after a race. */
const KILOMETRES = /(\d+(?:\.\d+)?) km\b(?! (?:pace|race|effort|time|test|trial|run\b))/g;

/** Writes kilometres in the athlete's unit; metres stay, as tracks, pools and rowing machines count them. */
export function distanceText(text: string, unit: Units["distance"]): string {
  if (unit === "km") return text;
  return text.replaceAll(KILOMETRES, (_, kilometres: string) => `${Number(toMiles(Number(kilometres) * 1000).toFixed(1))} mi`);
}
