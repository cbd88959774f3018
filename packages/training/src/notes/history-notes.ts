import type { PlanNote } from "../model/plan.ts";
import { isCalibrated, type SeasonStart } from "../season/season.ts";
import { formatDistance } from "../units/format.ts";

/** Which numbers of the athlete's running are only usual for the level (race-demands.md section 1). */
export function historyNotes({ run, easyPace }: SeasonStart, raceMetres: number): PlanNote[] {
  const about = (metres: number): string => formatDistance(500 * Math.round(metres / 500));
  return run.defaults.map((key): PlanNote => {
    if (key === "weekly")
      return {
        kind: "estimate",
        text: `Your weekly running is not known, so the plan starts from ${about(run.weekly)}, a careful week for your level. Enter the mean of your last four weeks and it starts there.`,
      };
    const minutes = Math.round(Math.min(75, (1.5 * run.longest * easyPace) / 60_000));
    const text = isCalibrated(run, raceMetres)
      ? `Your longest run of the last four weeks is not known: the first long run finds out. Run easy, at most ${minutes} minutes, and stop when it stops being easy.`
      : `Your longest run of the last four weeks is not known, so the plan starts from ${about(run.longest)}, as is usual for your level.`;
    return { kind: "estimate", text };
  });
}
