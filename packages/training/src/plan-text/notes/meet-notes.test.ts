import { expect, test } from "vitest";
import { wayToMeet } from "./meet-notes.ts";

type Context = Parameters<typeof wayToMeet>[0];

const meet = (kind: "powerlifting" | "weightlifting", priority: "A" | "C" = "A"): Parameters<typeof wayToMeet>[1] => ({
  date: "2027-02-13",
  format: { kind },
  priority,
});
const lifter = (kind: "powerlifting" | "weightlifting"): Context => ({
  athlete: {
    level: "advanced",
    focus: "strength",
    strength: { oneRepMax: { snatch: 90, cleanAndJerk: 115 } },
    gymnastics: {},
    conditioning: {},
    availability: { daysPerWeek: 4 },
    competitions: [{ ...meet(kind), type: kind }],
  },
  loading: { cap: 0.925, rpe: 9, maximalTests: true, extraRest: 0 },
});

test("a meet has its days", () => {
  const text = wayToMeet(lifter("powerlifting"), meet("powerlifting"), "2026-12-07");
  expect(text).toContain("then singles up to 92.5% from Sun 10 Jan on");
  expect(text).toContain("the last heavy deadlift between Mon 1 Feb and Fri 5 Feb");
  expect(text).toContain("the last heavy bench press between Sat 6 Feb and Tue 9 Feb");
  expect(wayToMeet(lifter("weightlifting"), meet("weightlifting"), "2026-12-07")).toContain("opener between Wed 3 Feb and Mon 8 Feb");
});

test("what is past is not announced, and a meet of priority C has no way of its own", () => {
  const late = wayToMeet(lifter("powerlifting"), meet("powerlifting"), "2027-02-08");
  expect(late).not.toContain("deadlift");
  expect(late).toContain("bench press between Mon 8 Feb and Tue 9 Feb");
  expect(wayToMeet(lifter("powerlifting"), meet("powerlifting", "C"), "2026-12-07")).toBe("");
});
