import { signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { storedOnDevice } from "../support/stored-on-device.ts";

test("the header card, and reading everything again", ONCE, async ({ quietPage: page }) => {
  const { account } = await signInAthlete(page);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: account.email.replace(/@.*/, "") })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText(account.email);
  await expect(main).toContainText(/Member since \w+ \d{4}/);
  await expect(main).toContainText("Level Not Specified");
  await expect(page.getByRole("button", { name: "Refresh" })).toHaveAttribute("title", /Last updated \d\d:\d\d/);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("Profile Refreshed").first()).toBeVisible();
  // Tabs read more; after a reload those queries come from the device and have no query function until their tab opens.
  for (const tab of ["Competitions & Goals", "Settings", "Benchmarks"]) await page.getByRole("tab", { name: tab }).click();
  await expect(async () => expect(await storedOnDevice(page, "queries")).toContain("motivation")).toPass();
  await page.reload();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("Profile Refreshed").first()).toBeVisible();
  await expectAccessible(page);
});

test("by keyboard from tab to tab", ONCE, async ({ quietPage: page }) => {
  await signInAthlete(page, { training_level: "elite", primary_focus: "hyrox" });
  await page.goto("/profile");
  await expect(page.getByText("Competitor").first()).toBeVisible();
  await page.getByRole("tab", { name: "Benchmarks" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Injuries & Limitations" })).toBeFocused();
  await expect(page.getByLabel("Injuries and limitations")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: "Competition results" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: "Personal information" })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Settings" })).toHaveAttribute("aria-selected", "true");
});

test("a profile that cannot be read is told, and tried again", ONCE, async ({ page }) => {
  await signInAthlete(page);
  const unreadable = /\/rest\/v1\/(rpc\/app_frame|rpc\/page_data|athlete_profiles)/;
  await page.route(unreadable, (route) => route.fulfill({ status: 500, json: { message: "no" } }));
  await page.goto("/profile");
  await expect(page.getByRole("alert").filter({ hasText: "Error Loading Profile" })).toContainText(
    "Failed to load profile data. Please try again later.",
  );
  await expectAccessible(page);
  await page.unroute(unreadable);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Strength benchmarks" })).toBeVisible();
});

test("what is typed survives a look at another tab, and leaving asks first", ONCE, async ({ quietPage: page }) => {
  await signInAthlete(page);
  await page.goto("/profile?tab=injuries");
  await page.getByLabel("Injuries and limitations").fill("left knee 4/10");
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("tab", { name: "Injuries & Limitations" }).click();
  await expect(page.getByLabel("Injuries and limitations")).toHaveValue("left knee 4/10");
  const leave = async () => {
    await page.getByRole("button", { name: "Search pages and actions" }).click();
    await page.getByRole("option", { name: "Dashboard" }).click();
  };
  await leave();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByLabel("Injuries and limitations")).toHaveValue("left knee 4/10");
  await leave();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).not.toHaveURL(/\/profile/);
});
