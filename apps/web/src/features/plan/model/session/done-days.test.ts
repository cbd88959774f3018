import { expect, test } from "vitest";
import { daysSince } from "./done-days.ts";
import { plan, session } from "../sample-plan.ts";

const squat = session({ id: "squat", title: "Squat", date: "2026-11-17" });
const run = session({ id: "run", title: "Easy run", day: 2, date: "2026-11-19" });

test("a missed session may have been done on every other day from its week to today, the last one first", () => {
  const days = daysSince(plan({ sessions: [squat, run] }), squat, "2026-11-19");
  expect(days).toEqual([
    { day: "2026-11-19", also: ["Easy run"] },
    { day: "2026-11-18", also: [] },
    { day: "2026-11-16", also: [] },
  ]);
});

test("nobody remembers more than two weeks, and no day is still to come", () => {
  const days = daysSince(plan({ sessions: [squat, run] }), squat, "2026-12-20").map(({ day }) => day);
  expect(days).toHaveLength(14);
  expect([days[0], days.at(-1)]).toEqual(["2026-12-20", "2026-12-07"]);
});
