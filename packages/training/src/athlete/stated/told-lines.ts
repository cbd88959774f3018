import type { Day } from "../../calendar/day.ts";
import type { Athlete } from "../athlete.ts";

/** A line of what was told about injuries, with its day. */
export interface ToldLine {
  readonly text: string;
  readonly on: Day;
  /** A professional's yes: a step, and no report. */
  readonly isYes: boolean;
}

/**
 * The text with which the plan began, and what was told since, one line each in order. Athletes of older plans have a day only for what eased
 * something: there the last lines are those of the last easings.
 */
export function toldLines({ injuries = "", easings = [], injuryReports = [] }: Pick<Athlete, "injuries" | "easings" | "injuryReports">): {
  readonly known: readonly string[];
  readonly told: readonly ToldLine[];
} {
  const lines = injuries.split("\n");
  const dated = injuryReports.slice(-lines.length);
  const others = lines.slice(0, lines.length - dated.length);
  const from = dated[0]?.on;
  const older = easings
    .filter((easing) => (easing.isStep !== true || easing.cleared !== undefined) && (from === undefined || easing.from < from))
    .slice(others.length === 0 ? easings.length : -others.length);
  const first = others.length - older.length;
  const told = [
    ...older.map(({ from: on, cleared }, at): ToldLine => ({ text: others[first + at] ?? "", on, isYes: cleared !== undefined })),
    ...dated.map(({ on, isYes }, at): ToldLine => ({ text: lines[others.length + at] ?? "", on, isYes: isYes === true })),
  ];
  return { known: others.slice(0, first), told };
}
