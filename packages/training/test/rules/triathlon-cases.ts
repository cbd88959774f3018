import type { Athlete } from "#training/athlete/athlete.ts";
import { addDays, type Weekday } from "#training/calendar/day.ts";
import type { Plan, PlanNote, SessionCode } from "#training/model/plan.ts";
import { START } from "../arbitrary/start.ts";
import { type DayDraft, line, getPlan } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

/** A 70.3 on the Sunday of the twelfth week. */
const RACE_DAY = addDays(START, 83);
const triathlete = (over: Partial<Athlete> = {}): Partial<Athlete> => ({
  focus: "triathlon",
  level: "intermediate",
  availability: { daysPerWeek: 4 },
  competitions: [{ type: "70.3", name: "The lake", date: RACE_DAY, priority: "A" }],
  injuries: "",
  ...over,
});

const swim = (weekday: Weekday): DayDraft => ({ weekday, code: "SW", blocks: { mainWorkout: [line("Swim intervals")] } });
const run = (weekday: Weekday): DayDraft => ({ weekday, code: "RE", blocks: { mainWorkout: [line("Easy run")] } });
const ride = (weekday: Weekday, minutes: number, over: { readonly brick?: boolean; readonly code?: SessionCode } = {}): DayDraft => ({
  weekday,
  code: over.code ?? "BK",
  duration: minutes,
  blocks: {
    mainWorkout: [
      line("Long ride", { dose: { seconds: 60 * minutes, totalSeconds: 60 * minutes } }),
      ...(over.brick === false ? [] : [line("Brick run off the bike")]),
    ],
  },
});

/** Minutes of the long ride of each week, Saturdays: D-15 in week 10. */
const RIDES = [120, 135, 150, 100, 170, 205, 215, 140, 180, 240, 120] as const;

function plan(
  rides: readonly number[],
  over: { readonly brick?: (week: number) => boolean; readonly last?: readonly DayDraft[]; readonly notes?: readonly PlanNote[] } = {},
): Plan {
  const weeks = rides.map((minutes, index) => [swim(1), run(2), run(3), ride(6, minutes, { brick: over.brick?.(index + 1) ?? true })]);
  const last: readonly DayDraft[] = over.last ?? [ride(2, 60, { code: "BQ" }), swim(3), run(4), { weekday: 7, code: "RACE" }];
  return getPlan([...weeks, [...last]], { notes: over.notes ?? [] });
}

const FLAG: PlanNote = { kind: "wish-not-met", text: "Time is tight for The lake." };

export const TRIATHLON_CASES = cases("triathlon", [
  ["a season that holds", plan(RIDES), [], triathlete()],
  ["no triathlete", plan([60]), [], { focus: "hyrox" }],
  ["a week without a swim", getPlan([[run(1), run(2), ride(6, 90)]]), ["no swim"], triathlete({ competitions: [] })],
  ["a week without a run", getPlan([[swim(1), swim(2), ride(6, 90, { brick: false })]]), ["no run"], triathlete({ competitions: [] })],
  ["two sessions cannot hold three sports", getPlan([[run(1), ride(6, 90)]]), [], triathlete({ competitions: [] })],
  [
    "a sport that an injury closes",
    getPlan([[run(1), run(2), ride(6, 90)]]),
    [],
    triathlete({ competitions: [], injuries: "sharp shoulder pain" }),
  ],
  [
    "no ride in the race week",
    plan(RIDES, { last: [swim(2), run(3), run(4), { weekday: 7, code: "RACE" }] }),
    ["no bike", "no ride of 30 to 75 min in the last five days before the race"],
    triathlete(),
  ],
  [
    "a ride of 76 minutes in the race week",
    plan(RIDES, { last: [ride(2, 76, { code: "BQ" }), swim(3), run(4), { weekday: 7, code: "RACE" }] }),
    ["no ride of 30 to 75 min in the last five days before the race"],
    triathlete(),
  ],
  [
    "the longest ride in the third week",
    plan([215, 230, 300, 100, 170, 190, 215, 140, 260, 280, 120]),
    ["the longest ride is 64 days before the race"],
    triathlete(),
  ],
  [
    "two long rides",
    plan([120, 135, 150, 100, 170, 190, 200, 140, 180, 250, 120]),
    ["1 rides of 85% of the longest before the race"],
    triathlete(),
  ],
  [
    "two long rides, and the plan says so",
    plan([120, 135, 150, 100, 170, 190, 200, 140, 180, 250, 120], { notes: [FLAG] }),
    [],
    triathlete(),
  ],
  ["four bricks where five are needed", plan(RIDES, { brick: (week) => week > 7 }), ["4 bricks before the race, 5 needed"], triathlete()],
  ["five bricks", plan(RIDES, { brick: (week) => week > 6 }), [], triathlete()],
  [
    "the last brick two weeks out",
    plan(RIDES, { brick: (week) => week < 11 }),
    ["the last bricks are 22 and 15 days before the race"],
    triathlete(),
  ],
]);
