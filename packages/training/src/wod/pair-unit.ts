import { isInPounds, type PairUnit } from "./movement-loads.ts";

/** Kettlebells and what else is carried is written in kilograms beside bars in pounds. */
const HELD = /\b(?:kbs?|kettlebells?|swings?|goblet|farmers?|carry|carries|sandbags?|turkish|get[- ]?ups?)\b/i;

/** The unit of loads that are written without one: the other loads of the workout say it. */
export function pairUnitOf(typed: string): PairUnit {
  const bars = typed
    .split("\n")
    .filter((line) => !HELD.test(line))
    .join("\n");
  const isPoundBar = isInPounds(bars) && !IN_KILOGRAMS.test(bars);
  const inKilograms = !isPoundBar && IN_KILOGRAMS.test(typed);
  const inPounds = isPoundBar || /\d ?(?:lbs?|#)/i.test(typed) || (!inKilograms && isInPounds(typed));
  return inPounds === inKilograms ? undefined : inPounds ? "lb" : "kg";
}

const IN_KILOGRAMS = /(?:\d|\ball|\bin) ?kgs?\b/i;
