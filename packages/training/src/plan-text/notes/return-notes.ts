import type { Focus } from "../../athlete/athlete.ts";
import { addDays, type Day, shortDay } from "../../calendar/day.ts";
import { BACK, LOWER_LIMB } from "../../injuries/impact.ts";
import type { RegionFinding } from "../../injuries/injury.ts";
import {
  climbs,
  endsByItself,
  findingLater,
  nextStep,
  settlesOnly,
  staysForGood,
  getSteps,
  waitsForWord,
} from "../../injuries/return-ladder/next-step.ts";
import { getExit } from "../../injuries/return-ladder/exits.ts";
import { liftShare } from "../../injuries/return-ladder/lift-share.ts";
import { durationText } from "../../prescription/items.ts";
import { getRunReturn } from "../../injuries/return-ladder/run-rows.ts";

/** Whose region it is: gates and what is kept fit what they train. */
interface Whose {
  readonly isRunner: boolean;
  readonly focus: Focus;
  readonly isOperated: boolean;
  /** For a race with climbs: the day from which its long runs hold some. */
  readonly climbsFrom?: Day;
}

/** What a sore region leaves and until when (return-ladders.md sections 5 and 10). */
export function returnText(finding: RegionFinding, told: Day, { isRunner, focus, isOperated, climbsFrom }: Whose): string {
  const runs = isRunner ? `${runReturnText(finding, told)}${climbsText(finding, climbsFrom)}` : "";
  // After an operation no date and no number of pain opens anything: strength and the surgeon do.
  if (isOperated) return `${runs}${LOWER_LIMB.has(finding.region) ? OPERATED_LEG : OPERATED}`;
  if (finding.closesNothing === true)
    return runs === "" || !endsByItself(finding) ? `${runs}${groundText(finding)}` : `${runs}${untilText(finding, told, focus)}`;
  return `${runs}${climbs(finding) ? stepsText(finding, told, isRunner, focus) : untilText(finding, told, focus)}`;
}

function climbsText(finding: RegionFinding, from: Day | undefined): string {
  if (from === undefined || !LOWER_LIMB.has(finding.region) || finding.isTrainedThrough !== true) return "";
  return ` Your race has climbs, and the runs stay flat until ${shortDay(addDays(from, -1))}; from then on you hike 150 to 200 m of climb in the long runs, as long as the next mornings are no worse.`;
}

function groundText({ hurts = [] }: RegionFinding): string {
  return hurts.some((one) => one === "downhill" || one === "stairs")
    ? " Run flat loops or the treadmill, use low steps and go down slowly, until you report it gone."
    : "";
}

const OPERATED_LEG =
  " Do more only with no swelling the next morning, 10 slow step-downs on that leg, and quad strength at 85 to 90% of the other side in a test. Jumps, cuts and sprints wait for that and for your surgeon's approval.";
const OPERATED =
  " Do more only with no pain the next morning, the full range without pain, and your surgeon's approval for load, speed and hanging.";

/** Legs and back feel a landing; an arm does not wait for jumps. */
function isLanded({ region }: RegionFinding): boolean {
  return LOWER_LIMB.has(region) || BACK.has(region);
}

/** What comes back when, and on which sign. */
function stepsText(finding: RegionFinding, told: Day, isRunner: boolean, focus: Focus): string {
  const steps = getSteps(finding).map(({ week, from }) => {
    const later = findingLater(finding, week);
    const runs = isRunner ? laterRunsText(finding, later, { week, told }) : "";
    const lifts =
      later.grade === 2
        ? "slow, light exercises for it"
        : `heavier exercises for it come back at ${Math.round(100 * liftShare(later))}% of their usual weight`;
    return ` From ${shortDay(addDays(told, 7 * week))}, if ${getExit(finding, from, focus).test}: ${lifts}.${runs}`;
  });
  const refer = finding.score >= 6 ? " If it is not 2 points better after 7 days, see a doctor or physiotherapist first." : "";
  const last = !isLanded(finding) ? "Max-effort lifts" : isRunner ? "Jumps, sprints and max-effort lifts" : "Jumps and max-effort lifts";
  const lastStep = getSteps(finding).at(-1);
  const rest = isRunner && lastStep !== undefined ? restOfRunsText(finding, lastStep.week, told) : "";
  return `${steps.join("")}${rest} If you are not there yet, repeat the week before, and update the pain score in your profile. ${last} come last, once you log 0/10.${refer}`;
}

/** When the limits of the last step end: the longest run, and the day between two runs. */
function restOfRunsText(finding: RegionFinding, from: number, told: Day): string {
  const limited = Array.from({ length: MOST_WEEKS }, (_, at) => from + at).find(
    (week) => getRunReturn(findingLater(finding, week))?.kind === "runs",
  );
  if (limited === undefined) return "";
  const weeks = Array.from({ length: MOST_WEEKS }, (_, at) => limited + 1 + at);
  const rowIn = (week: number) => getRunReturn(findingLater(finding, week));
  const first = rowIn(limited);
  const ends = weeks.find((week) => {
    const row = rowIn(week);
    return row === undefined || (row.kind === "runs" && row.alternates !== true && first?.kind === "runs" && first.alternates === true);
  });
  if (ends === undefined) return "";
  const row = rowIn(ends);
  const longest = row?.kind === "runs" && row.longest !== undefined ? `up to ${row.longest} min` : "of any length";
  const threshold = row === undefined || (row.kind === "runs" && row.fastest === "threshold") ? ", including threshold runs" : "";
  return ` From ${shortDay(addDays(told, 7 * ends))}, if those weeks were pain-free: runs ${longest}, on back-to-back days too${threshold}.`;
}

