import type { Athlete } from "#training/athlete/athlete.ts";
import type { BlockName, Plan } from "#training/model/plan.ts";
import { type DayDraft, line, named, getPlan, strengthDay } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

const needs = (name: string): string => `w1d1: ${name} needs equipment that is not there`;
const dumbbells: Partial<Athlete> = { equipment: ["dumbbell"] };
const dislikes = (text: string): Partial<Athlete> => ({ dislikes: text });
const minded = (name: string): string => `w1d1: ${name}, although the athlete would rather not do it`;
const noted = (text: string, kind: Plan["notes"][number]["kind"] = "wish-not-met"): Partial<Plan> => ({ notes: [{ kind, text }] });
const main = (name: string, block: BlockName, over: Partial<DayDraft> = {}): Plan =>
  getPlan([[{ weekday: 1, ...over, blocks: { [block]: [line(name)] } }]]);

const WISHES = [
  ...cases("equipment", [
    ["a barbell nobody has", named("Back squat", "Back squat"), [needs("Back squat"), needs("Back squat")], dumbbells],
    ["what needs nothing", named("Air squat"), [], dumbbells],
    ["dumbbells", named("Dumbbell thruster"), [], dumbbells],
    ["something nobody knows", named("Flying"), [], dumbbells],
    ["a race brings its own", main("Back squat", "mainWorkout", { code: "RACE" }), [], dumbbells],
    ["in the warm-up", main("Back squat", "warmup"), [needs("Back squat")], dumbbells],
  ]),
  ...cases("dislikes", [
    ["a burpee", named("Burpee", "Burpee"), [minded("Burpee")], dislikes("burpees")],
    ["no burpee", named("Air squat"), [], dislikes("burpees")],
    ["two that are disliked", named("Burpee", "Wall ball"), [minded("Burpee"), minded("Wall ball")], dislikes("burpees and wall balls")],
    ["a burpee that is explained", strengthDay([line("Burpee")], {}, noted("Burpee: nothing else is left.")), [], dislikes("burpees")],
    [
      "a burpee explained elsewhere",
      strengthDay([line("Burpee")], {}, noted("Burpee: nothing else is left.", "injury")),
      [minded("Burpee")],
      dislikes("burpees"),
    ],
    [
      "another movement is explained",
      strengthDay([line("Burpee")], {}, noted("Wall ball: nothing else is left, not even Burpee: ")),
      [minded("Burpee")],
      dislikes("burpees"),
    ],
    ["a burpee in a race", main("Burpee", "mainWorkout", { code: "RACE" }), [], dislikes("burpees")],
  ]),
];

const twin = (title: string, name = "Burpee", over: Partial<DayDraft> = {}): DayDraft => ({
  weekday: 1,
  title,
  intensityLevel: 6,
  blocks: { mainWorkout: [line(name)] },
  ...over,
});
const TWICE = "the same session twice in one week";
const done = (...kept: readonly string[]): Partial<Plan> => ({ adjusted: { on: "2026-11-25", kept, revision: 1 } });

const VARIETY = cases("variety", [
  ["the same twice in a week", getPlan([[twin("A"), twin("A")]]), [`A: ${TWICE}`]],
  ["three times in a week", getPlan([[twin("A"), twin("A"), twin("A")]]), [`A: ${TWICE}`, `A: ${TWICE}`]],
  ["the same easy one twice", getPlan([[twin("A", "Burpee", { intensityLevel: 4 }), twin("A", "Burpee", { intensityLevel: 4 })]]), []],
  ["another line", getPlan([[twin("A"), twin("A", "Wall ball")]]), []],
  [
    "the same in two weeks",
    getPlan([
      [twin("A"), twin("B", "Wall ball")],
      [twin("C", "Air squat"), twin("B", "Wall ball")],
    ]),
    [],
  ],
  ["a race twice", getPlan([[twin("A", "Burpee", { code: "RACE" }), twin("A", "Burpee", { code: "RACE" })]]), []],
  ["two that are done", getPlan([[twin("A"), twin("A")]], done("w1d1", "w1d2")), []],
  ["the first is done", getPlan([[twin("A"), twin("A")]], done("w1d1")), [`A: ${TWICE}`]],
  ["the second is done", getPlan([[twin("A"), twin("A")]], done("w1d2")), [`A: ${TWICE}`]],
  [
    "a week like the first",
    getPlan([[twin("A"), twin("B", "Wall ball")], [twin("C", "Air squat")], [twin("A"), twin("B", "Wall ball")]]),
    ["a copy of week 1"],
  ],
  ["three weeks alike", getPlan([[twin("A")], [twin("A")], [twin("A")]]), ["a copy of week 1", "a copy of week 2"]],
  ["two weeks without sessions", getPlan([[], []]), []],
]);

export const WISH_CASES = [...WISHES, ...VARIETY];
