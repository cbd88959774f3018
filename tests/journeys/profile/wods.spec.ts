import { signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { expectToast } from "../support/toast.ts";

test("benchmark WODs: from the catalogue or in own words, with level and best, newest first", ONCE, async ({ quietPage: page }) => {
  await signInAthlete(page);
  await page.goto("/profile");
  await page.getByRole("tab", { name: "WODs" }).click();
  const section = page.getByRole("region", { name: "Benchmark WODs" });
  await expect(section).toContainText("No benchmark WODs recorded yet.");
  const dialog = page.getByRole("dialog", { name: /^(Add|Edit) benchmark WOD$/ });
  const addButton = section.getByRole("button", { name: "Add" });

  await test.step("what is missing or cannot be", async () => {
    await addButton.click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByLabel("WOD", { exact: true })).toHaveAccessibleDescription("Benchmark WOD name and result are required");
    await expect(dialog.getByLabel("Result")).toHaveAccessibleDescription("Benchmark WOD name and result are required");
    await dialog.getByLabel("Date").fill("2099-01-01");
    await dialog.getByLabel("Notes").click();
    await expect(dialog.getByLabel("Date")).toHaveAccessibleDescription("The date is in the future");
    await expectAccessible(page);
  });

  await test.step("a workout of the catalogue says what it is and reads the result", async () => {
    await dialog.getByLabel("WOD", { exact: true }).fill("fran");
    await expect(dialog).toContainText("21-15-9 for time: thrusters (43 / 29 kg), pull-ups (kipping).");
    await expect(dialog).toContainText("Advanced up to 5:00");
    await dialog.getByLabel("Result").fill("quick");
    await expect(dialog).toContainText("Not a score for this workout");
    await dialog.getByLabel("Result").fill("4:35");
    await expect(dialog).toContainText("Advanced level.");
    await dialog.getByLabel("Date").fill("2026-03-01");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Benchmark WOD Added");
  });

  const add = async (name: string, result: string, date: string) => {
    await addButton.click();
    await dialog.getByLabel("WOD", { exact: true }).fill(name);
    await dialog.getByLabel("Result").fill(result);
    await dialog.getByLabel("Date").fill(date);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
  };
  await add("Fran", "5:12", "2026-05-01");
  await add("Garage nine", "14:20", "2026-06-01");
  const entries = section.getByRole("listitem");
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText("Garage nine");
  await expect(entries.nth(1)).toContainText("Intermediate");
  await expect(entries.nth(2)).toContainText("Best");
  await expectAccessible(page);

  await test.step("deleted, and taken back", async () => {
    await section.getByRole("button", { name: "Actions for Garage nine, 14:20" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expectToast(page, "Benchmark WOD deleted");
    await expect(entries).toHaveCount(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(entries.nth(0)).toContainText("Garage nine");
  });

  await test.step("corrected", async () => {
    await section.getByRole("button", { name: "Actions for Fran, 5:12" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await dialog.getByLabel("Result").fill("4:12");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Benchmark WOD Updated");
    await expect(entries.nth(1)).toContainText("Best");
  });
});

test("a WOD that cannot be saved or deleted is told", ONCE, async ({ page }) => {
  const athlete = await signInAthlete(page);
  await athlete.device.from("benchmark_wods").insert({ user_id: athlete.userId, wod_name: "Grace", result: "3:10" }).throwOnError();
  await page.route("**/rest/v1/benchmark_wods*", (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
  await page.goto("/profile");
  await page.getByRole("tab", { name: "WODs" }).click();
  await page.getByRole("button", { name: "Actions for Grace, 3:10" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expectToast(page, "Failed to delete benchmark WOD");
  await expect(page.getByText("3:10")).toBeVisible();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByLabel("WOD", { exact: true }).fill("Fran");
  await page.getByLabel("Result").fill("4:35");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Failed to add benchmark WOD");
  await expect(page.getByLabel("Result")).toHaveValue("4:35");
});
