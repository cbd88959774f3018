import { describe, expect, test } from "vitest";
import { addDays } from "../../calendar/day.ts";
import type { Estimate } from "../estimates/estimate.ts";
import { movedNumbers, type ReviewUnits } from "./moved-numbers.ts";
import { isReviewTime, reviewLetter } from "./review-letter.ts";
import { shortTitle } from "./short-title.ts";
import type { DoneWork, PlannedWork, WeekRecord } from "./week-record.ts";
import { reviewWeek } from "./week-review.ts";

const MONDAY = "2026-11-23";
const SUNDAY = "2026-11-29";
const ITEMS = { sleep: 4, soreness: 4, stress: 4, motivation: 4 };

const planned = (day: number, more: Partial<PlannedWork> = {}): PlannedWork => ({
  id: `d${day}`,
  title: `Session ${day}`,
  date: addDays(MONDAY, day),
  minutes: 60,
  effort: 7,
  load: 400,
  ironLoad: 300,
  tonnage: 4000,
  distance: 2000,
  isDeload: false,
  status: day < 7 ? "done" : "open",
  ...more,
});
const done = (day: number, more: Partial<DoneWork> = {}): DoneWork => ({
  date: addDays(MONDAY, day),
  plannedId: `d${day}`,
  tonnage: 3800,
  distance: 2100,
  ...more,
});
const WEEK = [planned(0), planned(2), planned(5), planned(7), planned(9), planned(12)];
const MORNINGS = [0, 1, 2].map((day) => ({ day: addDays(MONDAY, day), ...ITEMS }));

const review = (more: Partial<WeekRecord> = {}, today = SUNDAY) =>
  reviewWeek({ monday: MONDAY, planned: WEEK, done: [], bests: [], checkIns: MORNINGS, ...more }, today);

describe("the review of a week", () => {
  test("planned against done: logged work as it was logged, what was only ticked off as planned", () => {
    const reviewed = review({
      done: [done(0), done(2, { tonnage: 0, distance: 0 }), done(3, { plannedId: "other", tonnage: 100, distance: 0 })],
    });
    expect(reviewed).toMatchObject({
      verdict: "All 3 sessions done, and 1 more that was not planned.",
      sessions: { planned: 3, done: 3 },
      strength: { planned: 12_000, done: 3800 + 100 + 4000 + 4000 },
      endurance: { planned: 6000, done: 2100 + 2000 + 2000 },
      next: { sessions: 3, minutes: 180, change: 0, text: "3 sessions with about as much work as this week." },
    });
    expect(reviewed?.days.map(({ planned: { iron }, done: { pace }, hasExtra }) => [iron, pace, hasExtra])).toEqual([
      [300, 100, false],
      [0, 0, false],
      [300, 100, false],
      [0, 0, true],
      [0, 0, false],
      [300, 100, false],
      [0, 0, false],
    ]);
  });

  test("nothing planned and nothing done is no week to review", () => {
    expect(review({ planned: [planned(7)] })).toBeUndefined();
    expect(review({ planned: [], done: [done(1)] })?.verdict).toBe("1 session done; you had no plan this week.");
  });

  test("a deload and missed work are named in what comes next", () => {
    const light = [7, 9].map((day) => planned(day, { isDeload: true, load: 200 }));
    expect(review({ planned: [planned(0), planned(2), ...light] })?.next).toMatchObject({ isDeload: true, change: -50 });
    const missed = review({ planned: [planned(0), planned(2, { status: "skipped" }), planned(7)] });
    const tonight = [planned(0), planned(6, { status: "open" }), planned(7)];
    expect(review({ planned: tonight })?.next?.text).not.toContain("catch up");
    expect(missed?.next?.text).toBe("1 session with 50% less work than this week. You do not have to catch up on Session 2.");
    expect(review({ isPartial: true })?.next?.text).toBe("3 sessions.");
    expect(review({ planned: [planned(7)], done: [done(1, { plannedId: "other" })] })?.next?.text).toBe("1 session.");
    const skipped = [0, 1, 2, 3].map((day) => planned(day, { status: "skipped" }));
    expect(review({ planned: [...skipped, planned(7)] })?.next?.text).toContain(
      "You do not have to catch up on Session 0, Session 1 and 2 more.",
    );
  });
});

describe("the one decision", () => {
  test("what was left open comes first, the most important by name, and never what is still to come today", () => {
    const open = [planned(0, { status: "open" }), planned(2, { status: "open", load: 500 }), planned(6, { status: "open" }), planned(8)];
    expect(review({ planned: open })?.decision).toMatchObject({
      kind: "missed",
      sessionIds: ["d0", "d2"],
      question: "Did you skip Session 2 and 1 more?",
    });
    expect(review({ planned: [planned(6, { status: "open" }), planned(8)] })?.decision.kind).toBe("next-week");
    expect(review({ planned: [planned(6, { status: "open" }), planned(8)] }, addDays(SUNDAY, 1))?.decision.kind).toBe("missed");
  });

  test("a week that felt harder than planned asks for a tenth less, three low mornings for a fifth, a deload for nothing", () => {
    const hard = [0, 2, 5].map((day) => done(day, { rpe: 8 }));
    const ease = { kind: "ease", from: addDays(MONDAY, 7), to: addDays(MONDAY, 13) };
    expect(review({ done: hard })?.decision).toMatchObject({ ...ease, share: 0.9, why: "3 of 3 rated sessions felt harder than planned." });
    expect(review({ done: hard.map((work, index) => ({ ...work, rpe: index === 0 ? 8 : 7 })) })?.decision.kind).toBe("next-week");
    const low = MORNINGS.map((morning) => ({ ...morning, sleep: 2, stress: 2 }));
    expect(review({ checkIns: low })?.decision).toMatchObject({ ...ease, share: 0.8 });
    const deload = WEEK.map((session) => ({ ...session, isDeload: session.date > SUNDAY }));
    expect(review({ planned: deload, done: hard })?.decision.kind).toBe("next-week");
  });

  test("an easy session felt one point harder is no reason: most feel easy sessions harder", () => {
    const easy = WEEK.map((session) => ({ ...session, effort: 3 }));
    expect(review({ planned: easy, done: [0, 2, 5].map((day) => done(day, { rpe: 4 })) })?.decision.kind).toBe("next-week");
  });

  test("without check-ins they are offered", () => {
    expect(review({ checkIns: [] })?.decision.kind).toBe("check-in");
  });
});

