/** Maps a value to a place in the drawing; both directions of either range are allowed. */
export type Scale = (value: number) => number;

/** A straight scale from `domain` to `range`. A domain without width maps to the middle of the range. */
export function linearScale([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale {
  const width = to - from;
  return (value) => (width === 0 ? (start + end) / 2 : start + ((value - from) / width) * (end - start));
}

/** Round values between `low` and `high`, at most `most` of them, with steps of 1, 2, 2.5 or 5 times a power of ten. */
export function niceTicks(low: number, high: number, most = 4): readonly number[] {
  if (!(high > low)) return [low];
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fits = (step: number) => Math.floor(high / step + 1e-9) - Math.ceil(low / step - 1e-9) < most;
  const step = [1, 2, 2.5, 5, 10, 20].map((factor) => factor * power).find(fits) ?? 20 * power;
  return multiples(Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9), step);
}

/** Round values of which the first is not above `low` and the last not below `high`; with a `unit` of 60 round clock times of seconds. */
export function roundTicks(low: number, high: number, unit = 1): readonly number[] {
  const room = high > low ? 0 : Math.max(unit, Math.abs(low) * 0.05);
  const [first = 0, second = first + 1] = niceTicks((low - room) / unit, (high + room) / unit, 3);
  const step = (second - first) * unit;
  return multiples(Math.floor((low - room) / step + 1e-9), Math.ceil((high + room) / step - 1e-9), step);
}

const multiples = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));

/** Days since 1970-01-01 of a `yyyy-MM-dd`. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

/** The first days of the months after `from`, up to `to`, with "Sep" as label, and "Jan 27" where a year begins; every second or third one where they would touch. */
export function monthTicks(from: string, to: string, width: number): readonly { readonly day: string; readonly label: string }[] {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  const every = Math.max(1, Math.ceil((((end - start) / 30) * MIN_MONTH_WIDTH) / Math.max(width, 1)));
  const ticks: { day: string; label: string }[] = [];
  const month = new Date(start * 86_400_000);
  month.setUTCDate(1);
  for (;;) {
    month.setUTCMonth(month.getUTCMonth() + 1);
    const day = month.toISOString().slice(0, 10);
    if (dayNumber(day) > end) return ticks;
    const at = month.getUTCMonth();
    if (at % every === 0) ticks.push({ day, label: `${MONTHS.slice(at * 3, at * 3 + 3)}${at === 0 ? ` ${day.slice(2, 4)}` : ""}` });
  }
}

const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";
/** Pixels a label of three letters needs. */
const MIN_MONTH_WIDTH = 34;
