import type { Plan } from "#training/model/plan.ts";
import type { QualityWork } from "#training/model/quality-work.ts";
import { type DayDraft, line, getPlan } from "../plan-builder.ts";
import { cases } from "../rule-case.ts";

const WORK: QualityWork = { stimulus: "threshold", mode: "run", rung: 4, sets: 3, seconds: 420, restSeconds: 90, purpose: "load" };

/** A session of 60 minutes whose title and lines hold the work. */
const day = (over: Partial<QualityWork> = {}, more: Partial<DayDraft> = {}): DayDraft => {
  const work = { ...WORK, ...over };
  const minutes = work.seconds / 60;
  return {
    weekday: 2,
    code: "RT",
    duration: 60,
    title: work.metres === undefined ? `${work.sets} × ${minutes} min` : `${work.sets} × ${work.metres} m`,
    work,
    blocks: {
      mainWorkout: [line("Tempo run", { sets: work.sets, dose: { seconds: work.seconds, totalSeconds: 3000 } })],
    },
    ...more,
  };
};
const weeks = (...days: readonly (DayDraft | undefined)[]): Plan => getPlan(days.map((each) => (each === undefined ? [] : [each])));

export const QUALITY_CASES = [
  ...cases("D2", [
    ["the same dose after three weeks", weeks(day(), undefined, undefined, day()), []],
    ["the same dose after two weeks", weeks(day(), undefined, day()), ["3 × 7 min: the same dose as on 2026-11-24"]],
    ["a twentieth more", weeks(day(), day({ sets: 4, seconds: 330, rung: 4 })), []],
    ["less rest by a tenth", weeks(day(), day({ restSeconds: 81 })), []],
    ["less rest by less", weeks(day(), day({ restSeconds: 82 })), ["3 × 7 min: the same dose as on 2026-11-24"]],
    ["on another machine", weeks(day(), day({ mode: "row" })), []],
    ["on a day too short for another", weeks(day(), day({}, { duration: 40 })), []],
    ["a taper may repeat", weeks(day(), day({ purpose: "taper" })), []],
  ]),
  ...cases("D3", [
    ["a rung up", weeks(day(), day({ rung: 5, seconds: 480 })), []],
    [
      "by way of a dose that a machine shares",
      weeks(day({ rung: 3, seconds: 360 }), day({ mode: "mixed" }), day({ rung: 5, seconds: 480 })),
      [],
    ],
    ["two rungs up", weeks(day(), day({ rung: 6, sets: 4 })), ["4 × 7 min: rung 6 after rung 4"]],
    ["two rungs up after five weeks", weeks(day(), undefined, undefined, undefined, undefined, day({ rung: 6, sets: 4 })), []],
    ["a rung down on a day as long", weeks(day(), day({ rung: 3, seconds: 360 })), ["3 × 6 min: rung 3 after rung 4, on a day as long"]],
    ["a rung down on a shorter day", weeks(day(), day({ rung: 3, seconds: 360 }, { duration: 55 })), []],
    ["above the level", weeks(day({ rung: 9, sets: 4, seconds: 600 })), ["4 × 10 min: rung 9 is above 8, the level's highest"]],
    ["not for the level", weeks(day({ stimulus: "vo2-short" })), ["3 × 7 min: vo2-short is not for this level"], { level: "beginner" }],
  ]),
  ...cases("D4", [
    ["44% in a deload", weeks(day({ sets: 5, seconds: 600, rung: 8 }), day({ sets: 2, seconds: 660, purpose: "deload" })), []],
    ["less in a deload", weeks(day(), day({ sets: 1, purpose: "deload" })), ["1 × 7 min: 33% of the last dose in a deload"]],
    [
      "66% in a deload",
      weeks(day(), day({ sets: 2, seconds: 415, purpose: "deload", metres: undefined as never }, { title: "6:55 min" })),
      [],
    ],
    ["more in a deload", weeks(day(), day({ sets: 2, purpose: "deload" })), ["2 × 7 min: 67% of the last dose in a deload"]],
    ["nothing before the deload", weeks(day({ sets: 1, purpose: "deload" })), []],
  ]),
  ...cases("D5", [
    ["18 minutes", weeks(day({ seconds: 360, rung: 3 })), []],
    ["fewer than 18 minutes", weeks(day({ sets: 2, seconds: 450, rung: 2 })), ["2 × 7.5 min: 15 min at threshold, 18 are the least"]],
    [
      "fewer minutes in another form",
      weeks(day({ sets: 2, seconds: 450, rung: 2 })),
      ["2 × 7.5 min: 15 min at threshold, 18 are the least"],
    ],
    ["fewer on a short day", weeks(day({ sets: 2, seconds: 480, rung: 2 }, { duration: 43 })), []],
    ["fewer than 28 for elite", weeks(day()), ["3 × 7 min: 21 min at threshold, 28 are the least"], { level: "elite", trainingYears: 9 }],
  ]),
  ...cases("D9", [
    ["another title", weeks(day({}, { title: "Threshold, 3 × 6 min" })), ["Threshold, 3 × 6 min: the title does not say 7 min"]],
    [
      "fewer repetitions",
      weeks(day({}, { blocks: { mainWorkout: [line("Tempo run", { sets: 2, dose: { seconds: 420, totalSeconds: 3000 } })] } })),
      ["3 × 7 min: 2 of 3 reps are in its lines"],
    ],
  ]),
];
