import type { Focus } from "../../athlete/athlete.ts";
import { painCeiling } from "../check-in/reaction.ts";
import type { Region } from "../../catalogue/exercise.ts";
import type { RegionFinding } from "../injury.ts";
import { type LadderPlace, ladderPlace } from "./places.ts";
import { getBand } from "./score.ts";
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
    ["you walk 20 min without a limp and 20 calf raises on both feet hurt 2/10 at most", 3, TWO_LEG_RAISES],
    ["you walk 30 min with pain at 1/10 at most and single-leg calf raises, 15 at most, reach 70% of the other side", 5, ONE_LEG_RAISES],
    [
      "the runs of the last two weeks leave no pain the next morning and single-leg calf raises, 15 at most, reach 85% of the other side",
      10,
      ONE_LEG_RAISES,
    ],
    ["20 single-leg hops hurt 1/10 at most and calf raises reach 90% of the other side", 7],
  ),
  foot: exits(
    ["the first steps of the morning get better three days in a row", 3],
    ["the first steps in the morning hurt 3/10 at most and you can do 15 single-leg calf raises", 5, ONE_LEG_RAISES],
    ["the runs of the last two weeks are pain-free and the first steps in the morning hurt 2/10 at most", 7],
    ["strides and 60 jumps leave no pain the next morning", 7],
  ),
  shin: exits(
    ["five days of walking, 30 min once, hurt 1/10 at most", 5],
    ["no spot on the bone is tender, 30 min of walking do not hurt and you can do 20 calf raises", 7, TWO_LEG_RAISES],
    ["every run-walk is pain-free twice, three runs a week at most", 21],
    ["threshold running is pain-free; jumps come last", 14],
  ),
  knee: exits(
    ["stairs and 30 min of sitting hurt 2/10 at most", 3],
    ["stairs and 10 slow step-downs hurt 2/10 at most", 5, drill("reps each side", 10, "Step-down (slow) | Step-up (low box)")],
    [
      "the runs of the last two weeks leave no pain the next morning and 10 split squats hurt 2/10 at most",
      7,
      drill("reps each side", 10, "Split squat | Split squat (short range)"),
    ],
    ["fast runs, box jumps, and half the usual lunges and wall balls are pain-free", 7],
  ),
  thigh: exits(
    ["you walk normally and an isometric bridge of 20 s hurts 3/10 at most", 3, drill("seconds", 20, "Isometric hamstring bridge")],
    [
      "fast walking and your running hurt 2/10 at most and you can do 10 single-leg bridges",
      4,
      drill("reps each side", 10, "Single-leg hamstring bridge (heel on chair) | Single-leg glute bridge"),
    ],
    [
      "the easy runs of the last two weeks are pain-free and you can do 20 single-leg bridges",
      7,
      drill("reps each side", 20, "Single-leg hamstring bridge (heel on chair) | Single-leg glute bridge"),
    ],
    ["three sessions with sprints are pain-free and you do a fast straight-leg kick without fear", 7],
  ),
  groin: exits(
    ["squeezing a ball between straight knees hurts 4/10 at most", 3, SQUEEZE],
    ["squeezing a ball between straight knees hurts 2/10 at most", 5, SQUEEZE],
    ["squeezing a ball between straight knees hurts 1/10 at most and the runs of the last two weeks are pain-free", 10, SQUEEZE],
    ["changes of direction, sprints and kipping are pain-free", 7],
  ),
  back: exits(
    ["10 hip hinges hurt 3/10 at most and you walk 30 min", 3, drill("reps", 10, "Hip hinge drill (stick)")],
    ["two sessions leave no pain the next morning, no pain runs into the leg and 45 min of sitting hurt 3/10 at most", 5],
    ["the hinges and squats of the last two weeks leave no pain the next morning", 7],
    ["pulls at 90% are pain-free twice and a workout against the clock is pain-free once", 10],
  ),
  shoulder: exits(
    ["you sleep through and lift the arm to 120° with pain at 3/10 at most", 3],
    ["both arms go up fully with pain at 2/10 at most and you can do 10 incline push-ups", 5, drill("reps", 10, "Incline push-up")],
    ["the presses and pulls of the last two weeks leave no pain the next morning", 10],
    ["half the usual kipping and snatches at 80% are pain-free", 10],
  ),
  arm: exits(
    ["daily use hurts 3/10 at most", 3],
    ["your grip reaches 80% of the other side with pain at 2/10 at most", 5],
    ["the pulls and carries of the last two weeks leave no pain the next morning", 7],
    ["kipping, the front rack and the rope are pain-free", 10],
  ),
  neck: exits(
    ["the head turns half way to both sides with pain at 3/10 at most", 3],
    ["the head turns fully with pain at 2/10 at most", 5],
    ["the presses and squats of the last two weeks leave no pain the next morning", 7],
    ["strict presses overhead are pain-free; handstand work comes last", 10],
  ),
  ribs: exits(
    ["a deep breath and lying down hurt 1/10 at most", 7],
    ["20 s in the push-up position hurt 1/10 at most", 7, drill("seconds", 20, "Plank")],
    ["the rows and presses of the last two weeks leave no pain the next morning", 14],
    ["intervals, dips and burpees are pain-free", 10],
  ),
};

