import { expect, test } from "vitest";
import { generationFormSchema } from "./generation-form-schema.ts";
import { getRequest, startChoices, type GenerationForm } from "./generation-form.ts";
import { getStage } from "./generation-progress.ts";

const today = "2026-11-21";
const form: GenerationForm = {
  userLevel: "intermediate",
  primaryFocus: "hyrox",
  weeklyAvailability: 4,
  goalDescription: "",
  injuryHistory: "",
  competitionName: "",
  competitionType: "",
  competitionDate: "",
  startDate: "2026-11-23",
};

function errorsOf(change: Partial<GenerationForm>): Readonly<Record<string, string>> {
  const result = generationFormSchema(today).safeParse({ ...form, ...change });
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]));
}

test("the form as it starts is valid", () => {
  expect(errorsOf({})).toEqual({});
});

test.each([
  [{ weeklyAvailability: 2 }, { weeklyAvailability: "You must train at least 3 days per week" }],
  [{ weeklyAvailability: 8 }, { weeklyAvailability: "Training days must be between 3 and 7 days per week" }],
  [{ competitionDate: "2026-11-20" }, { competitionDate: "The competition is in the past" }],
  [{ competitionDate: "2026-02-30" }, { competitionDate: "Enter a date" }],
  [{ competitionName: "Cologne" }, { competitionDate: "Enter the competition date" }],
  [{ injuryHistory: "x".repeat(4001) }, { injuryHistory: "At most 4,000 characters" }],
])("%o is refused", (change, errors) => {
  expect(errorsOf(change)).toMatchObject(errors);
});

test("the request is always for five weeks, and what was emptied is sent as empty", () => {
  expect(getRequest(form, "user")).toMatchObject({ durationWeeks: 5, injuryHistory: "", competitionDetails: { name: "", type: "" } });
  expect(getRequest({ ...form, competitionDate: "2027-02-01" }, "user").competitionDetails).toMatchObject({ date: "2027-02-01" });
});

test.each([
  ["2026-11-16", "2026-11-16", "2026-11-23", "2026-11-16"],
  ["2026-11-21", "2026-11-16", "2026-11-23", "2026-11-23"],
])("on %s the block can start on %s or %s", (day, thisWeek, nextWeek, suggested) => {
  expect(startChoices(day)).toEqual({ thisWeek, nextWeek, suggested });
});

test.each([
  [0, "Analysing your profile"],
  [29, "Analysing your profile"],
  [30, "Creating sessions, week 1 of 5"],
  [46, "Creating sessions, week 3 of 5"],
  [69, "Creating sessions, week 5 of 5"],
  [70, "Finishing your plan"],
])("at %i percent it reads %s", (progress, text) => {
  expect(getStage({ progress, currentStep: 3, totalSteps: 5 }, 5).text).toBe(text);
});

test("the weeks that stand come from the events", () => {
  expect(getStage(undefined, 5)).toMatchObject({ percent: 0, weeksMade: 0, totalWeeks: 5 });
  expect(getStage({ progress: 45, currentStep: 4, totalSteps: 5, week: 2, totalWeeks: 4 }, 5)).toMatchObject({
    weeksMade: 2,
    totalWeeks: 4,
  });
  expect(getStage({ progress: 75, currentStep: 5, totalSteps: 5 }, 5).weeksMade).toBe(5);
});

test("steps are done, under way or ahead", () => {
  expect(getStage({ progress: 45, currentStep: 4, totalSteps: 5 }, 5).steps.map(({ state }) => state)).toEqual([
    "done",
    "done",
    "done",
    "now",
    "ahead",
  ]);
  expect(getStage({ progress: 100, currentStep: 5, totalSteps: 5 }, 5).steps.every(({ state }) => state === "done")).toBe(true);
});
