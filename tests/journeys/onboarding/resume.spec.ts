import { enter, otherDevice } from "../support/accounts.ts";
import { closeWizard, expect, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { button, field, meetWizard, openWizard, stepButton, stepTitle, wizard } from "../support/onboarding.ts";
import { rolesAre } from "../support/roles.ts";
import { expectToast, expectToastClear } from "../support/toast.ts";

const DRAFTS = () => Object.keys(localStorage).filter((key) => key.startsWith("ironpace-draft:"));

test("shown once, then where it was left, with what was typed; gone with the session", async ({ quietPage: page }, { project }) => {
  const account = await meetWizard(page);
  const reopen = async () => {
    if (project.name === "phone") await openWizard(page);
    else await page.getByRole("button", { name: /^Complete Profile/ }).click();
  };

  await test.step("it is flagged as seen, and closing keeps what was typed", async () => {
    await field(page, "Age").fill("34");
    await stepButton(page, 3).click();
    await expect(stepTitle(page, 3)).toBeVisible();
    await field(page, "5 km run").fill("21:50");
    await page.keyboard.press("Escape");
    await expect(wizard(page)).toBeHidden();
    const stored = async () => (await (await otherDevice(page, account)).from("athlete_profiles").select("*").single()).data as object;
    await expect.poll(stored).toMatchObject({ has_seen_onboarding: true, onboarding_completed: false, last_onboarding_step: 3 });
    await reopen();
    await expect(stepTitle(page, 3)).toBeVisible();
    await expect(field(page, "5 km run")).toHaveValue("21:50");
  });

  await test.step("after a reload it does not open by itself, and opens at the same step", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading Profile...")).toBeHidden();
    await expect(wizard(page)).toBeHidden();
    await reopen();
    await expect(stepTitle(page, 3)).toBeVisible();
    await expect(field(page, "5 km run")).toHaveValue("21:50");
  });

  await test.step("back, skip and jump move within the seven steps and save nothing", async () => {
    await button(page, "Back").click();
    await expect(stepTitle(page, 2)).toBeVisible();
    await button(page, "Skip").click();
    await expect(field(page, "5 km run")).toHaveValue("21:50");
    await stepButton(page, 0).click();
    await expect(field(page, "Age")).toHaveValue("34");
    await expect(wizard(page).getByText("Restored from your last visit, not saved yet.")).toBeVisible();
    await button(page, "Discard").click();
    await expect(field(page, "Age")).toHaveValue("");
    await stepButton(page, 6).click();
    await expect(button(page, "Complete Profile")).toBeVisible();
    const device = await otherDevice(page, account);
    expect((await device.from("conditioning_benchmarks").select("*")).data).toEqual([]);
    expect((await device.from("athlete_profiles").select("age").single()).data).toEqual({ age: null });
    await button(page, "Complete Profile").click();
    await expectToast(page, "Complete Personal Data and Context & Goals first.");
    await expectToastClear(page);
    await expect(stepTitle(page, 0)).toBeVisible();
  });

  await test.step("signing out removes the draft from this device", async () => {
    expect(await page.evaluate(DRAFTS)).toHaveLength(1);
    await button(page, "Close and finish later").click();
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page.getByText("You've been successfully signed out.")).toBeVisible();
    expect(await page.evaluate(DRAFTS)).toEqual([]);
  });
});

for (const role of ["coach", "admin"]) {
  test(`who comes as ${role} is not sent into the wizard of athletes`, ONCE, async ({ quietPage: page }) => {
    await page.removeLocatorHandler(closeWizard(page));
    const account = await enter(page, { newcomer: true });
    await rolesAre(page, [role]);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: /Robin Vale/ })).toBeVisible();
    await expect(page.getByText("Loading Profile...")).toBeHidden();
    await expect(wizard(page)).toBeHidden();
    const seen = await (await otherDevice(page, account)).from("athlete_profiles").select("has_seen_onboarding").single();
    expect(seen.data).toEqual({ has_seen_onboarding: false });
  });
}
