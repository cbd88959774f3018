import type { Pace, Plan } from "../../src/model/plan.ts";
import { easy, pace } from "./paced-runs.ts";
import { type DayDraft, line, planOf } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";
import { run } from "./run-growth-cases.ts";

/** A week of one run of so many metres, and fast running of so many metres and seconds in three sets. */
const fast = (zone: Pace["zone"], metres: number, seconds: number, rest: number, over: Partial<Plan> = {}): Plan =>
  planOf(
    [
      [
        { weekday: 1, code: "RE", blocks: { mainWorkout: [line("Easy run", { dose: { metres: rest, seconds: 2400 } })] } },
        {
          weekday: 3,
          code: "RT",
          blocks: {
            mainWorkout: [line("Tempo run", { sets: 2, pace: pace(zone, 300), dose: { metres: metres / 2, seconds: seconds / 2 } })],
          },
        },
      ],
    ],
    over,
  );
const far = (metres: number, zone: string, week: number): string => `w1d2: ${metres} m at ${zone} pace in a week of ${week} m`;

const SHARES = cases("run-volume", [
  ["a tenth at threshold", fast("threshold", 4160, 3000, 35_840), []],
  ["more than a tenth at threshold", fast("threshold", 4162, 3000, 35_838), [far(4162, "threshold", 40_000)]],
  ["eight per cent at interval pace", fast("interval", 3328, 3000, 36_672), []],
  ["more than eight per cent at interval pace", fast("interval", 3330, 3000, 36_670), [far(3330, "interval", 40_000)]],
  ["five per cent at repetition pace", fast("repetition", 2080, 3000, 37_920), []],
  ["more than five per cent at repetition pace", fast("repetition", 2082, 3000, 37_918), [far(2082, "repetition", 40_000)]],
  ["marathon pace has no such limit", fast("marathon", 9000, 3000, 31_000), []],
  ["12 minutes at threshold in any week", fast("threshold", 3000, 748, 7000), []],
  ["more than 12 minutes at threshold in a short week", fast("threshold", 3000, 750, 7000), [far(3000, "threshold", 10_000)]],
  ["9 minutes at interval pace in any week", fast("interval", 3000, 561, 7000), []],
  ["more than 9 minutes at interval pace", fast("interval", 3000, 562, 7000), [far(3000, "interval", 10_000)]],
  ["6 minutes at repetition pace in any week", fast("repetition", 3000, 374, 7000), []],
  ["more than 6 minutes at repetition pace", fast("repetition", 3000, 375, 7000), [far(3000, "repetition", 10_000)]],
]);

const timed = (seconds: number, over: Partial<DayDraft> = {}): DayDraft => ({
  weekday: 3,
  code: "RT",
  blocks: { mainWorkout: [line("Tempo run", { pace: pace("threshold", 300), dose: { seconds } })] },
  ...over,
});

const WEEKS = cases("run-volume", [
  ["without distances 2.2 m a second are counted", planOf([[run(9000), timed(1000)]]), []],
  ["too much without distances", planOf([[run(6000), timed(1000)]]), [`w1d2: 2200 m at threshold pace in a week of 15400 m`]],
  [
    "a race counts for nothing",
    planOf([[run(6000), timed(1000), run(60_000, { weekday: 5, code: "RACE" })]]),
    [`w1d2: 2200 m at threshold pace in a week of 15400 m`],
  ],
  ["a fast race may be", planOf([[run(6000), timed(1000, { code: "RACE" })]]), []],
  ["fast running that is done", planOf([[run(6000), timed(1000)]], { adjusted: { on: "2026-11-26", kept: ["w1d2"], revision: 1 } }), []],
  [
    "running that is done counts at easy pace",
    planOf([[run(6000), timed(1000)]], { adjusted: { on: "2026-11-24", kept: ["w1d1"], revision: 1 } }),
    [`w1d2: 2200 m at threshold pace in a week of ${Math.round((1000 * 6000) / easy.fast + 2200)} m`],
  ],
  [
    "running that is done, without paces",
    planOf([[run(6000), timed(1000)]], { adjusted: { on: "2026-11-24", kept: ["w1d1"], revision: 1 } }),
    [`w1d2: 2200 m at threshold pace in a week of 15400 m`],
    { conditioning: {} },
  ],
]);

export const FAST_RUNNING_CASES = [...SHARES, ...WEEKS];
