import { expect, test } from "vitest";
import { triage } from "../triage.ts";

const TODAY = "2026-11-28";

test.each([
  "y hace seis meses?",
  "et il y a un an ?",
  "e un mese fa?",
  "en drie maanden geleden?",
  "und vor sechs monaten?",
  "e há três meses?",
])("“%s” after a question about a lift is no sign", async (said) => {
  expect((await triage(said, ["what's my best back squat?", "and bench?"], TODAY)).kind).toBe("none");
});

test.each([
  ["tengo un bulto en la axila y he perdido peso", "desde hace seis meses"],
  ["j'ai du sang dans les selles", "depuis trois mois"],
])("beside “%s” it is read as before", async (before, said) => {
  expect((await triage(`${before}, ${said}`, [], TODAY)).kind).not.toBe("none");
  expect((await triage(before, [], TODAY)).kind).not.toBe("none");
});
