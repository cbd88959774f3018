import type { Minutes, Seconds } from "../../units/units.ts";
import type { Onset, RegionFinding } from "../injury.ts";
import { type LadderPlace, ladderPlace } from "./places.ts";
import { type Band, bandOf } from "./score.ts";

/** The running that a sore region keeps. */
export interface KeptRuns {
  readonly kind: "runs";
  /** Of the running minutes before. */
  readonly share: number;
  /** Nothing faster. */
  readonly fastest: "threshold" | "easy";
  /** No single run is longer. */
  readonly longest?: Minutes;
}

/** Runs with walks between them, every second day at most (return-ladders.md section 4). */
export interface RunWalkRung {
  readonly kind: "run-walk";
  readonly sets: number;
  readonly run: Seconds;
  readonly walk: Seconds;
}

export type RunReturn = KeptRuns | RunWalkRung;

type Row = { readonly [band in 1 | 2 | 3]?: KeptRuns | RunWalkRange };

const runs = (share: number, fastest: KeptRuns["fastest"], longest?: Minutes): KeptRuns => ({
  kind: "runs",
  share,
  fastest,
  ...(longest === undefined ? {} : { longest }),
});
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
const ROWS: { readonly [place in LadderPlace]?: Row } = {
  calf: { 1: runs(0.85, "threshold"), 2: runs(0.7, "easy", 45), 3: runWalk(5, 8) },
  foot: { 1: runs(0.85, "threshold"), 2: runs(0.7, "easy", 40), 3: runWalk(4, 7) },
  shin: { 1: runs(0.75, "threshold"), 2: runWalk(5, 8) },
  knee: { 1: runs(0.85, "threshold"), 2: runs(0.7, "easy", 35), 3: runWalk(3, 6) },
  thigh: { 1: runs(0.9, "threshold"), 2: runs(0.75, "easy"), 3: runWalk(4, 7) },
  groin: { 1: runs(0.9, "threshold"), 2: runs(0.7, "easy", 40), 3: runWalk(3, 6) },
  back: { 2: runs(0.85, "threshold"), 3: runs(0.6, "easy") },
};

/**
 * The row of a finding so many weeks after it was told, with a rung more each week as far as the row goes; undefined where the region has none
 * for it, or where running is not limited by it.
 */
export function runReturnOf(finding: RegionFinding, weeks = 0): RunReturn | undefined {
  if (isFreeOfRunning(finding)) return undefined;
  const told = runsTold(finding);
  if (told !== undefined) return told;
  const place = ladderPlace(finding);
  const band = bandNow(finding);
  const row = place === undefined || band === undefined || band === 0 || band > 3 ? undefined : ROWS[place]?.[band as 1 | 2 | 3];
  if (row?.kind !== "run-walk-range") return row;
  // Who comes from a lower stage starts at its exit line, not at the rung of the row (section 4).
  const { climbed } = finding;
  const rung = climbed === undefined ? row.from + weeks : FIRST_RUNG + RUNGS_A_WEEK * (weeks - climbed.week);
  return RUNGS[Math.max(0, Math.min(row.to, rung))];
}

/** RW2: "S2 → RW1 to RW3" by region. */
const FIRST_RUNG = 1;
/** A rung every second day, and each of them done twice. */
const RUNGS_A_WEEK = 2;

/** It is quiet, or comes after much of something that is no running. */
function isFreeOfRunning({ closesNothing, score, after = [] }: RegionFinding): boolean {
  return closesNothing === true && (score === 1 || (after.length > 0 && !after.some((one) => RUNNING.has(one))));
}

const RUNNING: ReadonlySet<string> = new Set(["run", "run-easy", "run-fast", "hills", "downhill", "impact"]);

/**
 * The athlete runs slowly without pain: that stays, shorter while it is 4 to 5 of 10, and nothing faster. From 6 of 10, and of a bone, the
 * row counts, whatever runs well on a good day (return-ladders.md sections 1 and 5).
 */
