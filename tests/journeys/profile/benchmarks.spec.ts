import type { Page } from "@playwright/test";
import { record, signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { expectToast, expectToastClear } from "../support/toast.ts";

const open = async (page: Page, kind: string) => {
  await page.getByRole("tab", { name: kind }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
};
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

test("bad input of every field is told beside it, and nothing is saved", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page, { gender: "male" });
  await page.goto("/profile");
  const wrong = {
    Strength: [
      ["Back squat", "heavy", "Enter a number"],
      ["Deadlift", "601", "Between 1 and 600 kg"],
      ["Clean and jerk", "-5", "Between 1 and 300 kg"],
      ["Snatch", "0", "Between 1 and 260 kg"],
      ["Overhead press", "1e3", "Enter a number"],
    ],
    Gymnastics: [
      ["Strict pull-ups", "4.5", "Enter a whole number"],
      ["Handstand push-ups", "201", "Between 0 and 200 reps"],
      ["Bar muscle-ups", "many", "Enter a number"],
      ["Ring muscle-ups", "-1", "Between 0 and 100 reps"],
    ],
    Conditioning: [
      ["500 m row", "0:30", "Between 1:00 and 10:00"],
      ["5 km run", "21:75", "Enter a time like 4:35 or 1:02:10"],
      ["10 km run", "fast", "Enter a time like 4:35 or 1:02:10"],
      ["20-minute bike power", "212.5", "Enter a whole number"],
      ["VO2 max", "101", "Between 10 and 100 ml/kg/min"],
    ],
  };
  for (const [kind, fields] of Object.entries(wrong)) {
    await open(page, kind);
    for (const [label, text] of fields) await page.getByLabel(label!, { exact: true }).fill(text!);
    await save(page);
    for (const [label, , message] of fields) {
      await expect(page.getByLabel(label!, { exact: true })).toHaveAccessibleDescription(message!);
    }
    await expectAccessible(page);
    await page.getByRole("button", { name: "Cancel" }).click();
  }
  const { count } = await athlete.device.from("strength_benchmarks").select("*", { count: "exact", head: true });
  expect(count).toBe(0);
});

test("an unlikely value is asked about once; the new set retires the old one and has a history", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page, { gender: "female", body_weight_kg: 64 });
  await record(athlete, "strength", { back_squat: 100, deadlift: 130, date_recorded: "2026-03-01" });
  await page.goto("/profile");
  await expect(page.getByText("First value").filter({ visible: true }).first()).toBeVisible();
  await open(page, "Strength");
  await page.getByLabel("Back squat").fill("205");
  await save(page);
  await expect(page.getByText("Most athletes are between 20 and 185 kg. Is this right?")).toBeVisible();
  await page.getByLabel("Back squat").fill("105");
  await page.getByLabel("Snatch").fill("190");
  await save(page);
  await page.getByRole("button", { name: "Yes, that is right" }).click();
  await save(page);
  await expectToast(page, "Strength Benchmarks Updated");
  await expect(page.getByText("+5.0").filter({ visible: true })).toBeVisible();
  const history = page.getByRole("button", { name: "History of Back squat" });
  await history.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").filter({ hasText: "1 Mar 2026" })).toContainText("100.0 kg");
  await expectAccessible(page);
  const { data } = await athlete.device.from("strength_benchmarks").select("back_squat, deadlift, is_current").order("is_current");
  expect(data).toEqual([
    { back_squat: 100, deadlift: 130, is_current: false },
    { back_squat: 105, deadlift: 130, is_current: true },
  ]);

  await page.getByText("All 2 values").click();
  await page.getByRole("button", { name: /^Delete 105\.0 kg from / }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Your value goes back to 100.0 kg.");
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "105.0 kg deleted");
  await expectToastClear(page);
  await expect(page.getByText("1 value", { exact: true })).toBeVisible();
  const after = await athlete.device.from("strength_benchmarks").select("back_squat, snatch").eq("is_current", true);
  expect(after.data).toEqual([{ back_squat: 100, snatch: 190 }]);
});

test("two tabs, two lifts: both stand", ONCE, async ({ quietPage: page, context }) => {
  const athlete = await signInAthlete(page);
  const other = await context.newPage();
  for (const [tab, lift] of [
    [page, "Back squat"],
    [other, "Deadlift"],
  ] as const) {
    await tab.goto("/profile");
    await open(tab, "Strength");
    await tab.getByLabel(lift).fill("120");
  }
  await save(page);
  await expectToast(page, "Strength Benchmarks Updated");
  await save(other);
  await expectToast(other, "Strength Benchmarks Updated");
  const { data } = await athlete.device.from("strength_benchmarks").select("back_squat, deadlift").eq("is_current", true);
  expect(data).toEqual([{ back_squat: 120, deadlift: 120 }]);
});

test("what cannot be saved keeps the form and what was typed", ONCE, async ({ page }) => {
  await signInAthlete(page);
  await page.goto("/profile");
  await open(page, "Conditioning");
  await page.getByLabel("5 km run").fill("22.30");
  await page.getByLabel("10 km run").click();
  await expect(page.getByLabel("5 km run")).toHaveValue("22:30");
  await page.route("**/rpc/record_benchmarks", (route) => route.abort());
  await save(page);
  await expectToast(page, "Failed to update conditioning benchmarks");
  await expect(page.getByLabel("5 km run")).toHaveValue("22:30");
  await page.unroute("**/rpc/record_benchmarks");
  await save(page);
  await expectToast(page, "Conditioning Benchmarks Updated");
});
