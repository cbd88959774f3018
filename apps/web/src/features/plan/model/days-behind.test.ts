import { expect, test } from "vitest";
import { getDaysBehind } from "./days-behind.ts";
import { plan, session } from "./sample-plan.ts";
import { getWeekSheet } from "./week-sheet.ts";

const monday = session({ id: "a", title: "Squat", day: 1, date: "2026-11-16", completed: true, doneOn: "2026-11-16" });
const wednesday = session({ id: "b", title: "Easy run", day: 3, date: "2026-11-18", completed: true });
const friday = session({ id: "c", title: "Long run", day: 5, date: "2026-11-20" });

function behind(sessions: readonly (typeof monday)[], today: string): number {
  return getDaysBehind(getWeekSheet(plan({ sessions }), 1, today));
}

test("the days before today are behind the athlete as far as everything on them is done", () => {
  expect(behind([monday, wednesday, friday], "2026-11-20")).toBe(4);
  expect(behind([monday, { ...wednesday, completed: false }, friday], "2026-11-20")).toBe(2);
  expect(behind([{ ...monday, completed: false }, wednesday, friday], "2026-11-20")).toBe(0);
});

test("what was done on another day stays in sight, and one day is not worth a fold", () => {
  expect(behind([monday, { ...wednesday, doneOn: "2026-11-19" }, friday], "2026-11-20")).toBe(2);
  expect(behind([monday, wednesday, friday], "2026-11-17")).toBe(0);
  expect(behind([monday, wednesday, friday], "2026-11-30")).toBe(0);
});
