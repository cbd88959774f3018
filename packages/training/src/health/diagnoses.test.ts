import { expect, test } from "vitest";
import { readInjuries } from "../injuries/read-injuries.ts";
import { DIAGNOSES } from "./diagnoses.ts";
import type { HealthLimits } from "./limits.ts";

const TODAY = "2026-11-26";

/** Every name of the table is read as its diagnosis, in a sentence of somebody who has it. */
test.each(
  DIAGNOSES.flatMap(({ label, names }) =>
    names.split(",").map((name) => [name.replace(/ \* /gu, " my ").replace(/[*=]/gu, "").trim(), label] as const),
  ),
)("%s is %s", (name, label) => {
  const { health, unread } = readInjuries(`${name} since 2024, otherwise healthy`, TODAY);
  expect(health.findings.map((finding) => finding.label)).toContain(label);
  expect(unread).toEqual([]);
});

const TOLD: readonly (readonly [text: string, label: string, limits: Partial<HealthLimits>])[] = [
  ["New left knee (total replacement) in February", "your knee replacement", { closed: ["squat-deep", "deep-lunge", "kneeling"] }],
  ["Knie-TEP rechts vor 9 Monaten", "your knee replacement", { contacts: 0 }],
  ["prótesis total de cadera hace 8 meses", "your hip replacement", { closed: ["squat-deep", "deep-lunge", "floor"] }],
  ["prothèse totale du genou il y a 7 mois", "your knee replacement", { contacts: 0 }],
  ["ACDF C5/C6 14 months ago", "your neck fusion", { headDown: false }],
  ["gastric sleeve 10 weeks ago", "your weight-loss operation", { clearance: "required" }],
  ["rotator cuff repaired 8 weeks ago", "your shoulder repair", { regions: { shoulder: 0 } }],
];

test.each(TOLD)("an operation told in plain words: %s", (text, label, limits) => {
  const { health, regions, unread } = readInjuries(text, TODAY);
  expect(health.findings.map((finding) => finding.label)).toContain(label);
  expect(health.limits).toMatchObject(limits);
  // A joint that was replaced is no sore joint beside it.
  if (label.includes("replacement")) expect(regions).toEqual([]);
  expect(unread).toEqual([]);
});

test("a new pain in a knee is no new knee", () => {
  const { health, regions } = readInjuries("new knee pain since Monday", TODAY);
  expect(health.findings).toEqual([]);
  expect(regions.map(({ region }) => region)).toEqual(["knee"]);
});

test.each([
  ["New left knee (total replacement) in February, bends to about 100 degrees", "squat-deep", "set the saddle high"],
  ["Knie beugt nur bis 110°", "squat-deep", "set the saddle high"],
  ["la rodilla dobla hasta 90 grados", "squat-deep", "set the saddle high"],
  ["my arm only goes up to 100 degrees", "bar-hang", "nothing overhead"],
] as const)("a range of motion is a limit: %s", (text, closed, note) => {
  const { health, unread } = readInjuries(text, TODAY);
  expect(health.limits.closed).toContain(closed);
  expect(health.findings.map((finding) => finding.note).join(" ")).toContain(note);
  expect(unread).toEqual([]);
});

test("runs after an operation of the leg come back with walks between", () => {
  const { health, regions } = readInjuries("ACL reconstruction 5 months ago, physio started me on jogging last week", TODAY);
  expect(health.limits).toMatchObject({ runRung: 3, clearance: "none" });
  expect(regions).toMatchObject([{ region: "knee", grade: 1, running: "free" }]);
  expect(readInjuries("Bandscheiben-OP L5/S1 vor 10 Wochen", TODAY).health.limits.running).toBe(false);
});
