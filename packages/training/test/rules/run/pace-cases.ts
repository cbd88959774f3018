import type { Athlete } from "#training/athlete/athlete.ts";
import type { Pace, Plan } from "#training/model/plan.ts";
import { line, getPlan } from "../plan-builder.ts";
import { cases } from "../rule-case.ts";
import { easy, interval, marathon, off, pace, recovery, repetition, run, runPlan, threshold } from "./paced-runs.ts";

const only = (at: Pace, isOff: boolean): readonly [Plan, readonly string[]] => [runPlan(run(at)), isOff ? [off(at)] : []];
const ESTIMATED: Partial<Athlete> = { conditioning: { vo2Max: 50, row500m: 95 } };
const UNKNOWN: Partial<Athlete> = { conditioning: {} };

const RULES = (
  [
    ["recovery", recovery, recovery + 30],
    ["easy", easy.fast, easy.slow],
    ["marathon", marathon, marathon],
    ["threshold", threshold, threshold],
    ["interval", interval, interval],
    ["repetition", repetition, repetition],
  ] as const
).flatMap(([zone, fast, slow]) =>
  cases("paces", [
    [`${zone} by the rule`, ...only(pace(zone, fast, slow), false)],
    [`${zone} almost 5 s/km faster and slower`, ...only(pace(zone, fast - 4.9, slow + 4.9), false)],
    [`${zone} more than 5 s/km faster`, ...only(pace(zone, fast - 5.1, slow), true)],
    [`${zone} more than 5 s/km slower`, ...only(pace(zone, fast, slow + 5.1), true)],
  ]),
);

const SOURCES = cases("paces", [
  ["a race as slow as it is long", ...only(pace("race", repetition, 900), false)],
  ["a race faster than repetitions", ...only(pace("race", repetition - 5.1, 900), true)],
  [
    "the fast end slower than the slow end",
    runPlan(run(pace("easy", 400, 399))),
    ["w1d1: Easy run: the fast end is slower than the slow end"],
  ],
  ["a pace without a run time", runPlan(run(pace("easy", 400))), ["w1d1: Easy run: a pace without a run benchmark"], UNKNOWN],
  ["an estimate that is not marked", runPlan(run(pace("race", 400))), ["w1d1: Easy run: an estimated pace that is not marked"], ESTIMATED],
  ["an estimate that is marked", runPlan(run(pace("race", 400, 400, { estimated: true }))), [], ESTIMATED],
  ["a split on the rower", runPlan(line("Row erg intervals", { pace: pace("interval", 110, 112, { per: "500m" }) })), []],
  [
    "a split without a row benchmark",
    runPlan(line("Row erg intervals", { pace: pace("interval", 110, 112, { per: "500m" }) })),
    ["w1d1: Row erg intervals: a split without a row benchmark"],
    UNKNOWN,
  ],
  [
    "a split on the ski without a row benchmark",
    runPlan(line("Ski erg", { pace: pace("interval", 110, 112, { per: "500m" }) })),
    ["w1d1: Ski erg: a split without a row benchmark"],
    UNKNOWN,
  ],
  ["a pace of something nobody knows", runPlan(line("Flying", { pace: pace("threshold", threshold) })), []],
  ["watts", runPlan(line("Bike", { power: { low: 200, high: 220, estimated: false } })), [], { conditioning: { ftp20min: 250 } }],
  [
    "watts without a bike benchmark",
    runPlan(line("Bike", { power: { low: 200, high: 220, estimated: false } })),
    ["w1d1: Bike: watts without a bike benchmark"],
  ],
  [
    "a split after days away is as before",
    getPlan([[{ weekday: 5, blocks: { mainWorkout: [run(pace("threshold", threshold))] } }]]),
    [],
    { absences: [{ reason: "holiday", from: "2026-11-20", to: "2026-11-23" }] },
  ],
]);

export const PACE_CASES = [...RULES, ...SOURCES];
