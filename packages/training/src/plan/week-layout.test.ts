import { describe, expect, test } from "vitest";
import type { Availability } from "../athlete/athlete.ts";
import { weekPattern } from "./patterns.ts";
import { baseMinutes } from "./session-minutes.ts";
import { layoutWeek, type WeekLayout } from "./week-layout.ts";

describe("layoutWeek", () => {
  test("prints the table when nothing is wished", () => {
    expect(text(layout("hyrox", { daysPerWeek: 5 }))).toBe("1 SF, 2 RE, 3 RT, 5 SUE, 6 HX");
  });

  test("uses the chosen weekdays", () => {
    const found = layout("hyrox", { daysPerWeek: 4, weekdays: [2, 3, 5, 7] });
    expect(found.placements.map(({ weekday }) => weekday)).toEqual([2, 3, 5, 7]);
    expect(found.notes).toEqual([]);
  });

  test("puts the long session on the long day", () => {
    expect(layout("running", { daysPerWeek: 4, longDay: 6 }).placements.find(({ code }) => code === "RL")?.weekday).toBe(6);
  });

  test("gives long sessions to days with time", () => {
    const found = layout("running", { daysPerWeek: 4, weekdays: [1, 3, 5, 7], minutes: { 1: 40, 3: 40, 5: 120, 7: 40 } });
    expect(found.placements.find(({ code }) => code === "RL")?.weekday).toBe(5);
  });

  test("keeps rest between the sessions of a busy week rather than crowding the weekend", () => {
    const minutes = { 1: 30, 2: 30, 3: 30, 4: 30, 5: 30 };
    expect(text(layout("general", { daysPerWeek: 3, minutes }))).toBe("1 SF, 3 ZE, 6 SF");
  });

  test("makes as few sessions easier as it can when the days are too close, and says so", () => {
    const found = layout("hyrox", { daysPerWeek: 3, weekdays: [1, 2, 3] });
    expect(found.placements.map(({ weekday }) => weekday)).toEqual([1, 2, 3]);
    expect(found.notes).toMatchObject([{ kind: "wish-not-met" }]);
  });

  test("takes another day when too few were chosen, and says which", () => {
    const found = layout("strength", { daysPerWeek: 4, weekdays: [1, 3, 5] });
    expect(found.placements).toHaveLength(4);
    expect(found.notes[0]?.text).toContain("Tuesday is used as well");
  });

  test("does not use a day with less than twenty minutes", () => {
    const found = layout("general", { daysPerWeek: 3, minutes: { 1: 15, 2: 10 } });
    expect(found.placements.some(({ weekday }) => weekday <= 2)).toBe(false);
  });
});

function layout(focus: Parameters<typeof weekPattern>[0], availability: Availability): WeekLayout {
  return layoutWeek({
    pattern: weekPattern(focus, availability.daysPerWeek),
    level: "intermediate",
    availability,
    wanted: (code) => baseMinutes(code, "intermediate"),
  });
}

function text({ placements }: WeekLayout): string {
  return placements.map(({ weekday, code }) => `${weekday} ${code}`).join(", ");
}
