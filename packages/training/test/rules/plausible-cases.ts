import type { Athlete } from "#training/athlete/athlete.ts";
import type { ExerciseItem, Load, Plan } from "#training/model/plan.ts";
import { type DayDraft, line, getPlan, strengthDay } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

/** A load of `HYBRID`, who pulls 170 kg, presses 60 kg and weighs 82 kg. */
const held = (kilograms: number, perHand = false): Load => ({ kilograms, perHand, estimated: true });
const onBar = (kilograms: number, oneRepMax: number): Load => ({
  kilograms,
  perHand: false,
  bar: 20,
  lift: "deadlift",
  oneRepMax,
  estimated: true,
});
const romanian = (kilograms: number, reps: number, rpe: number): ExerciseItem =>
  line("Romanian deadlift", { load: onBar(kilograms, 136), rpe, sets: 3, dose: { reps } });
const deload = { isDeload: true } as const;
const light = (item: ExerciseItem): Plan => getPlan([{ days: [{ weekday: 1, blocks: { strength: [item] } }], ...deload }]);

const LP02 = cases("LP02", [
  ["72% of the deadlift", strengthDay([romanian(122, 5, 8)]), []],
  ["more", strengthDay([romanian(124, 5, 8)]), ["w1d1: Romanian deadlift: 124 kg are 73% of the deadlift, 72 at most"]],
  ["more in sets of four", strengthDay([romanian(124, 4, 8)]), []],
  ["42% in hard sets", strengthDay([romanian(71.4, 12, 7)]), []],
  ["less in hard sets", strengthDay([romanian(70, 12, 7)]), ["w1d1: Romanian deadlift: 70 kg are 41% of the deadlift, 42 at least"]],
  ["less in easier sets", strengthDay([romanian(70, 12, 6.5)]), []],
  ["less in longer sets", strengthDay([romanian(70, 13, 7)]), []],
  ["35% in easier sets", strengthDay([romanian(59.5, 12, 6)]), []],
  ["less than 35%", strengthDay([romanian(57.5, 12, 6)]), ["w1d1: Romanian deadlift: 57.5 kg are 34% of the deadlift, 35 at least"]],
  ["less in a deload", light(romanian(50, 8, 5)), []],
  ["less with a sore back", strengthDay([romanian(50, 8, 6)]), [], { injuries: "back 3/10" }],
]);

const pull = (kilograms: number): ExerciseItem => line("Clean pull", { load: onBar(kilograms, 100), dose: { reps: 3 } });

const LP05 = cases("LP05", [
  ["79% and half a step of plates", strengthDay([pull(78.75)]), []],
  ["less", strengthDay([pull(78)]), ["w1d1: Clean pull: 78% of the lift, 80 to 110 are a pull"]],
  ["75% in a deload", light(pull(75)), []],
  ["less in a deload", light(pull(72.5)), ["w1d1: Clean pull: 73% of the lift, 75 to 110 are a pull"]],
  ["110%", strengthDay([pull(110)]), []],
  ["more", strengthDay([pull(112.5)]), ["w1d1: Clean pull: 113% of the lift, 80 to 110 are a pull"]],
]);

const press = (kilograms: number, rpe: number): ExerciseItem =>
  line("Standing dumbbell press", { load: held(kilograms, true), rpe, dose: { reps: 8 } });

const LP06 = cases("LP06", [
  ["dumbbells of the bar at as many repetitions and a step", strengthDay([press(23.3, 8)]), []],
  ["heavier dumbbells", strengthDay([press(26, 8)]), ["w1d1: Standing dumbbell press: 2 × 26 kg, 44 kg in all at most"]],
]);

const way = (name: string, kilograms?: number): Plan =>
  getPlan([[{ weekday: 1, blocks: { mainWorkout: [line(name, kilograms === undefined ? {} : { load: held(kilograms, true) })] } }]]);

const LP08 = cases("LP08", [
  ["80% of the body in a hand and a step", way("Farmers carry", 68), []],
  ["more of the body", way("Farmers carry", 70), ["w1d1: Farmers carry: 70 kg in a hand, 68 at most"]],
  [
    "more of the deadlift",
    way("Dumbbell farmers carry", 45),
    ["w1d1: Dumbbell farmers carry: 45 kg in a hand, 45 at most"],
    {
      strength: { oneRepMax: { deadlift: 100 } },
    },
  ],
  ["no kilograms", way("Farmers carry"), ["w1d1: Farmers carry without kilograms"]],
]);

const rows = (reps: number, rpe: number, kilograms = 40): ExerciseItem =>
  line("Goblet squat", { load: held(kilograms), rpe, dose: { reps } });

const LP04 = cases("LP04", [
  ["as many as are possible", strengthDay([line("Pull-up (strict)", { dose: { reps: 10 } })]), []],
  [
    "one more",
    strengthDay([line("Pull-up (strict)", { dose: { reps: 11 } })]),
    ["w1d1: Pull-up (strict): 11 reps where 10.0 are possible"],
  ],
  ["one that cannot be done", strengthDay([line("Pull-up (strict)", { dose: { reps: 1 } })]), [], { gymnastics: { strictPullUps: 0 } }],
  ["two points easier than it is", strengthDay([rows(12, 6.5)]), []],
  ["more than two points easier", strengthDay([rows(13, 6)]), ["w1d1: Goblet squat: RPE 6 with 0.7 reps left"]],
]);

const bounded = (warmup: number, cooldown: number, over: Partial<DayDraft> = {}): Plan =>
  getPlan([
    [
      {
        weekday: 1,
        duration: 60,
        ...over,
        blocks: {
          warmup: [line("Dead bug", { dose: { totalSeconds: 60 * warmup } })],
          mainWorkout: [line("Glute bridge", { dose: { totalSeconds: 60 * (60 - warmup - cooldown) } })],
          cooldown: [line("Dead bug", { dose: { totalSeconds: 60 * cooldown } })],
        },
      },
    ],
  ]);