const MOST_WEEKS = 14;

/** The running of a step; where runs with walks go on from before only how far they have come. */
function laterRunsText(
  finding: RegionFinding,
  later: RegionFinding,
  { week, told }: { readonly week: number; readonly told: Day },
): string {
  const row = getRunReturn(later);
  const before = getRunReturn(findingLater(finding, week - 1));
  if (row?.kind === "run-walk" && before?.kind === "run-walk")
    return ` By then your run-walk is at ${row.sets} × ${durationText(row.run)}.`;
  return runReturnText(later, told).replace(/ (?:Replaced|Stopped): .*$/u, "");
}

const FOR_GOOD =
  " There are no fixed stages: train it in a range and with a load that keep pain at 3/10 or less, and no worse the next morning. Strength work around it is the treatment. Enter a new pain score when it changes.";

function untilText(finding: RegionFinding, told: Day, focus: Focus): string {
  if (staysForGood(finding)) return FOR_GOOD;
  const step = nextStep(finding, told, focus);
  if (step === undefined || settlesOnly(finding)) return "";
  if (endsByItself(finding))
    return isTrainedThrough(finding)
      ? ` ${IF_QUIET}`
      : ` The next step comes on ${shortDay(step.from)}; you do not have to do anything. ${IF_QUIET}`;
  const refer =
    finding.score >= 6
      ? ` If it is not 2 points better after ${finding.score >= 8 ? "3" : "7"} days, see a doctor or physiotherapist before you add anything.`
      : "";
  return ` The next step, from ${shortDay(step.from)} at the earliest: when ${step.test}, write today's number in your profile.${refer}`;
}

/** Its running has said already what comes back when. */
function isTrainedThrough({ isTrainedThrough: isThrough, score }: RegionFinding): boolean {
  return isThrough === true && score === 3;
}

const IF_QUIET = "If pain went above 3/10 in a session, or was worse the next morning, update the pain score in your profile first.";

/** Running that is trained through, and what comes back. */
function presentRunsText(finding: RegionFinding, fastest: "threshold" | "easy", told: Day): string {
  const ground = finding.hurts?.includes("downhill") === true ? ", on flat ground" : "";
  const all = fasterText(finding, told);
  if (fastest === "threshold")
    return ` Your easy, long and threshold runs stay${ground}; hills, strides and sprints are out for now.${all}`;
  if (waitsForWord(finding)) return ` All your running is easy${ground}; nothing fast, no hills. ${ON_YOUR_WORD}`;
  const comesBack = finding.score <= 3 && (endsByItself(finding) || settlesOnly(finding));
  const sign = endsByItself(finding) ? "" : ` ${IF_QUIET}`;
  const from = shortDay(addDays(told, 7 * THRESHOLD_AFTER));
  const threshold = comesBack ? ` Threshold runs come back from ${from}.${sign}` : "";
  if (comesBack && all.trim() === `Hills, strides and faster runs come back from ${from}.`)
    return ` All your running is easy${ground}; nothing fast, no hills. Threshold runs, hills, strides and faster runs come back from ${from}.${sign}`;
  return ` All your running is easy${ground}; nothing fast, no hills.${threshold}${all}`;
}

/** When the plan holds hills and what is faster than threshold again; empty where no day of a block does. */
function fasterText(finding: RegionFinding, told: Day): string {
  const week = LATER_WEEKS.find((weeks) => getRunReturn(findingLater(finding, weeks)) === undefined);
  return week === undefined ? "" : ` Hills, strides and faster runs come back from ${shortDay(addDays(told, 7 * week))}.`;
}

const LATER_WEEKS = Array.from({ length: 12 }, (_, index) => index + 1);

const ON_YOUR_WORD = "Threshold runs come back when you say so: after two weeks of pain-free mornings write 1/10 in your profile.";

/** Weeks. */
const THRESHOLD_AFTER = 2;

/** What a sore region leaves of the running; empty where its row says nothing. */
function runReturnText(finding: RegionFinding, told: Day): string {
  const row = getRunReturn(finding);
  if (row === undefined) return "";
  if (row.kind === "runs" && row.share === 1) {
    const below = row.longest === undefined ? "" : ` No run is longer than ${row.longest} min, which is below the point where it hurt.`;
    return `${presentRunsText(finding, row.fastest, told)}${below}`;
  }
  if (row.kind === "run-walk")
    return ` Kept: runs with walks, ${row.sets} × ${durationText(row.run)} at first, every second day at most, a step longer each pain-free week up to 30 min without a walk; nothing faster for two weeks after that. The other runs become easy work without impact.`;
  const { onset } = finding;
  const isByOnset = onset !== undefined && row.longest !== undefined;
  const ground = finding.hurts?.includes("downhill") === true ? " and on flat ground" : "";
  const until = isByOnset ? `, which is below the point where it hurt${ground}; 10% more after every two pain-free weeks` : "";
  const longest = `${row.longest === undefined ? "" : `, no run longer than ${row.longest} min${until}`}${row.alternates === true ? ", never on two days in a row" : ""}`;
  const kept = row.fastest === "easy" ? "easy runs" : "easy, long and threshold runs";
  return ` Kept: ${kept}. Reduced: running to ${Math.round(100 * row.share)}%${longest}. Stopped: faster runs, hills and sprints.`;
}
