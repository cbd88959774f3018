import { operatorClient } from "../support/admin.ts";
import { enter } from "../support/accounts.ts";
import { getCode } from "../support/authenticator.ts";
import { closeWizard, expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

test(
  "an administrator sets up a second factor on the first visit of the admin area, and not before is let in",
  ONCE,
  async ({ quietPage: page }) => {
    // Who has never been here is not met by the wizard of athletes.
    await page.removeLocatorHandler(closeWizard(page));
    const account = await enter(page, { newcomer: true });
    await (await operatorClient(page)).rpc("make_user_admin", { target_user_email: account.email }).throwOnError();
    await page.goto("/admin/users");
    await expect(page.getByRole("heading", { level: 1, name: "Set up two-factor sign-in first" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Admin" })).toHaveCount(0);
    await expect(page.getByRole("list", { name: "Athlete profile: steps" })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Set up two-factor sign-in" }).click();
    const dialog = page.getByRole("dialog", { name: "Set up two-factor sign-in" });
    const secret = (await dialog.getByTestId("setup-key").innerText()).replaceAll(" ", "");
    await dialog.getByLabel("Code").fill(getCode(secret));
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "User Management" })).toBeVisible();
    // Beside the main part the address also stands in the menu, which a phone hides.
    await expect(page.getByText(account.email).and(page.locator(":visible")).first()).toBeVisible();
    await expectAccessible(page);
  },
);
