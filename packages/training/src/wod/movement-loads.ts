import type { Token } from "./movement-tokens.ts";
import type { WodLoad } from "./wod.ts";

/** What a load without a unit is in; undefined where the workout says nothing. */
export type PairUnit = "kg" | "lb" | undefined;

/** The load that a number behind a name is; undefined where it is an amount. */
export function findLoad(
  { values, unit, count, isRange, isPerSet }: Extract<Token, { kind: "number" }>,
  name: string,
  isAfterAt: boolean,
  hasName: boolean,
  pairUnit: PairUnit,
): WodLoad | undefined {
  const counted = {
    ...(count === undefined ? {} : { count }),
    ...(isRange ? { isRange: true as const } : {}),
    ...(isPerSet ? { isPerSet } : {}),
  };
  if (unit.startsWith("kg")) return { values, unit: "kg", ...counted };
  if (unit.startsWith("lb") || unit === "#") return { values, unit: "lb", ...counted };
  if (unit === "%" || unit === "bw" || unit === "cm") return { values, unit, ...counted };
  if (unit.startsWith("in")) return { values, unit: "in", ...counted };
  if (isPerSet) return { values, unit: pairUnit ?? "kg", ...counted };
  if (unit !== "" || !hasName) return undefined;
  if (count === undefined && values.length === 1 && !isAfterAt) return undefined;
  if (count === undefined && /\b(jump|step|box)/i.test(name) && !/\b(?:db|dumbbell|kb)/i.test(name))
    return { values, unit: (values[0] ?? 0) <= 36 ? "in" : "cm" };
  return { values, unit: pairUnit ?? (isPounds(values, name) ? "lb" : "kg"), ...counted };
}

/** Plates of 45 and 35 lb end in 5; dumbbells come in steps of 5 lb, and in kilograms hardly anybody takes one of 35 or more. */
function isPounds(values: readonly number[], name: string): boolean {
  const [first = 0, second] = values;
  if (POUNDS.has(values.join("/")) || (second === undefined && HEAVY_POUNDS.has(first))) return true;
  if (second === undefined || first % 5 !== 0 || second % 5 !== 0) return false;
  return /\b(?:db|dumbbell|devil)/i.test(name) ? first >= 35 : first >= 95 && first % 10 === 5;
}

/** Bars with plates of 45 lb. */
const HEAVY_POUNDS: ReadonlySet<number> = new Set([225, 315, 405]);

/** Pairs that are only ever loaded in pounds. */
const POUNDS = new Set(
  "65/45 75/55 95/65 115/75 115/85 135/95 155/105 155/115 165/115 185/125 185/135 205/145 225/155 245/165 275/185 275/205 315/205 315/225 405/285 53/35 70/53 44/26 20/14 30/20lb".split(
    " ",
  ),
);

/** Whether a pair of loads stands in a text that is only ever loaded in pounds. */
export function isInPounds(text: string): boolean {
  return (text.match(/\d+\/\d+/g) ?? []).some((pair) => POUNDS.has(pair));
}

/** Kettlebells and what else is carried is written in kilograms beside bars in pounds. */
const HELD = /\b(?:kbs?|kettlebells?|swings?|goblet|farmers?|carry|carries|sandbags?|turkish|get[- ]?ups?)\b/i;

/** The unit of loads that are written without one: the other loads of the workout say it. */
export function readPairUnit(typed: string): PairUnit {
  const bars = typed
    .split("\n")
    .filter((line) => !HELD.test(line))
    .join("\n");
  const isPoundBar = isInPounds(bars) && !IN_KILOGRAMS.test(bars);
  const inKilograms = !isPoundBar && IN_KILOGRAMS.test(typed);
  const inPounds =
    isPoundBar || (!inKilograms && POUND_BAR.test(typed)) || /\d ?(?:lbs?|#)/i.test(typed) || (!inKilograms && isInPounds(typed));
  return inPounds === inKilograms ? undefined : inPounds ? "lb" : "kg";
}

/** "3x5 225": a bar that is only ever loaded in pounds says the unit of all others. */
const POUND_BAR = /(?:\d ?[x×] ?\d{1,2}\+? |@ ?)(?:225|315|405)(?![\d:./]| ?(?:m|s|w|watts?|cal)\b)/i;
const IN_KILOGRAMS = /(?:\d|\ball|\bin) ?kgs?\b/i;
