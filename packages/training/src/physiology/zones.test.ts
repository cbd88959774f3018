import { expect, test } from "vitest";
import { powerZones } from "./cycling.ts";
import { rowZones } from "./rowing.ts";
import { trainingPaces } from "./running.ts";
import { INTENSITY_ZONES } from "./zones.ts";

test("the table of zones (running.md section 5)", () => {
  expect(INTENSITY_ZONES.map(({ name, rpe, run, row, bike }) => [name, `${rpe.low}-${rpe.high}`, run, row, bike])).toEqual([
    ["recovery", "1-2", "recovery", "ut2", "recovery"],
    ["easy", "3-4", "easy", "ut2", "endurance"],
    ["steady", "5-6", "marathon", "ut1", "tempo"],
    ["threshold", "7-7", "threshold", "at", "threshold"],
    ["interval", "8-9", "interval", "tr", "vo2Max"],
    ["repetition", "9-10", "repetition400", "an", "anaerobic"],
  ]);
  expect(new Set(INTENSITY_ZONES.map(({ talk }) => talk)).size).toBe(6);
});

test("a harder zone is faster on foot and on the rower, and more power on the bike", () => {
  const [paces, rows, power] = [trainingPaces(48), rowZones(112), powerZones(250)];
  const speed = INTENSITY_ZONES.slice(2).map(({ run }) =>
    run === "easy" ? 0 : run === "repetition400" ? paces.repetition400 / 0.4 : paces[run],
  );
  expect(speed).toEqual(speed.toSorted((a, b) => b - a));
  const splits = INTENSITY_ZONES.map(({ row }) => rows[row].fast);
  expect(splits).toEqual(splits.toSorted((a, b) => b - a));
  const watts = INTENSITY_ZONES.map(({ bike }) => power[bike].low);
  expect(watts).toEqual(watts.toSorted((a, b) => a - b));
});
