import { describe, expect, test } from "vitest";
import { getTrend } from "./goal-trend.ts";
import { findStatedGoals } from "./stated-goals.ts";

const TODAY = "2026-11-28";
const squat = {
  measure: null,
  unit: "kg",
  falling: false,
  current_value: 107.5,
  target_value: 112.5,
  due_date: "2027-01-30",
  completed_at: null,
  goal_progress: [
    { day: "2026-10-01", value: 100 },
    { day: "2026-11-26", value: 107.5 },
  ],
};

describe("how a goal comes on", () => {
  test("enough: the day at this pace and how early it is", () => {
    expect(getTrend(squat, TODAY)).toMatchObject({
      tone: "ahead",
      reachesOn: "2027-01-05",
      verdict: "4 weeks ahead",
      outlook: "on course for 5 Jan 2027",
      pace: "+4.0 kg a month since Oct 2026, 2.4 needed",
    });
  });

  test("the personal bests of a year make its pace while it has one value itself", () => {
    const records = [
      { day: "2025-06-01", value: 60 },
      { day: "2026-02-01", value: 95 },
      { day: "2026-06-01", value: 105 },
    ];
    expect(getTrend({ ...squat, goal_progress: [{ day: TODAY, value: 107.5 }] }, TODAY, records)).toMatchObject({
      standing: "behind",
      pace: "+1.2 kg a month since Feb 2026, 2.4 needed",
    });
  });

  test("a value that stands still is no change", () => {
    const goal_progress = [
      { day: "2026-10-01", value: 107.5 },
      { day: "2026-11-26", value: 107.5 },
    ];
    expect(getTrend({ ...squat, goal_progress }, TODAY).pace).toBe("No change, +2.4 kg a month needed");
  });

  test("a time that falls too slowly is late", () => {
    const run = { ...squat, unit: "min", falling: true, current_value: 46, target_value: 44 };
    const goal_progress = [
      { day: "2026-10-01", value: 46.5 },
      { day: "2026-11-26", value: 46 },
    ];
    expect(getTrend({ ...run, goal_progress }, TODAY)).toMatchObject({
      tone: "behind",
      pace: "0:16 faster a month since Oct 2026, 0:57 faster needed",
    });
  });

  test.each([
    [[{ day: "2026-11-26", value: 107.5 }], "Enter two values at least a week apart to get an estimate."],
    [[{ day: "2026-09-01", value: 107.5 }], "The last value is 12 weeks old. Enter a new value to get an estimate."],
    [
      [
        { day: "2026-10-01", value: 110 },
        { day: "2026-11-26", value: 107.5 },
      ],
      "No progress towards your target right now.",
    ],
    [
      [
        { day: "2026-10-01", value: 107.5 },
        { day: "2026-11-26", value: 107.5 },
      ],
      "No progress towards your target right now.",
    ],
  ])("no estimate is made of too little, too old or the wrong way: %j", (goal_progress, verdict) => {
    expect(getTrend({ ...squat, goal_progress }, TODAY)).toMatchObject({ verdict, reachesOn: undefined });
  });

  test("a reached goal says when", () => {
    expect(getTrend({ ...squat, completed_at: "2026-11-20T08:00:00Z" }, TODAY).verdict).toBe("Reached Fri 20 Nov 2026.");
  });
});

test("goals in own words are offered once, without those that have a number and without stories", () => {
  const story = "I would like to ".repeat(10);
  expect(findStatedGoals([`A faster 5k\nSquat 112,5 kg, A faster 5k, and row 2k`, story, null], ["a faster 5K!"])).toEqual([
    "Squat 112,5 kg",
    "Row 2k",
  ]);
});
