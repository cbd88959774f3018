import type { KeptRuns, RunWalkRung, RunReturn } from "./run-return.ts";
import type { Region } from "../../catalogue/exercise.ts";
import { EXERCISES, findExercise } from "../../catalogue/exercises.ts";
import type { Minutes } from "../../units/units.ts";
import type { Onset, RegionFinding } from "../injury.ts";
import { type LadderPlace, ladderPlace } from "./places.ts";
import { type Band, getBand } from "./score.ts";

type Row = { readonly [band in 1 | 2 | 3]?: KeptRuns | RunWalkRange };

const runs = (share: number, fastest: KeptRuns["fastest"], longest?: Minutes): KeptRuns => ({
  kind: "runs",
  share,
  fastest,
  ...(longest === undefined ? {} : { longest }),
});
function alternating(row: KeptRuns): KeptRuns {
  return { ...row, alternates: true };
}

/** The rungs RW1 to RW8 (return-ladders.md section 4). */
const RUNGS: readonly RunWalkRung[] = (
  [
    [8, 60, 120],
    [8, 90, 90],
    [8, 120, 60],
    [6, 180, 60],
    [5, 240, 60],
    [4, 360, 60],
    [3, 480, 60],
    [2, 780, 60],
  ] as const
).map(([sets, run, walk]) => ({ kind: "run-walk", sets, run, walk }));

/** Runs with walks from the first rung to the last that the row of a region allows. */
interface RunWalkRange {
  readonly kind: "run-walk-range";
  readonly from: number;
  readonly to: number;
}

const runWalk = (from: number, to: number): RunWalkRange => ({ kind: "run-walk-range", from: from - 1, to: to - 1 });

/** Running by region and band (return-ladders.md sections 5.1 to 5.7). */
const ROWS: { readonly [place in LadderPlace | "ankle"]?: Row } = {
  calf: { 1: runs(0.85, "threshold"), 2: alternating(runs(0.7, "easy", 45)), 3: runWalk(5, 8) },
  foot: { 1: runs(0.85, "threshold"), 2: runs(0.7, "easy", 40), 3: runWalk(4, 7) },
  shin: { 1: runs(0.75, "threshold"), 2: runWalk(5, 8) },
  knee: { 1: runs(0.85, "threshold"), 2: runs(0.7, "easy", 35), 3: runWalk(3, 6) },
  thigh: { 1: runs(0.9, "threshold"), 2: runs(0.75, "easy"), 3: runWalk(4, 7) },
  groin: { 1: runs(0.9, "threshold"), 2: runs(0.7, "easy", 40), 3: runWalk(3, 6) },
  back: { 2: runs(0.85, "threshold"), 3: runs(0.6, "easy") },
  // Practice: an ankle has no table of its own, and runs as a foot does.
  ankle: { 2: runs(0.7, "easy", 40) },
};

/** The running that a finding keeps in its week; undefined where its row says nothing, or where running is not limited by it. */
export function getRunReturn(finding: RegionFinding): RunReturn | undefined {
  if (finding.running !== undefined) return finding.running === "free" ? undefined : finding.running;
  const row = findRow(finding);
  return row?.kind === "run-walk-range" ? RUNGS[row.from] : row;
}

function findRow(finding: RegionFinding): KeptRuns | RunWalkRange | undefined {
  if (isFreeOfRunning(finding)) return undefined;
  const present = presentRuns(finding);
  if (present !== undefined) return present;
  if (startsSoon(finding)) return SHORT_REPEATS;
  const told = runsTold(finding);
  if (told !== undefined) return told;
  const place = finding.region === "ankle" ? "ankle" : ladderPlace(finding);
  const band = bandNow(finding);
  if (band === STAGE_2 && (finding.entered ?? 0) >= SEVERE && place !== undefined && RUNS_FROM_S3.has(place)) return undefined;
  return place === undefined || band === undefined || band === 0 || band > 3 ? undefined : ROWS[place]?.[band as 1 | 2 | 3];
}

/** The band of S2, and where its exit decides on the first run of who began lower: "walk 30 min ≤ 1 … → RW1" (return-ladders.md sections 5.1 to 5.4 and 5.6). */
const STAGE_2: Band = 3;
const RUNS_FROM_S3: ReadonlySet<LadderPlace | "ankle"> = new Set(["calf", "foot", "shin", "knee", "groin"] as const);

