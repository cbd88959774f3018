import type { Focus } from "../../athlete/athlete.ts";
import type { RegionFinding } from "../injury.ts";
import { type LadderPlace, ladderPlace } from "./places.ts";
import { bandOf } from "./score.ts";
import { sportTest } from "./sport-exits.ts";

/** A movement that decides a step: once so many repetitions, or held for so many seconds. */
export interface ExitDrill {
  /** The first that the athlete can do. */
  readonly names: readonly string[];
  readonly amount: number;
  readonly kind: "reps" | "reps each side" | "seconds" | "seconds each side";
}

/** What has to be true before a region takes the next step, and after how many days at the earliest (return-ladders.md section 5). */
export interface Exit {
  readonly test: string;
  readonly days: number;
  /** What of it is no matter of daily life: the last session before the step holds it. */
  readonly drills: readonly ExitDrill[];
}

type Exits = { readonly [stage in 1 | 2 | 3 | 4]: Exit };

const exits = (...rows: readonly (readonly [test: string, days: number, ...drills: readonly ExitDrill[]])[]): Exits =>
  Object.fromEntries(rows.map(([test, days, ...drills], index) => [index + 1, { test, days, drills }])) as unknown as Exits;

const drill = (kind: ExitDrill["kind"], amount: number, names: string): ExitDrill => ({ names: names.split(" | "), amount, kind });

const TWO_LEG_RAISES = drill("reps", 20, "Calf raise");
const ONE_LEG_RAISES = drill("reps each side", 15, "Single-leg calf raise (step) | Calf raise");
const SQUEEZE = drill("seconds", 10, "Isometric adductor squeeze");

/**
 * The exits of the stages S1 to S4. A step that the plan takes by itself asks only for daily life, for the sessions before it, or for a drill that
 * the last session before it holds.
 */
const EXITS: { readonly [place in LadderPlace]: Exits } = {
  calf: exits(
    ["you walk 20 min without a limp and 20 calf raises on both feet stay at 2/10", 3, TWO_LEG_RAISES],
    ["you walk 30 min at 1/10 and single-leg calf raises, 15 at most, reach 70 % of the other side", 5, ONE_LEG_RAISES],
    [
      "the runs of the last two weeks are quiet the next morning and single-leg calf raises, 15 at most, reach 85 % of the other side",
      10,
      ONE_LEG_RAISES,
    ],
    ["20 single-leg hops stay at 1/10 and calf raises reach 90 % of the other side", 7],
  ),
  foot: exits(
    ["the first steps of the morning get better three days in a row", 3],
    ["the first steps of the morning are at 3/10 and 15 single-leg calf raises go", 5, ONE_LEG_RAISES],
    ["the runs of the last two weeks are quiet and the first steps of the morning are at 2/10", 7],
    ["strides and 60 jumps are quiet the next morning", 7],
  ),
  shin: exits(
    ["five days of walking, 30 min once, stay at 1/10", 5],
    ["no spot of the bone is tender, 30 min of walking do not hurt and 20 calf raises go", 7, TWO_LEG_RAISES],
    ["every run-walk is quiet twice, three runs a week at most", 21],
    ["threshold running is quiet; jumps come last", 14],
  ),
  knee: exits(
    ["stairs and 30 min of sitting stay at 2/10", 3],
    ["stairs and 10 slow step-downs stay at 2/10", 5, drill("reps each side", 10, "Step-down (slow) | Step-up (low box)")],
    [
      "the runs of the last two weeks are quiet the next morning and 10 split squats stay at 2/10",
      7,
      drill("reps each side", 10, "Split squat | Split squat (short range)"),
    ],
    ["fast runs, box jumps, and half the usual lunges and wall balls are quiet", 7],
  ),
  thigh: exits(
    ["you walk normally and an isometric bridge of 20 s stays at 3/10", 3, drill("seconds", 20, "Isometric hamstring bridge")],
    [
      "walking fast and what you run stay at 2/10 and 10 single-leg bridges go",
      4,
      drill("reps each side", 10, "Single-leg hamstring bridge (heel on chair) | Single-leg glute bridge"),
    ],
    [
      "the easy runs of the last two weeks are quiet and 20 single-leg bridges go",
      7,
      drill("reps each side", 20, "Single-leg hamstring bridge (heel on chair) | Single-leg glute bridge"),
    ],
    ["three sessions with sprints are quiet and a fast straight-leg kick has no fear in it", 7],
  ),
  groin: exits(
    ["squeezing a ball between straight knees stays at 4/10", 3, SQUEEZE],
    ["squeezing a ball between straight knees stays at 2/10", 5, SQUEEZE],
    ["squeezing a ball between straight knees stays at 1/10 and the runs of the last two weeks are quiet", 10, SQUEEZE],
    ["changes of direction, sprints and kipping are quiet", 7],
  ),
  back: exits(
    ["10 hip hinges stay at 3/10 and you walk 30 min", 3, drill("reps", 10, "Hip hinge drill (stick)")],
    ["two sessions are quiet the next morning, nothing runs into the leg and 45 min of sitting stay at 3/10", 5],
    ["the hinges and squats of the last two weeks are quiet the next morning", 7],
    ["pulls at 90 % are quiet twice and one workout against the clock is", 10],
  ),
  shoulder: exits(
    ["you sleep through and lift the arm to 120° at 3/10", 3],
    ["both arms go up fully at 2/10 and 10 incline push-ups go", 5, drill("reps", 10, "Incline push-up")],
    ["the presses and pulls of the last two weeks are quiet the next morning", 10],
    ["half the usual kipping and snatches at 80 % are quiet", 10],
  ),
  arm: exits(
    ["daily use stays at 3/10", 3],
    ["your grip reaches 80 % of the other side at 2/10", 5],
    ["the pulls and carries of the last two weeks are quiet the next morning", 7],
    ["kipping, the front rack and the rope are quiet", 10],
  ),
  neck: exits(
    ["the head turns half way to both sides at 3/10", 3],
    ["the head turns fully at 2/10", 5],
    ["the presses and squats of the last two weeks are quiet the next morning", 7],
    ["strict presses overhead are quiet; upside down comes last", 10],
  ),
  ribs: exits(
    ["a deep breath and lying down stay at 1/10", 7],
    ["20 s in the push-up position stay at 1/10", 7, drill("seconds", 20, "Plank")],
    ["the rows and presses of the last two weeks are quiet the next morning", 14],
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
  ["20 calf raises on both feet and 20 s on one leg stay at 2/10", 5, TWO_LEG_RAISES, drill("seconds each side", 20, "Single-leg stand")],
  ["15 single-leg calf raises and 30 s on one leg go", 7, ONE_LEG_RAISES, drill("seconds each side", 30, "Single-leg stand")],
  ["20 single-leg hops stay at 1/10", 7],
);

/** "This needs a doctor or physiotherapist before I raise anything" (section 3). */
export const SEEN_FIRST = 6;

/** What has to be true before a region with this score takes its next step. */
export function exitOf(finding: Pick<RegionFinding, "region" | "phrase">, score: number, focus?: Focus): Exit {
  const place = ladderPlace(finding);
  const table = place === undefined ? (finding.region === "ankle" ? ANKLE : ELSEWHERE) : EXITS[place];
  const stage = Math.max(1, 5 - bandOf(score)) as 1 | 2 | 3 | 4;
  const ofSport = sportTest(place, stage, focus);
  const exit = ofSport === undefined ? table[stage] : { test: ofSport, days: table[stage].days, drills: [] };
  return score >= SEEN_FIRST ? { ...exit, test: `a doctor or physiotherapist has looked at it and ${exit.test}` } : exit;
}
