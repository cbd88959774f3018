import { EQUIPMENT } from "@ironpace/training";
import { expect, test } from "vitest";
import { fromGear, toGear, GYM_EQUIPMENT, type Gear } from "./equipment.ts";

test.each<[string, Gear, readonly string[]]>([
  ["everything", { places: ["gym", "pool", "bicycle"], items: [] }, []],
  ["a gym", { places: ["gym"], items: [] }, GYM_EQUIPMENT],
  ["a gym and a pool", { places: ["gym", "pool"], items: [] }, [...GYM_EQUIPMENT, "pool"]],
  ["some things at home", { places: ["home", "bicycle"], items: ["kettlebell", "rings"] }, ["kettlebell", "rings", "bicycle"]],
  ["only a pool", { places: ["pool"], items: [] }, ["pool"]],
  ["nothing", { places: [], items: [] }, ["bodyweight"]],
])("%s is stored as a list of equipment and read back from it", (_name, gear, list) => {
  expect(fromGear(gear)).toEqual(list);
  expect(toGear(list)).toEqual(gear);
});

test("a home with nothing in it is no home; a gym needs no list", () => {
  expect(fromGear({ places: ["home"], items: [] })).toEqual(["bodyweight"]);
  expect(fromGear({ places: ["gym", "home"], items: ["box"] })).toEqual(GYM_EQUIPMENT);
  expect(GYM_EQUIPMENT).toHaveLength(EQUIPMENT.length - 2);
});
