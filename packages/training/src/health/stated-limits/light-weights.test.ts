import { describe, expect, test } from "vitest";
import { readInjuries } from "../../injuries/read-injuries.ts";

const TODAY = "2026-11-27";
const limitsOf = (text: string) => readInjuries(text, TODAY).health.limits;

describe("weights that somebody allowed", () => {
  test.each([
    ["Surgeon signed me off for light weights from early nov, nothing over ~15kg until the check up on 14 jan", 50],
    ["Autorizou pesos leves/moderados, ainda nada de corrida nem saltos", 60],
    ["Physio erlaubt leichte bis mittlere Gewichte bis 10.1.", 60],
    ["le chirurgien autorise des charges légères", 50],
    ["il fisioterapista consente pesi leggeri", 50],
  ])("are lifted in long sets, far from failure: %s", (text, percent) => {
    expect(limitsOf(text)).toMatchObject({ rpe: 6, percent, fewestReps: 8, tests: false });
  });

  test.each(["I like light weights", "surgeon says no light weights yet", "ich mag keine leichten Gewichte", "pesos leves me aburren"])(
    "no permission: %s",
    (text) => {
      expect(limitsOf(text).fewestReps).not.toBe(8);
    },
  );

  test.each([
    "was 61kg in hospital, 68 now",
    "im Krankenhaus war ich 61 kg",
    "at 84 kg again would be nice, says the surgeon",
    "5 km a 24 minuti",
    "10k in 52 min",
  ])("the weight of a body and the time of a race limit nothing: %s", (text) => {
    const { kilograms, runMetres } = limitsOf(text);
    expect([kilograms, runMetres]).toEqual([Infinity, Infinity]);
  });

  test.each([
    ["no lifting over 10 kg", "kilograms"],
    ["nothing over 12kg, says the surgeon", "kilograms"],
    ["no more than 5 km in one go", "runMetres"],
    ["corro como mucho 5 km", "runMetres"],
  ] as const)("a limit stays one: %s", (text, field) => {
    expect(limitsOf(text)[field]).toBeLessThan(Infinity);
  });
});

describe("runs that follow each other", () => {
  test.each([
    "bei 2 Tagen Laufen hintereinander wirds schlechter",
    "my shin hurts if I run two days in a row",
    "corro dos días seguidos y empeora",
  ])("what gets worse by them has a day between: %s", (text) => {
    expect(limitsOf(text).consecutiveRuns).toBe(false);
  });

  test.each([
    "running two days in a row is fine",
    "ich laufe zwei Tage hintereinander ohne Probleme",
    "entreno dos días seguidos",
    "I lift two days in a row",
  ])("what is fine has none: %s", (text) => {
    expect(limitsOf(text).consecutiveRuns).toBe(true);
  });
});
