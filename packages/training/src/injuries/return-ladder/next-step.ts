import type { Focus } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import { addDays } from "../../calendar/day.ts";
import { strengthTriggers } from "../limits/trigger-dose.ts";
import { gradeOfScore } from "../check-in/stage.ts";
import type { InjuryReading, Onset, RegionFinding } from "../injury.ts";
import { type ExitDrill, firstExit, getExit, SEEN_FIRST } from "./exits.ts";
import { ladderPlace } from "./places.ts";
import { runningAfter, getRunReturn, stopsRunning } from "./run-rows.ts";
import { getBand } from "./score.ts";

/** Up to this score a limit ends by itself once its sessions were done without pain. */
const ENDS_BY_ITSELF = 3;
/** "Over at least ten days" (return-ladders.md section 3b), in whole weeks; no exit of a stage needs more but those of a shin and a rib. */
const WEEKS_PER_STEP = 2;
/** The score that each step plans for: S2, S3 and S4 at their lowest. What comes after S4 waits for the athlete's own number. */
const STEPS = [5, 3, 2] as const;

/**
 * A finding so many weeks after it was told. What was told as 3 of 10 at most and is only tight or overused takes a step every two weeks: the
 * sessions of those weeks are the evidence, and one that hurts is told. What was worse, or a sudden strain, is planned for a step every two weeks
 * as well, and each step says the sign without which the week before is repeated: silence is never healing (return-ladders.md sections 2 and 3).
 */
export function findingLater(finding: RegionFinding, weeks: number): RegionFinding {
  const later = regionLater(finding, weeks);
  const past = (finding.past ?? []).map((score): RegionFinding => ({ ...finding, score, grade: gradeOfScore(score) }));
  if (weeks < 1 && past.length === 0) return later;
  const isLimited = [finding, ...past].some((one) => stopsRunning(one) || getRunReturn(one)?.kind === "run-walk");
  if (!isLimited) return later;
  const each = [...past, ...Array.from({ length: weeks }, (_, week) => regionLater(finding, week))];
  return { ...later, running: runningAfter([...each, later]) ?? "free" };
}

/** The same without its running. */
function regionLater(finding: RegionFinding, weeks: number): RegionFinding {
  if (weeks < WEEKS_PER_STEP || finding.waits === true || holds(finding)) return finding;
  if (finding.onset !== undefined && finding.closesNothing === true) return farther(finding, finding.onset, weeks);
  // What much of a lift brings on is there as long as the lift is trained.
  if (strengthTriggers(finding).length > 0) return finding;
  if (climbs(finding)) return climbed(finding, weeks);
  const { score } = finding;
  if (waitsForWord(finding)) return finding;
  // What is there for months and trained through becomes threshold work again; it does not end by itself.
  if (settlesOnly(finding)) return settled(finding);
  // What was named stays out of the block: the athlete decides when it is tried. A runner's threshold comes back all the same.
  if (finding.closesNothing === true && (finding.hurts?.length ?? 0) > 0 && score > 1)
    return finding.isTrainedThrough === true ? settled(finding) : finding;
  // What was told during the plan ends by its answers (return-ladders.md section 3): silence is never healing.
  if (!endsByItself(finding) || finding.isReported === true) return finding;
  const isShin = ladderPlace(finding) === "shin" && score === ENDS_BY_ITSELF;
  const steps = Math.floor((isShin ? weeks - 1 : weeks) / WEEKS_PER_STEP);
  if (steps <= 0) return finding;
  const isOver = score <= 2 || steps >= 2;
  const ground = finding.hurts?.filter((one) => GROUND.has(one)) ?? [];
  // What the ground brings on is not trained back by leaving it out: it stays out until the athlete writes that it is gone.
  if (isOver && ground.length > 0) return { ...finding, grade: 1, score: 1, hurts: ground, closesNothing: true };
  return isOver ? { ...finding, grade: 0, score: 0, ended: true } : settled(finding);
}

/** What was bad is raised by the answers and a professional's yes, and stays where it is without them (return-ladders.md section 3). */
function holds({ isLocked, entered = 0 }: RegionFinding): boolean {
  return isLocked === true || entered >= SEEN_FIRST;
}

