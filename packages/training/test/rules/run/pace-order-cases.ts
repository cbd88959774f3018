import type { Athlete } from "#training/athlete/athlete.ts";
import type { Pace, Plan } from "#training/model/plan.ts";
import { type DayDraft, line, getPlan } from "../plan-builder.ts";
import { cases } from "../rule-case.ts";
import { easy, interval, marathon, off, pace, run, runPlan, threshold } from "./paced-runs.ts";

const inOrder = (first: Pace, second: Pace): Plan => runPlan(run(first), run(second));

const ORDER = cases("paces", [
  [
    "threshold as slow as marathon pace",
    inOrder(pace("marathon", marathon), pace("threshold", threshold, marathon)),
    [off(pace("threshold", threshold, marathon)), "threshold pace is not faster than marathon pace"],
  ],
  [
    "threshold a little faster than marathon pace",
    inOrder(pace("marathon", marathon), pace("threshold", threshold, marathon - 0.1)),
    [off(pace("threshold", threshold, marathon - 0.1))],
  ],
  ["easy touches recovery", inOrder(pace("recovery", easy.slow), pace("easy", easy.fast, easy.slow)), []],
  [
    "easy slower than recovery",
    inOrder(pace("recovery", easy.slow), pace("easy", easy.fast, easy.slow + 1)),
    ["easy pace is not faster than recovery pace"],
  ],
  [
    "interval slower than threshold, marathon between them missing",
    inOrder(pace("easy", easy.fast), pace("interval", interval, easy.fast)),
    [off(pace("interval", interval, easy.fast)), "interval pace is not faster than easy pace"],
  ],
  [
    "splits are no paces",
    runPlan(run(pace("marathon", marathon)), line("Row erg intervals", { pace: pace("threshold", 600, 600, { per: "500m" }) })),
    [],
  ],
  [
    "the slowest of several",
    runPlan(run(pace("marathon", marathon)), run(pace("threshold", threshold, marathon)), run(pace("threshold", threshold))),
    [off(pace("threshold", threshold, marathon)), "threshold pace is not faster than marathon pace"],
  ],
  [
    "the fastest of several",
    runPlan(run(pace("marathon", threshold, marathon)), run(pace("marathon", marathon)), run(pace("threshold", threshold))),
    [off(pace("marathon", threshold, marathon)), "threshold pace is not faster than marathon pace"],
  ],
]);

/** After nine days away the capacity is 1.2% less for nine days. */
const AWAY: Partial<Athlete> = { absences: [{ reason: "holiday", from: "2026-11-23", to: "2026-12-01" }] };
const onDay = (week: number, weekday: DayDraft["weekday"], at: Pace): Plan =>
  getPlan([...Array.from({ length: week - 1 }, () => []), [{ weekday, blocks: { mainWorkout: [run(at)] } }]]);

const AFTER_A_BREAK = cases("paces", [
  [
    "as fast as before, the day after a break",
    onDay(2, 3, pace("threshold", threshold - 3)),
    [`w2d1: Easy run: ${threshold - 3}–${threshold - 3} s/km is off the threshold rule`],
    AWAY,
  ],
  ["slower the day after a break", onDay(2, 3, pace("threshold", threshold + 4)), [], AWAY],
  [
    "slower long after a break",
    onDay(4, 1, pace("threshold", threshold + 8)),
    [`w4d1: Easy run: ${threshold + 8}–${threshold + 8} s/km is off the threshold rule`],
    AWAY,
  ],
]);

export const PACE_ORDER_CASES = [...ORDER, ...AFTER_A_BREAK];
