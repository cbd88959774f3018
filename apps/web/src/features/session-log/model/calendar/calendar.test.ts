import { expect, test } from "vitest";
import type { CalendarData, DoneRow, PlannedRow } from "./calendar-data.ts";
import { shortTitle, toEntryLine } from "./entries.ts";
import { calendarWeeks, countText, monthRange, otherMonth, weekLine } from "./weeks.ts";
import { getYear, yearStart, type TrainedDay } from "./year.ts";

const planned = (id: string, day: string, more: Partial<PlannedRow> = {}): PlannedRow => ({
  id,
  plan_id: "p",
  title: `Session ${id}`,
  type: "mixed",
  code: "H",
  week: 3,
  phase: "development",
  day,
  duration: 60,
  status: "planned",
  is_deload: false,
  intensity_level: 7,
  load: 420,
  iron_load: 300,
  tonnage_kg: 4000,
  distance_m: 3000,
  ...more,
});
const done = (id: string, day: string, more: Partial<DoneRow> = {}): DoneRow => ({
  id,
  title: "Logged",
  source: "free",
  day,
  training_session_id: null,
  duration_minutes: 50,
  session_rpe: 8,
  notes: null,
  kilograms: 0,
  metres: 0,
  sets: 0,
  ...more,
});
const EMPTY: CalendarData = { planned: [], done: [], own: [], races: [] };

test("a month shows whole weeks; the months beside it", () => {
  expect(monthRange("2026-01-15")).toEqual({ first: "2025-12-29", last: "2026-02-01" });
  expect(monthRange("2026-02-10")).toEqual({ first: "2026-01-26", last: "2026-03-01" });
  expect([otherMonth("2026-01-31", 1), otherMonth("2026-03-31", -1)]).toEqual(["2026-02-01", "2026-02-01"]);
});

test("the calendar opens two weeks before this one and three after; the month of today is a step back from there", () => {
  expect(monthRange("2026-11-30", "2026-11-30")).toEqual({ first: "2026-11-16", last: "2026-12-27" });
  expect([otherMonth("2026-11-30", -1, "2026-11-30"), otherMonth("2026-11-30", 1, "2026-11-30")]).toEqual(["2026-11-01", "2026-12-01"]);
  // All of December lies in the weeks around its third day.
  expect(otherMonth("2026-12-03", -1, "2026-12-03")).toBe("2026-11-01");
});

test("sessions of the plan are counted, own ones beside them", () => {
  const own = { id: "o", kind: "log", type: null, title: "Yoga", day: "2026-01-16", duration: 30, notes: null } as const;
  const data: CalendarData = {
    ...EMPTY,
    planned: [planned("a", "2026-01-12", { status: "completed" }), planned("b", "2026-01-17")],
    own: [own],
  };
  const texts = (data: CalendarData) =>
    countText(calendarWeeks(data, "2026-01-12", "2026-01-18", "2026-01-15").flatMap(({ days }) => days.flatMap((day) => day.entries)));
  expect(texts(data)).toEqual(["1", "of 2, plus 1 of your own"]);
  expect(texts({ ...data, planned: [] })).toEqual(["0", "of 1"]);
});

test("of a session that is done nothing is outlined as still to be done", () => {
  const data: CalendarData = {
    ...EMPTY,
    planned: [planned("a", "2026-01-12", { status: "completed" }), planned("b", "2026-01-20")],
    done: [done("1", "2026-01-12", { training_session_id: "a", duration_minutes: 40, session_rpe: 6, kilograms: 3000, sets: 9 })],
  };
  const [before, now] = calendarWeeks(data, "2026-01-12", "2026-01-25", "2026-01-19");
  expect(before!.iron.planned).toBe(before!.iron.done);
  expect(before).toMatchObject({ kilograms: { planned: 4000, done: 3000 } });
  expect(now!.iron).toEqual({ planned: 300, done: 0 });
});

test("a week is as high as what it prints, also where a hike has more load than the lifts of the other", () => {
  const week = (id: string, day: string, kilograms: number, metres: number) =>
    [planned(id, day, { status: "completed" }), done(id, day, { training_session_id: id, kilograms, metres, sets: 9 })] as const;
  const [small, large] = [week("a", "2026-01-05", 4300, 34_000), week("b", "2026-01-12", 6500, 37_000)];
  const hike = done("h", "2026-01-06", { title: "Hike", duration_minutes: 240, session_rpe: 8 });
  const data: CalendarData = { ...EMPTY, planned: [small[0], large[0]], done: [small[1], large[1], hike] };
  const [first, second] = calendarWeeks(data, "2026-01-05", "2026-01-18", "2026-01-20");
  expect(first!.iron.done / second!.iron.done).toBeCloseTo(4300 / 6500);
  expect(first!.pace.done / second!.pace.done).toBeCloseTo(34 / 37);
  // Where nothing is printed the load is drawn.
  const [alone] = calendarWeeks({ ...EMPTY, done: [hike] }, "2026-01-05", "2026-01-11", "2026-01-20");
  expect(alone!.iron.done + alone!.pace.done).toBe(240 * 8);
});

