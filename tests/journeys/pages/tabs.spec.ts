import type { Page } from "@playwright/test";
import { enter, otherDevice, openDashboard } from "../support/accounts.ts";
import { expect, expectAccessible, signIn, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

const STORED = "ironpace-session";

test("three tabs stay consistent: signed out, in again, and ended from another device", ONCE, async ({ quietPage: page }) => {
  const account = await enter(page);
  await openDashboard(page);
  const settings = await page.context().newPage();
  const plans = await page.context().newPage();
  await settings.goto("/settings/preferences");
  await plans.goto("/training-plans");
  await expect(settings.getByLabel("Weight")).toBeVisible();
  await expect(plans.getByText("Create Your Training Plan")).toBeVisible();

  await test.step("signing out of one signs out the others, also when the server has not heard of it", async () => {
    await page.route("**/auth/v1/logout*", (route) => route.abort());
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByText("This device is signed out. The server could not be reached")).toBeVisible();
    await page.unroute("**/auth/v1/logout*");
    await expect(settings).toHaveURL(/\/login\?next=%2Fsettings%2Fpreferences$/);
    await expect(plans).toHaveURL(/\/login\?next=%2Ftraining-plans$/);
  });

  await test.step("signing in to one takes the others back to where they were", async () => {
    await signIn(page, account);
    await expect(settings.getByLabel("Weight")).toBeVisible();
    await expect(plans.getByText("Create Your Training Plan")).toBeVisible();
  });

  await test.step("the session ends elsewhere: the first tab that asks finds out, all go to the sign-in", async () => {
    const device = await otherDevice(page, account);
    await device.auth.signOut({ scope: "global" });
    const tabs = [settings, plans, page];
    // Looked for in all of them from before the reload on: the message leaves by itself.
    const messages = tabs.map((tab) => expect(tab.getByText("You were signed out").first()).toBeVisible({ timeout: 20_000 }));
    await Promise.all([settings.reload(), ...messages]);
    for (const tab of tabs) await expect(tab.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    await expectAccessible(plans);
  });
});

test(
  "a session that cannot be verified within five seconds leads to the sign-in once, which says so",
  ONCE,
  async ({ quietPage: page }) => {
    const account = await enter(page);
    await page.goto("/about");
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    }, STORED);
    let silent = true;
    await page.route("**/auth/v1/token?grant_type=refresh_token", (route) => (silent ? undefined : route.continue()));
    const addresses = addressesOf(page);
    await page.goto("/profile");
    await expect(page.getByRole("heading", { name: "Verifying access..." })).toBeVisible();
    await expect(page.getByText("Loading authentication...")).toBeVisible();
    await expect(page.getByText("Session Error")).toBeVisible();
    await expect(page.getByText("Unable to verify your login status. Please sign in again.")).toBeVisible();
    await expectAccessible(page);
    expect(addresses).toEqual(["/profile", "/login"]);

    silent = false;
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(/\/profile$/);
  },
);

/** The documents that were asked for, in their order. */
function addressesOf(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}
