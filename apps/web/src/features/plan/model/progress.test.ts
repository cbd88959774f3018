import { addDays } from "@ironpace/training";
import { expect, test } from "vitest";
import { getProgress } from "./progress.ts";
import { plan, session, START } from "./sample-plan.ts";

test("adherence counts only what was due", () => {
  expect(getProgress(plan(), START)).not.toHaveProperty("adherence");
  const sessions = plan().sessions.map((entry) => (entry.id === "w1d1" ? { ...entry, completed: true } : entry));
  expect(getProgress(plan({ sessions }), addDays(START, 5))).toMatchObject({
    adherence: 50,
    missed: 1,
    sessions: { done: 1, planned: 4 },
    iron: { done: [8, 0] },
  });
});

test("a session of today is neither done nor missed", () => {
  expect(getProgress(plan(), START).missed).toBe(0);
});

test("a session that lay behind when the plan was made is not missed", () => {
  const sessions = plan().sessions.map((entry) => (entry.week === 1 ? { ...entry, predatesPlan: true } : entry));
  expect(getProgress(plan({ sessions }), addDays(START, 5))).toMatchObject({ missed: 0 });
});

test("counts down to the race, else to the last day of the block", () => {
  expect(getProgress(plan(), START).end).toEqual({ kind: "block", day: addDays(START, 13), daysLeft: 13 });
  const race = session({ id: "race", week: 2, day: 3, date: addDays(START, 12), isRace: true });
  const sessions = [...plan().sessions, race];
  expect(getProgress(plan({ sessions }), START).end).toEqual({ kind: "race", day: addDays(START, 12), daysLeft: 12 });
  expect(getProgress(plan({ sessions }), addDays(START, 13)).end).toMatchObject({ kind: "block", daysLeft: 0 });
});

test("a block that is over counts nothing down", () => {
  expect(getProgress(plan(), addDays(START, 60)).end).toEqual({ kind: "ended", day: addDays(START, 13), daysLeft: 0 });
  const ended = plan({ status: "completed", endedOn: addDays(START, 8) });
  expect(getProgress(ended, addDays(START, 8)).end).toEqual({ kind: "ended", day: addDays(START, 8), daysLeft: 0 });
});
