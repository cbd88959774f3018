import type { Athlete } from "../../athlete/athlete.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import { type HyroxDivision, hyroxLoad, type HyroxStation } from "../../catalogue/race-formats.ts";
import type { PlanContext } from "../context.ts";
import { weightText } from "../items.ts";

/** The division the athlete named, else the open one; the lighter loads when the sex is not known. */
export function divisionOf({ competitions = [], sex }: Pick<Athlete, "competitions" | "sex">): HyroxDivision {
  const format = competitions
    .toSorted((a, b) => a.priority.localeCompare(b.priority) || a.date.localeCompare(b.date))
    .map(({ type, name }) => competitionFormat(`${type ?? ""} ${name ?? ""}`))
    .find((read) => read?.kind === "hyrox");
  if (format?.kind !== "hyrox") return sex === "male" ? "menOpen" : "womenOpen";
  if (format.division !== undefined) return format.division;
  if (format.doubles && !format.pro) return sex === "male" ? "doublesMen" : "doublesWomen";
  if (sex === "male") return format.pro ? "menPro" : "menOpen";
  return format.pro ? "womenPro" : "womenOpen";
}

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