test("what the athlete adds stands apart from the plan, in the day as in the hours of the week", () => {
  const own = { id: "o", kind: "log", type: null, title: "Easy ride", day: "2026-01-17", duration: 60, notes: null } as const;
  const [week] = calendarWeeks({ ...EMPTY, planned: [planned("a", "2026-01-17")], own: [own] }, "2026-01-12", "2026-01-18", "2026-01-15");
  expect(week?.days[5]).toMatchObject({ iron: { planned: 300 }, pace: { planned: 120, own: 120 } });
  expect(weekLine(week!)).toBe("0 of 1 session done, 60 min. 1 of your own, 60 min.");
});

test("a log of minutes and effort alone counts what was planned, one with sets only what it holds", () => {
  const data: CalendarData = {
    ...EMPTY,
    planned: [planned("a", "2026-01-12", { status: "completed" }), planned("b", "2026-01-13", { status: "completed" })],
    done: [
      done("1", "2026-01-12", { training_session_id: "a" }),
      done("2", "2026-01-13", { training_session_id: "b", kilograms: 3500, sets: 12 }),
    ],
  };
  const [week] = calendarWeeks(data, "2026-01-12", "2026-01-18", "2026-01-15");
  expect(week).toMatchObject({ kilograms: { done: 7500 }, metres: { planned: 6000, done: 3000 } });
});

test("what was planned and done is one entry on the day it was done; the rest is now, missed, planned or skipped", () => {
  const data: CalendarData = {
    planned: [
      planned("a", "2026-01-12", { status: "completed" }),
      planned("b", "2026-01-13"),
      planned("c", "2026-01-15"),
      planned("d", "2026-01-16"),
      planned("e", "2026-01-17", { status: "skipped" }),
      planned("f", "2026-01-18", { code: "RACE" }),
    ],
    done: [done("1", "2026-01-14", { training_session_id: "a", kilograms: 3800, metres: 2500 }), done("2", "2026-01-14", { metres: 8000 })],
    own: [{ id: "o", kind: "log", type: null, title: "Yoga", day: "2026-01-16", duration: 30, notes: "Bring a mat" }],
    races: [{ id: "r", name: "Hyrox", type: "hyrox", priority: "A", day: "2026-01-18", target_result: "1:15", result: null }],
  };
  const [week] = calendarWeeks(data, "2026-01-12", "2026-01-18", "2026-01-15");
  expect(
    week?.days.map(({ entries }) => entries.map(({ title, state, isMovable }) => `${title} ${state}${isMovable ? " movable" : ""}`)),
  ).toEqual([
    [],
    ["Session b missed movable"],
    ["Logged done", "Logged done"],
    ["Session c now movable"],
    ["Session d planned movable", "Yoga planned"],
    ["Session e skipped"],
    ["Session f planned"],
  ]);
  expect(week).toMatchObject({
    number: 3,
    name: "Race week",
    kilograms: { planned: 24_000, done: 3800 },
    metres: { planned: 18_000, done: 10_500 },
  });
  const [both, run] = week!.days[2]!.entries;
  // 50 min at 8, split as the plan does: 300 of 420 above the rod.
  expect(both?.done?.iron).toBeCloseTo(400 * (300 / 420));
  expect(run?.done).toMatchObject({ iron: 0, pace: 400 });
  expect(week?.days[1]?.isMissed).toBe(true);
  expect(week?.days.map(({ entries, isMissed }) => entries.some(({ state }) => state === "skipped") && isMissed)).toContain(true);
  expect(week?.days[6]?.races).toHaveLength(1);
});

test.each([
  ["a hike of which nothing was measured", { title: "Hike with friends" }, 0],
  ["what no word tells of", { title: "Football match" }, 0.5],
  ["push-ups", { sets: 4 }, 1],
  ["lifts", { kilograms: 3000, sets: 9 }, 1],
  ["a run", { metres: 8000 }, 0],
  ["lifts and a run", { kilograms: 3000, metres: 2000, sets: 9 }, 0.5],
])("without a plan, %s split into iron and pace", (_, measured, share) => {
  const [week] = calendarWeeks({ ...EMPTY, done: [done("1", "2026-01-05", measured)] }, "2026-01-05", "2026-01-11", "2026-01-15");
  expect(week?.days[0]?.entries[0]?.done).toMatchObject({ iron: 400 * share, pace: 400 * (1 - share) });
});

