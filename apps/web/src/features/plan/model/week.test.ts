import { addDays } from "@ironpace/training";
import { expect, test } from "vitest";
import { item, plan, session, START } from "./sample-plan.ts";
import { getWeekLoad } from "./week-load.ts";
import { keyPrescriptions, getWeekSheet } from "./week-sheet.ts";
import { openingWeek } from "./weeks.ts";

test("the sheet has seven days, rest days without a session", () => {
  const sheet = getWeekSheet(plan(), 1, addDays(START, 3));
  expect(sheet.days.map((day) => day.sessions.length)).toEqual([1, 0, 0, 1, 0, 0, 0]);
  expect(sheet.days.findIndex((day) => day.isToday)).toBe(3);
  expect(sheet.days.flatMap((day) => day.sessions.map(({ state }) => state))).toEqual(["missed", "now"]);
  expect(sheet).toMatchObject({ firstDay: START, lastDay: addDays(START, 6), sessionCount: 2, duration: 120 });
});

test("a day that is over tells where its session went", () => {
  const [first, ...rest] = plan().sessions;
  const moved = { ...first!, date: addDays(START, 2), movedFrom: START };
  const told = (days: number) =>
    getWeekSheet(plan({ sessions: [moved, ...rest] }), 1, addDays(START, days)).days.map(({ movedAway }) => movedAway.map(({ id }) => id));
  expect(told(1)).toEqual([[moved.id], [], [], [], [], [], []]);
  expect(told(0).flat()).toEqual([]);
});

test("an ended plan asks for nothing today", () => {
  const sheet = getWeekSheet(plan({ status: "completed" }), 1, addDays(START, 3));
  expect(sheet.days[3]?.sessions.map(({ state }) => state)).toEqual(["planned"]);
});

test("the load compares with the week before", () => {
  expect(getWeekLoad(plan(), 1, START)).not.toHaveProperty("change");
  expect(getWeekLoad(plan(), 2, START)).toMatchObject({ planned: 410, change: -43, done: 0 });
});

test("the heaviest half of a day is the full height", () => {
  const days = getWeekLoad(plan(), 1, START).days;
  expect(days[0]).toMatchObject({ load: 420, iron: 1, pace: 0, state: "now" });
  expect(days[3]?.pace).toBeCloseTo(300 / 420);
  expect(days[1]).toMatchObject({ load: 0, state: "planned" });
});

test("what the athlete planned beside the plan is drawn on its day, and not counted as load of the plan", () => {
  const own = {
    id: "own",
    kind: "log",
    type: "endurance",
    title: "Easy ride",
    day: addDays(START, 1),
    duration: 60,
    notes: null,
  } as const;
  const load = getWeekLoad(plan(), 1, START, [own]);
  expect(load.days[1]).toMatchObject({ load: 0, hasOwn: true, iron: 0, pace: 0, ownPace: 120 / 420 });
  expect(load.planned).toBe(getWeekLoad(plan(), 1, START).planned);
});

test("a cell shows at most three lines, those with a number first, in the order they are done", () => {
  const load = { kilograms: 60, perHand: false, estimated: false };
  const blocks = {
    warmup: [item({ id: "warmup", load })],
    strength: [item({ id: "1", load }), item({ id: "2" }), item({ id: "3", intensity: "RPE 7" })],
    skill: [item({ id: "4", load })],
    mainWorkout: [],
    cooldown: [],
  };
  expect(keyPrescriptions(session({ blocks })).map(({ id }) => id)).toEqual(["1", "2", "4"]);
});

test("the cell of a compromised run shows its run, also by feel", () => {
  const load = { kilograms: 60, perHand: false, estimated: false };
  const stations = ["Sled push", "Farmers carry", "Sandbag lunge"].map((name) => item({ id: name, name, load }));
  const run = item({ id: "run", name: "Tempo run", intensity: "RPE 7" });
  const blocks = { warmup: [], strength: [], skill: [], mainWorkout: [run, ...stations], cooldown: [] };
  const shown = keyPrescriptions(session({ title: "Compromised run, 4 × 1 km", blocks }));
  expect(shown.map(({ id }) => id)).toEqual(["run", "Sled push", "Farmers carry"]);
});

test.each([
  [-20, 1],
  [0, 1],
  [8, 2],
  [90, 2],
])("%i days after the start the plan opens at week %i", (days, week) => {
  expect(openingWeek(plan(), addDays(START, days))).toBe(week);
});