/** Regions without a table keep the line of injuries.md section 1; the signs of an ankle are practice. */
const ELSEWHERE: Exits = exits(
  ["it hurts 3/10 at most in daily life", 3],
  ["it hurts 2/10 at most for seven days", 7],
  ["pain is 2/10 at most in lighter work and the morning after", 7],
  ["pain is 1/10 at most in harder work and the morning after", 7],
);
const ANKLE: Exits = exits(
  ["you walk 20 min without a limp", 3],
  [
    "20 calf raises on both feet, 10 on one leg and 20 s of standing on it hurt 2/10 at most",
    5,
    TWO_LEG_RAISES,
    drill("reps each side", 10, "Single-leg calf raise (step) | Calf raise"),
    drill("seconds each side", 20, "Single-leg stand"),
  ],
  ["you can do 15 single-leg calf raises and 30 s on one leg", 7, ONE_LEG_RAISES, drill("seconds each side", 30, "Single-leg stand")],
  ["20 single-leg hops hurt 1/10 at most", 7],
);

/** "This needs a doctor or physiotherapist before I raise anything" (section 3). */
export const SEEN_FIRST = 6;

/** What walks. */
const LEG_REGIONS: ReadonlySet<Region> = new Set<Region>(["hip_groin", "thigh", "knee", "lower_leg", "ankle", "foot"]);
/** Arms have their own daily life. */
const ARM_PLACES: ReadonlySet<LadderPlace | undefined> = new Set<LadderPlace>(["shoulder", "arm"]);

/** How S0 is left (section 5.7 for the back; what daily life asks of the others). */
export function firstExit(finding: Pick<RegionFinding, "region" | "phrase">): Exit {
  const place = ladderPlace(finding);
  const test = ARM_PLACES.has(place)
    ? "you dress, eat and sleep with pain at 4/10 at most"
    : place === "knee"
      ? "you walk 15 min and go up and down stairs without a limp, and with pain at 4/10 at most"
      : LEG_REGIONS.has(finding.region)
        ? "you walk 15 min without a limp and with pain at 4/10 at most"
        : place === "neck" || place === "ribs"
          ? "you dress, turn and sleep with pain at 4/10 at most"
          : "you stand up straight, dress and walk 15 min with pain at 4/10 at most";
  return { test: withinCeiling(test, finding), days: 3, drills: [] };
}

/** No test allows more pain than a session of the region does: one limit for both. */
function withinCeiling(test: string, finding: Pick<RegionFinding, "region" | "phrase">): string {
  const ceiling = painCeiling(finding);
  return test.replaceAll(/(\d)\/10 at most/gu, (_, pain: string) => `${Math.min(Number(pain), ceiling)}/10 at most`);
}

/** What has to be true before a region with this score takes its next step; a professional's yes where it was not told yet. */
export function getExit(
  finding: Pick<RegionFinding, "region" | "phrase">,
  score: number,
  focus?: Focus,
  needsYes = score >= SEEN_FIRST,
): Exit {
  const place = ladderPlace(finding);
  const table = place === undefined ? (finding.region === "ankle" ? ANKLE : ELSEWHERE) : EXITS[place];
  const stage = Math.max(1, 5 - getBand(score)) as 1 | 2 | 3 | 4;
  const ofSport = sportTest(place, stage, focus);
  const own = ofSport === undefined ? table[stage] : { test: ofSport, days: table[stage].days, drills: [] };
  const exit = { ...own, test: withinCeiling(own.test, finding) };
  return needsYes ? { ...exit, test: `a doctor or physiotherapist has looked at it and ${exit.test}` } : exit;
}

/** The most pain of a session, of the morning after it and of the test with which a region takes its next step: what the words of the limit say. */
export function stepLimit(finding: Pick<RegionFinding, "region" | "phrase" | "score"> & Partial<Pick<RegionFinding, "kind">>): number {
  const ceiling = painCeiling(finding);
  if (finding.score < SEEN_FIRST) return ceiling;
  const { test } = getBand(finding.score) === 5 ? firstExit(finding) : getExit(finding, finding.score);
  return Math.min(ceiling, ...[...test.matchAll(/(\d)\/10 at most/gu)].map(([, pain]) => Number(pain)));
}
