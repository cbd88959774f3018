import type { Day } from "../calendar/day.ts";
import type { CompetitionFormat } from "../catalogue/competition-format.ts";
import type { HyroxDivision } from "../catalogue/race-formats.ts";
import type { Athlete, Sex } from "./athlete.ts";
import { type EntryKind, getEntry, hyroxCompetition } from "./hyrox-entry.ts";

/** The division the athlete named, else the open one; the lighter loads when the sex is not known. */
export function getDivision({ competitions = [], sex }: Pick<Athlete, "competitions" | "sex">, from?: Day): HyroxDivision {
  const found = hyroxCompetition(competitions, from);
  if (found === undefined) return openDivision(sex);
  return divisionFor(found.format, getEntry(found.competition, found.format), sex);
}

/** Each athlete of a relay has the open loads of their sex. */
export function divisionFor(format: CompetitionFormat & { readonly kind: "hyrox" }, entry: EntryKind, sex: Sex | undefined): HyroxDivision {
  if (entry === "relay") return openDivision(sex);
  if (format.division !== undefined) return format.division;
  if (format.pro) return sex === "male" ? "menPro" : "womenPro";
  if (entry === "doubles") return sex === "male" ? "doublesMen" : "doublesWomen";
  return openDivision(sex);
}

function openDivision(sex: Sex | undefined): HyroxDivision {
  return sex === "male" ? "menOpen" : "womenOpen";
}
