import { distanceText } from "@ironpace/contract";
import { formatClock, fromPounds, pacePerMile, toPounds, type ExerciseItem } from "@ironpace/training";
import type { Units } from "#backend/preferences/units.ts";

/** "5 × 4", "3 × 8 each side", "4 × 1,000 m", "20 min", "5, 4, 3": how much of it, without the load. */
export function getDose(item: ExerciseItem, { distance }: Units): string {
  // Repetitions by time are over when the time is; the distance beside it is what it covers.
  const isTimed = item.duration !== undefined && (item.sets ?? 1) > 1;
  const once =
    item.reps ??
    (item.distance === undefined || isTimed ? undefined : distanceText(item.distance, distance)) ??
    (item.duration === undefined ? "" : clockOrMinutes(item.duration));
  const perSet = once.split("-");
  if (perSet.length > 1 && perSet.length === item.sets) return perSet.join(", ");
  if (item.sets === undefined || (item.sets === 1 && item.reps === undefined)) return once;
  return once === "" ? `${item.sets} sets` : `${item.sets} × ${once}`;
}

/** One set of a ramp to the working weight. */
export interface RampSet {
  readonly reps: string;
  readonly kilograms: number;
}

/** The sets of a warm-up ramp, lightest first; undefined for everything else. */
export function getRamp(item: ExerciseItem): readonly RampSet[] | undefined {
  const reps = item.reps?.split("-") ?? [];
  const [, written = "", unit] = /^(.+?)\s*(kg|lb)?$/.exec(item.weight ?? "") ?? [];
  const loads = written.split(" → ").map(Number);
  if (loads.length < 2 || loads.length !== reps.length || loads.some(Number.isNaN)) return undefined;
  return loads.map((load, index) => ({ reps: reps[index] ?? "", kilograms: unit === "lb" ? fromPounds(load) : load }));
}

/** The number an exercise is done at, with the face it is set in. */
export type Figure =
  | { readonly face: "iron"; readonly value: string; readonly unit: string }
  | { readonly face: "pace"; readonly value: string; readonly unit: string }
  | { readonly face: "num"; readonly value: string; readonly unit: string }
  | { readonly face: "text"; readonly value: string };

export function getFigure(item: ExerciseItem, units: Units): Figure | undefined {
  if (item.load !== undefined) {
    const pair = item.load.perHand && /^2\s*×/.test(item.weight ?? "") ? "2 × " : "";
    return { face: "iron", value: pair + loadText(item.load.kilograms, units), unit: units.weight };
  }
  if (item.pace !== undefined) {
    const { fastest, slowest, per } = item.pace;
    if (per === "km" && units.distance === "mi") {
      return { face: "pace", value: range(perMile(fastest), perMile(slowest)), unit: "/mi" };
    }
    return { face: "pace", value: range(formatClock(fastest), formatClock(slowest)), unit: `/${per.replace(/(\d)m$/, "$1 m")}` };
  }
  if (item.power !== undefined) return { face: "num", value: range(`${item.power.low}`, `${item.power.high}`), unit: "W" };
  const text = item.weight ?? item.intensity;
  return text === undefined ? undefined : { face: "text", value: text };
}

/** "112.5" kilograms, "225" pounds: a pound is the smallest step anybody loads. */
export function loadText(kilograms: number, { weight }: Pick<Units, "weight">): string {
  return weight === "kg" ? kilograms.toFixed(1) : String(Math.round(toPounds(kilograms)));
}

/** True when the number rests on an estimate instead of one of the athlete's own results. */
export function isEstimated(item: ExerciseItem): boolean {
  return [item.load, item.pace, item.power].some((target) => target?.estimated === true);
}

/** A clock needs no unit: "1:30 min" is told as "1:30". */
function clockOrMinutes(duration: string): string {
  return duration.replace(/^(\d+:\d\d) min$/, "$1");
}

function perMile(secondsPerKilometre: number): string {
  return formatClock(pacePerMile(secondsPerKilometre));
}

function range(from: string, to: string): string {
  return from === to ? from : `${from}–${to}`;
}
