import type { RegionFinding } from "../injuries/injury.ts";
import { runReturnOf } from "../injuries/return-ladder/run-rows.ts";

/** What a sore region leaves of the running (return-ladders.md sections 5 and 10); empty where its row says nothing. */
export function runReturnText(finding: RegionFinding): string {
  const row = runReturnOf(finding);
  if (row === undefined) return "";
  if (row.kind === "run-walk")
    return ` Kept: runs with walks, ${row.sets} × ${row.run / 60} min, every second day at most. Replaced: the other runs by easy work on machines.`;
  const longest = row.longest === undefined ? "" : `, none longer than ${row.longest} min`;
  const kept = row.fastest === "easy" ? "easy runs" : "easy, long and threshold runs";
  return ` Kept: ${kept}. Reduced: running to ${Math.round(100 * row.share)} %${longest}. Stopped: faster runs, hills and sprints.`;
}
