import type { Athlete } from "#training/athlete/athlete.ts";
import { line, named, getPlan, strengthDay } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

const told = (injuries: string, over: Partial<Athlete> = {}): Partial<Athlete> => ({ injuries, ...over });
const heavy: Partial<Athlete> = { bodyWeight: 125, height: 180, level: "beginner", conditioning: {}, strength: { oneRepMax: {} } };

/** special-populations.md section 4, group by group. */
export const HEALTH_CASES = cases("health", [
  ["a bench press in week 13", named("Bench press"), [], told("12 weeks pregnant, cleared by my midwife")],
  [
    "a bench press in week 20",
    named("Bench press"),
    ["w1d1: Bench press is out (pregnancy)", "w1d1: Bench press although: Nothing flat on the back."],
    told("20 weeks pregnant, cleared by my midwife"),
  ],
  ["an incline press in week 20", named("Incline dumbbell press"), [], told("20 weeks pregnant, cleared by my midwife")],
  ["a burpee to a box in week 15", named("No-jump incline burpee"), [], told("15 weeks pregnant, cleared by my midwife")],
  [
    "a burpee to a box in week 22",
    named("No-jump incline burpee"),
    [
      "w1d1: No-jump incline burpee is out (pregnancy)",
      "w1d1: No-jump incline burpee although: No planks or other long holds for the abs.",
    ],
    told("22 weeks pregnant, cleared by my midwife"),
  ],
  [
    "a run ten weeks after a birth",
    named("Easy run"),
    ["w1d1: Easy run is out (postpartum)", "w1d1: Easy run although: No running yet."],
    told("gave birth 10 weeks ago, cleared by my doctor"),
  ],
  [
    "a bar above the limit of week 12 after a birth",
    strengthDay([
      line("Romanian deadlift", { load: { kilograms: 76, perHand: false, bar: 20, oneRepMax: 100, estimated: false }, dose: { reps: 8 } }),
    ]),
    ["w1d1: Romanian deadlift at 76% where 70 are the most"],
    told("gave birth 12 weeks ago, cleared by my doctor"),
  ],
  ["a run 14 weeks after a birth", named("Run-walk intervals"), [], told("gave birth 14 weeks ago, cleared by my doctor")],
  [
    "fives at 16",
    strengthDay([
      line("Back squat", { load: { kilograms: 60, perHand: false, bar: 20, oneRepMax: 100, estimated: false }, dose: { reps: 5 } }),
    ]),
    ["w1d1: Back squat in sets of 5 below 18", "w1d1: Back squat in sets of 5 where 6 are the fewest"],
    { age: 16 },
  ],
  [
    "a rope at 71",
    named("Rope climb"),
    ["w1d1: Rope climb is out (masters)", "w1d1: Rope climb although: Nothing you could fall from."],
    { age: 71 },
  ],
  ["a rope at 45", named("Rope climb"), [], { age: 45 }],
  [
    "sit-ups with osteoporosis",
    named("Sit-up"),
    ["w1d1: Sit-up is out (osteoporosis)", "w1d1: Sit-up although: Nothing that bends or twists the spine under load."],
    told("osteoporosis, on alendronate"),
  ],
  ["a dead bug with osteoporosis", named("Dead bug"), [], told("osteoporosis, on alendronate")],
  [
    "a short cooldown on a beta blocker",
    strengthDay([line("Goblet squat")], { duration: 90 }),
    ["w1d1: a cooldown of 5 min with a heart condition"],
    told("on bisoprolol, cleared by my cardiologist"),
  ],
  [
    "a handstand on a blood thinner",
    named("Handstand hold"),
    ["w1d1: Handstand hold is out (blood-thinner)", "w1d1: Handstand hold although: Nothing with the head below the heart."],
    told("on Eliquis, cleared by my doctor"),
  ],
  [
    "RPE 6 with asthma that is not controlled",
    strengthDay([], { intensityLevel: 6 }),
    ["w1d1: RPE 6 with asthma that is not controlled"],
    told("asthma, wake up at night"),
  ],
  ["RPE 6 with controlled asthma", strengthDay([], { intensityLevel: 6 }), [], told("asthma, well controlled")],
  [
    "box jumps at an index of 38",
    named("Box jump"),
    ["w1d1: Box jump in the first 12 weeks of a heavy body", "w1d1: Box jump although: No jumps."],
    heavy,
  ],
  [
    "a run in week 1 at an index of 38",
    named("Run-walk intervals"),
    ["w1d1: Run-walk intervals before the joints had their weeks", "w1d1: Run-walk intervals although: No running yet."],
    heavy,
  ],
  [
    "a run in week 5 at an index of 38",
    getPlan([[], [], [], [], [{ weekday: 1, blocks: { mainWorkout: [line("Run-walk intervals")] } }]]),
    [],
    heavy,
  ],
  [
    "toes-to-bar with a hernia",
    named("Toes-to-bar"),
    ["w1d1: Toes-to-bar is out (hernia)", "w1d1: Toes-to-bar although: Nothing that bends or twists the spine under load."],
    told("inguinal hernia, cleared by my doctor"),
  ],
  [
    "a bench press with epilepsy",
    named("Bench press"),
    ["w1d1: Bench press is out (epilepsy)", "w1d1: Bench press although: No barbell over face or head."],
    told("epilepsy, last seizure 3 months ago, cleared by my neurologist"),
  ],
  [
    "a bench press over a pacemaker",
    named("Bench press"),
    ["w1d1: Bench press is out (device)", "w1d1: Bench press although: No barbell over face or head."],
    told("pacemaker for 3 years, cleared by my cardiologist"),
  ],
  [
    "RPE 6 in the first week of all",
    strengthDay([], { intensityLevel: 6 }),
    ["w1d1: RPE 6 in week 1 of a first start"],
    told("never trained"),
  ],
  ["RPE 5 in the first week of all", strengthDay([], { intensityLevel: 5 }), [], told("never trained")],
  ["35 minutes where 25 were said", strengthDay([], { duration: 35 }), ["w1d1: 35 min where 25 were said"], told("only 25 minutes")],
  ["27 minutes where 25 were said", strengthDay([], { duration: 27 }), [], told("only 25 minutes")],
  [
    "two dumbbells of 6 kg where 10 kg are allowed",
    strengthDay([line("Goblet squat", { load: { kilograms: 6, perHand: true, estimated: false } })]),
    ["w1d1: Goblet squat: 12 kg where 10 kg are allowed"],
    told("doctor allows 10 kg"),
  ],
  [
    "two dumbbells of 5 kg where 10 kg are allowed",
    strengthDay([line("Goblet squat", { load: { kilograms: 5, perHand: true, estimated: false } })]),
    [],
    told("doctor allows 10 kg"),
  ],
  [
    "three hard days at 62",
    getPlan([[1, 3, 5].map((weekday) => ({ weekday: weekday as 1 | 3 | 5, hard: true }))]),
    ["3 hard days, 2 at most"],
    { age: 62 },
  ],
]);
