import { createAccount, fillLogin, fillSignUp, forgetSession, newAccount } from "../support/accounts.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE, PHONE } from "../support/once.ts";

test("what is refused is told at its field", ONCE, async ({ quietPage: page }) => {
  await page.goto("/sign-up");
  const password = page.getByLabel("Password", { exact: true });
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Please enter your first and last name.")).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByText("Required")).toHaveCount(5);
  await expectAccessible(page);

  await fillSignUp(page, { email: "no address", password: "short" });
  await expect(page.getByText("Password too short")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Invalid email");
  await expect(page.getByLabel("Email")).toBeFocused();

  const { email } = newAccount();
  await fillSignUp(page, { email, password: "é".repeat(40) });
  await expect(page.getByText("Password too long")).toBeVisible();
  await expect(password).toHaveAccessibleDescription(/at most 72 characters, fewer with accents/);

  await password.fill("password123");
  await expect(password).toHaveAccessibleDescription(/Easy to guess/);
  await password.fill("four quiet rowing mornings");
  await expect(password).toHaveAccessibleDescription("Strong.");

  await fillSignUp(page, { email, password: "password123" });
  await expect(page.getByText("Registration failed")).toBeVisible();
  await expect(password).toHaveAccessibleDescription(/This password is easy to guess/);
  await expect(password).toBeFocused();

  await page.getByLabel("Confirm password").fill("another horse battery");
  await password.fill("correct horse battery");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await expect(page.getByLabel("Confirm password")).toHaveAccessibleDescription("Please make sure both passwords match.");

  const { email: taken } = await createAccount(page);
  const answer = await holdBack(page, "**/auth/v1/signup*");
  await fillSignUp(page, { email: taken, password: "correct horse battery" });
  await expect(page.getByRole("button", { name: "Creating account..." })).toBeVisible();
  await expect(password).toBeDisabled();
  await answer();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("You already have an account: sign in.");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(taken);
});

test("the address is confirmed with the code of the mail", ONCE, async ({ quietPage: page, browser, secondServer: { url, mailbox } }) => {
  await page.goto(`${url}/register`);
  const mistyped = newAccount();
  await fillSignUp(page, mistyped);
  await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeFocused();
  await expect(page.getByText(`We have sent an email to ${mistyped.email}.`)).toBeVisible();
  await expect(page.getByRole("button", { name: /Send again in \d+ s/ })).toBeDisabled();
  await expectAccessible(page);

  const account = newAccount();
  await page.getByRole("button", { name: "Use a different email" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Robin");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Create account" }).click();

  const { code } = await mailbox.next(account.email);
  const field = page.getByLabel("Code from the email");
  await field.fill(code === "000000" ? "111111" : "000000");
  await expect(field).toHaveAccessibleDescription(/That code is wrong/);
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(`${url}/dashboard`);
  await expect(page.getByText("Sign-in Successful")).toBeVisible();

  // A link that another browser opens confirms the address too, and says why the password is to be chosen anew.
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto((await mailbox.next(mistyped.email)).link);
  await expect(elsewhere.getByText("This link works only in the browser you signed up in")).toBeVisible();
  await elsewhere.getByRole("link", { name: "Choose a new password" }).click();
  await expect(elsewhere).toHaveURL(`${url}/forgot-password`);
  await elsewhere.context().close();
});

test("an address that has an account looks the same", ONCE, async ({ quietPage: page, secondServer: { url, mailbox } }) => {
  await page.goto(`${url}/sign-up`);
  const account = newAccount();
  await fillSignUp(page, account);
  await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  await page.goto((await mailbox.next(account.email)).link);
  await expect(page.getByText(`You are signed in as ${account.email}.`)).toBeVisible();
  await expect(page).toHaveURL(`${url}/dashboard`);

  await forgetSession(page);
  await page.goto(`${url}/sign-up`);
  await fillSignUp(page, account);
  await expect(page.getByText(`We have sent an email to ${account.email}.`)).toBeVisible();
  expect((await mailbox.next(account.email)).subject).toContain("You already have an account");
});

test(
  "signing in before the address is confirmed: a new mail, its link, and in",
  ONCE,
  async ({ quietPage: page, secondServer: { url, mailbox } }) => {
    await page.goto(`${url}/sign-up`);
    const account = newAccount();
    await fillSignUp(page, account);
    await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
    await mailbox.next(account.email);
    await page.goto(`${url}/login?next=/profile`);
    await fillLogin(page, account);
    await expect(page.getByText("Email not confirmed")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeFocused();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Send the email again" }).click();
    await expect(page.getByText("Email sent")).toBeVisible();
    await expect(page.getByRole("button", { name: /Send again in \d+ s/ })).toBeDisabled();
    const { code } = await mailbox.next(account.email);
    await page.getByLabel("Code from the email").fill(code);
    await expect(page).toHaveURL(`${url}/profile`);
    await expect(page.getByText("Sign-in Successful")).toBeVisible();
  },
);

test("a message that lies over a button after the screen has changed moves on, even from under the pointer", ONCE, async ({ page }) => {
  await page.goto("/sign-up");
  const button = page.getByRole("button", { name: "Create account" });
  await button.click();
  const message = page.getByRole("alert").filter({ hasText: "Please enter your first and last name." });
  await expect(message).toBeVisible();
  const desktop = page.viewportSize() ?? PHONE;
  for (const height of [844, 700, 600, 500]) {
    await page.setViewportSize({ ...PHONE, height });
    await expect(message).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(desktop);
    await button.click({ trial: true, timeout: 5000 });
  }
});
