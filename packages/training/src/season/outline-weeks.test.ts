import { expect, test } from "vitest";
import { addDays, daysBetween } from "../calendar/day.ts";
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

test("no deload comes right after the one that the plan ends with", () => {
  for (let weeks = 4; weeks <= 30; weeks++) {
    const race = { words: "Hyrox Berlin", date: addDays("2026-11-30", 7 * weeks + 5) };
    for (const lastDeload of ["2026-11-23", "2026-11-16"]) {
      const deloads = outlineWeeks(race, "2026-11-30", { lastDeload }).flatMap(({ isDeload, startDate }) => (isDeload ? [startDate] : []));
      for (const [index, day] of deloads.entries()) expect(daysBetween(deloads[index - 1] ?? lastDeload, day)).toBeGreaterThanOrEqual(21);
    }
  }
});