function runsTold({ score, kind, fine = [], hurts = [], onset }: RegionFinding): KeptRuns | undefined {
  if (score === 0 || score >= 6 || kind === "bone" || kind === "acute") return undefined;
  const quiet = onset === undefined ? undefined : longestBelow(onset);
  if (quiet !== undefined) return runs(score >= 4 ? 0.75 : 0.85, hurts.includes("run-fast") || score >= 4 ? "easy" : "threshold", quiet);
  const isEasyFine = fine.includes("run-easy") || fine.includes("run");
  const isOnlyFast = !hurts.includes("run") && (hurts.includes("run-fast") || hurts.includes("turns"));
  if (!isEasyFine && !(isOnlyFast && score <= 3)) return undefined;
  if (score >= 4) return runs(0.6, "easy", 30);
  const isAnyPaceFine = (score <= 2 || fine.includes("run")) && !hurts.includes("run-fast");
  return isAnyPaceFine ? runs(0.85, "threshold") : runs(0.75, "easy");
}

/** Four fifths of the way to the pain, and warm-up and cooldown before it; undefined for what begins at once, and for rides. */
function longestBelow({ minutes }: Onset): Minutes | undefined {
  const longest = Math.floor(Math.min(QUIET_SHARE * minutes, minutes - AROUND_A_RUN));
  return longest < SHORTEST_QUIET || minutes > LONGEST_ONSET ? undefined : longest;
}

const QUIET_SHARE = 0.8;
const AROUND_A_RUN = 10;
const SHORTEST_QUIET = 10;
const LONGEST_ONSET = 150;

/**
 * A sudden strain and a nerve start one stage earlier; a bone, a limp or a joint that does more than swell a little has no row here
 * (return-ladders.md section 1).
 */
function bandNow({ score, kind }: RegionFinding): Band | undefined {
  const band = bandOf(score);
  if (kind === undefined || band === 0 || (kind === "joint" && score <= MILD_JOINT)) return band;
  return kind === "strain" || kind === "nerve" ? (Math.min(5, band + 1) as Band) : undefined;
}

const MILD_JOINT = 3;

const EASY = ["Easy run", "Run-walk intervals"];

/** The runs of the catalogue that the row keeps although they load the region more than its stress limit. */
export function keptRuns(row: RunReturn): readonly string[] {
  if (row.kind === "run-walk") return ["Run-walk intervals"];
  return row.fastest === "easy" ? EASY : [...EASY, "Long run", "Tempo run", "Brick run off the bike"];
}

/** What health leaves of running. */
export interface RunLimits {
  readonly runRung?: number;
  readonly runShare?: number;
}

/** The most careful of the rows of several regions and of the rung that health allows. */
export function runReturn(regions: readonly RegionFinding[], weeks = 0, health: RunLimits = {}): RunReturn | undefined {
  const { runRung = Infinity, runShare = 1 } = health;
  const byHealth = [RUNGS[runRung - 1], runShare < 1 ? runs(runShare, "threshold") : undefined];
  return [...regions.map((finding) => runReturnOf(finding, weeks)), ...byHealth].reduce<RunReturn | undefined>(
    (most, row) => (row === undefined ? most : stricter(most, row)),
    undefined,
  );
}

function stricter(a: RunReturn | undefined, b: RunReturn): RunReturn {
  if (a === undefined) return b;
  if (a.kind === "run-walk" || b.kind === "run-walk") {
    if (a.kind === "runs") return b;
    return b.kind === "runs" || a.run <= b.run ? a : b;
  }
  const longest = Math.min(a.longest ?? Infinity, b.longest ?? Infinity);
  const fastest = a.fastest === "easy" || b.fastest === "easy" ? "easy" : "threshold";
  return runs(Math.min(a.share, b.share), fastest, longest === Infinity ? undefined : longest);
}
