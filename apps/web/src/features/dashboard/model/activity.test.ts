import { expect, test } from "vitest";
import { dayText, readActivity, type ActivityRow } from "./activity.ts";

const row = (values: Partial<ActivityRow>): ActivityRow => ({
  id: "1",
  type: "workout",
  title: "Squat + press",
  value: null,
  unit: null,
  duration_minutes: null,
  session_rpe: null,
  at: "2026-03-10T12:00:00Z",
  ...values,
});

test.each<[Partial<ActivityRow>, string | undefined]>([
  [{}, undefined],
  [{ duration_minutes: 62.4 }, "62 min"],
  [{ duration_minutes: 95, session_rpe: 7.5 }, "95 min, RPE 7.5"],
  [{ type: "pb", value: "112.5", unit: "kg" }, "Personal best: 112.5 kg"],
  [{ type: "pb", value: "23:15" }, "Personal best: 23:15"],
  [{ type: "goal", value: "20.00", unit: "km" }, "Goal reached: 20 km"],
  [{ type: "badge", value: "1000" }, "1,000 workouts done. Every ten workouts take you up a level."],
])("%j is described as %s", (values, description) => {
  expect(readActivity(row(values)).description).toBe(description);
});

test.each([
  ["2026-03-10", "Today"],
  ["2026-03-09", "Yesterday"],
  ["2026-03-08", "Sun 8 Mar"],
  ["2025-12-31", "Wed 31 Dec 2025"],
])("%s is %s", (day, text) => {
  expect(dayText(day, "2026-03-10")).toBe(text);
});
