import { expect, test } from "vitest";
import { wayToMeet } from "./meet-notes.ts";

const meet = (kind: "powerlifting" | "weightlifting", priority: "A" | "C" = "A"): Parameters<typeof wayToMeet>[0] => ({
  date: "2027-02-13",
  format: { kind },
  priority,
});

test("a meet beyond the block has its days", () => {
  const text = wayToMeet(meet("powerlifting"), "2027-01-04");
  expect(text).toContain("Until Sat 9 Jan");
  expect(text).toContain("deadlift lies between Mon 1 Feb and Fri 5 Feb");
  expect(text).toContain("bench press between Sat 6 Feb and Tue 9 Feb");
  expect(wayToMeet(meet("weightlifting"), "2027-01-04")).toContain("between Sat 6 Feb and Mon 8 Feb");
});

test("where singles begin inside the block the plan shows them itself", () => {
  expect(wayToMeet(meet("powerlifting"), "2027-01-18")).toBe("");
  expect(wayToMeet(meet("powerlifting", "C"), "2027-01-04")).toBe("");
});
