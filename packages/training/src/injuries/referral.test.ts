import { describe, expect, test } from "vitest";
import { EXERCISES } from "../catalogue/exercises.ts";
import { PAIN_RULE, referralFor } from "./referral.ts";
import { readInjuries } from "./read-injuries.ts";

const refer = (text: string): ReturnType<typeof referralFor> => referralFor(readInjuries(text, "2026-11-21"));

describe("referral", () => {
  test("chest pain: what was read, stop, whom to call, do not wait, no exercise", () => {
    const referral = refer("Chest pain when running");
    expect(referral?.classes).toEqual(["cardiac"]);
    const text = referral?.text ?? "";
    expect(text).toContain("“Chest pain when running”");
    expect(text).toContain("stop training for now");
    expect(text).toContain("call your emergency number");
    expect(text).toContain("Do not wait for a plan");
    for (const { name } of EXERCISES) expect(text.toLowerCase()).not.toContain(`${name.toLowerCase()} `);
  });

  test("self-harm is answered with care and a crisis line", () => {
    const text = refer("I want to hurt myself")?.text ?? "";
    expect(text).toContain("crisis line");
    expect(text).not.toContain("You wrote");
  });

  test("the most urgent of several decides whom to call", () => {
    expect(refer("fever, chest pain")?.text).toContain("call your emergency number at once");
    expect(refer("fever")?.text).toContain("See a doctor before you train again");
  });

  test("nothing to refer", () => {
    expect(refer("")).toBeUndefined();
    expect(refer("severe knee pain")).toBeUndefined();
  });
});

test("the pain rule names its limits", () => {
  for (const part of ["3/10", "24 hours", "night pain", "stop that exercise today"]) expect(PAIN_RULE).toContain(part);
});
