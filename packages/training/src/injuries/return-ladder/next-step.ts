import type { Day } from "../../calendar/day.ts";
import { addDays } from "../../calendar/day.ts";
import type { InjuryReading, RegionFinding } from "../injury.ts";
import { type LadderPlace, ladderPlace } from "./places.ts";
import { bandOf } from "./score.ts";

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

/** Up to this score a limit ends by itself once its sessions were done without pain; what is worse waits for a new number. */
const ENDS_BY_ITSELF = 3;
/** "Over at least ten days" (return-ladders.md section 3b), in whole weeks. */
const WEEKS_PER_STEP = 2;

/**
 * A finding so many weeks after it was told. What was told as 3 of 10 at most and is only tight or overused takes a step every two weeks: the
 * sessions of those weeks are the evidence, and one that hurts is told. Anything worse stays until the athlete says a new number: silence is
 * never healing.
 */
export function findingLater(finding: RegionFinding, weeks: number): RegionFinding {
  const { score } = finding;
  if (weeks < WEEKS_PER_STEP || !endsByItself(finding)) return finding;
  const isShin = ladderPlace(finding) === "shin" && score === ENDS_BY_ITSELF;
  const steps = Math.floor((isShin ? weeks - 1 : weeks) / WEEKS_PER_STEP);
  if (steps <= 0) return finding;
  const isOver = score <= 2 || steps >= 2;
  return isOver ? { ...finding, grade: 0, score: 0 } : { ...finding, score: 2 };
}

/** What is slight, only tight or overused, and not there for months. */
export function endsByItself({ grade, score, kind, lasts }: RegionFinding): boolean {
  return grade === 1 && kind === undefined && lasts === undefined && score <= ENDS_BY_ITSELF;
}

/** The day that an injury was told last: the first of the plan, or a later report. */
export function toldOn(start: Day, easings: readonly { readonly from: Day }[] = []): Day {
  return easings.reduce((last, { from }) => (from > last ? from : last), start);
}

/** When the next step is due and what for; undefined for regions without a table. */
export function nextStep(finding: RegionFinding, told: Day): { readonly from: Day; readonly test: string } | undefined {
  const place = ladderPlace(finding);
  const band = bandOf(finding.score);
  if (place === undefined || band === 0) return undefined;
  const exit = EXITS[place][Math.max(1, 5 - band) as 1 | 2 | 3 | 4];
  const days = endsByItself(finding) ? Math.max(exit.days, 7 * WEEKS_PER_STEP) : exit.days + (band === 5 ? 3 : 0);
  return { from: addDays(told, days), test: exit.test };
}

export function regionsLater({ regions }: InjuryReading, weeks: number): InjuryReading["regions"] {
  const later = regions.map((finding) => findingLater(finding, weeks));
  return later.every((finding, index) => finding === regions[index]) ? regions : later;
}
