import process from "node:process";
import { generatePlan, validatePlan } from "@ironpace/training";
import { sampleAthlete } from "./support/athletes.ts";
import { percentile } from "./support/report.ts";

const DAYS = [3, 4, 5, 6, 7] as const;
const WEEKS = Array.from({ length: 12 }, (_, index) => index + 1);
const WARM_UP = 8;
const ROUNDS = 40;
const start = { startDate: "2026-11-23" };

/** Time grows with weeks × days and no faster: milliseconds of a plan with its validation, and the time a session takes beside the whole table's. */
export function planGrowth(): Promise<void> {
  const cells = WEEKS.map((weeks) => DAYS.map((days) => ({ weeks, days, spent: 0 })));
  // One of each per round, so that a busy moment of the machine falls on all of them.
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const cell of cells.flat()) {
      const spent = millisecondsFor(cell.weeks, cell.days);
      if (round >= 0) cell.spent += spent;
    }
  const table = cells.map((row) => row.map(({ spent }) => spent / ROUNDS));
  const perSession = table.map((row, index) => row.map((milliseconds, column) => milliseconds / ((index + 1) * (DAYS[column] ?? 1))));
  const usual = percentile(perSession.flat(), 0.5);
  console.log("\nPlan and validation by weeks × days (mean ms; in brackets the time per session beside the median of the table)");
  console.log(`  weeks ${DAYS.map((days) => `${days} days`.padStart(14)).join("")}`);
  for (const [index, row] of table.entries()) {
    const cells = row.map((milliseconds, column) =>
      `${milliseconds.toFixed(2)} (${((perSession[index]?.[column] ?? 0) / usual).toFixed(2)})`.padStart(14),
    );
    console.log(`  ${String(index + 1).padStart(5)} ${cells.join("")}`);
  }
  return Promise.resolve();
}

/** Processor time of this thread: what else the machine does is not counted. The clock is coarse, so only sums of many are worth reading. */
function millisecondsFor(weeks: number, days: number): number {
  const athlete = sampleAthlete("hyrox", days);
  const begun = process.threadCpuUsage();
  const result = generatePlan(athlete, { ...start, weeks });
  if (result.kind === "plan") validatePlan(result.plan, athlete);
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}
