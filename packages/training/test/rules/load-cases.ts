import type { Absence, Athlete, Competition } from "#training/athlete/athlete.ts";
import type { Plan } from "#training/model/plan.ts";
import { type DayDraft, getPlan, line, type WeekDraft } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

/** A week of this load in one session. */
const load = (total: number, over: Partial<DayDraft> = {}): DayDraft => ({ weekday: 1, duration: total, intensityLevel: 1, ...over });
const deload = (total: number): WeekDraft => ({ days: [load(total)], isDeload: true });
const loads = (totals: readonly number[], over: Partial<Plan> = {}): Plan =>
  getPlan(
    totals.map((total) => [load(total)]),
    over,
  );
const RACE: DayDraft = { weekday: 6, code: "RACE", duration: 100, intensityLevel: 9 };
const racing = (date: string): Partial<Athlete> => ({ competitions: [{ type: "hyrox", date, priority: "C" } satisfies Competition] });
const away = (from: string, to = from): Partial<Athlete> => ({ absences: [{ reason: "holiday", from, to } satisfies Absence] });
const starts = (week: number): Partial<Plan> => ({
  startsFrom: { oneRepMax: {}, loading: { load: 1600, week }, loadingWeeks: 1, longestRuns: [] },
});
const adjusted = (on: string, kept: readonly string[] = []): Partial<Plan> => ({ adjusted: { on, kept, revision: 1 } });
const short = (...minutes: readonly number[]): DayDraft[] =>
  minutes.map((duration, index) => ({ weekday: index === 0 ? 1 : 3, duration, intensityLevel: 1 }));

const GROWTH = cases("weekly-load", [
  ["a quarter more", loads([1600, 2009]), []],
  ["more than a quarter more", loads([1600, 2010]), ["load 2010 after 1600"]],
  ["a quarter more than a week before the last", loads([1600, 1000, 1300]), ["load 1300 after 1000"]],
  ["a tenth more after a deload", getPlan([[load(1600)], deload(1000), [load(1768)]]), []],
  ["more than a tenth more after a deload", getPlan([[load(1600)], deload(1000), [load(1769)]]), ["load 1769 after 1600"]],
  ["a quarter more again, two weeks after a deload", getPlan([[load(1600)], deload(1000), [load(1600)], [load(2000)]]), []],
  ["no load before it to measure by", getPlan([deload(10), [load(1600)]]), []],
  ["a race counts for nothing", getPlan([[load(1600)], [load(2009), RACE]]), [], racing("2026-12-05")],
  ["a race week is no measure", getPlan([[load(1600)], [load(100), RACE], [load(1768)]]), [], racing("2026-12-05")],
  ["a quarter more than the block before", loads([2009], starts(0)), []],
  ["more than a quarter more than the block before", loads([2010], starts(0)), ["load 2010 after 1600"]],
  ["more than a tenth after a rest between blocks", loads([1769], starts(-1)), ["load 1769 after 1600"]],
  ["a tenth more after a rest between blocks", loads([1768], starts(-1)), []],
  ["what was planned on days away was not done", getPlan([[load(1600)], [load(2000), load(500, { weekday: 2 })]]), [], away("2026-12-01")],
  ["nothing can be shorter", getPlan([short(20), short(21, 21)]), []],
  ["something can be shorter", getPlan([short(20), short(21, 22)]), ["load 43 after 20"]],
  ["recovery has its own length", getPlan([short(20), [...short(20), load(60, { weekday: 3, code: "RC" })]]), []],
  ["nothing can be shorter in an adjusted plan", getPlan([short(20), short(25, 25)], adjusted("2026-11-23")), []],
  ["something can be shorter in an adjusted plan", getPlan([short(20), short(25, 26)], adjusted("2026-11-23")), ["load 51 after 20"]],
  ["what is done cannot be shorter", getPlan([short(20), short(25, 90)], adjusted("2026-12-03", ["w2d2"])), []],
]);

const WEEKS = [1300, 1000, 1000, 1000];
const before = (last: WeekDraft, over: Partial<Plan> = {}): Plan => getPlan([...WEEKS.map((total) => [load(total)]), last], over);

const DELOADS = cases("weekly-load", [
  ["half of the three weeks before", before(deload(498)), []],
  ["less than half", before(deload(447)), ["the deload is 45% of the loading weeks"]],
  ["three quarters of the three weeks before", before(deload(753)), []],
  ["more than three quarters", before(deload(754)), ["the deload is 75% of the loading weeks"]],
  ["a deload before any loading week", getPlan([deload(10), deload(500)]), []],
  ["weeks that rested are no measure", getPlan([[load(1000)], deload(600), deload(600)]), []],
  [
    "a deload of shortest sessions",
    getPlan([short(20, 20), { days: short(21, 21), isDeload: true }]),
    ["the deload is 105% of the loading weeks"],
  ],
  [
    "a deload of shortest sessions that an adjustment left",
    getPlan([short(20, 20), { days: short(21, 21), isDeload: true }], adjusted("2026-11-23")),
    [],
  ],
  [
    "a deload with a longer session",
    getPlan([short(20, 20), { days: short(21, 22), isDeload: true }]),
    ["the deload is 108% of the loading weeks"],
  ],
  ["a deload with days away", before(deload(100)), [], away("2026-12-21")],
  ["a deload that is begun", before(deload(100), adjusted("2026-12-22")), []],
  ["a deload that begins with the adjustment", before(deload(900), adjusted("2026-12-21")), ["the deload is 90% of the loading weeks"]],
  ["a light deload after a week with days away", before(deload(300)), [], away("2026-11-24")],
  ["a heavy deload after a week with days away", before(deload(900)), ["the deload is 82% of the loading weeks"], away("2026-12-01")],
  [
    "a light deload long after a week with days away",
    getPlan([[load(1300)], ...WEEKS.map((total) => [load(total)]), deload(300)]),
    ["the deload is 30% of the loading weeks"],
    away("2026-11-24"),
  ],
]);

const SUMS = cases("weekly-load", [
  ["load that is not minutes × RPE", getPlan([[{ weekday: 1, load: 121 }]]), ["w1d1: load is not minutes × RPE"]],
  ["all of it strength", getPlan([[{ weekday: 1, ironLoad: 120 }]]), []],
  ["more strength than load", getPlan([[{ weekday: 1, ironLoad: 121 }]]), ["w1d1: load is not minutes × RPE"]],
]);

/** Sets of a press, of a pull and of a jerk in a week. */
const directions = (press: number, pull: number, jerk = 0): Plan => {
  const sets = (name: string, count: number) => (count === 0 ? [] : [line(name, { sets: count, dose: { reps: 8 } })]);
  const strength = [...sets("Dumbbell bench press", press), ...sets("Single-arm dumbbell row", pull), ...sets("Push jerk", jerk)];
  return getPlan([[{ weekday: 1, blocks: { strength } }]]);
};

/** Twice as many sets of one direction, and six. */
const PROPORTION = cases("PP1", [
  ["twice and six more presses", directions(16, 5), []],
  ["more presses than that", directions(17, 5), ["17 sets of pressing and 5 of pulling"]],
  ["more pulls than that", directions(5, 17), ["5 sets of pressing and 17 of pulling"]],
  ["jerks press too", directions(2, 14, 4), []],
  ["but are no surplus", directions(5, 5, 20), []],
  ["a sore shoulder", directions(2, 14), [], { injuries: "shoulder pain 4/10" }],
  ["a bench press as a sport", directions(17, 4), [], { focus: "powerlifting" }],
]);

export const LOAD_CASES = [...GROWTH, ...DELOADS, ...SUMS, ...PROPORTION];