/** Whether the finding leaves no running at all. */
export function stopsRunning(finding: RegionFinding): boolean {
  if (finding.grade === 0 || finding.closesNothing === true || findRow(finding) !== undefined) return false;
  const stress = findExercise("Easy run")?.stress[finding.region] ?? 0;
  return stress > 3 - finding.grade;
}

/** RW2: "S2 → RW1 to RW3" by region. */
const FIRST_RUNG = 1;
/** A rung every second day, and each of them done twice; a bone, a shin and what was operated take half as many. */
const RUNGS_A_WEEK = { usual: 2, slow: 1 } as const;
/** "Under 10 days without running: start two rungs higher", and the first of them is behind who starts. What was severe skips none. */
const RUNGS_AHEAD = { usual: 1, severe: 0 } as const;
/** Worst pain, 0 to 10, from which a return counts as severe (return-ladders.md section 4, "S2 after B4"). */
const SEVERE = 6;
/** After the last rung half an hour without a walk and a tenth more in the next week; threshold comes after them, a run on the next day last (RW9, RW10 and RI of section 4). */
const CONTINUOUS: readonly KeptRuns[] = [
  alternating(runs(0.6, "easy", 30)),
  alternating(runs(0.7, "easy", 35)),
  alternating(runs(0.85, "threshold", 45)),
  alternating(runs(0.85, "threshold")),
];

/**
 * The running of a finding in the last of `weeks`, which are the finding as it is in each week from the one it was told in: where running
 * stopped or was run-walk it comes back by the rungs, one week after the other, and never by the row of a later stage at once
 * (return-ladders.md section 4, "whoever climbs from a lower stage starts at the rung in that region's exit line").
 */
export function runningAfter(weeks: readonly RegionFinding[], speed: "usual" | "half" = "usual"): RunReturn | undefined {
  let rung: number | undefined;
  let isReturning = false;
  let now: RunReturn | undefined;
  for (const finding of weeks) {
    const isSlow = speed === "half" || ladderPlace(finding) === "shin" || finding.kind === "bone";
    const isPassed = finding.passedTest === true && !isSlow;
    const step = isSlow ? RUNGS_A_WEEK.slow : RUNGS_A_WEEK.usual;
    const ahead = !isPassed ? 0 : (finding.entered ?? 0) >= SEVERE ? RUNGS_AHEAD.severe : RUNGS_AHEAD.usual;
    const row = findRow(finding);
    if (stopsRunning(finding)) {
      isReturning = true;
      rung = undefined;
      now = undefined;
      continue;
    }
    if (row?.kind === "run-walk-range") {
      // What was severe and has only begun to bear load takes a rung a week, until the next test has shown more.
      const isCareful = isPassed && (finding.entered ?? 0) >= SEVERE;
      const each = isCareful ? RUNGS_A_WEEK.slow : step;
      rung = rung === undefined ? (isReturning ? FIRST_RUNG : row.from) : Math.max(rung, Math.min(row.to, rung + each));
      isReturning = true;
      now = RUNGS[rung];
      continue;
    }
    now = row;
    if (!isReturning) continue;
    rung = rung === undefined ? FIRST_RUNG + ahead : rung < RUNGS.length ? Math.min(RUNGS.length, rung + step) : rung + 1;
    const after = CONTINUOUS[rung - RUNGS.length];
    if (rung < RUNGS.length) now = RUNGS[rung];
    else if (after !== undefined) now = row === undefined ? after : (stricter(row, after) as KeptRuns);
  }
  return now;
}

/**
 * What is trained through keeps its kilometres: at 1 or 2 of 10 without what is faster than threshold, at 3 easy (practice; the shares of
 * return-ladders.md section 5 are for running that was told before the complaint).
 */
function presentRuns({ isTrainedThrough, score, onset, hurts = [] }: RegionFinding): KeptRuns | undefined {
  if (isTrainedThrough !== true || score === 0 || score > 3) return undefined;
  const fastest = score === 3 || hurts.includes("run-fast") ? "easy" : "threshold";
  if (onset === undefined) return runs(1, fastest);
  // The limit is the adaptation: the runs of today stay below it, and are not cut a second time.
  const longest = 5 * Math.floor((BELOW_ONSET * onset.minutes) / 5);
  return longest < LEAST_BELOW_ONSET || onset.minutes > LONGEST_ONSET ? undefined : runs(1, fastest, longest);
}

