import { expect, test } from "vitest";
import { readInjuries } from "../injuries/read-injuries.ts";
import { type AskedPerson, readHealth } from "./read-health.ts";

const TODAY = "2026-11-23";
const SOMEBODY: AskedPerson = { isTrained: false, isBeginner: false, isRunner: false, isLifter: false };

/** special-populations.md section 6. */
test("22nd week, five years of CrossFit: the second-trimester row of the trained", () => {
  const { limits } = readHealth("36 J., 22. SSW, CrossFit seit 5 Jahren", TODAY);
  expect(limits).toMatchObject({ rpe: 7, percent: 80, fewestReps: 5, impact: 2, supine: false, scoredMinutes: 0, clearance: "required" });
});

test("a beta blocker switches heart rate off", () => {
  const { limits, findings } = readHealth("on bisoprolol", TODAY);
  expect(limits).toMatchObject({ heartRate: false, warmupMinutes: 15 });
  expect(findings[0]?.note).toContain("switched off because of bisoprolol");
});

test("a blood thinner closes what one falls from", () => {
  expect(readHealth("Marcumar seit 2 Jahren", TODAY).limits).toMatchObject({ falls: false, headDown: false, kipping: false, impact: 2 });
});

test("type 1 with a low sugar: carbohydrate first", () => {
  expect(readHealth("T1D, sugar 4.6", TODAY).findings[0]?.note).toMatch(/^At 4\.6: 10–20 g of carbohydrate first/u);
});

test("crashes after covid are paced", () => {
  expect(readHealth("had covid in March, crash two days after every run", TODAY).limits).toMatchObject({
    rpe: 2,
    sessionMinutes: 15,
    running: false,
  });
});

test("a disc is the lower back's, no hernia of the belly", () => {
  const reading = readInjuries("hernia discal L5", TODAY);
  expect(reading.health.findings).toEqual([]);
  expect(reading.regions.map(({ region }) => region)).toEqual(["lower_back"]);
});

test.each([
  "my mum has osteoporosis",
  "no diabetes, no asthma",
  "mon mari est diabétique",
  "kein Asthma, kein Diabetes",
  "family history of diabetes",
])("%j changes nothing and is understood", (text) => {
  const reading = readInjuries(text, TODAY);
  expect(reading.health.findings).toEqual([]);
  expect(reading.unread).toEqual([]);
});

test("a medicine nobody knows is shown back and holds the plan back", () => {
  const { unread, health } = readInjuries("taking Zyltrixa 40 mg for my Hoffmann thing", TODAY);
  expect(unread).toEqual(["taking Zyltrixa 40 mg for my Hoffmann thing"]);
  expect(health.limits).toMatchObject({ rpe: 7, tests: false, scoredMinutes: 12 });
});

test("an operation without a date is week 0", () => {
  const { findings, limits } = readHealth("op on my knee, all good now", TODAY);
  expect(limits).toMatchObject({ clearance: "required", rpe: 3 });
  expect(findings[0]?.ask).toBe("When was the operation?");
});

test("a cuff repair of five months ago is not healed", () => {
  const { health } = readInjuries("rotator cuff repair 5 months ago, cleared for light overhead", TODAY);
  expect(health.limits.regions).toEqual({ shoulder: 1 });
  expect(health.limits.clearance).toBe("none");
});

test("145 kg at 1.80 m with a squat of 220: the strength column is lifted, the impact row stays", () => {
  const { limits } = readHealth("", TODAY, { ...SOMEBODY, bodyWeight: 145, height: 180, isLifter: true });
  expect(limits).toMatchObject({ impact: 3, strideImpact: 1, running: false, percent: 100, fewestReps: 1 });
});

test("without a height 120 kg count as an index of 35 in what lands", () => {
  expect(readHealth("", TODAY, { ...SOMEBODY, bodyWeight: 120 }).limits).toMatchObject({ impact: 1, running: false });
  expect(readHealth("", TODAY, { ...SOMEBODY, bodyWeight: 119 }).findings).toEqual([]);
});

test.each([
  ["cleared by my cardiologist last week", "none"],
  ["my doctor is happy for me to train", "none"],
  ["not cleared yet", "required"],
  ["waiting to be cleared", "required"],
  ["my coach says I am cleared", "required"],
  ["I feel fine", "required"],
  ["cleared in 2024", "required"],
])("a stent, and %j: clearance %s", (text, clearance) => {
  expect(readHealth(`I had a stent in 2024, ${text}`, TODAY).limits.clearance).toBe(clearance);
});
