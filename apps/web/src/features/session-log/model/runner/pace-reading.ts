import { readTime } from "@ironpace/contract";
import { clockText } from "#ui/training/timers/clock-text.ts";
import type { DistanceName, DraftSet } from "../draft.ts";
import { METRES_PER_UNIT, readMeasure } from "../set-values.ts";

/** Seconds at the fastest and the slowest planned pace. */
interface Target {
  readonly from: number;
  readonly to: number;
}

/** Where the clock stands in the planned window, and how far it is from it. */
export function readPaceWindow(elapsed: number, { from, to }: Target): { readonly state: "before" | "in" | "over"; readonly text: string } {
  if (Math.floor(elapsed) < Math.floor(from)) return { state: "before", text: `${clockText(Math.floor(from) - Math.floor(elapsed))} left` };
  const over = Math.floor(elapsed) - Math.round(to);
  return over <= 0
    ? { state: "in", text: "On target" }
    : { state: "over", text: `${over < 60 ? `${over} s` : clockText(over)} over target` };
}

/** A distance or calories as they are set large: below a kilometre in metres. */
export function distanceFigure({ distance, calories }: DraftSet["typed"], unit: DistanceName): readonly [value: string, unit: string] {
  if (distance === undefined) return calories === undefined ? ["", ""] : [calories, "cal"];
  const metres = readMeasure("distance", distance, "kg", unit);
  return unit === "km" && metres !== undefined && metres < 1000 ? [String(Math.round(metres)), "m"] : [distance, unit];
}

/** The distance that is left when the rep is run in the middle of its window; a phone in the pocket measures none. */
export function leftOnPace(elapsed: number, { from, to }: Target, { distance = "" }: DraftSet["typed"], unit: DistanceName): string {
  const metres = readMeasure("distance", distance, "kg", unit);
  if (metres === undefined) return "–";
  const left = Math.max(0, metres * (1 - elapsed / ((from + to) / 2)));
  if (unit === "mi") return `${(left / METRES_PER_UNIT.mi).toFixed(2)} mi`;
  return left >= 1000 ? `${(left / 1000).toFixed(2)} km` : `${Math.ceil(left / 10) * 10} m`;
}

/** "on", "+4 s", "−2 s": a rep against its window. */
export function splitText(time: string | undefined, { from, to }: Target): string {
  const taken = readTime(time ?? "");
  if (taken === undefined) return "";
  const off = taken > to ? Math.round(taken - to) : taken < from ? -Math.round(from - taken) : 0;
  return off === 0 ? "on" : `${off > 0 ? "+" : "−"}${Math.abs(off)} s`;
}
