import { type Day, daysBetween } from "../../calendar/day.ts";
import type { RegionFinding } from "../injury.ts";
import type { PainReportSign, PainReport } from "./check-in.ts";
import type { Stage } from "./stage.ts";

interface Course {
  readonly stage: Stage;
  readonly steps: readonly { readonly on: Day; readonly stage: Stage }[];
  readonly reds: readonly Day[];
  readonly mornings: readonly number[];
}

const SIGNS: { readonly [sign in PainReportSign]: string } = {
  "night-pain": "it hurts at night",
  swelling: "it swells",
  numbness: "it tingles or is numb",
  "giving-way": "it gives way",
  fever: "you have a fever",
};

/** "Today" (return-ladders.md section 3): swelling, giving way, numbness. */
const TODAY: ReadonlySet<string> = new Set([SIGNS.swelling, SIGNS["giving-way"], SIGNS.numbness]);

/** Whether a reason is for a doctor on the same day. */
export function isForToday(reason: string): boolean {
  return TODAY.has(reason);
}

const BAD = { score: 6, days: 7 };
const WORST = { score: 8, days: 3 };
const BETTER_BY = 2;
const REDS_WITHIN_DAYS = 14;
const NO_STAGE_DAYS = 21;
const STILL_LIMITED_DAYS = 42;

/** Why a doctor or physiotherapist looks at it before anything is raised (return-ladders.md section 3); undefined while nothing says so. */
export function referralReason(
  { score, kind }: RegionFinding,
  told: Day,
  { reds, mornings }: Course,
  { on, signs = [], worst = 0 }: PainReport,
): string | undefined {
  const [sign] = signs;
  if (sign !== undefined) return SIGNS[sign];
  if (kind === "bone") return "with pain on a bone, load goes up only after a doctor has cleared it";
  if (reds.filter((day) => daysBetween(day, on) <= REDS_WITHIN_DAYS).length >= 2) return "it got worse twice within two weeks";
  const days = daysBetween(told, on);
  const now = Math.max(mornings.at(-1) ?? score, worst);
  const patience = score >= WORST.score ? WORST.days : BAD.days;
  if (score >= BAD.score && days >= patience && now > score - BETTER_BY) return `it is not clearly better after ${days} days`;
  return undefined;
}

/** The same where only the days say so: after the answer of the day has moved what it moves. */
export function standstill(told: Day, { stage, steps }: Course, { on }: PainReport): string | undefined {
  const first = steps[0]?.stage ?? stage;
  if (stage < 5 && daysBetween(told, on) >= STILL_LIMITED_DAYS) return "it still limits you after six weeks";
  const best = steps.findLast((step, index) => index > 0 && step.stage > (steps[index - 1]?.stage ?? first))?.on ?? told;
  if (stage < 5 && daysBetween(best, on) >= NO_STAGE_DAYS) return "it has not improved for three weeks";
  return undefined;
}
