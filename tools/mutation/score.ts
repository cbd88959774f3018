import { readFileSync } from "node:fs";
import { isSampled, type Sample } from "./sample.ts";

/** Where Stryker writes what became of each mutant. */
export const REPORT = ".cache/stryker/report.json";

/** How many mutants of a part the tests noticed. */
export interface Score {
  readonly part: string;
  /** All that Stryker can make of it. */
  readonly all: number;
  readonly tried: number;
  /** By a failing test, or because nothing ended any more. */
  readonly noticed: number;
  readonly survived: number;
  /** In per cent of those tried, with one decimal. */
  readonly percent: number;
  /** Where the share of all lies with 95 % certainty, in per cent (Wilson 1927); without a margin when all were tried. */
  readonly from: number;
  readonly to: number;
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly id: string; readonly status: string }[] }>>;
}

const NOTICED: ReadonlySet<string> = new Set(["Killed", "Timeout"]);
const UNNOTICED: ReadonlySet<string> = new Set(["Survived", "NoCoverage"]);

/** The score in Stryker's last report; mutants that are ignored or do not compile count for nothing. */
export function getScore(part: string, sample: Sample): Score {
  const report = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
  const mutants = Object.values(report.files).flatMap((file) => file.mutants);
  const states = mutants.filter(({ id }) => isSampled(sample, id)).map(({ status }) => status);
  const noticed = states.filter((status) => NOTICED.has(status)).length;
  const survived = states.filter((status) => UNNOTICED.has(status)).length;
  return withPercent(part, mutants.length, noticed, survived);
}

export function total(scores: readonly Score[]): Score {
  const sum = (field: "all" | "noticed" | "survived"): number => scores.reduce((all, score) => all + score[field], 0);
  return withPercent("total", sum("all"), sum("noticed"), sum("survived"));
}

function withPercent(part: string, all: number, noticed: number, survived: number): Score {
  const tried = noticed + survived;
  const share = noticed / Math.max(1, tried);
  const [from, to] = tried === all ? [share, share] : wilson(share, tried);
  return { part, all, tried, noticed, survived, percent: inPercent(share), from: inPercent(from), to: inPercent(to) };
}

/** Standard deviations that hold 95 % of a normal distribution. */
const Z = 1.96;

function wilson(share: number, tried: number): readonly [number, number] {
  const size = Math.max(1, tried);
  const middle = share + Z ** 2 / (2 * size);
  const margin = Z * Math.sqrt((share * (1 - share)) / size + Z ** 2 / (4 * size ** 2));
  const scale = 1 + Z ** 2 / size;
  return [(middle - margin) / scale, (middle + margin) / scale];
}

function inPercent(share: number): number {
  return Math.round(1000 * share) / 10;
}
