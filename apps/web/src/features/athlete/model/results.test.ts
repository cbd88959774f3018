import { describe, expect, test } from "vitest";
import { bestWods } from "./wods.ts";

const TODAY = "2026-11-22";
describe("a benchmark WOD", () => {
  test("the best of a workout is marked once it was done twice, whichever way is better", () => {
    const wod = (id: string, wod_name: string, result: string) => ({
      id,
      user_id: "",
      wod_name,
      result,
      notes: null,
      date_completed: TODAY,
      created_at: "",
    });
    const entries = [
      wod("1", "Fran", "4:35"),
      wod("2", "fran ", "5:12"),
      wod("3", "Cindy", "17+5"),
      wod("4", "Cindy", "18"),
      wod("5", "Grace", "3:00"),
      wod("6", "Garage nine", "1:00"),
      wod("7", "Garage nine", "2:00"),
    ];
    expect([...bestWods(entries)]).toEqual(["1", "4"]);
  });
});
