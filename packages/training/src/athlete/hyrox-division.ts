import { competitionFormat } from "../catalogue/competition-format.ts";
import type { HyroxDivision } from "../catalogue/race-formats.ts";
import type { Athlete } from "./athlete.ts";

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