test("it is shown from Sunday evening to Wednesday", () => {
  expect([16, 17].map((hour) => isReviewTime(SUNDAY, hour))).toEqual([false, true]);
  expect([1, 2, 3, 4].map((days) => isReviewTime(addDays(SUNDAY, days), 9))).toEqual([true, true, true, false]);
});

test("read on Monday, the week it is about is the last one", () => {
  const late = review({}, addDays(SUNDAY, 1));
  expect(late?.next).toMatchObject({ when: "This week", text: "3 sessions with about as much work as last week." });
  const eased = review({ done: [0, 2, 5].map((day) => done(day, { rpe: 9 })) }, addDays(SUNDAY, 1));
  expect(`${late?.decision.question} ${eased?.decision.question}`).not.toMatch(/next week/u);
});

test("as a letter it says the same, in the athlete's units", () => {
  const reviewed = review({
    bests: [{ name: "Back Squat", value: "142.5 kg" }],
    moved: [{ name: "VDOT", before: "42.1", now: "42.6" }],
    done: [done(3, { plannedId: "other", distance: 12_000 })],
  });
  const letter = (units: ReviewUnits) => reviewed && reviewLetter(reviewed, units);
  expect(letter({ weight: "kg", distance: "km" })).toEqual({
    subject: "Your week: Mon 23 Nov to Sun 29 Nov",
    lines: [
      "All 3 sessions done, and 1 more that was not planned.",
      "Strength: 15.8 t done, 12.0 t planned.",
      "Endurance: 18 km done, 6.0 km planned.",
      "New bests: Back Squat 142.5 kg.",
      "New estimates: VDOT 42.6 (was 42.1).",
      "Next week: 3 sessions with about as much work as this week.",
      "Ready for next week? This week went well enough to keep your plan as it is.",
    ],
  });
  expect(letter({ weight: "lb", distance: "mi" })?.lines.slice(1, 3)).toEqual([
    "Strength: 34,833 lb done, 26,455 lb planned.",
    "Endurance: 11 mi done, 3.7 mi planned.",
  ]);
  const unplanned = review({ planned: [], done: [done(1, { tonnage: 0 })] });
  expect(unplanned && reviewLetter(unplanned, { weight: "kg", distance: "km" }).lines[1]).toBe("Endurance: 2.1 km.");
});

test("estimates are named that the work of the week has moved, the furthest first", () => {
  const estimate = (capacity: Estimate["capacity"], unit: Estimate["unit"], points: readonly (readonly [number, number, string?])[]) =>
    ({
      capacity,
      unit,
      points: points.map(([day, value, from = "sets"]) => ({ on: addDays(MONDAY, day), value, spread: 1, from, count: 3 })),
    }) as unknown as Estimate;
  const estimates = [
    estimate("backSquat", "kg", [
      [-7, 140, "entered"],
      [2, 141.2],
      [5, 142.4],
    ]),
    estimate("deadlift", "kg", [
      [-7, 170],
      [8, 180],
    ]),
    estimate("benchPress", "kg", [
      [-7, 100],
      [3, 105, "entered"],
    ]),
    estimate("overheadPress", "kg", [[1, 60]]),
    estimate("vdot", "VDOT", [
      [-7, 42.1],
      [1, 42.14],
    ]),
    estimate("row500m", "s/500 m", [
      [-14, 95],
      [4, 90],
    ]),
    estimate("ftp", "W", [
      [-3, 250],
      [4, 251],
    ]),
  ];
  expect(movedNumbers(estimates, MONDAY, { weight: "kg" })).toEqual([
    { name: "500 m row", before: "1:35", now: "1:30" },
    { name: "Back squat", before: "140 kg", now: "142.5 kg" },
  ]);
  expect(movedNumbers(estimates, MONDAY, { weight: "lb" })[1]).toMatchObject({ before: "309 lb", now: "314 lb" });
});

test.each([
  ["Back squat 2 × 7 at RPE 7.5 and Romanian deadlift, then sled pull and farmers carry", "Back squat"],
  ["Long run, 31 min", "Long run"],
  ["Test: 12-minute run", "Test: 12-minute run"],
  ["Deload: back squat 2 × 5 at 87.5 kg and deadlift", "Deload: back squat"],
  ["6 rounds for time: tempo run, kettlebell swing and push-up", "6 rounds for time"],
  ["Benchmark: Helen, scaled: 16 kg", "Benchmark: Helen"],
])("inside a sentence %s is called %s", (title, short) => {
  expect(shortTitle(title)).toBe(short);
});
