import { type HyroxDivision, hyroxLoad, type HyroxStation } from "../../catalogue/race-formats.ts";
import type { PlanContext } from "../../context/context.ts";
import type { Load } from "../../model/plan.ts";
import { weightText } from "../../prescription/items.ts";

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
  const name = DIVISION_NAMES[context.division];
  if (context.entry.kind === "relay") return `the relay (${name} loads)`;
  return isDoubles(context) && !name.endsWith("doubles") ? `${name} doubles` : name;
}

export function isDoubles(context: PlanContext): boolean {
  return context.entry.kind === "doubles";
}

/** The load of a station in the athlete's division, for race day. */
export function raceStationText(context: PlanContext, station: HyroxStation): string | undefined {
  const kilograms = hyroxLoad(station, context.division);
  return kilograms === undefined
    ? undefined
    : stationWeight(context, station, { kilograms, perHand: station.perHand === true, estimated: false });
}

/** "152 kg incl. sled", "2 × 24 kg" */
export function stationWeight(context: PlanContext, { exercise }: HyroxStation, load: Load): string {
  return `${weightText(context, load)}${exercise.startsWith("Sled") ? " incl. sled" : ""}`;
}
