import { expect, test } from "vitest";
import { outlineWeeks } from "./outline-weeks.ts";

test("towards a Hyrox: base, build and race-specific weeks, a deload five weeks out, taper, race", () => {
  const weeks = outlineWeeks({ words: "Hyrox Berlin", date: "2027-02-14" }, "2026-11-16");
  expect(weeks).toHaveLength(13);
  expect(weeks.at(-1)).toMatchObject({ startDate: "2027-02-08", phase: "taper", isRace: true });
  expect(weeks.map(({ phase }) => phase)).toEqual([
    ...Array<string>(2).fill("base"),
    ...Array<string>(4).fill("build"),
    ...Array<string>(5).fill("specific"),
    "taper",
    "taper",
  ]);
  expect(weeks.filter(({ isDeload }) => isDeload).map(({ startDate }) => startDate)).toEqual(["2026-12-07", "2027-01-04"]);
});

test("a race in the middle of a week ends the outline in that week; one that is over has none", () => {
  expect(outlineWeeks({ words: "City 10 km", date: "2026-12-09" }, "2026-11-30").at(-1)).toMatchObject({
    startDate: "2026-12-07",
    isRace: true,
  });
  expect(outlineWeeks({ words: "City 10 km", date: "2026-11-01" }, "2026-11-30")).toEqual([]);
});
