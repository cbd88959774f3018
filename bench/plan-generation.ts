import { adjust, generatePlan, validatePlan, type Adjustment, type Athlete } from "@ironpace/training";
import { FOCUSES, sampleAthlete } from "./support/athletes.ts";
import { processorTimes } from "./support/processor-time.ts";
import { milliseconds, print, times, type Measurement } from "./support/report.ts";

const start = { startDate: "2026-11-23" };

const ADJUSTMENTS: readonly Adjustment[] = [
  { kind: "injury", details: "right shoulder pain" },
  { kind: "competition", competition: { type: "hyrox", date: "2026-12-26", priority: "A" } },
  { kind: "absence", reason: "illness", from: "2026-12-03", to: "2026-12-08" },
  { kind: "missed" },
  { kind: "availability", availability: { daysPerWeek: 4 } },
  { kind: "benchmarks", conditioning: { run5k: 1320 } },
  { kind: "move", sessionId: "w3d1", to: "2026-12-08" },
  { kind: "swap", sessionId: "w3d1", itemId: "w3d1-strength-1", by: "Goblet squat to box" },
];

/** Processor milliseconds of a plan, a validation and each adjustment in this process, beside writing the same plan as JSON; and how time grows with weeks. */
export function planGeneration(): Promise<void> {
  const hyrox = planOf(sampleAthlete("hyrox"));
  const tasks = new Map<string, () => unknown>([["json", () => JSON.stringify(hyrox)]]);
  for (const focus of FOCUSES) tasks.set(focus, () => generatePlan(sampleAthlete(focus), start));
  for (const weeks of [1, 5, 10]) tasks.set(`${weeks} weeks`, () => generatePlan(sampleAthlete("hyrox"), { ...start, weeks }));
  tasks.set("validate", () => validatePlan(hyrox, sampleAthlete("hyrox")));
  for (const adjustment of ADJUSTMENTS)
    tasks.set(adjustment.kind, () => adjust(hyrox, sampleAthlete("hyrox"), adjustment, { today: "2026-12-02", outcomes: [] }));
  const found = processorTimes(tasks);
  const median = (name: string) => found.get(name) ?? Number.NaN;
  const json = median("json");
  const rows: Measurement[] = FOCUSES.map((focus) => ({
    what: `5 weeks, 5 days, ${focus}`,
    figure: milliseconds(median(focus)),
    ratio: times(median(focus) / json, "JSON.stringify of a plan"),
  }));
  for (const weeks of [1, 10]) {
    rows.push({
      what: `${weeks} weeks, hyrox`,
      figure: milliseconds(median(`${weeks} weeks`)),
      ratio: times(median(`${weeks} weeks`) / median("5 weeks"), "5 weeks"),
    });
  }
  rows.push({
    what: "validatePlan, hyrox",
    figure: milliseconds(median("validate")),
    ratio: times(median("validate") / median("hyrox"), "generatePlan"),
  });
  for (const { kind } of ADJUSTMENTS) {
    rows.push({
      what: `adjust, ${kind}`,
      figure: milliseconds(median(kind)),
      ratio: times(median(kind) / median("hyrox"), "generatePlan"),
    });
  }
  print("Plan generation in process (processor time, median)", rows);
  return Promise.resolve();
}

function planOf(athlete: Athlete) {
  const result = generatePlan(athlete, start);
  if (result.kind !== "plan") throw new Error("The sample athlete got no plan");
  return result.plan;
}
