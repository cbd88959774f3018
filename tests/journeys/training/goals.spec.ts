import { signInAthlete } from "../support/athlete.ts";
import { choose, showFilters } from "../support/choose.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { nothingKept } from "../support/empty-device.ts";
import { ONCE } from "../support/once.ts";
import { expectToast, expectToastClear, expectToastInside } from "../support/toast.ts";

test("goals: none yet, added, came on, reached, found, corrected, deleted and taken back", async ({ quietPage: page }) => {
  await signInAthlete(page);
  await page.goto("/goals");
  await expect(page).toHaveTitle("Goals | Ironpace");
  await expect(page.getByRole("heading", { name: "No goals yet" })).toBeVisible();
  await expectAccessible(page);
  const dialog = page.getByRole("dialog");
  const card = (title: string) => page.getByRole("article", { name: title });

  await test.step("what is missing is told at its field", async () => {
    await page.getByRole("button", { name: "Add Goal" }).first().click();
    await expect(page.getByRole("dialog", { name: "Create New Goal" })).toBeVisible();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Please fill in all required fields.");
    for (const field of ["Title", "Target value", "Unit", "Due date"]) {
      await expect(dialog.getByLabel(field)).toHaveAccessibleDescription("Required");
    }
    await dialog.getByLabel("Target value").fill("-3");
    await expect(dialog.getByLabel("Target value")).toHaveAccessibleDescription("Enter a number above 0");
    await expectAccessible(page);
  });

  await test.step("Escape asks before it discards what was entered", async () => {
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
    await expectAccessible(page);
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(dialog.getByLabel("Target value")).toHaveValue("-3");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Discard" }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Add Goal" }).first().click();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Add Goal" }).first().click();
  });

  await test.step("added", async () => {
    await dialog.getByLabel("Title").fill("Twelve strict pull-ups");
    await dialog.getByLabel("Description").fill("Every repetition from a dead hang, chin over the bar, no kip. ".repeat(3));
    await choose(page, "Category", "Skill");
    await dialog.getByLabel("Current value").fill("9");
    await dialog.getByLabel("Target value").fill("12");
    await dialog.getByLabel("Unit").fill("reps");
    await dialog.getByLabel("Due date").fill("2199-12-31");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Goal added");
    await expect(card("Twelve strict pull-ups")).toContainText("9of 12 reps");
    await expect(card("Twelve strict pull-ups")).toContainText("75%");
    await card("Twelve strict pull-ups").getByRole("button", { name: "Show more" }).click();
    await expect(card("Twelve strict pull-ups").getByRole("button", { name: "Show less" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("it comes on and is reached", async () => {
    await card("Twelve strict pull-ups").getByRole("button", { name: "Update Progress" }).click();
    const value = card("Twelve strict pull-ups").getByLabel("Current value");
    await expect(value).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(card("Twelve strict pull-ups").getByRole("button", { name: "Update Progress" })).toBeFocused();
    await page.keyboard.press("Enter");
    await value.fill("eleven");
    await card("Twelve strict pull-ups").getByRole("button", { name: "Save" }).click();
    await expect(value).toHaveAccessibleDescription("Enter 0 or more");
    await expectAccessible(page);
    await value.fill("13");
    await card("Twelve strict pull-ups").getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Goal completed");
    await expect(card("Twelve strict pull-ups").getByRole("button", { name: "Update Progress" })).toBeFocused();
    await expect(card("Twelve strict pull-ups")).toContainText("Completed");
    await expect(card("Twelve strict pull-ups")).toContainText("100%");
  });

  await test.step("kept, deleted, and taken back", async () => {
    await page.reload();
    await expect(card("Twelve strict pull-ups")).toContainText("13of 12 reps");
    // A slow press: the button may not jump when its menu opens.
    await page.getByRole("button", { name: "Actions for Twelve strict pull-ups" }).click({ delay: 300 });
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expectToast(page, "Goal deleted");
    await expect(page.getByRole("heading", { name: "No goals yet" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card("Twelve strict pull-ups")).toContainText("13of 12 reps");
  });
});

test("goals are counted from the log, sorted out and looked for; what cannot be saved or loaded is told", ONCE, async ({ page }) => {
  const { device, userId } = await signInAthlete(page);
  const mine = { user_id: userId, category: "endurance", target_value: 20, unit: "km" } as const;
  await device
    .from("goals")
    .insert({ ...mine, title: "Run 20 km", measure: "distance", start_date: "2026-01-01", due_date: "2199-12-31" })
    .throwOnError();
  await device
    .from("goals")
    .insert({ ...mine, title: "Row a lot", due_date: "2026-02-01" })
    .throwOnError();
  const reached = Array.from({ length: 14 }, (_, n) => ({ ...mine, title: `Reached ${n}`, current_value: 20, due_date: "2026-03-01" }));
  await device.from("goals").insert(reached).throwOnError();
  const { data } = await device.from("performed_sessions").insert({ user_id: userId, source: "free" }).select("id").single().throwOnError();
  await device
    .from("performed_sets")
    .insert({ user_id: userId, performed_session_id: data.id, exercise_name: "Run", set_index: 1, metric: "distance", metres: 12_400 })
    .throwOnError();

  await page.goto("/goals");
  const run = page.getByRole("article", { name: "Run 20 km" });
  await expect(run).toContainText("12.4of 20 km");
  await expect(run).toContainText("Tracked from your log");
  await expect(run.getByRole("figure", { name: /^Run 20 km: 12.4 km, target 20 km/ })).toBeVisible();
  await expect(page.getByRole("article", { name: "Row a lot" })).toContainText("Overdue, was due Sun 1 Feb 2026");
  await expect(page.getByRole("article")).toHaveCount(12);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("article")).toHaveCount(16);
  await showFilters(page);
  await page.getByRole("radio", { name: "Overdue" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByLabel("Search goals").fill("swim");
  await expect(page.getByText("No goal matches your search.")).toBeVisible();
  await page.getByRole("radio", { name: "All", exact: true }).click();
  await page.getByLabel("Search goals").fill("run");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectAccessible(page);

  await page.getByLabel("Search goals").fill("");
  await page.getByRole("button", { name: "Add Goal" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("5 km under 22 minutes");
  await choose(page, "Category", "Endurance");
  await dialog.getByRole("radio", { name: "Lower" }).click();
  await dialog.getByLabel("Current value").fill("20");
  await dialog.getByLabel("Target value").fill("22");
  await dialog.getByLabel("Unit").fill("min");
  await dialog.getByLabel("Due date").fill("2199-12-31");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByLabel("Current value")).toHaveAccessibleDescription("Your starting value must be above the target");
  await dialog.getByLabel("Current value").fill("25");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  const time = page.getByRole("article", { name: "5 km under 22 minutes" });
  await expect(time).toContainText("25:00down to 22:00");
  await time.getByRole("button", { name: "Update Progress" }).click();
  await expect(time.getByLabel("Current value")).toHaveValue("25:00");
  await time.getByLabel("Current value").fill("21:30");
  await time.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Goal completed");
  await expect(time).toContainText("100%");

  await page.route("**/rest/v1/goals*", (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
  await page.getByRole("button", { name: "Actions for Run 20 km" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByLabel("Target value").fill("25");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToastInside(page.getByRole("dialog"), "Failed to update goal");
  await expectToastClear(page);
  await expect(page.getByLabel("Target value")).toHaveValue("25");
  await page.unrouteAll();
  await page.route(/rest\/v1\/(goals|rpc\/page_data)/, (route) => route.abort());
  await page.goto("/goals");
  await expect(page.getByRole("status").getByText("Some data could not be refreshed")).toBeVisible();
  await expect(run).toBeVisible();
  await expectAccessible(page);
  await nothingKept(page);
  await page.goto("/goals");
  await expect(page.getByText("Your goals could not be loaded")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(run).toBeVisible();
});

test("a goal that was named in the profile is offered until it has its number", ONCE, async ({ quietPage: page }) => {
  const { device, userId } = await signInAthlete(page);
  await device
    .from("athlete_context")
    .upsert({ user_id: userId, short_term_goals: "A faster 10k\nMy first muscle-up" }, { onConflict: "user_id" })
    .throwOnError();
  await page.goto("/goals");
  const told = page.getByRole("region", { name: "Not tracked yet" });
  await expect(told.getByRole("listitem")).toHaveText([/A faster 10k/, /My first muscle-up/]);
  await expectAccessible(page);
  await told.getByRole("button", { name: "Set target and date: A faster 10k" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Goal" });
  await expect(dialog.getByLabel("Title")).toHaveValue("A faster 10k");
  await choose(page, "Category", "Endurance");
  await dialog.getByRole("radio", { name: "Lower" }).click();
  await dialog.getByLabel("Current value").fill("46:20");
  await dialog.getByLabel("Target value").fill("45:00");
  await dialog.getByLabel("Unit").fill("min");
  await dialog.getByLabel("Due date").fill("2199-12-31");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("article", { name: "A faster 10k" })).toContainText("46:20down to 45:00");
  await expect(told.getByRole("listitem")).toHaveText([/My first muscle-up/]);
});
