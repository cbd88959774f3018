import { toMiles } from "@ironpace/training";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import type { Quantity, Unit } from "./quantities.ts";
import { countWords, type LastAnswer, namesNothing } from "../follow-up/record.ts";

const MOST_WORDS = 12;
const MOST_LINES = 4;
const KM_PER_MILE = 1.609344;
const KG_PER_LB = 0.45359237;

export type Target = "mph" | "km/h" | "lb" | "kg" | "mi" | "km" | "m" | "min" | "h";

/** Names of units in the five languages; speeds before the lengths in their names. */
const TARGETS: readonly (readonly [target: Target, name: RegExp])[] = [
  [
    "mph",
    /\bmph\b|\b(?:miles?|meilen|milles?|millas?|miglia) ?(?:per|an|pro|\/|par|a l|por|all|al|l)? ?(?:hour|stunde|heure|hora|ora|h)\b/,
  ],
  [
    "km/h",
    /\b(?:km ?\/ ?h|kmh|kph|kmph|stundenkilometer\w*)\b|\b(?:km|k|kilomet\w+|chilometri) ?(?:per|an|pro|par|a l|por|all|al|l) ?(?:hour|stunde|heure|hora|ora|h)\b/,
  ],
  ["lb", /\b(?:lbs?|pounds?|pfund|livres?|libras?|libbre)\b/],
  ["kg", /\b(?:kgs?|kilos?|kilogram\w*|chili|chilogrammi)\b/],
  ["mi", /\b(?:miles?|meilen?|milles?|millas?|miglia|miglio)\b/],
  ["km", /\b(?:km|kms|kilomet\w+|chilometr[io]|kilometros?)\b/],
  ["min", /\b(?:in|en) (?:minut\w+|min)\b/],
  ["h", /\b(?:in|en) (?:hours?|stunden|heures|horas|ore)\b/],
];

/** The unit that plain words name. */
export function unitNamed(words: string): Target | undefined {
  return TARGETS.find(([, name]) => name.test(words))?.[0];
}

/** "in mph?", "is that per mile or km", "in Pfund": the numbers of the last answer in the unit that is named. */
export function inOtherUnits(frame: Frame, last: LastAnswer): Draft | undefined {
  if (countWords(frame) > MOST_WORDS || !namesNothing(frame) || /\d/.test(frame.words)) return undefined;
  const targets = TARGETS.filter(([, name]) => name.test(frame.words)).map(([target]) => target);
  const [target] = targets;
  if (target === undefined) return undefined;
  const of = last.quantities.filter(({ unit }) => unit === last.quantities[0]?.unit).slice(0, MOST_LINES);
  const [first] = of;
  if (first === undefined) return undefined;
  const isChoice = targets.includes("mi") && targets.includes("km");
  if (isChoice) return whichUnit(frame.tongue, first);
  const lines = of.flatMap((quantity) => {
    const value = inUnit(quantity, target, frame.tongue);
    return value === undefined ? [] : [`**${value}**: ${quantity.text}`];
  });
  return lines.length === 0 ? undefined : { text: [[...new Set(lines)].join("\n")], isDecided: true };
}

/** Says which of the two the number was in, with the other. */
function whichUnit(tongue: Tongue, quantity: Quantity): Draft | undefined {
  const isMiles = quantity.unit === "mi" || quantity.unit === "mi pace";
  const other = inUnit(quantity, isMiles ? "km" : "mi", tongue);
  if (other === undefined) return undefined;
  const say = sayIn(tongue);
  const isPace = quantity.unit.endsWith("pace");
  const name = isMiles
    ? isPace
      ? say("Per mile", "Pro Meile", "Par mile", "Por milla", "Al miglio")
      : say("Miles", "Meilen", "Des miles", "Millas", "Miglia")
    : isPace
      ? say("Per kilometre (per km)", "Pro Kilometer", "Par kilomètre", "Por kilómetro", "Al chilometro")
      : say("Kilometres", "Kilometer", "Des kilomètres", "Kilómetros", "Chilometri");
  return { text: [`**${name}**: ${quantity.text} = **${other}**.`], isDecided: true };
}

/** A quantity in another unit; undefined where it has no such value. */
export function inUnit({ value, to, unit }: Quantity, target: Target, tongue: Tongue): string | undefined {
  const number = (amount: number, digits: number): string => {
    const text = String(Number(amount.toFixed(digits)));
    return tongue === "en" ? text : text.replace(".", ",");
  };
  const range = (change: (amount: number) => string, isTurned = false): string => {
    const ends = to === undefined ? [change(value)] : isTurned ? [change(to), change(value)] : [change(value), change(to)];
    return ends.join("–");
  };
  const perKm = paceFactor(unit);
  switch (target) {
    case "mph":
    case "km/h": {
      if (perKm === undefined) return undefined;
      const speed = (seconds: number): string =>
        tongue === "en" ? toSpeed(seconds * perKm, target) : toSpeed(seconds * perKm, target).replace(".", ",");
      return `${range(speed, true)} ${target}`;
    }
    case "mi":
      if (perKm !== undefined && unit !== "mi pace") return `${range((seconds) => clock(Math.round(seconds * perKm * KM_PER_MILE)))} /mi`;
      return unit === "km"
        ? `${range((amount) => number(toMiles(1000 * amount), 1))} mi`
        : unit === "m"
          ? `${range((amount) => number(toMiles(amount), 2))} mi`
          : undefined;
    case "km":
      if (perKm !== undefined && unit !== "km pace") return `${range((seconds) => clock(Math.round(seconds * perKm)))} /km`;
      return unit === "mi"
        ? `${range((amount) => number(amount * KM_PER_MILE, 1))} km`
        : unit === "m"
          ? `${range((amount) => number(amount / 1000, 2))} km`
          : undefined;
    case "lb":
      return unit === "kg" ? `${range((amount) => number(amount / KG_PER_LB, 0))} lb` : undefined;
    case "kg":
      return unit === "lb" ? `${range((amount) => number(amount * KG_PER_LB, 1))} kg` : undefined;
    case "min":
      return unit === "time" ? `${number(value, 0)} min` : undefined;
    case "h":
      return unit === "time" && value < 60 ? `${number(value / 60, 1)} h` : undefined;
    default:
      return undefined;
  }
}

function toSpeed(secondsPerKm: number, target: "mph" | "km/h"): string {
  const perHour = 3600 / secondsPerKm;
  return (target === "mph" ? perHour / KM_PER_MILE : perHour).toFixed(1);
}

/** What turns a pace of a unit into seconds per kilometre. */
function paceFactor(unit: Unit): number | undefined {
  return unit === "km pace" ? 1 : unit === "mi pace" ? 1 / KM_PER_MILE : unit === "split" ? 2 : undefined;
}
