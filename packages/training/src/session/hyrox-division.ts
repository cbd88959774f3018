import { type HyroxDivision, hyroxLoad, type HyroxStation } from "../catalogue/race-formats.ts";
import type { PlanContext } from "../context/context.ts";
import { weightText } from "../prescription/items.ts";

const DIVISION_NAMES: { readonly [division in HyroxDivision]: string } = {
  womenOpen: "women's open",
  womenPro: "women's pro",
  menOpen: "men's open",
  menPro: "men's pro",
  doublesWomen: "women's doubles",
  doublesMen: "men's doubles",
  doublesMixed: "mixed doubles",
};

/** "women's pro" */
export function divisionName(context: PlanContext): string {
  return DIVISION_NAMES[context.division];
}

export function isDoubles(context: PlanContext): boolean {
  return context.division.startsWith("doubles");
}

/** The load of a station in the athlete's division, for race day. */
export function raceStationText(context: PlanContext, station: HyroxStation): string | undefined {
  const kilograms = hyroxLoad(station, context.division);
  return kilograms === undefined ? undefined : weightText(context, { kilograms, perHand: station.perHand === true, estimated: false });
}