const BELOW_ONSET = 0.87;
const LEAST_BELOW_ONSET = 20;

/** It is quiet, or comes after much of something that is no running. */
function isFreeOfRunning(finding: RegionFinding): boolean {
  const { region, closesNothing, score, onset, after = [], hurts = [], fine = [] } = finding;
  // Only descents, stairs or sitting are felt, and slightly: the ground is the limit, and not the pace.
  const causes = [...hurts, ...after];
  // What only sitting brings on is no matter of running.
  if (score <= 3 && onset === undefined && causes.length > 0 && causes.every((one) => one === "sitting")) return true;
  if (isFeltOnGroundOnly(finding)) return true;
  // Kilometres until it hurts are kilometres of running, whatever else is fine.
  if (onset?.metres !== undefined && after.length + hurts.length === 0 && CARRIES_RUNNING.has(region)) return false;
  const named = after.length > 0 ? after : hurts.length > 0 ? hurts : fine;
  return closesNothing === true && (score === 1 || (named.length > 0 && !named.some((one) => RUNNING.has(one))));
}

/** Descents and stairs bring on something slight that is trained through: no pace does. */
export function isFeltOnGroundOnly({ score, onset, after = [], hurts = [], isTrainedThrough }: RegionFinding): boolean {
  const causes = [...hurts, ...after];
  return isTrainedThrough === true && score <= 2 && onset === undefined && causes.length > 0 && causes.every((one) => NO_PACE.has(one));
}

const NO_PACE: ReadonlySet<string> = new Set(["downhill", "stairs", "sitting"]);

const CARRIES_RUNNING: ReadonlySet<Region> = new Set<Region>(["hip_groin", "thigh", "knee", "lower_leg", "ankle", "foot", "lower_back"]);

const RUNNING: ReadonlySet<string> = new Set(["run", "run-easy", "run-fast", "hills", "hill-sprints", "downhill", "impact", "jump"]);

/**
 * The athlete runs slowly without pain: that stays, shorter while it is 4 to 5 of 10, and nothing faster. From 6 of 10, and of a bone, the
 * row counts, whatever runs well on a good day (return-ladders.md sections 1 and 5).
 */
function runsTold({ score, kind, fine = [], hurts = [], onset }: RegionFinding): KeptRuns | undefined {
  if (score === 0 || score >= 6 || kind === "bone" || kind === "acute") return undefined;
  const quiet = onset === undefined ? undefined : longestBelow(onset);
  // Mild, and only beyond a number of minutes: each run ends before them, and the week keeps its running.
  if (quiet !== undefined && score <= MILD_ONSET && !hurts.includes("run-fast")) return runs(1, "threshold", quiet);
  if (quiet !== undefined) return runs(score >= 4 ? 0.75 : 0.85, hurts.includes("run-fast") || score >= 4 ? "easy" : "threshold", quiet);
  const isEasyFine = fine.includes("run-easy") || fine.includes("run");
  const isOnlyFast = !hurts.includes("run") && (hurts.includes("run-fast") || hurts.includes("turns"));
  if (!isEasyFine && !(isOnlyFast && score <= 3)) return undefined;
  // Only slopes hurt, and the flat is told to be fine: the kilometres stay there.
  if (isEasyFine && hurts.length > 0 && hurts.every((one) => SLOPES.has(one))) return runs(1, "easy");
  if (score >= 4) return runs(0.6, "easy", 30);
  const isAnyPaceFine = (score <= 2 || fine.includes("run")) && !hurts.includes("run-fast");
  return isAnyPaceFine ? runs(0.85, "threshold") : runs(0.75, "easy");
}

const MILD_ONSET = 2;
const SLOPES: ReadonlySet<string> = new Set(["hills", "hill-sprints", "downhill"]);

/** Four fifths of the way to the pain, and warm-up and cooldown before it; undefined for what begins at once, and for rides. */
function longestBelow({ minutes }: Onset): Minutes | undefined {
  const longest = Math.floor(Math.min(QUIET_SHARE * minutes, minutes - AROUND_A_RUN));
  return longest < SHORTEST_QUIET || minutes > LONGEST_ONSET ? undefined : longest;
}

