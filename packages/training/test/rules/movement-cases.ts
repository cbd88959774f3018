import type { Athlete } from "#training/athlete/athlete.ts";
import type { BlockName, ExerciseItem, Load, Plan } from "#training/model/plan.ts";
import { type DayDraft, days, line, getPlan } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

const plan = (block: BlockName, items: readonly ExerciseItem[], over: Partial<DayDraft> = {}): Plan =>
  getPlan([[{ weekday: 1, ...over, blocks: { [block]: items } }]]);
const named = (name: string, block: BlockName = "mainWorkout", over: Partial<DayDraft> = {}): Plan => plan(block, [line(name)], over);
const pullUps = (strictPullUps: number, over: Partial<Athlete> = {}): Partial<Athlete> => ({ gymnastics: { strictPullUps }, ...over });
const reps = (name: string, sets: number | undefined, count: number): ExerciseItem =>
  line(name, { ...(sets === undefined ? {} : { sets }), dose: { reps: count } });

const GATES = cases("gates", [
  ["kipping on five strict pull-ups", named("Pull-up (kipping)"), [], pullUps(5, { focus: "crossfit" })],
  [
    "kipping by who trains for Hyrox",
    named("Pull-up (kipping)"),
    ["w1d1: Pull-up (kipping): Kipping needs regular practice first."],
    pullUps(5),
  ],
  [
    "kipping on four strict pull-ups",
    named("Pull-up (kipping)"),
    ["w1d1: Pull-up (kipping): Kipping pull-ups need 5 strict pull-ups."],
    pullUps(4),
  ],
  ["kipping in a race", named("Pull-up (kipping)", "mainWorkout", { code: "RACE" }), [], pullUps(4)],
  [
    "a snatch in a workout without a tested one",
    named("Snatch"),
    ["w1d1: Snatch: Full Olympic lifts under fatigue need a tested lift and some experience."],
  ],
  ["a snatch to practise without a tested one", named("Snatch", "skill"), []],
  ["four times the most pull-ups", plan("strength", [reps("Pull-up (strict)", 4, 10)]), []],
  [
    "more than four times the most pull-ups",
    plan("strength", [reps("Pull-up (strict)", 4, 10), reps("Pull-up (strict)", undefined, 1)]),
    ["w1d1: 41 × Pull-up (strict), at most 40"],
  ],
  [
    "pull-ups of two kinds together",
    plan("strength", [reps("Pull-up (strict)", 2, 10), reps("Pull-up (kipping)", 3, 7)]),
    ["w1d1: 41 × Pull-up (strict), at most 40"],
  ],
  ["pull-ups by time", plan("strength", [line("Pull-up (strict)", { sets: 9, dose: { seconds: 60 } })]), []],
  ["many repetitions without a ceiling", plan("strength", [reps("Air squat", 9, 99)]), []],
]);

const HEAVY: Load = { kilograms: 90, perHand: false, bar: 20, lift: "snatch", oneRepMax: 100, estimated: false };
const { oneRepMax: _oneRepMax, ...NO_MAXIMUM } = HEAVY;
const heavy = (load: Load = HEAVY, name = "Snatch", block: BlockName = "strength", over: Partial<DayDraft> = {}): DayDraft => ({
  weekday: 1,
  ...over,
  blocks: { [block]: [line(name, { load })] },
});
const singles = (count: number, most: number): string => `${count} sessions with Olympic lifts of 90% or more, at most ${most}`;

const SINGLES = cases("heavy-singles", [
  ["one a week", getPlan([[heavy()], [heavy()]]), []],
  ["two a week", getPlan([[heavy(), heavy(HEAVY, "Snatch", "skill", { weekday: 3 })]]), [singles(2, 1)]],
  [
    "two a week for an advanced athlete",
    getPlan([[heavy(), heavy(HEAVY, "Snatch", "strength", { weekday: 3 })]]),
    [],
    { level: "advanced" },
  ],
  ["three a week for an elite athlete", getPlan([[heavy(), heavy(), heavy()]]), [singles(3, 2)], { level: "elite" }],
  [
    "two a week for who calls themselves elite in their first year",
    getPlan([[heavy(), heavy()]]),
    [singles(2, 1)],
    { level: "elite", trainingYears: 0 },
  ],
  ["one a week for a beginner", getPlan([[heavy()]]), [singles(1, 0)], { level: "beginner" }],
  ["89%", getPlan([[heavy({ ...HEAVY, kilograms: 89 })]]), [], { level: "beginner" }],
  ["without a maximum", getPlan([[heavy(NO_MAXIMUM)]]), [], { level: "beginner" }],
  ["a squat", getPlan([[heavy(HEAVY, "Back squat")]]), [], { level: "beginner" }],
  ["in the main part", getPlan([[heavy(HEAVY, "Snatch", "mainWorkout")]]), [], { level: "beginner" }],
  ["in a race", getPlan([[heavy(HEAVY, "Snatch", "strength", { code: "RACE" })]]), [], { level: "beginner" }],
]);

