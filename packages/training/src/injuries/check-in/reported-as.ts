import { addDays, type Day } from "../../calendar/day.ts";
import type { RegionFinding } from "../injury.ts";
import type { PainReportSign, PainReport } from "./check-in.ts";
import { gradeOfScore } from "./stage.ts";

/** The score that a sign is worth by itself (return-ladders.md section 1, the table of words). */
const SIGN_SCORE: { readonly [sign in PainReportSign]: number } = { "night-pain": 7, swelling: 7, "giving-way": 8, numbness: 6, fever: 0 };
/** Limping or protecting it: two points more, up to "limping a little" (return-ladders.md section 1). */
const ALTERED = { more: 2, most: 6 } as const;

/** Whether an answer is about the day of the report, or the session of the day before that made somebody report it. */
export function isOfReport({ on }: PainReport, told: Day): boolean {
  return on === told || on === addDays(told, -1);
}

/** Whether an answer says as much pain as the finding has. */
export function isAsBad(report: PainReport, { score }: Pick<RegionFinding, "score">): boolean {
  return getScore(report) >= score;
}

/** A finding with the number of the answers that came with its report, where they say more than its words: today's dose is that of today's pain. */
export function reportedAs(finding: RegionFinding, told: Day, painReports: readonly PainReport[]): RegionFinding {
  const answers = painReports.filter((report) => report.region === finding.region && isOfReport(report, told));
  const score = Math.min(10, Math.max(0, ...answers.map(getScore)));
  if (finding.grade === 0 || score <= finding.score) return finding;
  const { closesNothing, isUnsaid: _unsaid, ...rest } = finding;
  const grade = gradeOfScore(score);
  return { ...rest, score, pain: score, grade, ...(closesNothing === true && grade < 2 ? { closesNothing } : {}) };
}

function getScore({ worst = 0, morning = 0, altered, signs = [] }: PainReport): number {
  const pain = Math.max(worst, morning);
  const limped = altered === true ? Math.max(pain, Math.min(ALTERED.most, pain + ALTERED.more)) : pain;
  return Math.max(limped, ...signs.map((sign) => SIGN_SCORE[sign]));
}
