import { openDashboard } from "../support/accounts.ts";
import { signInAthlete } from "../support/athlete.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

/** Asked for with the rest of the frame, then alone. */
const STOPS = /\/rest\/v1\/(rpc\/app_frame|safety_stops)/;

test("no training is shown while it is unknown whether a stop is open", ONCE, async ({ page }) => {
  await signInAthlete(page);
  await openDashboard(page);
  await page.route(STOPS, (route) => route.fulfill({ status: 500, json: { message: "out of order" } }));
  await page.evaluate(() => indexedDB.databases().then((all) => all.forEach(({ name }) => name && indexedDB.deleteDatabase(name))));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your training is hidden for now" })).toBeVisible({ timeout: 20_000 });
  await expect(
    page
      .getByRole("link", { name: "Call 112" })
      .or(page.getByRole("link", { name: /^Call / }))
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto("/training-plans");
  await expect(page.getByRole("heading", { name: "Your training is hidden for now" })).toBeVisible({ timeout: 20_000 });
  await page.unroute(STOPS);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Your training is hidden for now" })).toBeHidden();
});
