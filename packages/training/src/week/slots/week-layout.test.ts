import { describe, expect, test } from "vitest";
import type { Availability } from "../../athlete/athlete.ts";
import type { Weekday } from "../../calendar/day.ts";
import { isHard } from "./level-adaptation.ts";
import { weekPattern } from "./patterns.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { baseMinutes } from "../load/session-minutes.ts";
import { layoutWeek, type WeekLayout, withHeavyLiftsOnLongerDays } from "./week-layout.ts";
import { ALL_DAYS } from "./week-search.ts";

const FOCUSES = ["hyrox", "crossfit", "running", "triathlon", "strength", "powerlifting", "general"] as const;

describe("layoutWeek", () => {
  test("prints the table when nothing is wished", () => {
    expect(text(layout("hyrox", { daysPerWeek: 5 }))).toBe("1 RT, 2 SF, 4 RL, 5 SUE, 6 HX");
  });

  test("uses the chosen weekdays", () => {
    const found = layout("hyrox", { daysPerWeek: 4, weekdays: [2, 3, 5, 7] });
    expect(found.placements.map(({ weekday }) => weekday)).toEqual([2, 3, 5, 7]);
    expect(found.notes).toEqual([]);
  });

  test("puts the long session on the long day", () => {
    expect(layout("running", { daysPerWeek: 4, longDay: 6 }).placements.find(({ code }) => code === "RL")?.weekday).toBe(6);
  });

  test("a triathlete's long day belongs to the ride", () => {
    const found = layout("triathlon", { daysPerWeek: 5, longDay: 6, minutes: { 6: 150, 7: 90 } });
    expect(found.placements.filter(({ weekday }) => weekday >= 6).map(({ code }) => code)).toEqual(["BK", "RL"]);
  });

  test("gives long sessions to days with time", () => {
    const found = layout("running", { daysPerWeek: 4, weekdays: [1, 3, 5, 7], minutes: { 1: 40, 3: 40, 5: 120, 7: 40 } });
    expect(found.placements.find(({ code }) => code === "RL")?.weekday).toBe(5);
  });

  test("stays on the days that minutes were given for, with rest between them", () => {
    const minutes = { 1: 30, 2: 30, 3: 30, 4: 30, 5: 30 };
    expect(text(layout("general", { daysPerWeek: 3, minutes }))).toBe("1 SF, 3 EI, 5 SF");
  });

  test("makes as few sessions easier as it can when the days are too close, and says so", () => {
    const found = layout("hyrox", { daysPerWeek: 3, weekdays: [1, 2, 3] });
    expect(found.placements.map(({ weekday }) => weekday)).toEqual([1, 2, 3]);
    expect(found.notes.map(({ text }) => text)).toEqual([
      "On the days you chose, hard sessions would follow each other too closely: one of them is easier (heavy full-body strength became moderate full-body strength). Free another day and the full version fits.",
    ]);
  });

  test("takes another day when too few were chosen, and says which", () => {
    const found = layout("strength", { daysPerWeek: 4, weekdays: [1, 3, 5] });
    expect(found.placements).toHaveLength(4);
    expect(found.notes[0]?.text).toContain("Tuesday is used as well");
  });

  test("says where the long session is when order forbids the long day, or the day was not chosen", () => {
    const legsThenLong = layout("general", { daysPerWeek: 4, weekdays: [1, 2, 4, 6], longDay: 2 });
    expect(legsThenLong.placements.find(({ code }) => code === "ML")?.weekday).toBe(2);
    expect(legsThenLong.notes).toEqual([]);
    const notChosen = layout("running", { daysPerWeek: 3, weekdays: [1, 3, 6], longDay: 7 });
    expect(notChosen.notes.map(({ text }) => text)).toEqual([
      "You wanted the long session on Sunday, but it is not among the days you chose with at least 20 minutes; it is on Saturday instead.",
    ]);
  });

  test("keeps a hard ride away from the long ride, and two workouts apart, where the days allow", () => {
    const gap = (focus: Parameters<typeof weekPattern>[0], codes: readonly string[], availability: Availability): number => {
      const [first = 0, second = 0] = layout(focus, availability)
        .placements.filter(({ code }) => codes.includes(code))
        .map(({ weekday }) => weekday);
      return second - first;
    };
    expect(gap("triathlon", ["BQ", "BK"], { daysPerWeek: 4, weekdays: [1, 4, 5, 6, 7] })).toBeGreaterThan(1);
    expect(gap("triathlon", ["BQ", "BK"], { daysPerWeek: 4, weekdays: [1, 3, 5, 6] })).toBeGreaterThan(1);
    expect(gap("crossfit", ["SLm", "ML"], { daysPerWeek: 5 })).toBeGreaterThan(1);
  });

  test("does not use a day with less than twenty minutes", () => {
    const found = layout("general", { daysPerWeek: 3, minutes: { 1: 15, 2: 10 } });
    expect(found.placements.some(({ weekday }) => weekday <= 2)).toBe(false);
  });

  test.each(FOCUSES)("keeps the order of hard days and heavy legs for %s on any days, also from Sunday to Monday", (focus) => {
    for (const daysPerWeek of [3, 4, 5, 6, 7] as const)
      for (const weekdays of weekdaySets(daysPerWeek)) {
        const { placements } = layout(focus, { daysPerWeek, weekdays });
        expect(placements.map(({ weekday }) => weekday)).toEqual(weekdays);
        expect([weekdays, disorder(placements)]).toEqual([weekdays, []]);
      }
  });
});