test("what a past week missed stays there", () => {
  const [week] = calendarWeeks({ ...EMPTY, planned: [planned("a", "2026-01-05")] }, "2026-01-05", "2026-01-11", "2026-01-15");
  expect(week?.days[0]?.entries[0]).toMatchObject({ state: "missed", isMovable: false });
});

test("a year: 53 weeks to today, both halves in own quarters, runs and quiet weeks", () => {
  const day = (on: string, kilograms: number, metres: number): TrainedDay => ({ day: on, sessions: 1, minutes: 60, kilograms, metres });
  const days = [
    day("2025-12-29", 1000, 0),
    day("2026-01-05", 2000, 5000),
    day("2026-01-19", 3000, 10_000),
    day("2026-01-20", 9000, 0),
    day("2026-01-21", 0, 0),
  ];
  const year = getYear(days, "2026-01-22");
  expect(yearStart("2026-01-22")).toBe(year.weeks[0]?.[0]?.day);
  expect(year.weeks).toHaveLength(53);
  const cells = new Map(year.weeks.flat().map((cell) => [cell.day, cell]));
  expect(["2025-12-29", "2026-01-05", "2026-01-19", "2026-01-20", "2026-01-22"].map((on) => cells.get(on)?.iron)).toEqual([1, 2, 3, 4, 0]);
  expect(cells.get("2026-01-21")).toMatchObject({ iron: 1, pace: 1 });
  expect(cells.get("2026-01-23")?.isFuture).toBe(true);
  expect(year).toMatchObject({ sessions: 5, kilograms: 15_000, metres: 15_000, longestRun: 2, quietWeeks: 1 });
  expect(year.months.map(({ month, sessions }) => [month, sessions])).toEqual([
    ["2025-12", 1],
    ["2026-01", 4],
  ]);
});

test.each([
  ["Threshold run, 4 × 6 min with 2 min jog", "Threshold run, 4 × 6 min"],
  ["Deload: back squat 2 × 5 at 62.5 kg and deadlift", "Back squat 2 × 5 at 62.5 kg"],
  ["Back squat 5 × 5 at 87.5 kg, then sled pull", "Back squat 5 × 5 at 87.5 kg"],
  ["Compromised run, 7 × 1 km run with seven stations", "Compromised run, 7 × 1 km"],
  ["Long run, 17.5 km", "Long run, 17.5 km"],
  ["Hike", "Hike"],
])("in a day of the month %s is %s", (title, short) => {
  expect(shortTitle(title)).toBe(short);
});

test.each([
  ["Back squat 4 × 4 at 90 kg and deadlift, then sled pull and farmers carry", { name: "Back squat", dose: "4 × 4", load: ["90", "kg"] }],
  ["Overhead press 5 × 5 at 82.5 lb, then 3 × 1.5 km ski", { name: "Overhead press", dose: "5 × 5", load: ["82.5", "lb"] }],
  ["Compromised run, 7 × 1 km run with seven stations", { name: "Compromised run", dose: "7 × 1 km" }],
  ["Long run, 17.5 km", { name: "Long run", dose: "17.5 km" }],
  ["Threshold run, 5 × 5:30 min with 35 s rest", { name: "Threshold run", dose: "5 × 5:30 min" }],
  ["Hill run", { name: "Hill run" }],
])("%s as one line", (title, line) => {
  expect(toEntryLine(title)).toEqual(line);
});

test("a ride that is planned beside the plan lies on the pace side, what lifts on the iron side", () => {
  const own = (type: "endurance" | "strength" | null) => ({
    id: String(type),
    kind: "workout" as const,
    type,
    title: "Own",
    day: "2026-01-16",
    duration: 60,
    notes: null,
  });
  const halves = (type: "endurance" | "strength" | null) => {
    const [week] = calendarWeeks({ ...EMPTY, own: [own(type)] }, "2026-01-12", "2026-01-18", "2026-01-15");
    const planned = week?.days[4]?.entries[0]?.planned;
    return [planned?.iron, planned?.pace];
  };
  expect([halves("endurance"), halves("strength"), halves(null)]).toEqual([
    [0, 240],
    [240, 0],
    [120, 120],
  ]);
});
