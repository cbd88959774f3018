import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { signInAdmin } from "../support/admin.ts";
import { choose } from "../support/choose.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { dismissToast, expectToast } from "../support/toast.ts";
import { pressTwice } from "../support/pressed-twice.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const save = (page: Page) => dialog(page).getByRole("button", { name: "Save" }).click();
const nothingFound = (page: Page) => page.getByText("No exercises found. Try adjusting your search or filters.");
/** All journeys write to one library: each looks for its own word. */
const word = () => `w${crypto.randomUUID().slice(0, 8)}`;
async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test(
  "exercises: added with substitutions and stress, found, changed, seen by athletes, deleted and taken back",
  ONCE,
  async ({ quietPage: page }) => {
    await signInAdmin(page);
    const mine = word();
    const [first, second] = [`Sled ${mine}`, `Yoke ${mine}`];
    await page.goto(`/admin/exercises?q=${mine}`);
    await expect(nothingFound(page)).toBeVisible();
    await expectAccessible(page);

    await test.step("added", async () => {
      await page.getByRole("button", { name: "Add Exercise" }).click();
      await save(page);
      await expect(dialog(page).getByLabel("Name")).toHaveAccessibleDescription("Enter a name");
      await expect(dialog(page).getByRole("combobox", { name: "Category" })).toHaveText("Strength");
      await expect(dialog(page).getByRole("combobox", { name: "Difficulty" })).toHaveText("Beginner");
      await dialog(page).getByLabel("Name").fill(first);
      await dialog(page).getByLabel("Description").fill("Lean in. Short steps.");
      await dialog(page).getByLabel("Demo video").fill("example.com/sled");
      await dialog(page).getByLabel("Demo video").blur();
      await expect(dialog(page).getByLabel("Demo video")).toHaveAccessibleDescription("Enter an address that begins with https://");
      await dialog(page).getByLabel("Demo video").fill("https://www.example.com/sled");
      await dialog(page).getByRole("radiogroup", { name: "Stress on the knee" }).getByText("3").click();
      const substitution = dialog(page).getByRole("combobox", { name: "Add a substitution" });
      await substitution.fill("Squad of nothing");
      await substitution.press("Enter");
      await expect(dialog(page).getByText("“Squad of nothing” is not in the exercise library")).toBeVisible();
      await substitution.fill("wall SIT");
      await substitution.press("Enter");
      await expect(dialog(page).getByText("Wall sit", { exact: true })).toBeVisible();
      await substitution.fill("goblet squat to");
      await page.getByRole("option", { name: "Goblet squat to box" }).click();
      await dialog(page).getByRole("button", { name: "Move Goblet squat to box up" }).click();
      await expect(
        dialog(page)
          .getByRole("listitem")
          .filter({ hasText: /squat|sit/ })
          .first(),
      ).toContainText("Goblet squat to box");
      await expectAccessible(page);
      await save(page);
      await expectToast(page, "Exercise Added");
      await dismissToast(page);
    });

    await test.step("in the table, by parts of its words, by category, in the order of a column", async () => {
      await page.getByRole("button", { name: "Add Exercise" }).click();
      await dialog(page).getByLabel("Name").fill(second);
      await choose(page, "Category", "Functional");
      await choose(page, "Difficulty", "Advanced");
      await save(page);
      const row = (name: string) => page.getByRole("row").filter({ hasText: name });
      await expect(row(first)).toContainText(/Strength.*Beginner.*Yes/);
      await expect(row(second)).toContainText(/Functional.*Advanced/);
      await page.getByLabel("Search exercises").fill(`${mine.slice(2)} LED`);
      await expect(row(second)).toHaveCount(0);
      await expect(row(first)).toBeVisible();
      await page.getByLabel("Search exercises").fill(mine);
      await choose(page, "Category", "Functional");
      await expect(row(first)).toHaveCount(0);
      await choose(page, "Category", "Flexibility");
      await expect(nothingFound(page)).toBeVisible();
      await choose(page, "Category", "All Categories");
      await page.getByRole("button", { name: "Difficulty", exact: true }).click();
      await page.getByRole("button", { name: "Difficulty", exact: true }).click();
      await expect(page).toHaveURL(/sort=-difficulty/);
      await expect(page.getByRole("row").nth(1)).toContainText(second);
      await expectAccessible(page);
    });

    await test.step("changed, and seen by athletes", async () => {
      await act(page, second, "Edit");
      const substitution = dialog(page).getByRole("combobox", { name: "Add a substitution" });
      await substitution.fill(first);
      await substitution.press("Enter");
      await expect(dialog(page).getByText(first, { exact: true })).toBeVisible();
      await save(page);
      await expectToast(page, "Exercise Updated");
      await dismissToast(page);
      await act(page, first, "As athletes see it");
      await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
      await expect(page.getByText("Lean in. Short steps.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Watch it on example.com" })).toHaveAttribute("href", "https://www.example.com/sled");
      const works = page.getByRole("region", { name: "Muscles worked" });
      await works.getByText("Joints", { exact: true }).click();
      await expect(works.getByRole("listitem").filter({ hasText: "Knee" })).toContainText("High");
      for (const name of ["Goblet squat to box", "Wall sit"])
        await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeVisible();
      await page.goBack();
    });

    await test.step("deleted, after it was told what refers to it, and taken back", async () => {
      await act(page, first, "Delete");
      await expect(page.getByRole("alertdialog")).toContainText(
        `It is a substitute for ${second}. The name stays in that exercise's substitution list.`,
      );
      await expectAccessible(page);
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expectToast(page, "Exercise Deleted");
      await expect(page.getByRole("row").filter({ hasText: first })).toHaveCount(0);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("row").filter({ hasText: first })).toBeVisible();
      await dismissToast(page);
    });
  },
);

