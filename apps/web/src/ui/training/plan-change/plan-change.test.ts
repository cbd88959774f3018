import { expect, test } from "vitest";
import { type ChangedSession, changeVerdict } from "./plan-change.ts";

const amount = (date: string, load = 300) => ({ date, load, ironLoad: load / 2 });
const session = (title: string, before: ChangedSession["before"], after: ChangedSession["after"], isChanged = true): ChangedSession => ({
  title,
  before,
  after,
  isChanged,
});
const week = (...sessions: readonly ChangedSession[]) => ({ week: 1, startDate: "2026-04-13", sessions });
const thursday = amount("2026-04-16");
const rest = session("Long run", amount("2026-04-19"), amount("2026-04-19"), false);

test.each([
  [[week(session("Deadlift", thursday, amount("2026-04-17")), rest)], "Deadlift moves from Thu to Fri. The load stays the same this week."],
  [
    [week(session("Deadlift", thursday, amount("2026-04-17")), session("Row", amount("2026-04-17"), thursday), rest)],
    "Deadlift moves to Fri and Row to Thu. The load stays the same this week.",
  ],
  [[week(session("Deadlift", thursday, null), rest)], "Deadlift is dropped. The load drops by 50% this week."],
  [[week(session("Deadlift", thursday, amount("2026-04-16", 240)), rest)], "Deadlift changes. The load drops by 10% this week."],
  [
    [
      week(
        session("Deadlift", thursday, null),
        session("Row", null, thursday),
        session("Squat", thursday, amount("2026-04-16", 400)),
        rest,
      ),
    ],
    "Deadlift is dropped, Row is added and 1 more changes. The load rises by 11% this week.",
  ],
  [
    [
      week(session("Deadlift", thursday, null)),
      week(session("Press", thursday, null), session("Row", thursday, amount("2026-04-16", 150)), rest),
    ],
    "2 sessions are dropped and 1 more changes. The load drops by 62% over these 2 weeks.",
  ],
  [[week(rest)], ""],
])("the verdict on a change", (weeks, verdict) => {
  expect(changeVerdict(weeks)).toBe(verdict);
});
