import type { Kilograms, Metres, Seconds, SecondsPer500Metres, SecondsPerKilometre } from "./units.ts";

/** A time or a pace as "m:ss", or "h:mm:ss" from one hour on; rounded to whole seconds. */
export function formatClock(seconds: Seconds | SecondsPerKilometre | SecondsPer500Metres): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const tail = pad(whole % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** Reads "4:35", "1:02:10" or plain seconds "275"; anything else is undefined. Minutes and seconds after a larger part must be below 60. */
export function parseClock(text: string): Seconds | undefined {
  const parts = text.trim().split(":");
  if (parts.length > 3 || parts.some((part) => !/^\d{1,6}$/.test(part))) return undefined;
  const numbers = parts.map(Number);
  if (numbers.slice(1).some((number) => number >= 60)) return undefined;
  return numbers.reduce((total, number) => total * 60 + number, 0);
}

/** "105 kg", "112.5 kg" */
export function formatKilograms(kilograms: Kilograms): string {
  return `${trimmed(kilograms, 2)} kg`;
}

/** "4:38 /km" */
export function formatPace(pace: SecondsPerKilometre): string {
  return `${formatClock(pace)} /km`;
}

/** Below one kilometre "800 m", then at most one decimal: "5 km", "12.4 km". */
export function formatDistance(metres: Metres): string {
  return Math.round(metres) < 1000 ? `${Math.round(metres)} m` : `${trimmed(metres / 1000, 1)} km`;
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}

function trimmed(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
