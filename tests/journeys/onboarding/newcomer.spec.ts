import type { Locator } from "@playwright/test";
import { newAccount } from "../support/accounts.ts";
import { closeWizard, expect, test } from "../support/journey.ts";
import { button, field, stepButton, stepTitle, wizard } from "../support/onboarding.ts";
import { expectToast } from "../support/toast.ts";

const MAX_FIELDS = 7;
const MAX_CLICKS = 16;

test("from the sign-up to the first session done: few fields, few clicks", async ({ quietPage: page }, { project }) => {
  test.skip(project.name !== "phone", "What it costs is counted on a phone.");
  await page.removeLocatorHandler(closeWizard(page));
  let [fields, clicks] = [0, 0];
  const type = async (target: Locator, text: string) => {
    fields += 1;
    await target.fill(text);
  };
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };

  await test.step("sign up: the session goes on, and nobody is welcomed back", async () => {
    const { email, password } = newAccount();
    await page.goto("/register");
    await type(page.getByLabel("First name"), "Robin");
    await type(page.getByLabel("Last name"), "Vale");
    await type(page.getByLabel("Email"), email);
    await type(page.getByLabel("Password", { exact: true }), password);
    await type(page.getByLabel("Confirm password"), password);
    await click(page.getByRole("button", { name: "Create account" }));
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText("Welcome back")).toHaveCount(0);
  });

  await test.step("what a plan needs to know", async () => {
    await expect(stepTitle(page, 0)).toBeVisible({ timeout: 25_000 });
    await type(field(page, "Age"), "34");
    await type(field(page, "Training years"), "6");
    await click(wizard(page).getByRole("radio", { name: "Female", exact: true }));
    await click(wizard(page).getByRole("combobox", { name: "Primary focus" }));
    await click(page.getByRole("option", { name: "Hyrox", exact: true }));
    await click(wizard(page).getByRole("radio", { name: "Advanced" }));
    await click(button(page, "Next"));
    await expect(stepTitle(page, 1)).toBeVisible();
    await click(stepButton(page, 5));
    await expect(stepTitle(page, 5)).toBeVisible();
    for (const suggestion of ["A faster Hyrox", "Hyrox Pro", "None"]) await click(button(page, suggestion));
    await click(button(page, "Next"));
    await expect(stepTitle(page, 6)).toBeVisible();
    await click(button(page, "Complete Profile"));
    await expectToast(page, "Onboarding Complete");
  });

  await test.step("a plan, and the first session done", async () => {
    await click(page.getByRole("link", { name: "Generate Plan" }));
    await click(page.getByRole("button", { name: /^Generate Plan/ }));
    await expect(page.getByText("Active Plan", { exact: true })).toBeVisible({ timeout: 20_000 });
    const week = page.getByRole("region", { name: /^Week \d/ });
    await click(week.getByRole("heading", { level: 3 }).getByRole("link").first());
    await click(page.getByRole("button", { name: "Mark as Complete" }));
    await expectToast(page, "Session Complete");
  });

  expect(fields).toBeLessThanOrEqual(MAX_FIELDS);
  expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
});
