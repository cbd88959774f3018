import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readAthleteFile } from "./athlete-file.ts";

const directory = mkdtempSync(join(tmpdir(), "athlete-file-"));
afterAll(() => rmSync(directory, { recursive: true }));

const VALID = {
  level: "intermediate",
  focus: "hyrox",
  strength: { oneRepMax: { backSquat: 100 } },
  gymnastics: {},
  conditioning: { run5k: 1400 },
  availability: { daysPerWeek: 4, minutes: { 1: 45 } },
};

const REFERENCE = new URL("../../packages/training/test/reference/", import.meta.url).pathname;

test.each(readdirSync(REFERENCE).filter((file) => file.endsWith(".json")))("reads %s", (file) => {
  expect(readAthleteFile(join(REFERENCE, file)).availability.daysPerWeek).toBeGreaterThanOrEqual(3);
});

test.each([
  ["a field nobody knows", { ...VALID, favouriteColour: "red" }, /favouriteColour/],
  ["a field nobody knows, further down", { ...VALID, conditioning: { run3k: 700 } }, /conditioning: .*run3k/],
  ["a level that does not exist", { ...VALID, level: "pro" }, /level: .*"beginner"/],
  ["a weight that is a text", { ...VALID, strength: { oneRepMax: { backSquat: "100" } } }, /strength\.oneRepMax\.backSquat: .*number/],
  ["a time that no one runs", { ...VALID, conditioning: { run5k: 23 } }, /conditioning\.run5k/],
  [
    "a day that does not exist",
    { ...VALID, competitions: [{ date: "2026-02-30", priority: "A" }] },
    /competitions\.0\.date: a day is written/,
  ],
  [
    "kilometres in the place of metres",
    { ...VALID, history: { weeklyRun: { value: 22, source: "told" } } },
    /history\.weeklyRun\.value: in metres/,
  ],
  ["equipment nobody makes", { ...VALID, equipment: ["hoverboard"] }, /equipment\.0: unknown equipment; known are .*barbell/],
  ["too many days", { ...VALID, availability: { daysPerWeek: 8 } }, /availability\.daysPerWeek/],
])("names %s", (_, content, message) => {
  expect(() => readAthleteFile(write(JSON.stringify(content)))).toThrow(message);
});

test("says that a file is not JSON, or not there", () => {
  expect(() => readAthleteFile(write("{ level: beginner"))).toThrow(/is not JSON/);
  expect(() => readAthleteFile(join(directory, "absent.json"))).toThrow(/cannot be read/);
});

function write(text: string): string {
  const file = join(directory, "athlete.json");
  writeFileSync(file, text);
  return file;
}