/** It begins within the first minutes of a run, so no continuous run stays below it: runs of a minute or two with walks between them. */
function startsSoon({ score, kind, region, onset, after = [] }: RegionFinding): boolean {
  if (onset === undefined || score === 0 || kind === "bone" || longestBelow(onset) !== undefined || onset.minutes > LONGEST_ONSET)
    return false;
  return CARRIES_RUNNING.has(region) && after.some((one) => RUNNING.has(one));
}

const SHORT_REPEATS = runWalk(1, 8);

const QUIET_SHARE = 0.8;
const AROUND_A_RUN = 10;
const SHORTEST_QUIET = 10;
const LONGEST_ONSET = 150;

/**
 * A sudden strain and a nerve start one stage earlier; a bone, a limp or a joint that does more than swell a little has no row here
 * (return-ladders.md section 1).
 */
function bandNow({ score, kind }: RegionFinding): Band | undefined {
  const band = getBand(score);
  if (kind === undefined || band === 0 || (kind === "joint" && score <= MILD_JOINT)) return band;
  return kind === "strain" || kind === "nerve" ? (Math.min(5, band + 1) as Band) : undefined;
}

const MILD_JOINT = 3;

const RUN_WALK = "Run-walk intervals";
const EASY = ["Easy run", RUN_WALK];

/** The runs of the catalogue, but for those with walks between them. */
export const RUNS = EXERCISES.filter(({ movementPattern, name }) => movementPattern.startsWith("run") && name !== RUN_WALK).map(
  ({ name }) => name,
);
const FASTER = ["Tempo run", "Interval run", "Hill sprint", "Strides", "Shuttle run"];
const FASTEST = ["Interval run", "Hill sprint", "Shuttle run", "Strides"];
/** Hills wait as long as what is fast does, also for who only marches up. */
const UPHILL = ["Uphill power march"];

/** The runs that the row stops, in any part of any session: of a warm-up and between stations as well. */
export function stoppedRuns(row: RunReturn): readonly string[] {
  if (row.kind === "run-walk") return [...RUNS, ...UPHILL];
  return [...(row.fastest === "easy" ? FASTER : FASTEST), ...UPHILL];
}

/** The runs of the catalogue that the row keeps although they load the region more than its stress limit. */
export function savedRuns(row: RunReturn): readonly string[] {
  if (row.kind === "run-walk") return [RUN_WALK];
  return row.fastest === "easy" ? EASY : [...EASY, "Long run", "Tempo run", "Brick run off the bike"];
}

/** What health leaves of running. */
export interface RunLimits {
  readonly runRung?: number;
  readonly runShare?: number;
}

/** The most careful of the rows of several regions and of the rung that health allows; undefined where nothing limits running or all of it is stopped. */
export function runReturn(regions: readonly RegionFinding[], health: RunLimits = {}): RunReturn | undefined {
  const { runRung = Infinity, runShare = 1 } = health;
  // What one region keeps is no running where another stops it.
  if (regions.some(stopsRunning)) return undefined;
  const byHealth = [RUNGS[runRung - 1], runShare < 1 ? runs(runShare, "threshold") : undefined];
  return [...regions.map(getRunReturn), ...byHealth].reduce<RunReturn | undefined>(
    (most, row) => (row === undefined ? most : stricter(most, row)),
    undefined,
  );
}

/** Whether all running up to threshold stays: nothing limits it, or only what is faster is left out. */
export function keepsThresholdRunning(row: RunReturn | undefined): boolean {
  return row === undefined || (row.kind === "runs" && row.fastest === "threshold" && row.share === 1);
}

/** Whether running stopped or starts again with walks: what is far below habit is not unloaded any further. */
export function comesBackToRunning(regions: readonly RegionFinding[], health: RunLimits = {}): boolean {
  return regions.some(stopsRunning) || runReturn(regions, health)?.kind === "run-walk";
}

function stricter(a: RunReturn | undefined, b: RunReturn): RunReturn {
  if (a === undefined) return b;
  if (a.kind === "run-walk" || b.kind === "run-walk") {
    if (a.kind === "runs") return b;
    return b.kind === "runs" || a.run <= b.run ? a : b;
  }
  const longest = Math.min(a.longest ?? Infinity, b.longest ?? Infinity);
  const fastest = a.fastest === "easy" || b.fastest === "easy" ? "easy" : "threshold";
  const row = runs(Math.min(a.share, b.share), fastest, longest === Infinity ? undefined : longest);
  return a.alternates === true || b.alternates === true ? alternating(row) : row;
}
