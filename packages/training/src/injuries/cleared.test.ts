import { describe, expect, test } from "vitest";
import { clearedRegions } from "./cleared.ts";
import { readInjuries } from "./read-injuries.ts";

const TODAY = "2026-12-28";
const SHOULDER = readInjuries("shoulder 6/10 in the bench", "2026-12-15");

describe("a professional's yes", () => {
  test.each([
    ["physio: biceps tendon, not torn. can press to pain 3.", false],
    ["doctor cleared me to load it gently", true],
    ["x-ray clear, just a sprain, doctor cleared me to load it", false],
    ["Physio sagt ich darf wieder drücken", false],
    ["surgeon signed me off", false],
  ])("%s", (text, isCareful) => expect(clearedRegions(text, SHOULDER, TODAY)).toEqual({ regions: ["shoulder"], isCareful }));
});

describe("no yes", () => {
  test.each([
    "physio says I cannot press yet",
    "physio: no pressing till February",
    "my coach cleared me to press",
    "waiting for the doctor to clear me",
    "physio appointment tomorrow, then I can press",
    "Arzttermin nächste Woche, dann darf ich drücken",
    "can press to pain 3",
    "doctor cleared me, but my knee hurts 6/10",
    "der Physio sagt, noch nicht drücken",
  ])("%s", (text) => expect(clearedRegions(text, SHOULDER, TODAY)).toBeUndefined());
});

test("of two sore places only the one that is named is opened", () => {
  const both = readInjuries("shoulder 6/10. knee 5/10", "2026-12-15");
  expect(clearedRegions("doctor cleared me to train", both, TODAY)).toBeUndefined();
  expect(clearedRegions("doctor cleared my knee for loading", both, TODAY)?.regions).toEqual(["knee"]);
});
