import { expect, expectAccessible, signUpAndIn, test } from "../support/journey.ts";
import { dismissToast, expectToast } from "../support/toast.ts";
import { expectKept } from "../support/discard-question.ts";

test("sign up, enter numbers, generate a plan, complete a session, find it again, end the plan", async ({ quietPage: page }) => {
  await signUpAndIn(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Robin Vale");
  await expectAccessible(page);

  await test.step("the benchmarks the engine needs", async () => {
    await page.goto("/profile");
    await expect(page).toHaveTitle(/Athlete Profile/);
    await page.getByRole("button", { name: "Edit", exact: true }).first().click();
    await page.getByLabel("Back squat").fill("140");
    await page.getByLabel("Deadlift").fill("170");
    await page.getByLabel("Overhead press").fill("62.5");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Strength Benchmarks Updated").first()).toBeVisible();
    await page.getByRole("tab", { name: "Conditioning" }).click();
    await expect(page.getByRole("heading", { name: "Conditioning benchmarks" })).toBeVisible();
    await page.getByRole("button", { name: "Edit", exact: true }).first().click();
    await page.getByLabel("5 km run").fill("22:30");
    await page.getByLabel("10 km run").fill("47:05");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Conditioning Benchmarks Updated").first()).toBeVisible();
    await dismissToast(page);
    await expectAccessible(page);
  });

  await test.step("the plan", async () => {
    await page.goto("/training-plans");
    await expect(page.getByText("Create Your Training Plan")).toBeVisible();
    // Nothing was done, so there is no tick.
    await expectToast(page, "You don't have any training plans yet. Create one!");
    await expect(page.locator("[data-toast] .lucide-check")).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Generate New Plan" }).click();
    await expectAccessible(page);
    await page.evaluate(() => {
      const look = () => {
        if (document.body.textContent.includes("Active Plan Already Exists")) document.body.dataset["flashed"] = "";
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.getByRole("button", { name: /^Generate/ }).click();
    await expect(page.getByText("Active Plan", { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole("heading", { level: 2, name: /^Week/ })).toBeVisible();
    await expect(page.locator("body")).not.toHaveAttribute("data-flashed");
    await expectAccessible(page);
  });

  await test.step("a session with exact loads, completed", async () => {
    const first = page
      .getByRole("region", { name: /^Week \d/ })
      .getByRole("heading", { level: 3 })
      .getByRole("link")
      .first();
    const title = (await first.textContent()) ?? "";
    await first.click();
    await expect(page.getByText("Back to Plan")).toBeVisible();
    await expect(page).toHaveURL(/sessionId=/);
    await expect(page.getByRole("main")).toContainText(/\d+(\.\d)?\s?kg|\d:\d\d\s?\/km/);
    expect(title).not.toBe("");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Mark as Complete" }).click();
    await expect(page.getByText("Session Complete").first()).toBeVisible();
    await page.getByRole("dialog", { name: "How hard was it?" }).getByRole("button", { name: "Skip" }).click();
    await page.getByRole("button", { name: "Add time, effort and notes" }).click();
    const notes = page.getByRole("dialog", { name: "What you did" }).getByLabel("Notes");
    await notes.fill("Left shoe rubs.");
    await expectKept(page, notes);
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Left shoe rubs.")).toBeVisible();
  });

  await test.step("it is still there after a reload", async () => {
    await page.reload();
    await expect(page.getByText("Back to Plan")).toBeVisible();
    await expect(page.getByRole("button", { name: "Mark as Complete" })).toBeHidden();
  });

  await test.step("end the plan", async () => {
    await page.goto("/training-plans");
    await page.getByRole("button", { name: "More for this plan" }).click();
    await page.getByRole("menuitem", { name: "End plan" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: /End/ }).click();
    await expect(page.getByText("Plan Ended").first()).toBeVisible();
    await expect(page.getByText("Create Your Training Plan")).toBeVisible();
  });
});