test("files of exercises and failures: every message says why", ONCE, async ({ quietPage: page }) => {
  const admin = await signInAdmin(page);
  const mine = word();
  await admin.device
    .from("exercises")
    .insert({ name: `=Cart ${mine}`, description: "Old" })
    .throwOnError();
  await page.goto(`/admin/exercises?q=${mine}`);
  const file = dialog(page).getByLabel("File to import");
  const count = (name: string) => dialog(page).getByRole("status").getByText(name, { exact: true }).locator("xpath=..");

  await test.step("what is shown is exported, and comes back unchanged", async () => {
    await page.getByRole("button", { name: "Export" }).click();
    const waiting = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Only the exercises shown" }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^exercises-\d{4}-\d\d-\d\d\.csv$/);
    const csv = readFileSync(await download.path(), "utf8");
    expect(csv).toContain(`,'=Cart ${mine},`);
    await dismissToast(page);
    await page.getByRole("button", { name: "Import" }).click();
    await file.setInputFiles(await download.path());
    await expect(count("Unchanged")).toContainText("1");
    await expect(dialog(page).getByText("Everything in this file is in the library already.")).toBeVisible();
  });

  await test.step("a file is looked at before it is stored; what is refused says its line, field and reason", async () => {
    await file.setInputFiles({ name: "picture.csv", mimeType: "text/csv", buffer: Buffer.from([0xff, 0xd8, 0xff]) });
    await expect(dialog(page).getByRole("alert")).toContainText("The file is not in UTF-8");
    const csv = `name,description,category\n"'=Cart ${mine}",New,functional\nHandcart ${mine},,cardio\nBroken ${mine},,arms\n`;
    await file.setInputFiles({ name: "carts.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await expect(dialog(page).getByRole("list", { name: "Left out" })).toContainText(
      `Broken ${mine}Line 4Category must be strength, cardio, flexibility or functional`,
    );
    await expect(dialog(page).getByRole("list", { name: "Changed" })).toContainText("Description: Old → New");
    await expectAccessible(page);
    await pressTwice(page, dialog(page).getByRole("button", { name: "Import 2 exercises" }), "/rpc/import_exercises");
    await expectToast(page, "1 added, 1 updated, 1 left out.");
    await dismissToast(page);
    await expect(page.getByRole("row")).toHaveCount(3);
  });

  await test.step("failures", async () => {
    const refuse = (message: string) =>
      page.route("**/rest/v1/exercises*", (route) =>
        route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 500, json: { code: "XX000", message } }),
      );
    await refuse("The disk is full");
    await page.getByRole("button", { name: "Add Exercise" }).click();
    await dialog(page).getByLabel("Name").fill(`New ${mine}`);
    await save(page);
    await expectToast(page, "Failed to add exercise: The disk is full");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await act(page, `Handcart ${mine}`, "Edit");
    await save(page);
    await expectToast(page, "Failed to update exercise: The disk is full");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await act(page, `Handcart ${mine}`, "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Failed to delete exercise: The disk is full");
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await page.unrouteAll();
    await act(page, `Handcart ${mine}`, "Edit");
    await dialog(page).getByLabel("Name").fill(`=cart ${mine}`);
    await save(page);
    await expectToast(page, "Failed to update exercise: Another exercise has this name.");
    await admin.device.from("exercises").update({ description: "Meanwhile" }).eq("name", `Handcart ${mine}`).throwOnError();
    await dialog(page).getByLabel("Name").fill(`Cart two ${mine}`);
    await save(page);
    await expectToast(page, "Someone else has changed this exercise since you opened it.");
    await page.route("**/rest/v1/exercises*", (route) =>
      route.fulfill({ status: 500, json: { code: "XX000", message: "The disk is full" } }),
    );
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("The exercises could not be loadedThe disk is full");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("row")).toHaveCount(3);
  });
});
