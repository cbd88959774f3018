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
  readonly isCovered: boolean;
}

export function demandLine(item: DemandItem, distance: DistanceUnit): DemandLine {
  const { name, unit, isCovered } = item;
  const text = (value: number) => {
    const isMiles = unit === "km" && distance === "mi";
    const figure = demandFigure(isMiles ? toMiles(1000 * value) : value);
    return unit === "times" ? (figure === "1" ? "once" : `${figure} times`) : `${figure} ${isMiles ? "mi" : unit}`;
  };
  return {
    name: distanceText(name.charAt(0).toUpperCase() + name.slice(1), distance),
    needed: text(item.needed),
    inPlan: text(item.inPlan),
    reached: text(item.reached),
    isCovered,
  };
}
