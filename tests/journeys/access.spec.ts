import { forgetSession } from "./support/accounts.ts";
import { expect, expectAccessible, signUpAndIn, test } from "./support/journey.ts";
import { ONCE } from "./support/once.ts";

test("a visitor sees the landing page, and a protected page leads to the login and back", async ({ quietPage: page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto("/training-plans");
  await expect(page).toHaveURL(/\/login(\?next=.*)?$/);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("signing in leads back to the page that asked for it", ONCE, async ({ quietPage: page }) => {
  const account = await signUpAndIn(page);
  await forgetSession(page);
  await page.goto("/profile?from=mail");
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/profile\?from=mail$/);
});

test("wrong passwords and missing fields are named", ONCE, async ({ quietPage: page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Please enter both email and password.").first()).toBeVisible();
  await page.getByLabel("Email").fill("nobody@journey.test");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Login failed").first()).toBeVisible();
  await expect(page.getByText("Invalid login credentials").first()).toBeVisible();

  await page.goto("/sign-up");
  await expect(page.getByRole("button", { name: "Create account" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Last name").fill("Vale");
  await page.getByLabel("Email").fill("robin@journey.test");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByLabel("Confirm password").fill("another horse battery");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Passwords don't match").first()).toBeVisible();
});

test("signing out ends the session; an unknown path is a 404 page", async ({ quietPage: page }, { project }) => {
  await signUpAndIn(page);
  if (project.name === "phone") await page.getByRole("button", { name: /menu/i }).first().click();
  await page
    .getByRole("button", { name: /sign out|log out/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login(\?next=.*)?$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login(\?next=.*)?$/);
  await page.goto("/no-such-page");
  await expect(page.getByText("Page Not Found")).toBeVisible();
  await expectAccessible(page);
});
