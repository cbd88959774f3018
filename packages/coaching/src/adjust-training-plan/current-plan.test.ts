import { expect, test } from "vitest";
import { toAthlete } from "./current-plan.ts";

const report = { region: "calf", on: "2026-11-20", worst: 4 } as const;

test.each([
  ["of an earlier version", { level: "beginner", checkIns: [report] }],
  ["of this version", { level: "beginner", painReports: [report] }],
])("reports of pain of an athlete %s are kept", (_, athlete) => {
  expect(toAthlete({ athlete })).toEqual({ level: "beginner", painReports: [report] });
});

test("a plan that stored no athlete has none", () => {
  expect(toAthlete(null)).toBeUndefined();
});
