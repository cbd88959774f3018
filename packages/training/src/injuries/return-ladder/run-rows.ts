import type { Minutes, Seconds } from "../../units/units.ts";
import type { RegionFinding } from "../injury.ts";
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

type Place = "calf" | "foot" | "shin" | "knee" | "thigh" | "groin" | "back";
type Row = { readonly [band in 1 | 2 | 3]?: RunReturn };

const runs = (share: number, fastest: KeptRuns["fastest"], longest?: Minutes): KeptRuns => ({
  kind: "runs",
  share,
  fastest,
  ...(longest === undefined ? {} : { longest }),
});
const RW3: RunWalkRung = { kind: "run-walk", sets: 8, run: 120, walk: 60 };
const RW4: RunWalkRung = { kind: "run-walk", sets: 6, run: 180, walk: 60 };
const RW5: RunWalkRung = { kind: "run-walk", sets: 5, run: 240, walk: 60 };

/** Running by region and band (return-ladders.md sections 5.1 to 5.7). */
const ROWS: { readonly [place in Place]: Row } = {
  calf: { 1: runs(0.85, "threshold"), 2: runs(0.7, "easy", 45), 3: RW5 },
  foot: { 1: runs(0.85, "threshold"), 2: runs(0.7, "easy", 40), 3: RW4 },
  shin: { 1: runs(0.75, "threshold"), 2: RW5 },
  knee: { 1: runs(0.85, "threshold"), 2: runs(0.7, "easy", 35), 3: RW3 },
  thigh: { 1: runs(0.9, "threshold"), 2: runs(0.75, "easy"), 3: RW4 },
  groin: { 1: runs(0.9, "threshold"), 2: runs(0.7, "easy", 40), 3: RW3 },
  back: { 2: runs(0.85, "threshold"), 3: runs(0.6, "easy") },
};

/** The row of a finding; undefined where the region has none for it, or where running is not limited by it. */
export function runReturnOf(finding: RegionFinding): RunReturn | undefined {
  const place = placeOf(finding);
  const band = bandNow(finding);
  return place === undefined || band === undefined || band === 0 || band > 3 ? undefined : ROWS[place][band as 1 | 2 | 3];
}

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

function placeOf({ region, phrase }: RegionFinding): Place | undefined {
  switch (region) {
    case "lower_leg":
      return /\b(?:shin|tibia|mtss)/iu.test(phrase) ? "shin" : "calf";
    case "foot":
    case "knee":
    case "thigh":
      return region;
    case "hip_groin":
      return "groin";
    case "lower_back":
      return "back";
    default:
      return undefined;
  }
}

const EASY = ["Easy run", "Run-walk intervals"];

/** The runs of the catalogue that the row keeps although they load the region more than its stress limit. */
export function keptRuns(row: RunReturn): readonly string[] {
  if (row.kind === "run-walk") return ["Run-walk intervals"];
  return row.fastest === "easy" ? EASY : [...EASY, "Long run", "Tempo run", "Brick run off the bike"];
}

/** The most careful of the rows of several regions. */
export function runReturn(regions: readonly RegionFinding[]): RunReturn | undefined {
  return regions.map(runReturnOf).reduce<RunReturn | undefined>((most, row) => (row === undefined ? most : stricter(most, row)), undefined);
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
