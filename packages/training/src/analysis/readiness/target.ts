import type { CompetitionFormat } from "../../catalogue/competition-format.ts";
import { parseClock } from "../../units/format.ts";
import { fromPounds } from "../../units/mass.ts";
import type { Kilograms, Metres, Seconds } from "../../units/units.ts";

/** Faster than any person over distances from 1 km on: metres per second. */
const TOO_FAST = 7.5;
/** No Hyrox has been raced in less. */
const FASTEST_HYROX: Seconds = 45 * 60;

/** A shorter time over the race is none that anybody could mean. */
export function fastestPossible(format: CompetitionFormat): Seconds | undefined {
  if (format.kind === "hyrox") return FASTEST_HYROX;
  if (format.kind === "running" && format.distance !== undefined) return fastestRun(format.distance);
  return undefined;
}

export function fastestRun(metres: Metres): Seconds {
  return metres / TOO_FAST;
}

/**
 * The time that a text asks for: "sub 1:15:00", "75 min", "1 h 15". What would be faster than `fastest` in minutes and seconds is read as
 * hours and minutes: the "3:30" of a marathon. Undefined when the text names no possible time.
 */
export function readTargetTime(text: string, fastest: Seconds): Seconds | undefined {
  const clock = /\d{1,3}(?::\d{2}){1,2}/.exec(text)?.[0];
  const seconds = clock === undefined ? readMinutes(text) : parseClock(clock);
  if (seconds === undefined || seconds >= fastest) return seconds;
  const asHours = clock?.split(":").length === 2 ? 60 * seconds : undefined;
  return asHours !== undefined && asHours >= fastest ? asHours : undefined;
}

function readMinutes(text: string): Seconds | undefined {
  const hours = /(\d{1,2}) ?h(?:ours?|rs?)?(?: ?(\d{1,2}))?\b/i.exec(text);
  if (hours !== null) return 3600 * Number(hours[1]) + 60 * Number(hours[2] ?? 0);
  const minutes = /(\d{1,3}) ?(?:min|minutes)\b/i.exec(text)?.[1];
  return minutes === undefined ? undefined : 60 * Number(minutes);
}

/** The weight that a text asks for, in kilograms: "520 kg total", "315 lb", a bare "150". Undefined when it names none. */
export function readTargetWeight(text: string): Kilograms | undefined {
  const found = /(\d{2,4}(?:[.,]\d{1,2})?) ?(kg|lbs?|pounds)?(?![\d:])/i.exec(text);
  if (found === null) return undefined;
  const number = Number(found[1]?.replace(",", "."));
  return /^(lb|pound)/i.test(found[2] ?? "") ? fromPounds(number) : number;
}

/** A number of repetitions: "12 reps", "12". */
export function readTargetCount(text: string): number | undefined {
  const found = /\d{1,4}/.exec(text)?.[0];
  return found === undefined ? undefined : Number(found);
}
