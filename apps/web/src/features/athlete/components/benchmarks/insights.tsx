import { LEVEL } from "@ironpace/contract";
import type { BenchmarkField } from "@ironpace/training";
import type { ReactNode } from "react";
import type { BenchmarkKind } from "../../model/benchmarks.ts";
import { CyclingPower } from "./cycling-power.tsx";
import { Insight } from "./insight.tsx";
import { RunningPaces } from "./running-paces.tsx";
import type { Numbers } from "../../model/numbers.ts";

interface InsightsProps {
  readonly kind: BenchmarkKind;
  readonly numbers: Numbers;
}

/** What the numbers say together: level, weak link, paces and power, and what knowing more would improve. */
export function Insights({ kind, numbers }: InsightsProps): ReactNode {
  const { strengthLevel, weakLink, capacities, missing } = numbers;
  const wanted = missing.filter(({ benchmark }) => KINDS[benchmark] === kind || (kind === "strength" && benchmark === "bodyWeight"));
  return (
    <aside aria-label="What your numbers say" className="grid content-start gap-7">
      {kind === "strength" && strengthLevel !== undefined && (
        <Insight title="Strength level">
          <p className="heading-2">{LEVEL.labels[strengthLevel.level]}</p>
          <p className="text-sm text-ink-2">
            The median level of your lifts, compared with{" "}
            {numbers.athlete.sex === undefined
              ? "women of your body weight, the lower of the two tables, because your profile names no gender"
              : "people of your sex and body weight"}
            .
          </p>
        </Insight>
      )}
      {weakLink !== undefined && (
        <Insight title="Your weak link">
          <p className="heading-2 first-letter:uppercase">{weakLink.name}</p>
          <p className="text-sm text-ink-2">
            It is at {LEVEL.labels[weakLink.level].toLowerCase()} level, below your other numbers. Your next plan gives it more time.
          </p>
        </Insight>
      )}
      {kind === "conditioning" && capacities.vdot !== undefined && capacities.paces !== undefined && (
        <RunningPaces vdot={capacities.vdot} paces={capacities.paces} />
      )}
      {kind === "conditioning" && capacities.ftp !== undefined && (
        <CyclingPower ftp={capacities.ftp} bodyWeight={numbers.athlete.bodyWeight} />
      )}
      {wanted.length > 0 && (
        <Insight title="Worth testing">
          <ul className="grid gap-2 text-sm text-ink-2">
            {wanted.slice(0, 3).map(({ benchmark, state, sharpens }) => (
              <li key={benchmark}>
                <b className="font-[550] text-ink">{NAMES[benchmark]}</b>
                {state === "old" ? ", more than six months old" : ""}: it sets {sharpens}.
              </li>
            ))}
          </ul>
        </Insight>
      )}
    </aside>
  );
}

const NAMES: Readonly<Record<BenchmarkField, string>> = {
  backSquat: "Back squat",
  deadlift: "Deadlift",
  benchPress: "Bench press",
  cleanAndJerk: "Clean and jerk",
  snatch: "Snatch",
  overheadPress: "Overhead press",
  strictPullUps: "Strict pull-ups",
  handstandPushUps: "Handstand push-ups",
  run5k: "5k run",
  run10k: "10k run",
  row500m: "500 m row",
  ftp20min: "20 min bike power",
  bodyWeight: "Body weight",
};

const KINDS: Readonly<Partial<Record<BenchmarkField, BenchmarkKind>>> = {
  backSquat: "strength",
  deadlift: "strength",
  benchPress: "strength",
  cleanAndJerk: "strength",
  snatch: "strength",
  overheadPress: "strength",
  strictPullUps: "gymnastics",
  handstandPushUps: "gymnastics",
  run5k: "conditioning",
  run10k: "conditioning",
  row500m: "conditioning",
  ftp20min: "conditioning",
};
