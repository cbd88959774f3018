import { type DistanceUnit, formatClock, formatWeight, pacePerMile, toMiles, type WeightUnit } from "@ironpace/training";

/** Not "5 km pace" or "10 km time trial": those are named after a race. */
const KILOMETRES = /(\d+(?:\.\d+)?) km\b(?! (?:pace|race|effort|time|test|trial|run\b))/g;
const PACES = /(\d{1,2}:\d{2})(?:–(\d{1,2}:\d{2}))?\s?\/km/g;

/** Writes kilometres, and paces per kilometre, in the athlete's unit; metres stay, as tracks, pools and rowing machines count them. */
export function distanceText(text: string, unit: DistanceUnit): string {
  if (unit === "km") return text;
  return text
    .replaceAll(KILOMETRES, (_, kilometres: string) => `${Number(toMiles(Number(kilometres) * 1000).toFixed(1))} mi`)
    .replaceAll(PACES, (_, from: string, to: string | undefined) => `${[from, to].flatMap(perMile).join("–")} /mi`);
}

function perMile(pace: string | undefined): readonly string[] {
  if (pace === undefined) return [];
  const [minutes = 0, seconds = 0] = pace.split(":").map(Number);
  return [formatClock(pacePerMile(minutes * 60 + seconds))];
}

/** The weight of a race is in kilograms, with the pounds beside it for whom they are home: "50 m, 152 kg (335 lb)". */
export function withPounds(text: string, weight: WeightUnit): string {
  return weight === "kg"
    ? text
    : text.replace(/(\d[\d.]*) kg/gu, (kilograms, number: string) => `${kilograms} (${formatWeight(Number(number), "lb")})`);
}