/** There for months, and fast running was told to make it worse: it comes back on the athlete's word, by no calendar. */
export function waitsForWord({ isTrainedThrough, lasts, score, hurts = [] }: RegionFinding): boolean {
  return isTrainedThrough === true && lasts === true && score === ENDS_BY_ITSELF && hurts.includes("run-fast");
}

/** At 2 of 10 a runner runs at threshold again; what is faster waits by its row. */
function settled(finding: RegionFinding): RegionFinding {
  const { isTrainedThrough, hurts } = finding;
  return isTrainedThrough === true && hurts !== undefined
    ? { ...finding, score: 2, hurts: hurts.filter((one) => one !== "run-fast") }
    : { ...finding, score: 2 };
}

/** What comes only from a distance on is no healed region: every two weeks a tenth more, below where it began. */
function farther(finding: RegionFinding, { minutes, metres }: Onset, weeks: number): RegionFinding {
  const share = 1 + FARTHER * Math.floor(weeks / WEEKS_PER_STEP);
  return { ...finding, onset: { minutes: minutes * share, ...(metres === undefined ? {} : { metres: metres * share }) } };
}

const FARTHER = 0.1;

const GROUND: ReadonlySet<string> = new Set(["downhill", "stairs", "sitting"]);

/** From this score on a step waits for a doctor or for a new number. */
const TOO_BAD = 8;
const SPINE_TOO_BAD = 6;
const SPINE: ReadonlySet<string> = new Set(["lower_back", "neck"]);
/** What is there for months, and what no answer has shown to bear more, goes to S3 and no further. */
const LASTING_ENDS = 3;
/** A joint that wears, and an arm that does not go up, are there for good or for months: it has its range and its load, and no stages (special-populations.md section 2.5). */
const FOR_GOOD =
  /\b(?:osteo)?arthr(?:itis|itic|ose|osis)\b|\bartr(?:osis|ose|osi|itis)\b|\barthrose\b|\bkniearthrose\b|\bhuftarthrose\b|\bslijtage\b/iu;

export function staysForGood({ phrase, isShortOfRange }: Pick<RegionFinding, "phrase" | "isShortOfRange">): boolean {
  return isShortOfRange === true || FOR_GOOD.test(phrase);
}

/** A disc is raised by its own number or a clearance. */
export const DISC = /\bdis[ck]s?\b|disque|disco|bandscheib|herniat|hernia/iu;
/** A week more for each step: the shin's 21 days at S3, the rib's 14. */
const SLOW: ReadonlySet<string | undefined> = new Set(["shin", "ribs"]);

/** What the plan brings back step by step: no bone, nerve or joint, nothing that a doctor sees first. */
export function climbs(finding: RegionFinding): boolean {
  const { grade, score, kind, lasts, closesNothing, region, phrase, waits } = finding;
  if (
    grade === 0 ||
    waits === true ||
    holds(finding) ||
    closesNothing === true ||
    endsByItself(finding) ||
    DISC.test(phrase) ||
    staysForGood(finding)
  )
    return false;
  if (lasts === true && (getBand(score) <= getBand(LASTING_ENDS) || score >= SEEN_FIRST)) return false;
  return (kind === undefined || kind === "strain" || kind === "acute") && score < (SPINE.has(region) ? SPINE_TOO_BAD : TOO_BAD);
}

/** The steps of a finding that climbs: in which week, to which score, from which. */
export function getSteps(finding: RegionFinding): readonly { readonly week: number; readonly score: number; readonly from: number }[] {
  const isSlow = finding.lasts === true || SLOW.has(ladderPlace(finding));
  const weeks = isSlow ? WEEKS_PER_STEP + 1 : WEEKS_PER_STEP;
  const scores = STEPS.filter(
    (score) =>
      getBand(score) < getBand(finding.score) && (!(finding.lasts === true || finding.isReported === true) || score >= LASTING_ENDS),
  );
  // A fresh strain of 3 of 10 begins a stage earlier and has that to make up.
  const all = scores.length === 0 ? [finding.score] : scores;
  return all.map((score, index) => ({ week: weeks * (index + 1), score, from: all[index - 1] ?? finding.score }));
}

