import { distanceText } from "@ironpace/contract";
import { demandFigure, type DemandItem, type DistanceUnit, toMiles } from "@ironpace/training";

/** One line of what a race needs, as it is shown. */
export interface DemandLine {
  /** "Longest run" */
  readonly name: string;
  readonly needed: string;
  /** What this plan reaches. */
  readonly inPlan: string;
  /** By race day, when the season goes on as planned. */
  readonly reached: string;
}

export function demandLine(item: DemandItem, distance: DistanceUnit): DemandLine {
  const { name, unit } = item;
  const isMiles = unit === "km" && distance === "mi";
  const text = (value: number, isPlanned = false) => {
    const figure = ladderFigure(item, value, distance, isPlanned);
    return unit === "times" ? (figure === "1" ? "once" : `${figure} times`) : `${figure} ${isMiles ? "mi" : unit}`;
  };
  return {
    name: distanceText(name.charAt(0).toUpperCase() + name.slice(1), distance),
    needed: text(item.needed),
    inPlan: text(item.inPlan, true),
    reached: text(item.reached),
  };
}

/** A run of the plan as the plan itself names it: "17.5"; what a season brings or a race asks, and the sum of a week, to whole kilometres. */
export function ladderFigure({ name, unit }: DemandItem, value: number, distance: DistanceUnit, isPlanned: boolean): string {
  const amount = unit === "km" && distance === "mi" ? toMiles(1000 * value) : value;
  return isPlanned && unit === "km" && !name.includes("in a week") ? String(Math.round(10 * amount) / 10) : demandFigure(amount);
}
