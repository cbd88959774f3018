import { enter, forgetSession, openDashboard } from "../support/accounts.ts";
import { expect, expectAccessible, signIn, test } from "../support/journey.ts";
import { mailTo } from "../support/mail-files.ts";
import { ONCE } from "../support/once.ts";
import { expectToast } from "../support/toast.ts";

test("name and password, with what is wrong told beside the field", ONCE, async ({ quietPage: page }) => {
  const account = await enter(page);
  await openDashboard(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveValue("Robin");
  await expectAccessible(page);

  await test.step("name", async () => {
    await page.getByLabel("Last name").fill("");
    await page.getByRole("button", { name: "Save name" }).click();
    await expect(page.getByText("Required")).toBeVisible();
    await page.getByLabel("Last name").fill("Valé");
    await page.getByRole("button", { name: "Save name" }).click();
    await expectToast(page, "Name saved");
    await page.reload();
    await expect(page.getByLabel("Last name")).toHaveValue("Valé");
  });

  const change = async (current: string, password: string, confirmation = password) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page.getByLabel("Confirm new password").fill(confirmation);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await test.step("passwords that are refused, here and by the server", async () => {
    await change(account.password, "short");
    await expect(page.getByText("Your password must be at least 8 characters long.")).toBeVisible();
    await change(account.password, "é".repeat(40));
    await expect(page.getByText("Too long: use at most 72 characters")).toBeVisible();
    await change(account.password, "twelve iron bars", "twelve iron cars");
    await expect(page.getByText("Please make sure both passwords match.")).toBeVisible();
    await change("not my password", "twelve iron bars");
    await expect(page.getByText("Current password is not correct")).toBeVisible();
    await change(account.password, "password123");
    await expect(page.getByText("This password is easy to guess.")).toBeVisible();
    await change(account.password, account.password);
    await expect(page.getByText("New password should be different from the old password.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a forgotten password: the code of a mail stands in for it", async () => {
    await page.getByRole("button", { name: "Forgot it? Email me a code" }).click();
    await expectToast(page, "Code ready");
    await page.getByLabel("New password", { exact: true }).fill("twelve iron bars");
    await page.getByLabel("Confirm new password").fill("twelve iron bars");
    await page.getByLabel("Code from the email").fill("000000");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("That code is wrong or has expired. Request a new one.")).toBeVisible();
    const mail = await mailTo(account.email, "Your confirmation code");
    await page.getByLabel("Code from the email").fill(mail.code);
    await page.getByRole("button", { name: "Change password" }).click();
    await expectToast(page, "Password updated");
  });
  await forgetSession(page);
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("twelve iron bars");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test("another email address counts at once where addresses are not confirmed", ONCE, async ({ quietPage: page }) => {
  const account = await enter(page);
  await page.goto("/settings");
  const change = async (email: string) => {
    await page.getByLabel("New email").fill(email);
    await page.getByRole("button", { name: "Change email" }).click();
  };
  await change("robin");
  await expect(page.getByText("Invalid email")).toBeVisible();
  await change(account.email.toUpperCase());
  await expect(page.getByText("This is already your email address.")).toBeVisible();
  const next = account.email.replace("athlete", "renamed");
  await change(next);
  await expectToast(page, "Email changed");
  await expect(page.getByRole("main").getByText(next, { exact: true })).toBeVisible();
  await forgetSession(page);
  await page.goto("/login");
  await signIn(page, { ...account, email: next });
});
