import { createAccount, enter, fillLogin } from "../support/accounts.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";

test("a protected page leads a visitor to the login and, signed in, back to it", ONCE, async ({ quietPage: page }) => {
  await page.goto("/profile?from=mail#benchmarks");
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expectAccessible(page);
  await fillLogin(page, await createAccount(page));
  await expect(page).toHaveURL(/\/profile\?from=mail#benchmarks$/);
  // Signed in, there is nothing to sign up for.
  await page.goto("/register");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome, athlete-/);
});

test("the admin area says to everybody but administrators that it is not theirs", ONCE, async ({ quietPage: page }) => {
  await enter(page);
  const answer = await holdBack(page, "**/rpc/app_frame");
  await page.goto("/admin/users");
  await expect(page.getByText("Checking permissions...")).toBeVisible();
  await answer();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Access Denied");
  await expect(alert).toContainText(
    "You do not have permission to access the admin area. If you believe this is an error, please contact support.",
  );
  await expect(alert.getByRole("link", { name: "contact support" })).toHaveAttribute("href", "/contact");
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByRole("navigation", { name: "Admin" })).toHaveCount(0);
  await expectAccessible(page);
  await alert.getByRole("link", { name: "Back to training" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Robin Vale/ })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("admin");
  await expect(page.getByRole("option", { name: /^Admin/ })).toHaveCount(0);
});
