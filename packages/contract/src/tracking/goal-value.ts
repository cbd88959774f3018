import { readTime, timeText } from "../athlete/time-text.ts";

/** Seconds in the units of time; a value in one of them may be typed as a clock. */
const SECONDS_PER_UNIT: Readonly<Record<string, number>> = { s: 1, sec: 1, min: 60, h: 3600 };

/** undefined for a unit that measures no time. */
export function secondsPer(unit: string): number | undefined {
  return SECONDS_PER_UNIT[unit.trim().toLowerCase()];
}

/** What is typed for a goal in its unit: "45:30" and "45.5" are the same minutes; NaN for anything else. */
export function getGoalValue(text: string, unit: string): number {
  const [seconds, per] = [text.includes(":") ? readTime(text) : undefined, secondsPer(unit)];
  return seconds === undefined || per === undefined ? getNumber(text) : Math.round((1e6 * seconds) / per) / 1e6;
}

/** A time that is to be beaten reads as a clock, everything else as a number. */
export const isClockGoal = ({ unit, falling }: { readonly unit: string; readonly falling: boolean }): boolean =>
  falling && secondsPer(unit) !== undefined;

/** "45:30" of 45.5 minutes. */
export function clockOfGoal(value: number, unit: string): string {
  return timeText(value * (secondsPer(unit) ?? 1));
}

/** 1,5 and 1.5 alike; NaN for anything else. */
export function getNumber(text: string): number {
  const plain = text.trim().replace(",", ".");
  return /^\d{1,15}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN;
}