/** The week of the next step of a finding as it is now, and what decides it; undefined when none is planned. */
export function nextClimb(finding: RegionFinding): { readonly week: number; readonly drills: readonly ExitDrill[] } | undefined {
  const { climbed: last } = finding;
  if (last === undefined && !climbs(finding)) return undefined;
  const [step] = getSteps(finding);
  if (step === undefined || (last !== undefined && getBand(step.score) >= getBand(finding.score))) return undefined;
  return { week: step.week + (last?.week ?? 0), drills: getExit(finding, step.from).drills };
}

/** The drills of the next step: the graded work of a region may load it that much. */
export function exitDrills(finding: RegionFinding): readonly string[] {
  const drills = holds(finding) && finding.grade > 0 ? getExit(finding, finding.score).drills : nextClimb(finding)?.drills;
  return drills?.flatMap(({ names }) => names) ?? [];
}

function climbed(finding: RegionFinding, weeks: number): RegionFinding {
  const step = getSteps(finding).findLast(({ week }) => week <= weeks);
  if (step === undefined) return finding;
  const { kind: _fresh, fine, hurts, ...rest } = finding;
  // At 1 or 2 of 10 the rows of the ladder say more than what was fine and what hurt weeks ago.
  const told = step.score <= 2 ? {} : { ...(fine === undefined ? {} : { fine }), ...(hurts === undefined ? {} : { hurts }) };
  return {
    ...rest,
    ...told,
    grade: step.score >= 4 ? 2 : 1,
    score: step.score,
    climbed: { from: step.from, week: step.week, weeks: weeks - step.week },
  };
}

/** What is slight, only tight or overused, and not there for months. */
export function endsByItself(finding: RegionFinding): boolean {
  const { grade, score, kind, lasts, phrase } = finding;
  return (
    !staysForGood(finding) && !DISC.test(phrase) && grade === 1 && kind === undefined && lasts === undefined && score <= ENDS_BY_ITSELF
  );
}

/** There for months, trained through, and only tight or overused. */
export function settlesOnly(finding: RegionFinding): boolean {
  const { isTrainedThrough, grade, score, kind, lasts } = finding;
  return (
    isTrainedThrough === true && lasts === true && grade === 1 && kind === undefined && score === ENDS_BY_ITSELF && !staysForGood(finding)
  );
}

/** The day that an injury was told last: the first of the plan, or a later report. */
export function statedOn(start: Day, easings: readonly { readonly from: Day }[] = []): Day {
  return easings.reduce((last, { from }) => (from > last ? from : last), start);
}

/** When the plan takes the next step, when answers may take it at the earliest, and what for. */
interface NextStep {
  readonly from: Day;
  readonly soonest: Day;
  readonly test: string;
}

/** When the next step is due and what for. */
export function nextStep(finding: RegionFinding, told: Day, focus?: Focus): NextStep | undefined {
  const band = getBand(finding.score);
  if (band === 0) return undefined;
  const exit = band === 5 ? firstExit(finding) : getExit(finding, finding.score, focus);
  const days = endsByItself(finding) ? Math.max(exit.days, 7 * WEEKS_PER_STEP) : exit.days;
  return { from: addDays(told, days), soonest: addDays(told, exit.days), test: exit.test };
}

/** What an operated region keeps of running takes one rung a week (return-ladders.md section 8: half the speed). */
function operatedLater(finding: RegionFinding, weeks: number): RegionFinding {
  if (weeks < 1 || getRunReturn(finding)?.kind !== "run-walk") return finding;
  return {
    ...finding,
    running:
      runningAfter(
        Array.from({ length: weeks + 1 }, () => finding),
        "half",
      ) ?? "free",
  };
}

/** An operated region has its own calendar. */
export function regionsLater({ regions, health }: InjuryReading, weeks: number): InjuryReading["regions"] {
  const later = regions.map((finding) =>
    health.limits.regions[finding.region] !== undefined && climbs(finding) ? operatedLater(finding, weeks) : findingLater(finding, weeks),
  );
  return later.every((finding, index) => finding === regions[index]) ? regions : later;
}
