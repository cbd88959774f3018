import process from "node:process";
import { generatePlan, validatePlan } from "@ironpace/training";
import { sampleAthlete } from "./support/athletes.ts";
import { percentile } from "./support/report.ts";

const DAYS = [3, 4, 5, 6, 7] as const;
const WEEKS = Array.from({ length: 12 }, (_, index) => index + 1);
const SAMPLES = 15;
const PLANS_PER_SAMPLE = 4;
const start = { startDate: "2026-11-23" };

/** Time grows with weeks × days and no faster: median milliseconds of a plan with its validation, and the time a session takes beside the whole table's. */
export function planGrowth(): Promise<void> {
  for (const days of DAYS) millisecondsFor(5, days);
  const table = WEEKS.map((weeks) => DAYS.map((days) => millisecondsFor(weeks, days)));
  const perSession = table.map((row, index) => row.map((milliseconds, column) => milliseconds / ((index + 1) * (DAYS[column] ?? 1))));
  const usual = percentile(perSession.flat(), 0.5);
  console.log("\nPlan and validation by weeks × days (median ms; in brackets the time per session beside the median of the table)");
  console.log(`  weeks ${DAYS.map((days) => `${days} days`.padStart(14)).join("")}`);
  for (const [index, row] of table.entries()) {
    const cells = row.map((milliseconds, column) =>
      `${milliseconds.toFixed(2)} (${((perSession[index]?.[column] ?? 0) / usual).toFixed(2)})`.padStart(14),
    );
    console.log(`  ${String(index + 1).padStart(5)} ${cells.join("")}`);
  }
  return Promise.resolve();
}

/** Processor time, so that what else the machine does is not counted. */
function millisecondsFor(weeks: number, days: number): number {
  const athlete = sampleAthlete("hyrox", days);
  const samples = Array.from({ length: SAMPLES }, () => {
    const begun = process.cpuUsage();
    for (let plan = 0; plan < PLANS_PER_SAMPLE; plan++) {
      const result = generatePlan(athlete, { ...start, weeks });
      if (result.kind === "plan") validatePlan(result.plan, athlete);
    }
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000 / PLANS_PER_SAMPLE;
  });
  return percentile(samples, 0.5);
}
