import { expect, test } from "vitest";
import { nobody } from "#test/nobody.ts";
import type { Athlete } from "./athlete.ts";
import { strengthLevel } from "./strength-level.ts";

const TODAY = "2026-11-23";
const lifting = (oneRepMax: Athlete["strength"]["oneRepMax"], more: Partial<Athlete> = {}) =>
  nobody({ sex: "male", bodyWeight: 80, strength: { oneRepMax }, ...more });

test("is the middle of the lifts for sex and body weight", () => {
  const found = strengthLevel(lifting({ backSquat: 180, deadlift: 160, overheadPress: 44 }), TODAY);
  expect(found?.level).toBe("intermediate");
  expect(found?.lifts).toEqual([
    { lift: "overheadPress", level: "beginner" },
    { lift: "deadlift", level: "intermediate" },
    { lift: "backSquat", level: "advanced" },
  ]);
});

test("of two lifts the lower one decides", () => {
  expect(strengthLevel(lifting({ backSquat: 180, deadlift: 160 }), TODAY)?.level).toBe("intermediate");
});

test("the same kilograms say more for a woman, and less for a heavier man", () => {
  expect(strengthLevel(lifting({ backSquat: 120 }), TODAY)?.level).toBe("intermediate");
  expect(strengthLevel(lifting({ backSquat: 120 }, { sex: "female" }), TODAY)?.level).toBe("advanced");
  expect(strengthLevel(lifting({ backSquat: 120 }, { bodyWeight: 110 }), TODAY)?.level).toBe("beginner");
});

test("is unknown without a body weight or a lift that was measured", () => {
  expect(strengthLevel(nobody({ sex: "male", strength: { oneRepMax: { backSquat: 120 } } }), TODAY)).toBeUndefined();
  expect(strengthLevel(nobody({ sex: "male", bodyWeight: 80, conditioning: { run5k: 1300 } }), TODAY)).toBeUndefined();
});