const ENDS = [
  ...cases("LP23", [
    ["a fifth of the session and what lines round to", bounded(14.5, 5), []],
    ["more", bounded(15, 5), ["w1d1: a warm-up of 15 min in 60 min"]],
    ["three tenths of a run", bounded(20, 5, { code: "RT" }), []],
    ["more of a run", bounded(21, 5, { code: "RT" }), ["w1d1: a warm-up of 21 min in 60 min"]],
    ["a minute and a half", bounded(1.5, 5), []],
    ["less", bounded(1, 5), ["w1d1: a warm-up of 1 min"]],
  ]),
  ...cases("LP24", [
    ["a tenth, two minutes and what lines round to", bounded(8, 10.5), []],
    ["more", bounded(8, 11), ["w1d1: a cooldown of 11 min in 60 min"]],
  ]),
];

const easyDay = (hard: number, name = "Burpee"): Plan =>
  getPlan([
    [
      {
        weekday: 1,
        code: "RE",
        duration: 60,
        blocks: {
          mainWorkout: [
            line(name, { rpe: 5, dose: { totalSeconds: 60 * hard } }),
            line("Easy run", { rpe: 3, dose: { totalSeconds: 60 * (50 - hard) } }),
          ],
        },
      },
    ],
  ]);

const LP20 = cases("LP20", [
  ["a tenth that is hard", easyDay(6), []],
  ["more", easyDay(7), ["w1d1: 7 min above RPE 4 on an easy day"]],
  ["strides", easyDay(8, "Strides"), []],
]);

const workout = (name: string, reps: number, over: Partial<DayDraft> = {}, load?: Load): DayDraft => ({
  weekday: 1,
  code: "MM",
  ...over,
  blocks: {
    mainWorkout: [line(name, { sets: 5, dose: { reps, totalSeconds: 1200 }, ...(load === undefined ? {} : { load }) })],
  },
});
const CROSSFIT = { focus: "crossfit" } as const;
const inDeload = (day: DayDraft): Plan => getPlan([{ days: [day], isDeload: true }]);

const CAPS = [
  ...cases("LP13", [
    ["78 wall balls, intermediate", getPlan([[workout("Wall ball", 15.6)]]), [], CROSSFIT],
    ["80 wall balls", getPlan([[workout("Wall ball", 16)]]), ["w1d1: 80 × Wall ball, 78 at most"], CROSSFIT],
    ["90 in a named workout", getPlan([[workout("Wall ball", 18, { title: "Benchmark: Karen" })]]), []],
    [
      "95 in a named workout",
      getPlan([[workout("Wall ball", 19, { title: "Benchmark: Karen" })]]),
      ["Benchmark: Karen: 95 × Wall ball, 94 at most"],
      CROSSFIT,
    ],
    ["2,800 kg of deadlifts", getPlan([[workout("Deadlift", 8, {}, onBar(70, 170))]]), []],
    ["3,000 kg of deadlifts", getPlan([[workout("Deadlift", 8, {}, onBar(75, 170))]]), ["w1d1: 3000 kg of Deadlift, 2898 at most"]],
    ["stations of a Hyrox have their own ladder", getPlan([[workout("Wall ball", 20)]]), []],
  ]),
  ...cases("LP15", [
    ["45 wall balls in a deload", inDeload(workout("Wall ball", 9)), [], CROSSFIT],
    ["50 wall balls in a deload", inDeload(workout("Wall ball", 10)), ["w1d1: 50 × Wall ball, 35 at most"], CROSSFIT],
    [
      "for time in a deload",
      inDeload(workout("Wall ball", 2, { mainFormat: { kind: "for-time", label: "For time" } })),
      ["w1d1: for time in a deload"],
    ],
  ]),
  ...cases("LP48", [
    ["50 jumps, intermediate", strengthDay([line("Squat jump", { sets: 10, dose: { reps: 5 } })]), []],
    ["55 jumps", strengthDay([line("Squat jump", { sets: 11, dose: { reps: 5 } })]), ["w1d1: 55 jumps, 50 at most"]],
  ]),
];

const wallBalls = (count: number, notes = ""): Plan => {
  const dose = { reps: count, seconds: 3.5 * count, totalSeconds: 3.5 * count };
  const item = line("Wall ball", { notes, dose, load: { kilograms: 6, perHand: false, estimated: false } });
  return getPlan([[{ weekday: 1, code: "HX", blocks: { mainWorkout: [item] } }]]);
};
const squats = (backSquat: number): Partial<Athlete> => ({ strength: { oneRepMax: { backSquat } } });

/** A hundred in five sets at most for an intermediate, in more by who squats little. */
const IN_A_ROW = cases("stations", [
  ["twenty in a row", wallBalls(20), []],
  ["twenty-five in a row", wallBalls(25), ["w1d1: 25 wall balls in a row, 20 at most"]],
  ["twenty-five in two sets", wallBalls(25, "In sets of 15 to 20 with a few breaths between."), []],
  ["twenty in a row on a squat of 45 kg", wallBalls(20), ["w1d1: 20 wall balls in a row, 12 at most"], squats(45)],
  ["twelve in a row on a squat of 25 kg", wallBalls(12), ["w1d1: 12 wall balls in a row, 8 at most"], squats(25)],
  ["with a partner", wallBalls(25, "In turns, as with your partner: 2 × 10 and 5, resting as long as each set took."), []],
]);

export const PLAUSIBLE_CASES = [...LP02, ...LP04, ...LP05, ...LP06, ...LP08, ...ENDS, ...LP20, ...CAPS, ...IN_A_ROW];
