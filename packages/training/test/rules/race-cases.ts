import type { Weekday } from "#training/calendar/day.ts";
import type { Plan } from "#training/model/plan.ts";
import { type DayDraft, days, getPlan } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";
import { block, RACE, RACE_DAY, racer, TAPER } from "./race-block.ts";

const near = (weekday: Weekday, over: Partial<DayDraft>): Plan => block(TAPER, [{ weekday, duration: 20, ...over }, RACE]);
const nearer = (weekday: Weekday, over: Partial<DayDraft>): Plan =>
  block(days([3, 4, 5, 6], { duration: 50 }).concat({ weekday, duration: 20, ...over }), [RACE]);
const after = (week: 5 | 6, weekday: Weekday, over: Partial<DayDraft>): Plan =>
  block(TAPER, week === 5 ? [RACE, { weekday, ...over }] : [RACE], week === 6 ? [{ weekday, ...over }] : []);
const ON_ITS_DAY = cases("race", [
  ["a race on its day", block(TAPER, [RACE]), [], racer()],
  ["no race session", block(TAPER, []), [`race sessions on no day, races on ${RACE_DAY}`], racer()],
  ["a race session a day early", block(TAPER, [{ ...RACE, weekday: 5 }]), [`race sessions on 2026-12-25, races on ${RACE_DAY}`], racer()],
  ["a race session nobody entered", getPlan([[RACE]]), ["race sessions on 2026-11-28, races on no day"]],
  [
    "two race sessions for one race",
    block(TAPER, [RACE, RACE]),
    [`race sessions on ${RACE_DAY}, ${RACE_DAY}, races on ${RACE_DAY}`],
    racer(),
  ],
  ["a race on the first day", getPlan([[{ ...RACE, weekday: 1 }]]), [], racer({ date: "2026-11-23" })],
  [
    "no session for a race on the first day",
    getPlan([[]]),
    ["race sessions on no day, races on 2026-11-23"],
    racer({ date: "2026-11-23" }),
  ],
  ["no session for a race on the last day", getPlan([[]]), ["race sessions on no day, races on 2026-11-29"], racer({ date: "2026-11-29" })],
  ["a race on the day after the last", getPlan([[]]), [], racer({ date: "2026-11-30" })],
  [
    "a race that was over when the plan was adjusted",
    getPlan([[]], { adjusted: { on: "2026-11-26", kept: [], revision: 1 } }),
    [],
    racer({ date: "2026-11-25" }),
  ],
  [
    "no session for a race on the day of the adjustment",
    getPlan([[]], { adjusted: { on: "2026-11-25", kept: [], revision: 1 } }),
    ["race sessions on no day, races on 2026-11-25"],
    racer({ date: "2026-11-25" }),
  ],
  [
    "a race on a day that is done",
    getPlan([[{ weekday: 3 }]], { adjusted: { on: "2026-11-25", kept: ["w1d1"], revision: 1 } }),
    [],
    racer({ date: "2026-11-25" }),
  ],
]);

const AROUND = cases("race", [
  [
    "heavy legs a week before",
    nearer(6, { weekday: 6, heavyLower: true, date: "2026-12-19" }),
    ["w4d5: heavy legs 7 days before the race"],
    racer(),
  ],
  ["heavy legs eight days before", nearer(5, { date: "2026-12-18", heavyLower: true }), [], racer()],
  ["heavy legs on the eve", near(5, { heavyLower: true, intensityLevel: 3 }), ["w5d1: heavy legs 1 days before the race"], racer()],
  [
    "heavy legs three days before a small race",
    near(3, { heavyLower: true }),
    ["w5d1: heavy legs 3 days before the race"],
    racer({ priority: "C" }),
  ],
  ["heavy legs four days before a small race", near(2, { heavyLower: true }), [], racer({ priority: "C" })],
  ["hard four days before", near(2, { hard: true }), ["w5d1: hard 4 days before the race"], racer()],
  ["hard five days before", near(1, { hard: true }), [], racer()],
  ["25 easy minutes on the eve", near(5, { duration: 25, intensityLevel: 3 }), [], racer()],
  [
    "26 minutes on the eve",
    near(5, { duration: 26, intensityLevel: 3 }),
    ["w5d1: more than 25 easy minutes on the eve of the race"],
    racer(),
  ],
  ["RPE 4 on the eve", near(5, { duration: 25 }), ["w5d1: more than 25 easy minutes on the eve of the race"], racer()],
  ["an hour two days before", near(4, { duration: 60, intensityLevel: 5 }), [], racer()],
  ["RPE 5 the day after", after(5, 7, { intensityLevel: 5 }), [], racer()],
  ["RPE 6 the day after", after(5, 7, { intensityLevel: 6 }), ["w5d2: not easy 1 days after the race"], racer()],
  ["hard four days after", after(6, 3, { hard: true }), ["w6d1: not easy 4 days after the race"], racer()],
  ["heavy legs four days after", after(6, 3, { heavyLower: true }), ["w6d1: not easy 4 days after the race"], racer()],
  ["hard five days after", after(6, 4, { hard: true }), ["w6d1: not easy 5 days after the race"], racer()],
  ["hard six days after", after(6, 5, { hard: true, intensityLevel: 9 }), [], racer()],
]);

/** Table 11 of race-demands.md for a Hyrox: threshold from day 6, long runs from day 8, heavy legs from day 7, everything hard from day 10 on. */
const COMING_BACK = cases("A1", [
  ["heavy legs five days after", after(6, 4, { heavyLower: true, intensityLevel: 6 }), ["w6d1 5 days after hyrox, from day 6 on"], racer()],
  ["heavy legs six days after", after(6, 5, { heavyLower: true, intensityLevel: 6 }), [], racer()],
  ["hard threshold six days after", after(6, 5, { code: "RT", hard: true }), [], racer()],
  ["a long run seven days after", after(6, 6, { code: "RL", duration: 61 }), ["w6d1 7 days after hyrox, from day 8 on"], racer()],
  ["a run that is no longer long", after(6, 6, { code: "RL", duration: 60 }), [], racer()],
  ["a long run eight days after", after(6, 7, { code: "RL" }), [], racer()],
  ["intervals eight days after", after(6, 7, { code: "RI", hard: true }), ["w6d1 8 days after hyrox, from day 15 on"], racer()],
  ["an easy session with intervals in its name", after(6, 7, { code: "RI" }), [], racer()],
]);

export const RACE_CASES = [...ON_ITS_DAY, ...AROUND, ...COMING_BACK];
