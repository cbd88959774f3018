import type { Athlete } from "#training/athlete/athlete.ts";
import type { Weekday } from "#training/calendar/day.ts";
import type { Plan } from "#training/model/plan.ts";
import { type DayDraft, days, getPlan } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

type Draft = Partial<DayDraft>;
const HARD: Draft = { hard: true };
const LEGS: Draft = { heavyLower: true };
const FAST: Draft = { code: "RI", hard: true };
const LONG: Draft = { code: "RL" };

/** From Monday on, one a day; nothing on days without a draft. */
const order = (drafts: readonly (Draft | undefined)[], over: Partial<Plan> = {}): Plan =>
  getPlan([drafts.flatMap((draft, index) => (draft === undefined ? [] : [{ weekday: (index + 1) as Weekday, ...draft }]))], over);
const THIRD = "the third hard day in a row";
const done = (...kept: readonly string[]): Partial<Plan> => ({ adjusted: { on: "2026-11-25", kept, revision: 1 } });
const away = (date: string): Partial<Athlete> => ({ absences: [{ reason: "holiday", from: date, to: date }] });

const HARD_DAYS = cases("hard-days", [
  ["two hard days in a row", order([HARD, HARD, {}, HARD]), []],
  ["three hard days in a row", order([HARD, HARD, HARD]), [`w1d3: ${THIRD}`]],
  ["four hard days in a row", order([HARD, HARD, HARD, HARD]), [`w1d3: ${THIRD}`, `w1d4: ${THIRD}`]],
  ["a day off between hard days", order([HARD, HARD, undefined, HARD]), []],
  ["hard, easy, hard", order([HARD, {}, HARD]), []],
  ["easy, hard, hard", order([{}, HARD, HARD]), []],
  ["a day off, then two hard days", order([HARD, undefined, HARD, HARD]), []],
  [
    "three hard days across Sunday",
    getPlan([
      [
        { weekday: 6, hard: true },
        { weekday: 7, hard: true },
      ],
      [{ weekday: 1, hard: true }],
    ]),
    [`w2d1: ${THIRD}`],
  ],
  ["hard by effort", order([HARD, HARD, { intensityLevel: 8 }]), [`w1d3: ${THIRD}`]],
  [
    "effort of 7 is hard where the code is",
    order([HARD, { code: "RE" }, HARD, HARD, { intensityLevel: 7, code: "RI" }]),
    [`w1d5: ${THIRD}`],
  ],
  ["effort of 7 is not hard where the code is not", order([HARD, HARD, { intensityLevel: 7, code: "RE" }]), []],
  [
    "listed in another order",
    getPlan([
      [
        { weekday: 3, hard: true },
        { weekday: 1, hard: true },
        { weekday: 2, hard: true },
      ],
    ]),
    [`w1d1: ${THIRD}`],
  ],
  ["all three were done before an adjustment", order([HARD, HARD, HARD], done("w1d1", "w1d2", "w1d3")), []],
  ["two were done before an adjustment", order([HARD, HARD, HARD], done("w1d1", "w1d2")), [`w1d3: ${THIRD}`]],
  ["what is done is the third", order([HARD, HARD, HARD], done("w1d2", "w1d3")), [`w1d3: ${THIRD}`]],
  ["the middle is open", order([HARD, HARD, HARD], done("w1d1", "w1d3")), [`w1d3: ${THIRD}`]],
  ["a race among them", order([{ ...HARD, code: "RACE" }, HARD, HARD]), [`w1d3: ${THIRD}`]],
  ["three races", order([HARD, HARD, HARD].map((day) => ({ ...day, code: "RACE" }))), []],
  ["one was missed for a day away", order([HARD, HARD, HARD]), [], away("2026-11-24")],
]);

const PAIRS = cases("hard-days", [
  ["heavy legs on two days in a row", order([LEGS, LEGS]), ["w1d2: heavy legs on two days in a row"]],
  ["heavy legs two days apart", order([LEGS, {}, LEGS]), []],
  ["heavy legs on two days that are done", order([LEGS, LEGS], done("w1d1", "w1d2")), []],
  ["heavy legs after heavy legs that are done", order([LEGS, LEGS], done("w1d1")), ["w1d2: heavy legs on two days in a row"]],
  ["heavy legs before heavy legs that are done", order([LEGS, LEGS], done("w1d2")), ["w1d2: heavy legs on two days in a row"]],
  ["fast runs on two days in a row", order([FAST, FAST]), ["w1d2: fast runs on two days in a row"]],
  ["a fast run before another that is done", order([FAST, FAST], done("w1d2")), ["w1d2: fast runs on two days in a row"]],
  ["fast runs two days apart", order([FAST, {}, FAST]), []],
  ["a fast run that is not hard", order([FAST, { ...FAST, hard: false }]), []],
  ["a long run after heavy legs", order([LEGS, LONG]), ["w1d2: a quality or long run the day after heavy legs"]],
  ["a long run that is done after heavy legs", order([LEGS, LONG], done("w1d2")), ["w1d2: a quality or long run the day after heavy legs"]],
  ["a long run the day before heavy legs", order([LONG, LEGS]), []],
  [
    "a long run after heavy legs in a deload",
    getPlan([
      {
        days: [
          { weekday: 1, ...LEGS },
          { weekday: 2, ...LONG },
        ],
        isDeload: true,
      },
    ]),
    [],
  ],
  ["two on one date", getPlan([days([1, 1])]), ["w1d1: two sessions on one date"]],
]);

export const ORDER_CASES = [...HARD_DAYS, ...PAIRS];
