/* Times, as the plain lines write them. */

/** "1:30", "90 s", "12 min": one group. */
export const TIME = String.raw`(\d+:\d\d(?::\d\d)?|\d+(?:\.\d+)? ?(?:min|s|h)(?![a-z]))`;
/** The same, or a number alone. */
export const BARE_TIME = String.raw`(\d+:\d\d(?::\d\d)?|\d+(?:\.\d+)?(?: ?(?:min|s|h)(?![a-z]))?(?![\d.:/%x]|-\d| ?(?:reps|rounds|rds|m|cal|kg|lb)\b))`;

/** Seconds of a time; a number alone is in seconds from `secondsFrom` on, else in minutes. */
export function readSeconds(text: string, secondsFrom = 20): number {
  const clock = /^(\d+):(\d\d)(?::(\d\d))?$/.exec(text.trim());
  if (clock !== null) {
    const [, first = "0", second = "0", third] = clock;
    return third === undefined ? 60 * Number(first) + Number(second) : 3600 * Number(first) + 60 * Number(second) + Number(third);
  }
  const value = Number(/^[\d.]+/.exec(text.trim())?.[0] ?? 0);
  if (text.trim().endsWith("s")) return value;
  if (text.trim().endsWith("h")) return Math.round(3600 * value);
  if (text.trim().endsWith("min")) return Math.round(60 * value);
  return value >= secondsFrom ? value : Math.round(60 * value);
}

const METRES: Readonly<Record<string, number>> = { m: 1, km: 1000, k: 1000, mile: 1609.344, ft: 0.3048, yd: 0.9144 };

/** Whether a unit is one of distance. */
export function isDistance(unit: string): boolean {
  return unit in METRES;
}

export function getMetres(value: number, unit: string): number {
  return Math.round(value * (METRES[unit] ?? 1));
}
