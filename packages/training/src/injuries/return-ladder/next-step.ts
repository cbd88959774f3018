import type { Focus } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import { addDays } from "../../calendar/day.ts";
import type { InjuryReading, Onset, RegionFinding } from "../injury.ts";
import { type LadderPlace, ladderPlace } from "./places.ts";
import { bandOf } from "./score.ts";
import { sportTest } from "./sport-exits.ts";

/** What has to be true before a region takes the next step, and after how many days at the earliest (return-ladders.md section 5). */
interface Exit {
  readonly test: string;
  readonly days: number;
}

type Exits = { readonly [stage in 1 | 2 | 3 | 4]: Exit };

const exits = (...rows: readonly (readonly [test: string, days: number])[]): Exits =>
  Object.fromEntries(rows.map(([test, days], index) => [index + 1, { test, days }])) as unknown as Exits;

/** The exits of the stages S1 to S4. */
const EXITS: { readonly [place in LadderPlace]: Exits } = {
  calf: exits(
    ["you walk 20 min without a limp and 20 two-leg calf raises stay at 2/10", 3],
    ["you walk 30 min at 1/10 and single-leg calf raises reach 70 % of the other side", 5],
    ["two runs of 30 min are quiet the next morning and calf raises reach 85 % of the other side", 10],
    ["20 single-leg hops stay at 1/10 and calf raises reach 90 % of the other side", 7],
  ),
  foot: exits(
    ["the first steps of the morning get better three days in a row", 3],
    ["the first steps of the morning are at 3/10 and 15 single-leg calf raises go", 5],
    ["two runs of 30 min are quiet and the first steps of the morning are at 2/10", 7],
    ["strides and 60 jumps are quiet the next morning", 7],
  ),
  shin: exits(
    ["five days of walking, 30 min once, stay at 1/10", 5],
    ["no spot of the bone is tender, 10 hops do not hurt and 20 calf raises go", 7],
    ["every run-walk is quiet twice, three runs a week at most", 21],
    ["threshold running is quiet; jumps come last", 14],
  ),
  knee: exits(
    ["stairs and 30 min of sitting stay at 2/10", 3],
    ["3 × 10 squats to a box and 10 step-downs stay at 2/10", 5],
    ["a run of 30 min and split squats at 70 % are quiet the next morning", 7],
    ["fast runs, box jumps, and half the usual lunges and wall balls are quiet", 7],
  ),
  thigh: exits(
    ["you walk normally and an isometric bridge stays at 3/10", 3],
    ["a jog of 10 min stays at 2/10 and 10 single-leg bridges go", 4],
    ["runs at 70 to 90 % are quiet and 20 single-leg bridges go", 7],
    ["three sessions with sprints are quiet and a fast straight-leg kick has no fear in it", 7],
  ),
  groin: exits(
    ["squeezing a ball between straight knees stays at 4/10", 3],
    ["squeezing a ball between straight knees stays at 2/10", 5],
    ["squeezing a ball between straight knees stays at 1/10 and a run of 30 min is quiet", 10],
    ["changes of direction, sprints and kipping are quiet", 7],
  ),
  back: exits(
    ["10 hip hinges stay at 3/10 and you walk 30 min", 3],
    ["two sessions are quiet the next morning, nothing runs into the leg and 45 min of sitting stay at 3/10", 5],
    ["pulls from blocks at 70 to 80 % are quiet twice", 7],
    ["pulls at 90 % are quiet twice and one workout against the clock is", 10],
  ),
  shoulder: exits(
    ["you sleep through and lift the arm to 120° at 3/10", 3],
    ["both arms go up fully at 2/10 and 10 push-ups go", 5],
    ["strict presses at 80 % and strict pull-ups are quiet the next morning", 10],
    ["half the usual kipping and snatches at 80 % are quiet", 10],
  ),
  arm: exits(
    ["daily use stays at 3/10", 3],
    ["your grip reaches 80 % of the other side at 2/10", 5],
    ["strict pull-ups at half your best and carries at 50 % are quiet", 7],
    ["kipping, the front rack and the rope are quiet", 10],
  ),
  neck: exits(
    ["the head turns half way to both sides at 3/10", 3],
    ["the head turns fully at 2/10", 5],
    ["front squats and landmine presses at 80 % are quiet", 7],
    ["strict presses overhead are quiet; upside down comes last", 10],
  ),
  ribs: exits(
    ["a deep breath and lying down stay at 1/10", 7],
    ["20 s in the push-up position stay at 1/10", 7],
    ["rowing 30 min at 22 strokes and presses at 70 % are quiet", 14],
    ["intervals, dips and burpees are quiet", 10],
  ),
};

/** Regions without a table keep the line of injuries.md section 1; the signs of an ankle are practice. */
const ELSEWHERE: Exits = exits(
  ["it stays at 3/10 in daily life", 3],
  ["it stays at 2/10 for seven days", 7],
  ["lighter work and the morning after it stay at 2/10", 7],
  ["harder work and the morning after it stay at 1/10", 7],
);
const ANKLE: Exits = exits(
  ["you walk 20 min without a limp", 3],
  ["20 calf raises on both feet and 20 s on one leg stay at 2/10", 5],
  ["15 single-leg calf raises and 30 s on one leg with closed eyes go", 7],
  ["20 single-leg hops stay at 1/10", 7],
);

