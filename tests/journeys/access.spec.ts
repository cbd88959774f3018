import { createAccount, fillLogin } from "./support/accounts.ts";
import { expect, expectAccessible, test } from "./support/journey.ts";
import { ONCE } from "./support/once.ts";

test("a protected page leads a visitor to the login and, signed in, back to it", ONCE, async ({ quietPage: page }) => {
  await page.goto("/profile?from=mail#benchmarks");
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expectAccessible(page);
  await fillLogin(page, await createAccount(page));
  await expect(page).toHaveURL(/\/profile\?from=mail#benchmarks$/);
});
