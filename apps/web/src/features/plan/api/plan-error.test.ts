import { expect, test } from "vitest";
import { planErrorFrom } from "./plan-error.ts";

test("a refusal keeps its type, its fields and the plan it names", () => {
  const error = planErrorFrom({ error: "No", errorType: "VALIDATION_ERROR", status: 400, details: { userLevel: "is required" } });
  expect(error).toMatchObject({ message: "No", errorType: "VALIDATION_ERROR", details: { userLevel: "is required" } });
  expect(planErrorFrom({ error: "No", errorType: "ACTIVE_PLAN_EXISTS", activePlan: { id: "p", title: "P" } }).activePlanId).toBe("p");
});

test("a refusal told inside the text of another", () => {
  const text =
    'Edge function failed: {"error": "Weeks must be 1 to 12", "errorType": "VALIDATION_ERROR", "details": {"durationWeeks": "1 to 12"}}';
  expect(planErrorFrom({ error: text, errorType: "UNEXPECTED_ERROR" })).toMatchObject({
    message: "Weeks must be 1 to 12",
    errorType: "VALIDATION_ERROR",
    details: { durationWeeks: "1 to 12" },
  });
  expect(planErrorFrom({ error: "Set {a, b} is unknown" }).message).toBe("Set {a, b} is unknown");
});

test.each([undefined, null, "oops", { message: "x" }])("%j is a generation error", (body) => {
  expect(planErrorFrom(body)).toMatchObject({
    errorType: "GENERATION_ERROR",
    message: "Failed to generate training plan. Please try again.",
  });
});
