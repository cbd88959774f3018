import { record, signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { expectToast } from "../support/toast.ts";

test("competition results: added, corrected, deleted and taken back, newest first", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  await record(athlete, "conditioning", { run_5k: "22:30" });
  await page.goto("/profile?tab=goals");
  const section = page.getByRole("region", { name: "Competition results" });
  await expect(section).toContainText("No competition results recorded yet.");
  const dialog = page.getByRole("dialog", { name: /^(Add|Edit) competition result$/ });
  const add = async (fields: Record<string, string>) => {
    await section.getByRole("button", { name: "Add" }).click();
    for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
    await dialog.getByRole("button", { name: "Save" }).click();
  };
  await add({ Competition: "", Date: "2099-01-01", Place: "0" });
  await expect(dialog.getByLabel("Competition")).toHaveAccessibleDescription("Required");
  await expect(dialog.getByLabel("Date")).toHaveAccessibleDescription("The date is in the future");
  await expect(dialog.getByLabel("Place")).toHaveAccessibleDescription("Between 1 and 1,000,000");
  await expectAccessible(page);
  await dialog.getByLabel("Competition").fill("Hyrox Vienna");
  await dialog.getByLabel("Date").fill("2026-02-07");
  await dialog.getByLabel("Result").fill("1:22:40");
  await dialog.getByLabel("Place").fill("113");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Competition Result Added");
  await expect(section.getByRole("listitem")).toContainText("113th");

  const today = new Date().toISOString().slice(0, 10);
  await section.getByRole("button", { name: "Add" }).click();
  await dialog.getByLabel("Competition").fill("City 5 km");
  await dialog.getByRole("combobox", { name: "Type" }).click();
  await page.getByRole("option", { name: "Running" }).click();
  await dialog.getByLabel("Date").fill(today);
  await dialog.getByLabel("Result").fill("21:58");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(section.getByRole("listitem").first()).toContainText("City 5 km");
  await expectAccessible(page);

  await test.step("better than the benchmark: to be used as it", async () => {
    await expect(section).toContainText("Better than your 5 km run benchmark.");
    await section.getByRole("button", { name: "Use as benchmark: 5 km run" }).click();
    await expectToast(page, "Conditioning Benchmarks Updated");
    await expect(section).not.toContainText("Better than your 5 km run benchmark.");
  });

  await test.step("corrected by keyboard", async () => {
    await section.getByRole("button", { name: "Actions for City 5 km" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Edit" }).press("Enter");
    await dialog.getByLabel("Place").fill("3");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Competition Result Updated");
    await expect(section.getByRole("listitem").first()).toContainText("3rd");
  });

  await test.step("deleted, and taken back", async () => {
    await section.getByRole("button", { name: "Actions for Hyrox Vienna" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expectToast(page, "Competition result deleted");
    await expect(section.getByText("Hyrox Vienna")).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(section.getByRole("listitem").last()).toContainText("Hyrox Vienna");
    await page.reload();
    await expect(section.getByRole("listitem").last()).toContainText("1:22:40");
  });
});

test("goals and motivation are edited where they stand", ONCE, async ({ quietPage: page }) => {
  const athlete = await signInAthlete(page);
  await page.goto("/profile?tab=goals");
  await page.getByRole("button", { name: "Edit upcoming competition and goals" }).click();
  await page.getByRole("textbox", { name: "Upcoming competition" }).fill("Hyrox Berlin");
  await page.getByLabel("Date", { exact: true }).fill("2027-02-06");
  await page.getByLabel("Goals for the next 3 to 6 months").fill("Under 1:20");
  await page.getByRole("textbox", { name: "Type" }).fill("x".repeat(101));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("textbox", { name: "Type" })).toHaveAccessibleDescription("At most 100 characters");
  await page.getByRole("textbox", { name: "Type" }).fill("hyrox");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Context & Goals Updated");
  await expect(page.getByText("Sat 6 Feb 2027")).toBeVisible();
  await page.getByRole("button", { name: "Edit motivation and training style" }).click();
  await page.getByLabel("What you would rather not do").fill("burpees");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Motivation Updated");
  const { data } = await athlete.device.from("athlete_motivation").select("training_dislikes").single();
  expect(data).toEqual({ training_dislikes: "burpees" });
});
