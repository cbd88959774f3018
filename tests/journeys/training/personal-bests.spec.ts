import { signInAthlete } from "../support/athlete.ts";
import { choose } from "../support/choose.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { nothingKept } from "../support/empty-device.ts";
import { ONCE } from "../support/once.ts";
import { expectToast, expectToastClear } from "../support/toast.ts";

test("personal bests: none yet, added, beaten, drawn, found, deleted and taken back", async ({ quietPage: page, isMobile }) => {
  const { device, userId } = await signInAthlete(page);
  await page.goto("/personal-bests");
  await expect(page).toHaveTitle("Personal Bests | Ironpace");
  await expect(page.getByRole("heading", { name: "No personal bests found" })).toBeVisible();
  await expect(page.getByText("Start by adding your first personal best")).toBeVisible();
  const dialog = page.getByRole("dialog");
  const save = () => dialog.getByRole("button", { name: "Save" }).click();

  await test.step("what is missing is told", async () => {
    await page.getByRole("button", { name: "Add Personal Best" }).click();
    await save();
    await expectToast(page, "Missing information");
    await expect(dialog.getByText("Missing information")).toBeVisible();
    await expectToastClear(page);
    await expect(dialog.getByRole("combobox", { name: "Exercise" })).toBeFocused();
    await expect(dialog.getByLabel("Value")).toHaveAccessibleDescription("Enter a value");
    await expectAccessible(page);
  });

  await test.step("a race, with what it says about training", async () => {
    await choose(page, "Category", "Running");
    await choose(page, "Exercise", "5km");
    await dialog.getByLabel("Value").fill("soon");
    await dialog.getByLabel("Date").fill("2026-05-02");
    await expect(dialog.getByLabel("Value")).toHaveAccessibleDescription("Enter a time like 23:15");
    await dialog.getByLabel("Value").fill("11:15");
    await save();
    await expect(dialog.getByText("Most athletes are between 14:00 and 50:00. Is this right?")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Value").fill("23:15");
    await save();
    await expectToast(page, "Personal Best Added");
    const best = page.getByRole("region", { name: "5km" });
    await expect(best).toContainText("23:15");
    await expect(best).toContainText("Training paces, estimated");
    await expect(best).toContainText("VDOT 41.7");
  });

  await test.step("beaten: the former value goes into the history", async () => {
    await page.getByRole("button", { name: "Update", exact: true }).click();
    await expect(dialog.getByText("Your best 5km so far: 23:15.")).toBeVisible();
    await dialog.getByLabel("Value").fill("22:48");
    await save();
    await expectToast(page, "Personal Best Updated");
    const best = page.getByRole("region", { name: "5km" });
    await expect(best.getByRole("row")).toHaveCount(3);
    await expect(best).toContainText("−0:27");
    await expectAccessible(page);
  });

  await test.step("slower: kept in the history, the headline stays; a mistyped value is deleted", async () => {
    const best = page.getByRole("region", { name: "5km" });
    await page.getByRole("button", { name: "Update", exact: true }).click();
    await dialog.getByLabel("Value").fill("23");
    await dialog.getByLabel("Date").fill("2026-01-10");
    await save();
    await expectToast(page, "Saved to the history");
    await expectToastClear(page);
    await expect(best.getByRole("row")).toHaveCount(3);
    // A bare number is minutes.
    await expect(best).toContainText("23:00");
    await expect(best).toContainText("−0:12");
    await page.getByRole("button", { name: "Update", exact: true }).click();
    await dialog.getByLabel("Value").fill("2:24");
    await save();
    await expect(dialog.getByText("Most athletes are between 14:00 and 50:00. Is this right?")).toBeVisible();
    await dialog.getByRole("button", { name: "Yes, that is right" }).click();
    await save();
    await expectToast(page, "Personal Best Updated");
    // A desktop has room for them.
    if (isMobile) await best.getByText("All 4 values").click();
    await expectAccessible(page);
    await best.getByRole("button", { name: /^Delete 2:24 from/ }).click();
    await expectToast(page, "2:24 deleted");
    await expect(best.getByText("All 3 values")).toBeVisible();
    await expect(best).toContainText("−0:12");
  });

  await test.step("an own exercise, typed again in other letters", async () => {
    for (const [name, value, date, told] of [
      ["Front Squat", "100", "2026-03-01", "Personal Best Added"],
      ["front squat", "102,5", "2026-04-01", "Personal Best Updated"],
      ["front squat", "101", "2026-04-02", "102.5 kg is still your best."],
    ] as const) {
      await page.getByRole("button", { name: "Add Personal Best" }).click();
      await choose(page, "Category", "Strength");
      await choose(page, "Exercise", "Custom exercise");
      await dialog.getByLabel("Exercise name").fill(name);
      await dialog.getByLabel("Value").fill(value);
      await dialog.getByLabel("Date").fill(date);
      await save();
      await expectToast(page, told);
    }
    await expect(page.getByRole("region", { name: "front squat" })).toContainText("+2.5 kg");
  });

  await test.step("a logged set says what the maximum may be, as a range", async () => {
    const session = { id: crypto.randomUUID(), user_id: userId, source: "free" };
    await device.from("performed_sessions").insert(session).throwOnError();
    const set = { exercise_name: "Front squat", set_index: 1, metric: "weight_reps", weight_kg: 100, reps: 5 };
    await device
      .from("performed_sets")
      .insert({ user_id: userId, performed_session_id: session.id, ...set })
      .throwOnError();
    await page.reload();
    const estimate = page.getByRole("region", { name: /^Estimated max/ });
    await expect(estimate).toContainText("112.5–119.0 kg");
    await estimate.getByTitle("What is e1RM?").click();
    await expect(page.getByRole("dialog", { name: "e1RM: estimated one-rep max" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(estimate).toContainText("from 100 kg × 5 on");
    await expectAccessible(page);
  });

  await test.step("looked for, deleted and taken back with its history", async () => {
    await page.getByLabel("Search exercises").fill("deadlift");
    await expect(page.getByRole("tabpanel", { name: "Strength" })).toContainText("Try adjusting your search");
    await page.getByLabel("Search exercises").fill("SQUAT");
    await page.getByRole("button", { name: "Actions for front squat" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expectToast(page, "Personal best deleted");
    await expect(page.getByRole("region", { name: "front squat" })).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("region", { name: "front squat" })).toContainText("+2.5 kg");
  });
});

test("a personal best that cannot be saved or loaded is told", ONCE, async ({ page }) => {
  const { device, userId } = await signInAthlete(page);
  await device
    .from("personal_bests")
    .insert({ user_id: userId, category: "strength", exercise_name: "Clean", value: "90", date: "2026-03-01" })
    .throwOnError();
  await page.route("**/rest/v1/personal_bests*", (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
  await page.goto("/personal-bests");
  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expectToast(page, "Failed to delete personal best");
  await expect(page.getByRole("region", { name: "Clean" })).toBeVisible();
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await page.getByLabel("Value").fill("92.5");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Failed to update personal best");
  await expect(page.getByLabel("Value")).toHaveValue("92.5");
  await page.unrouteAll();
  await page.route(/rest\/v1\/(personal_bests|rpc\/page_data)/, (route) => route.abort());
  await nothingKept(page);
  await page.goto("/personal-bests");
  await expect(page.getByText("Your personal bests could not be loaded")).toBeVisible();
});
