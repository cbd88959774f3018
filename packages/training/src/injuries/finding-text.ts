import { formatList } from "../model/words.ts";
import { activityNames } from "./activities.ts";
import type { Grade, RegionFinding } from "./injury.ts";
import { ladderPlace } from "./return-ladder/places.ts";
import { regionName } from "./region-name.ts";

/** A finding in words. */
export interface FindingText {
  /** "left knee", "lower back" */
  readonly region: string;
  /** "mild" */
  readonly severity: string;
  /** "no heavy load" */
  readonly allows: string;
}

export function findingText(finding: RegionFinding): FindingText {
  const { region, grade, side } = finding;
  const name = region === "lower_leg" ? lowerLegName(finding) : regionName(region);
  return {
    region: side === undefined ? name : side === "both" ? `${name} (both sides)` : `${side} ${name}`,
    severity: GRADES[grade],
    allows: allowedBy(finding),
  };
}

function lowerLegName(finding: RegionFinding): string {
  if (/achill/iu.test(finding.phrase)) return "Achilles tendon";
  return ladderPlace(finding) === "shin" ? "shin" : "calf";
}

function allowedBy({ grade, closesNothing, hurts = [] }: RegionFinding): string {
  if (closesNothing !== true) return ALLOWS[grade];
  return hurts.length === 0 ? "everything that does not hurt" : `everything but ${formatList(activityNames(hurts))}`;
}

const GRADES: { readonly [grade in Grade]: string } = { 0: "healed", 1: "mild", 2: "moderate", 3: "severe" };

const ALLOWS: { readonly [grade in Grade]: string } = {
  0: "anything again",
  1: "no heavy load",
  2: "only light load",
  3: "only easy, painless work",
};