/** What has to be true before a region with this score takes its next step. */
export function exitOf(finding: Pick<RegionFinding, "region" | "phrase">, score: number, focus?: Focus): Exit {
  const place = ladderPlace(finding);
  const table = place === undefined ? (finding.region === "ankle" ? ANKLE : ELSEWHERE) : EXITS[place];
  const stage = Math.max(1, 5 - bandOf(score)) as 1 | 2 | 3 | 4;
  const exit = { ...table[stage], test: sportTest(place, stage, focus) ?? table[stage].test };
  return score >= SEEN_FIRST ? { ...exit, test: `a doctor or physiotherapist has looked at it and ${exit.test}` } : exit;
}

/** "This needs a doctor or physiotherapist before I raise anything" (section 3). */
const SEEN_FIRST = 6;

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
  if (weeks < WEEKS_PER_STEP) return finding;
  if (finding.onset !== undefined && finding.closesNothing === true) return farther(finding, finding.onset, weeks);
  if (climbs(finding)) return climbed(finding, weeks);
  const { score } = finding;
  if (!endsByItself(finding)) return finding;
  const isShin = ladderPlace(finding) === "shin" && score === ENDS_BY_ITSELF;
  const steps = Math.floor((isShin ? weeks - 1 : weeks) / WEEKS_PER_STEP);
  if (steps <= 0) return finding;
  const isOver = score <= 2 || steps >= 2;
  const ground = finding.hurts?.filter((one) => GROUND.has(one)) ?? [];
  // What the ground brings on is not trained back by leaving it out: it stays out until the athlete writes that it is gone.
  if (isOver && ground.length > 0) return { ...finding, grade: 1, score: 1, hurts: ground, closesNothing: true };
  return isOver ? { ...finding, grade: 0, score: 0 } : { ...finding, score: 2 };
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
/** What is there for months takes one careful step, to S3. */
const LASTING_ENDS = 3;
const DISC = /\bdis[ck]s?\b|disque|disco|bandscheib|herniat|hernia/iu;
/** A week more for each step: the shin's 21 days at S3, the rib's 14. */
const SLOW: ReadonlySet<string | undefined> = new Set(["shin", "ribs"]);

/** What the plan brings back step by step: no bone, nerve or joint, nothing that a doctor sees first. */
export function climbs(finding: RegionFinding): boolean {
  const { grade, score, kind, lasts, closesNothing, region, phrase } = finding;
  if (grade === 0 || closesNothing === true || endsByItself(finding) || DISC.test(phrase)) return false;
  if (lasts === true && (bandOf(score) <= bandOf(LASTING_ENDS) || score >= SEEN_FIRST)) return false;
  return (kind === undefined || kind === "strain" || kind === "acute") && score < (SPINE.has(region) ? SPINE_TOO_BAD : TOO_BAD);
}

/** The steps of a finding that climbs: in which week, to which score, from which. */
export function stepsOf(finding: RegionFinding): readonly { readonly week: number; readonly score: number; readonly from: number }[] {
  const isSlow = finding.lasts === true || SLOW.has(ladderPlace(finding));
  const weeks = isSlow ? WEEKS_PER_STEP + 1 : WEEKS_PER_STEP;
  const scores = STEPS.filter((score) => bandOf(score) < bandOf(finding.score) && (finding.lasts !== true || score >= LASTING_ENDS));
  // A fresh strain of 3 of 10 begins a stage earlier and has that to make up.
  const all = scores.length === 0 ? [finding.score] : scores;
  return all.map((score, index) => ({ week: weeks * (index + 1), score, from: all[index - 1] ?? finding.score }));
}

function climbed(finding: RegionFinding, weeks: number): RegionFinding {
  const step = stepsOf(finding).findLast(({ week }) => week <= weeks);
  if (step === undefined) return finding;
  const { kind: _fresh, fine, hurts, ...rest } = finding;
  // At 1 or 2 of 10 the rows of the ladder say more than what was fine and what hurt weeks ago.
  const told = step.score <= 2 ? {} : { ...(fine === undefined ? {} : { fine }), ...(hurts === undefined ? {} : { hurts }) };
  return { ...rest, ...told, grade: step.score >= 4 ? 2 : 1, score: step.score, climbed: { from: step.from, week: step.week } };
}

/** What is slight, only tight or overused, and not there for months. */
export function endsByItself({ grade, score, kind, lasts }: RegionFinding): boolean {
  return grade === 1 && kind === undefined && lasts === undefined && score <= ENDS_BY_ITSELF;
}

/** The day that an injury was told last: the first of the plan, or a later report. */
export function toldOn(start: Day, easings: readonly { readonly from: Day }[] = []): Day {
  return easings.reduce((last, { from }) => (from > last ? from : last), start);
}

/** When the next step is due and what for. */
export function nextStep(finding: RegionFinding, told: Day, focus?: Focus): { readonly from: Day; readonly test: string } | undefined {
  const band = bandOf(finding.score);
  if (band === 0) return undefined;
  const exit = exitOf(finding, finding.score, focus);
  const days = endsByItself(finding) ? Math.max(exit.days, 7 * WEEKS_PER_STEP) : exit.days + (band === 5 ? 3 : 0);
  return { from: addDays(told, days), test: exit.test };
}

/** An operated region has its own calendar. */
export function regionsLater({ regions, health }: InjuryReading, weeks: number): InjuryReading["regions"] {
  const later = regions.map((finding) =>
    health.limits.regions[finding.region] !== undefined && climbs(finding) ? finding : findingLater(finding, weeks),
  );
  return later.every((finding, index) => finding === regions[index]) ? regions : later;
}
