import { formatClock, parseClock, type Seconds } from "@ironpace/training";
import type { Range } from "./entry-field.ts";

/**
 * The seconds a person means: "4:35", "1:02:10", "275" (seconds), and what a keypad without a colon can type: "4.35", "4,35", "4 35" and "4'35"
 * are 4:35, "1.02.10" is 1:02:10; of four digits and more "2240" is 22:40, "10210" is 1:02:10. A single digit behind the point is tenths:
 * "1:42,5", "102.5". Undefined for anything else.
 */
export function readTime(text: string): Seconds | undefined {
  const given = plainText(text);
  if (/^\d{1,6}\.\d$/.test(given)) return Number(given);
  return (given.length > 3 ? readDigits(given) : undefined) ?? parseClock(given);
}

/** Where a time can be, and where it nearly always is. Both in seconds, with both ends. */
export interface TimeRange {
  readonly possible: Range;
  readonly likely: Range;
}

/**
 * The seconds a person means in a field whose times are known: digits without a sign between them are read as the clock, as seconds or as minutes,
 * whichever is likely there, else possible. "2240" of a 5k is 22:40, "22" is 22:00, "138" of a 500 m row is 1:38.
 * @returns What stands there out of the range where no reading is in it; undefined for what is no time.
 */
export function readTimeWithin(text: string, { possible, likely }: TimeRange): Seconds | undefined {
  const given = plainText(text);
  if (!/^\d{1,6}$/.test(given)) return readTime(text);
  const readings = [readDigits(given), Number(given), 60 * Number(given)].filter((seconds) => seconds !== undefined);
  const within = ({ min, max }: Range) => readings.find((seconds) => seconds >= min && seconds <= max);
  return within(likely) ?? within(possible) ?? readTime(text);
}

/** With a colon between the parts of a clock, however they were kept apart. */
function plainText(text: string): string {
  const given = text.trim().replaceAll(",", ".");
  const parts = /^\d{1,3}(?:[.\s'′’]\d{2}){1,2}["″”]?$/.test(given);
  return parts ? given.replace(/["″”]$/, "").replaceAll(/[.\s'′’]/g, ":") : given;
}

/** "2240" is 22:40 and "10210" 1:02:10; undefined where there is no such clock. */
function readDigits(given: string): Seconds | undefined {
  const [, hours, minutes, seconds] = /^(\d{1,2}(?=\d{4}$))?(\d{1,2})(\d{2})$/.exec(given) ?? [];
  if (minutes === undefined || seconds === undefined) return undefined;
  return parseClock([hours, minutes, seconds].filter((part) => part !== undefined).join(":"));
}

/** "4:35", "1:02:10", "1:42.5": as it is stored and shown, with tenths where there are any. */
export function timeText(seconds: Seconds): string {
  const tenths = Math.round(seconds * 10);
  const rest = tenths % 10;
  return `${formatClock(Math.floor(tenths / 10))}${rest > 0 ? `.${rest}` : ""}`;
}
