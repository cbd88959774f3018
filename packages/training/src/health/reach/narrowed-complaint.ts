import type { RegionFinding } from "../../injuries/injury.ts";
import type { NoteStatement } from "../../statements/note-statement.ts";
import { unreadQualifier } from "./unread-qualifier.ts";

/**
 * A sore part with which somebody "can't run on cobbles": the words that make it severe were understood by half, so the part counts as sore and the
 * runs stay, easy and flat. A number, an injury with a name and a plain "can't run" keep their grade.
 */
export function narrowedComplaint(finding: RegionFinding, beside: readonly NoteStatement[]): RegionFinding {
  const { grade, pain, kind, hurts = [] } = finding;
  if (grade === 0 || pain !== undefined || kind !== undefined || !hurts.includes("run")) return finding;
  const ofRuns = beside.filter(({ verdict, subjects }) => verdict !== undefined && verdict !== "fine" && subjects.includes("run"));
  if (ofRuns.length === 0 || !ofRuns.every(({ clause }) => unreadQualifier(clause) !== undefined)) return finding;
  return { ...finding, grade: 1, score: 3, hurts: [...hurts.filter((one) => one !== "run"), "run-fast", "hills"] };
}
