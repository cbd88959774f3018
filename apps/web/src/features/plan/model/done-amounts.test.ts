import { addDays } from "@ironpace/training";
import { expect, test } from "vitest";
import { withDone, type DoneAmount } from "./done-amounts.ts";
import { getProgress } from "./progress.ts";
import { plan, START } from "./sample-plan.ts";
import { getWeekLoad } from "./week-load.ts";

const sessions = plan().sessions.map((entry) => (entry.id === "w1d1" ? { ...entry, completed: true } : entry));
const trained = plan({ sessions });
const row: DoneAmount = {
  training_session_id: "w1d1",
  duration_minutes: 62,
  session_rpe: 6,
  kilograms: 6700,
  metres: 250,
  sets: 20,
};

test("what was logged counts as done, what is planned stays the plan", () => {
  const before = getProgress(trained, addDays(START, 5));
  const after = getProgress(withDone(trained, [row]), addDays(START, 5));
  expect([after.iron.done, after.pace.done]).toEqual([
    [6.7, 0],
    [0.25, 0],
  ]);
  expect([after.iron.planned, after.pace.planned]).toEqual([before.iron.planned, before.pace.planned]);
  expect(getWeekLoad(withDone(trained, [row]), 1, START)).toMatchObject({ done: 372, planned: getWeekLoad(trained, 1, START).planned });
});

test("a session that is only ticked off counts as planned, and one that is open not at all", () => {
  const ticked = { ...row, duration_minutes: null, session_rpe: null, kilograms: 0, metres: 0, sets: 0 };
  expect(getProgress(withDone(trained, [ticked]), START).iron).toEqual(getProgress(trained, START).iron);
  expect(getProgress(withDone(plan(), [row]), START).iron.done).toEqual([0, 0]);
});
