import { addDays } from "@ironpace/training";
import { describe, expect, test } from "vitest";
import { getBlock } from "./block.ts";
import { blockPicture } from "./block-picture.ts";
import { plan, session, START } from "./sample-plan.ts";

describe("blockOf", () => {
  test("draws the weeks of a half as high as the amounts under them, and the halves in the proportion of their loads", () => {
    const { weeks } = getBlock(plan(), START);
    const [first, second] = weeks;
    for (const half of ["iron", "pace"] as const) {
      expect(first![half].height / second![half].height).toBeCloseTo(first![half].amount / second![half].amount);
    }
    const most = (half: "iron" | "pace") => Math.max(...weeks.map((week) => week[half].height));
    expect([most("iron"), most("pace")]).toEqual([1, 300 / 420].map((height) => expect.closeTo(height)));
  });

  test("draws the same amount at the same height, however hard it was", () => {
    const sessions = [session({ id: "a" }), session({ id: "b", week: 2, date: addDays(START, 7), load: 600, ironLoad: 600 })];
    const [first, second] = getBlock(plan({ sessions }), START).weeks;
    expect(first?.iron).toEqual(second?.iron);
  });

  test("fills the current week by the share that is done, half by half", () => {
    const sessions = plan().sessions.map((entry) => (entry.id === "w1d1" ? { ...entry, completed: true } : entry));
    const [first] = getBlock(plan({ sessions }), START).weeks;
    expect(first).toMatchObject({ state: "now", iron: { done: 1, amount: 8 }, pace: { done: 0, amount: 9 } });
  });

  test("runs phases over the weeks that carry them and marks deload and race", () => {
    const sessions = [...plan().sessions, session({ id: "race", week: 2, day: 3, date: addDays(START, 13), isRace: true, phase: "build" })];
    const block = getBlock(plan({ sessions }), START);
    expect(block.phases).toEqual([
      { name: "base", from: 1, to: 1 },
      { name: "build", from: 2, to: 2 },
    ]);
    expect(block.weeks.map(({ isDeload, isRace }) => [isDeload, isRace])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test.each([
    ["before", addDays(START, -3), ["planned", "planned"], 0, undefined],
    ["on the first day", START, ["now", "planned"], 0.5 / 14, START],
    ["in the last week", addDays(START, 9), ["done", "now"], 9.5 / 14, addDays(START, 9)],
    ["after", addDays(START, 30), ["done", "done"], 1, undefined],
  ])("%s the block the states and the marker follow the day", (_when, today, states, elapsed, now) => {
    const block = getBlock(plan(), today);
    expect(block.weeks.map((week) => week.state)).toEqual(states);
    expect(block.elapsed).toBeCloseTo(elapsed);
    expect(block.now).toBe(now);
  });

  test("draws an empty week as a bare rod", () => {
    const [, second] = getBlock(plan({ sessions: [session()] }), START).weeks;
    expect(second).toMatchObject({ iron: { height: 0, done: 0 }, pace: { height: 0, done: 0 }, cells: [] });
  });
});

test("the picture of a block counts what is done, and fills each week by it", () => {
  const sessions = plan().sessions.map((entry) => (entry.id === "w1d1" ? { ...entry, completed: true } : entry));
  const picture = blockPicture(plan({ sessions }), START, (amount, half) => ({
    value: amount.toFixed(1),
    unit: half === "iron" ? "t" : "km",
  }));
  expect(picture.figures.map(({ label, value, unit }) => `${label} ${value} ${unit}`.trim())).toEqual([
    "Lifted 8.0 t",
    `Sessions 1 of ${sessions.length}`,
    "Weeks 2",
  ]);
  expect(picture.columns).toHaveLength(2);
  expect(picture.columns[0]?.done).toBeCloseTo(0.483);
  expect(picture.columns[1]?.done).toBe(0);
});