/** What is wrong with a week that is followed by itself. */
function disorder(placements: WeekLayout["placements"]): readonly string[] {
  const codeOn = new Map(placements.map(({ weekday, code }) => [weekday, code]));
  return ALL_DAYS.flatMap((day) => {
    const [first, second, third] = [0, 1, 2].map((ahead) => codeOn.get((((day - 1 + ahead) % 7) + 1) as Weekday));
    if (first === undefined || second === undefined) return [];
    const [before, after] = [codeFacts(first), codeFacts(second)];
    return [
      ...(third !== undefined && [first, second, third].every((code) => isHard(code, "intermediate"))
        ? [`three hard days from ${day}`]
        : []),
      ...(before.heavyLower && (after.heavyLower || after.keyRun) ? [`heavy legs before ${second} on ${day}`] : []),
      ...(before.fastRun && after.fastRun ? [`two fast runs from ${day}`] : []),
    ];
  });
}

describe("a lifter's week", () => {
  const week = (minutes: NonNullable<Availability["minutes"]>): WeekLayout => {
    const availability: Availability = { daysPerWeek: 5, weekdays: [1, 2, 4, 5, 7], minutes };
    return withHeavyLiftsOnLongerDays(layout("powerlifting", availability), availability, "intermediate");
  };

  test("has something heavy on a day that is longer than the others", () => {
    const longest = week({ 1: 45, 2: 45, 4: 45, 5: 45, 7: 150 }).placements.find(({ weekday }) => weekday === 7);
    expect(["PS", "PD"]).toContain(longest?.code);
  });

  test("has the heavy bench press on the longer of its two days", () => {
    const found = week({ 1: 60, 2: 45, 4: 60, 5: 90, 7: 60 }).placements;
    expect(found.find(({ code }) => code === "PB")?.weekday).toBe(5);
  });

  test("keeps heavy legs apart, whatever day is long", () => {
    for (const day of [1, 2, 4, 5, 7] as const) {
      const { placements } = week({ 1: 45, 2: 45, 4: 45, 5: 45, 7: 45, [day]: 150 });
      const heavy = placements.filter(({ code }) => codeFacts(code).heavyLower).map(({ weekday }) => weekday);
      const gaps = heavy.map((weekday, index) => ((heavy[(index + 1) % heavy.length] ?? weekday) - weekday + 7) % 7);
      expect(Math.min(...gaps)).toBeGreaterThan(1);
    }
  });
});

/** Every choice of so many weekdays. */
function weekdaySets(size: number): readonly (readonly Weekday[])[] {
  return Array.from({ length: 2 ** 7 }, (_, mask) => ALL_DAYS.filter((day) => (mask >> (day - 1)) & 1)).filter(
    (days) => days.length === size,
  );
}

function layout(focus: Parameters<typeof weekPattern>[0], availability: Availability): WeekLayout {
  return layoutWeek({
    pattern: weekPattern(focus, availability.daysPerWeek),
    level: "intermediate",
    availability,
    wanted: (code) => baseMinutes(code, "intermediate", "hyrox"),
  });
}

function text({ placements }: WeekLayout): string {
  return placements.map(({ weekday, code }) => `${weekday} ${code}`).join(", ");
}
