import type { Focus } from "../athlete/athlete.ts";
import { addDays, type Day, shortDay } from "../calendar/day.ts";
import { LOWER_LIMB } from "../injuries/impact.ts";
import type { RegionFinding } from "../injuries/injury.ts";
import { climbs, endsByItself, exitOf, findingLater, nextStep, stepsOf } from "../injuries/return-ladder/next-step.ts";
import { liftShare } from "../injuries/return-ladder/lift-share.ts";
import { runReturnOf } from "../injuries/return-ladder/run-rows.ts";

/** Whose region it is: gates and what is kept fit what they train. */
interface Whose {
  readonly isRunner: boolean;
  readonly focus: Focus;
  readonly isOperated: boolean;
}

/** What a sore region leaves and until when (return-ladders.md sections 5 and 10). */
export function returnText(finding: RegionFinding, told: Day, { isRunner, focus, isOperated }: Whose): string {
  const runs = isRunner ? runReturnText(finding) : "";
  // After an operation no date and no number of pain opens anything: strength and the surgeon do.
  if (isOperated) return `${runs}${LOWER_LIMB.has(finding.region) ? OPERATED_LEG : OPERATED}`;
  if (finding.closesNothing === true) return `${runs}${groundText(finding)}`;
  return `${runs}${climbs(finding) ? stepsText(finding, told, isRunner, focus) : untilText(finding, told, focus)}`;
}

function groundText({ hurts = [] }: RegionFinding): string {
  return hurts.some((one) => one === "downhill" || one === "stairs")
    ? " Flat rounds or the treadmill, low steps and slowly down; that stays so until you write that it is gone."
    : "";
}

const OPERATED_LEG =
  " More only with no swelling the next morning, 10 slow step-downs on that leg, and its front of the thigh at 85 to 90 % of the other side in a strength test. Jumps, cuts and sprints wait for that and for your surgeon's word.";
const OPERATED = " More only with a quiet next morning, the full range without pain, and your surgeon's word for load, speed and hanging.";

/** What comes back when, and on which sign. */
function stepsText(finding: RegionFinding, told: Day, isRunner: boolean, focus: Focus): string {
  const steps = stepsOf(finding).map(({ week, from }) => {
    const later = findingLater(finding, week);
    const runs = isRunner ? runReturnText(later, week).replace(/ (?:Replaced|Stopped): .*$/u, "") : "";
    const lifts =
      later.grade === 2 ? "slow, light exercises for it" : `its usual exercises at ${Math.round(100 * liftShare(later))} % of the load`;
    return ` From ${shortDay(addDays(told, 7 * week))}, if ${exitOf(finding, from, focus).test}: ${lifts}.${runs}`;
  });
  const refer = finding.score >= 6 ? " Not 2 points better after 7 days: a doctor or physiotherapist first." : "";
  const last = isRunner ? "Jumps, sprints and maxima" : "Jumps and maxima";
  return `${steps.join("")} Sign not there: repeat the week before, and write today's number in your profile. ${last} come last, once you write 0/10.${refer}`;
}

function untilText(finding: RegionFinding, told: Day, focus: Focus): string {
  const step = nextStep(finding, told, focus);
  if (step === undefined) return "";
  const until = ` Until ${shortDay(step.from)} at the earliest: the next step comes when ${step.test}.`;
  if (endsByItself(finding))
    return `${until} From then the plan raises it by itself; it holds if the sessions before it did not hurt above 3/10 and the next morning was no worse. If they did, write today's number in your profile.`;
  const refer =
    finding.score >= 6
      ? ` Not 2 points better after ${finding.score >= 8 ? "3" : "7"} days: a doctor or physiotherapist before anything is raised.`
      : "";
  return `${until} The plan stays as it is until you write today's number: silence is no healing.${refer}`;
}

/** What a sore region leaves of the running; empty where its row says nothing. */
function runReturnText(finding: RegionFinding, weeks = 0): string {
  const row = runReturnOf(finding, weeks);
  if (row === undefined) return "";
  if (row.kind === "run-walk")
    return ` Kept: runs with walks, ${row.sets} × ${row.run / 60} min, every second day at most. Replaced: the other runs by easy work on machines.`;
  const { onset } = finding;
  const isByOnset = onset !== undefined && row.longest !== undefined;
  const ground = finding.hurts?.includes("downhill") === true ? " and on flat ground" : "";
  const until = isByOnset ? `, that is below where it began${ground}; a tenth more every two weeks that stay quiet` : "";
  const longest = row.longest === undefined ? "" : `, none longer than ${row.longest} min${until}`;
  const kept = row.fastest === "easy" ? "easy runs" : "easy, long and threshold runs";
  return ` Kept: ${kept}. Reduced: running to ${Math.round(100 * row.share)} %${longest}. Stopped: faster runs, hills and sprints.`;
}
