import { describe, expect, test } from "vitest";
import { type ResultEntry, resultEntrySchema, resultRow, wodEntrySchema, wodRow } from "./result-entries.ts";

const TODAY = "2026-11-22";
const errors = (schema: ReturnType<typeof resultEntrySchema> | ReturnType<typeof wodEntrySchema>, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("a competition result", () => {
  const entry: ResultEntry = {
    competition_name: " Hyrox Vienna",
    competition_type: "other",
    date: TODAY,
    result: "",
    place: "113",
    notes: " ",
  };

  test("is stored on its day, without what is empty", () => {
    expect(errors(resultEntrySchema(TODAY), entry)).toBeUndefined();
    expect(resultRow(entry)).toEqual({
      competition_name: "Hyrox Vienna",
      competition_type: "other",
      date: "2026-11-22T12:00:00.000Z",
      result: null,
      place: 113,
      notes: null,
    });
    expect(resultRow({ ...entry, place: " " }).place).toBeNull();
  });

  test.each([
    [{ competition_name: " " }, "competition_name: Required"],
    [{ competition_name: "x".repeat(201) }, "competition_name: At most 200 characters"],
    [{ date: "2026-11-23" }, "date: The date is in the future"],
    [{ date: "" }, "date: Enter a date"],
    [{ date: "1949-12-31" }, "date: Enter a date"],
    [{ place: "0" }, "place: Between 1 and 1,000,000"],
    [{ place: "first" }, "place: Enter a whole number"],
    [{ result: "x".repeat(201) }, "result: At most 200 characters"],
    [{ notes: "x".repeat(4001) }, "notes: At most 4,000 characters"],
  ])("%o is refused: %s", (change, message) => {
    expect(errors(resultEntrySchema(TODAY), { ...entry, ...change })).toEqual([message]);
  });
});

describe("a benchmark WOD", () => {
  test("needs a name and a result", () => {
    expect(errors(wodEntrySchema(TODAY), { wod_name: "", result: " ", date_completed: TODAY, notes: "" })).toEqual([
      "wod_name: Benchmark WOD name and result are required",
      "result: Benchmark WOD name and result are required",
    ]);
  });

  test("is stored trimmed", () => {
    const entry = { wod_name: "Fran ", result: " 4:35", date_completed: TODAY, notes: "" };
    expect(wodRow(entry)).toEqual({ wod_name: "Fran", result: "4:35", date_completed: TODAY, notes: null });
  });
});
