import { readFileSync } from "node:fs";

/** Where Stryker writes what became of each mutant. */
export const REPORT = ".cache/stryker/report.json";

/** How many mutants of a part the tests noticed. */
export interface Score {
  readonly part: string;
  readonly mutants: number;
  /** By a failing test, or because nothing ended any more. */
  readonly noticed: number;
  readonly survived: number;
  /** In per cent of the mutants, with one decimal. */
  readonly percent: number;
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** The score in Stryker's last report; mutants that are ignored or do not compile count for nothing. */
export function scoreOf(part: string): Score {
  const report = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
  const states = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = states.filter((status) => status === "Killed" || status === "Timeout").length;
  const survived = states.filter((status) => status === "Survived" || status === "NoCoverage").length;
  return withPercent(part, noticed, survived);
}

export function total(scores: readonly Score[]): Score {
  const sum = (field: "noticed" | "survived"): number => scores.reduce((all, score) => all + score[field], 0);
  return withPercent("total", sum("noticed"), sum("survived"));
}

function withPercent(part: string, noticed: number, survived: number): Score {
  const mutants = noticed + survived;
  return { part, mutants, noticed, survived, percent: Math.round((1000 * noticed) / Math.max(1, mutants)) / 10 };
}
