import { describe, expect, test } from "vitest";
import { ordinal, resultForm, resultFormOf, resultRowOf } from "./results.ts";
import { bestWods, wodForm, wodFormOf } from "./wods.ts";

const TODAY = "2026-11-22";
const errors = (schema: ReturnType<typeof resultForm> | ReturnType<typeof wodForm>, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("a competition result", () => {
  const form = { ...resultFormOf(undefined, TODAY), competition_name: "Hyrox Vienna", place: "113" };

  test("is stored on its day, without what is empty", () => {
    expect(resultRowOf(form)).toEqual({
      competition_name: "Hyrox Vienna",
      competition_type: "other",
      date: "2026-11-22T12:00:00.000Z",
      result: null,
      place: 113,
      notes: null,
    });
  });

  test.each([
    [{ competition_name: " " }, "competition_name: Required"],
    [{ competition_name: "x".repeat(201) }, "competition_name: At most 200 characters"],
    [{ date: "2026-11-23" }, "date: This day is still to come"],
    [{ date: "" }, "date: Enter a date"],
    [{ place: "0" }, "place: Between 1 and 1,000,000"],
    [{ place: "first" }, "place: Enter a whole number"],
    [{ notes: "x".repeat(4001) }, "notes: At most 4,000 characters"],
  ])("%o is refused: %s", (change, message) => {
    expect(errors(resultForm(TODAY), { ...form, ...change })).toEqual([message]);
  });

  test.each([
    [1, "1st"],
    [2, "2nd"],
    [3, "3rd"],
    [4, "4th"],
    [11, "11th"],
    [112, "112th"],
    [1021, "1,021st"],
  ])("place %d is the %s", (place, text) => expect(ordinal(place)).toBe(text));
});

describe("a benchmark WOD", () => {
  test("needs a name and a result", () => {
    expect(errors(wodForm(TODAY), wodFormOf(undefined, TODAY))).toEqual([
      "wod_name: Benchmark WOD name and result are required",
      "result: Benchmark WOD name and result are required",
    ]);
  });

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
