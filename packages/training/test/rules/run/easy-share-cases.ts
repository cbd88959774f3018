import type { Focus } from "#training/athlete/athlete.ts";
import type { Plan, SessionCode } from "#training/model/plan.ts";
import { type DayDraft, line, named, getPlan, strengthDay } from "../plan-builder.ts";
import { cases } from "../rule-case.ts";

/** Seconds of running at RPE 4 and above it. */
function endurance(easy: number, hard: number, over: Partial<DayDraft> = {}): Plan {
  return strengthDay(
    [line("Easy run", { rpe: 4, dose: { seconds: easy } }), line("Interval run", { sets: 2, rpe: 4.5, dose: { seconds: hard / 2 } })],
    over,
  );
}

const HARD_MINUTE = line("Interval run", { rpe: 8, dose: { seconds: 60 } });
const EASY_MINUTE = line("Easy run", { rpe: 3, dose: { seconds: 60 } });

/** A hard run that is done, and one that is to come. */
function afterHardRun(mainWorkout: readonly ReturnType<typeof line>[]): Plan {
  return getPlan(
    [
      [
        { weekday: 1, blocks: { mainWorkout: [HARD_MINUTE] } },
        { weekday: 3, blocks: { mainWorkout } },
      ],
    ],
    {
      adjusted: { on: "2026-11-24", kept: ["w1d1"], revision: 1 },
    },
  );
}

const share = (percent: number, asked: number): readonly string[] => [
  `${percent}% of the endurance of "By hand" is easy, ${asked}% is asked`,
];
const SHARES: readonly (readonly [Focus, number])[] = [
  ["running", 75],
  ["triathlon", 75],
  ["hyrox", 53],
  ["crossfit", 50],
];

export const EASY_SHARE_CASES = [
  ...SHARES.flatMap(([focus, asked]) =>
    cases("easy-share", [
      [`${asked}% easy for ${focus}`, endurance(asked, 100 - asked), [], { focus }],
      [`a little less than ${asked}% easy for ${focus}`, endurance(asked * 10 - 1, 1001 - asked * 10), share(asked, asked), { focus }],
    ]),
  ),
  ...cases("easy-share", [
    ["all hard for strength", endurance(0, 100), [], { focus: "strength" }],
    ["no endurance", named("Back squat"), []],
    [
      "strides are no endurance",
      strengthDay([line("Easy run", { dose: { seconds: 60 } }), line("Strides", { rpe: 8, dose: { seconds: 600 } })]),
      [],
    ],
    [
      "lifting is no endurance",
      strengthDay([line("Easy run", { dose: { seconds: 60 } }), line("Back squat", { rpe: 8, dose: { seconds: 600 } })]),
      [],
    ],
    [
      "lines by distance take no time",
      strengthDay([line("Easy run", { dose: { seconds: 60 } }), line("Interval run", { rpe: 8, dose: { metres: 9000 } })]),
      [],
    ],
    ["without an RPE it is easy", strengthDay([line("Easy run", { dose: { seconds: 60 } })]), []],
    [
      "one hard set without a number",
      strengthDay([line("Easy run", { dose: { seconds: 60 } }), line("Interval run", { rpe: 8, dose: { seconds: 60 } })]),
      share(50, 53),
    ],
    ["what is done counts too", afterHardRun([HARD_MINUTE, EASY_MINUTE]), share(33, 53)],
    ["what is done is history where all that is to come is easy", afterHardRun([EASY_MINUTE]), []],
    ["what is done is history where nothing is to come", afterHardRun([]), []],
    ...(["ML", "MM", "OLs", "SLm", "RACE"] satisfies SessionCode[]).map(
      (code) => [`the run of a circuit: ${code}`, endurance(0, 100, { code }), []] as const,
    ),
    [
      "a simulation is a race in small",
      endurance(0, 100, {
        code: "HX",
        work: { stimulus: "compromised", mode: "mixed", rung: 7, sets: 8, seconds: 300, restSeconds: 0, purpose: "test" },
      }),
      [],
    ],
    ["the run of a Hyrox session", endurance(0, 100, { code: "HX" }), share(0, 53)],
  ]),
];