const sets = (name: string, count: number | undefined, over: Partial<ExerciseItem> = {}): ExerciseItem =>
  line(name, { ...(count === undefined ? {} : { sets: count }), rpe: 8, ...over });
const strength = (...items: readonly ExerciseItem[]): Plan => plan("strength", items);
const tooMany = (count: number, family: string): string => `${count} hard sets of ${family}, at most 9`;

const VOLUME = cases("strength-volume", [
  ["nine sets of squats", strength(sets("Back squat", 5), sets("Front squat", 4)), []],
  ["ten sets of squats", strength(sets("Back squat", 5), sets("Front squat", 4), sets("Goblet squat", undefined)), [tooMany(10, "squat")]],
  ["ten sets of pulls, two of them for the shoulder blades", strength(sets("Pull-up (strict)", 8), sets("Face pull", 2)), []],
  ["ten sets of pulls", strength(sets("Pull-up (strict)", 8), sets("Barbell row", 2)), [tooMany(10, "pull")]],
  ["ten sets of hinges", strength(sets("Deadlift", 10)), [tooMany(10, "hinge")]],
  ["ten sets of pushes at RPE 6", strength(sets("Bench press", 10, { rpe: 6 })), [tooMany(10, "push")]],
  ["ten easy sets", strength(sets("Bench press", 10, { rpe: 5.5 })), []],
  ["ten sets without an RPE", strength(line("Bench press", { sets: 10 })), [tooMany(10, "push")]],
  [
    "what stands in for something else",
    strength(sets("Bench press", 10, { replaced: { name: "Overhead press", reason: "shoulder" } })),
    [],
  ],
  ["in the main part", plan("mainWorkout", [sets("Back squat", 10)]), []],
  ["five on each of two days", getPlan([days([1, 3], { blocks: { strength: [sets("Back squat", 5)] } })]), [tooMany(10, "squat")]],
  [
    "one of the days is lost",
    getPlan([days([1, 3], { blocks: { strength: [sets("Back squat", 5)] } })]),
    [],
    { absences: [{ reason: "holiday", from: "2026-11-23", to: "2026-11-23" }] },
  ],
]);

const MET: Partial<Athlete> = {
  focus: "powerlifting",
  competitions: [{ name: "Meet", type: "powerlifting meet", date: "2026-11-21", priority: "A" }],
};
const pull = (kilograms: number, weekday: DayDraft["weekday"] = 4): Plan =>
  plan("strength", [line("Deadlift", { sets: 3, load: { ...HEAVY, kilograms, lift: "deadlift" }, dose: { reps: 5 } })], { weekday });

const AFTER_MEET = cases("after-meet", [
  ["a light pull in the first week after a meet", pull(67.5), [], MET],
  ["a heavy one", pull(77.5), ["w1d1: Deadlift: 15 reps at 78% 5 days after a meet"], MET],
  ["a heavy one without a meet", pull(77.5), []],
]);

const toMeet = (priority: "A" | "B", focus: Athlete["focus"] = "powerlifting"): Partial<Athlete> => ({
  focus,
  competitions: [{ type: "powerlifting meet", date: "2026-11-28", priority }],
});
const easyRun = (weekday: DayDraft["weekday"]): Plan => named("Easy run", "mainWorkout", { weekday });
const RUN_BEFORE = ["w1d1: Easy run in the last days before a meet"];

const BEFORE_MEET = cases("before-meet", [
  ["a run four days before it", easyRun(2), [], toMeet("A")],
  ["a run three days before it", easyRun(3), RUN_BEFORE, toMeet("A")],
  ["a lifter before a smaller one", easyRun(4), RUN_BEFORE, toMeet("B")],
  ["a runner before a smaller one", easyRun(4), [], toMeet("B", "running")],
  ["a runner before the one of the year", easyRun(4), RUN_BEFORE, toMeet("A", "running")],
  ["a walk", named("Brisk walk", "mainWorkout", { weekday: 4 }), [], toMeet("A")],
]);

export const MOVEMENT_CASES = [...GATES, ...SINGLES, ...VOLUME, ...AFTER_MEET, ...BEFORE_MEET];
