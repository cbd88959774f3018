import { createAccount, fillLogin, newAccount } from "../support/accounts.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { GUESSES } from "../support/second-server.ts";

test("by keyboard alone: what is missing, what is wrong, then in", ONCE, async ({ quietPage: page }) => {
  await page.goto("/login");
  const account = await createAccount(page);
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });

  await email.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Missing information")).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Required");
  await expectAccessible(page);

  await page.keyboard.type(account.email);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Forgot your password" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("not the password");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(password).toHaveAttribute("type", "text");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Login failed")).toBeVisible();
  await expect(page.getByText("Invalid login credentials")).toBeVisible();
  await expect(password).toBeFocused();

  await password.evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock: true })),
  );
  await expect(page.getByText("Caps Lock is on.")).toBeVisible();
  await page.keyboard.type(account.password);
  await expect(page.getByText("Caps Lock is on.")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await expect(page.getByText("You've successfully logged in.")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("everything is disabled while an attempt runs, and says so", ONCE, async ({ quietPage: page }) => {
  await page.goto("/login");
  const answer = await holdBack(page, "**/auth/v1/token*");
  await fillLogin(page, newAccount());
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
  for (const name of ["Google", "Apple", "Show password"]) await expect(page.getByRole("button", { name })).toBeDisabled();
  await expect(page.getByLabel("Email")).toBeDisabled();
  await expect(page.getByLabel("Password", { exact: true })).toBeDisabled();
  await expect(page.getByRole("checkbox", { name: "Remember me" })).toBeDisabled();
  await answer();
  await expect(page.getByText("Login failed")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
});

test(
  "a form sent before the page's script has arrived is sent when it has; no password is in the address",
  ONCE,
  async ({ quietPage: page }) => {
    await page.goto("/login");
    const account = await createAccount(page);
    const arrive = await holdBack(page, "**/assets/*.js");
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await page.goto("/login?again", { waitUntil: "commit" });
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/login\?again$/);
    await arrive();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(addresses.filter((address) => address.includes("correct"))).toEqual([]);
  },
);

test("not remembered: the session ends with the browser", ONCE, async ({ quietPage: page, browser }) => {
  await page.goto("/login");
  const account = await createAccount(page);
  await page.getByRole("checkbox", { name: "Remember me" }).uncheck();
  await fillLogin(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
  const { origins } = await page.context().storageState();
  const restarted = await (await browser.newContext({ storageState: { cookies: [], origins } })).newPage();
  await restarted.goto("/dashboard");
  await expect(restarted).toHaveURL(/\/login$/);
});

test("too many attempts, in plain words", ONCE, async ({ quietPage: page, secondServer }) => {
  await page.goto(`${secondServer.url}/login`);
  const account = newAccount();
  for (let attempt = 0; attempt < GUESSES; attempt += 1) {
    const answered = page.waitForResponse(/\/token/);
    await fillLogin(page, account);
    await answered;
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeEnabled();
  }
  await fillLogin(page, account);
  await expect(page.getByText("Wait a few minutes, then try again.")).toBeVisible();
  await expect(page.getByRole("alert").getByText("Wait up to 15 minutes, or set a new password by email.")).toBeVisible();
  await expectAccessible(page);
});
