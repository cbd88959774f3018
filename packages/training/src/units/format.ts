import { toPounds, type WeightUnit } from "./mass.ts";
import type { Kilograms, Metres, Seconds, SecondsPer500Metres, SecondsPerKilometre } from "./units.ts";

/** A time or a pace as "m:ss", or "h:mm:ss" from one hour on; rounded to whole seconds. */
export function formatClock(seconds: Seconds | SecondsPerKilometre | SecondsPer500Metres): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const tail = pad(whole % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/**
 * Reads "4:35", "1:02:10" or plain seconds "275"; after minutes the seconds may have tenths or hundredths: "1:42.5". Anything else is
 * undefined. Minutes and seconds after a larger part must be below 60.
 */
export function parseClock(text: string): Seconds | undefined {
  const parts = text.trim().split(":");
  const last = parts.length > 1 ? /^\d{1,6}(\.\d{1,2})?$/ : /^\d{1,6}$/;
  if (parts.length > 3 || parts.some((part, index) => !(index === parts.length - 1 ? last : /^\d{1,6}$/).test(part))) return undefined;
  const numbers = parts.map(Number);
  if (numbers.slice(1).some((number) => number >= 60)) return undefined;
  return numbers.reduce((total, number) => total * 60 + number, 0);
}

/** "105 kg", "112.5 kg" */
export function formatKilograms(kilograms: Kilograms): string {
  return `${trimmed(kilograms, 2)} kg`;
}

/** A body weight or a maximum in the athlete's unit: "142.5 kg", "314 lb" (to the nearest pound). */
export function formatWeight(kilograms: Kilograms, unit: WeightUnit): string {
  return unit === "kg" ? formatKilograms(kilograms) : `${Math.round(toPounds(kilograms))} lb`;
}

/**
 * What is lifted, in the athlete's unit: "105 kg", "225 lb". What is made in kilograms (kettlebells, sleds, competition
 * implements) keeps them, with the pounds beside: "16 kg (35 lb)".
 */
export function formatLoad(kilograms: Kilograms, unit: WeightUnit): string {
  if (unit === "kg") return formatKilograms(kilograms);
  const pounds = formatWeight(kilograms, "lb");
  return isWhole(toPounds(kilograms)) ? pounds : `${formatKilograms(kilograms)} (${pounds})`;
}

/** "4:38 /km" */
export function formatPace(pace: SecondsPerKilometre): string {
  return `${formatClock(pace)} /km`;
}

/** Below one kilometre "800 m", then at most one decimal: "5 km", "12.4 km". */
export function formatDistance(metres: Metres): string {
  return Math.round(metres) < 1000 ? `${Math.round(metres)} m` : `${trimmed(metres / 1000, 1)} km`;
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}

function pad(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/** Plates make halves, which need no rounding. */
function trimmed(value: number, decimals: 1 | 2): string {
  return String(Number.isInteger(2 * value) ? value : Number(value.toFixed(decimals)));
}
