import { createHash, randomBytes } from "node:crypto";
import { createAccount, fillLogin, otherDevice } from "../support/accounts.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { mailTo } from "../support/mail-files.ts";
import { ONCE } from "../support/once.ts";
import { stayHere } from "../support/stay-here.ts";

const NEW_PASSWORD = "six slow kilometres";

test("through a real mail: asked for, opened, set, used once", ONCE, async ({ quietPage: page }) => {
  await page.goto("/login");
  const account = await createAccount(page);
  const phone = await otherDevice(page, account);
  const email = page.getByRole("textbox", { name: "Email" });

  await test.step("the mail", async () => {
    await page.getByRole("link", { name: "Forgot your password" }).click();
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByText("Please enter your email address.")).toBeVisible();
    await expect(email).toBeFocused();
    await expectAccessible(page);
    await email.fill(account.email);
    const answer = await holdBack(page, "**/auth/v1/recover*");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByRole("button", { name: "Processing..." })).toBeVisible();
    await answer();
    await expect(page.getByRole("heading", { name: "Email sent" })).toBeFocused();
    await expect(page.getByRole("main").getByText("Check your email for a password reset link.")).toBeVisible();
    await expect(page.getByText(/is ready\. It works once, within one hour\. This server cannot send email/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("another one too soon", async () => {
    await page.getByRole("button", { name: "Try a different email" }).click();
    await email.fill(account.email);
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByText(/you can only request this after \d+ seconds/)).toBeVisible();
    await page.getByRole("link", { name: "Back to login" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  const mail = await mailTo(account.email, "Reset your password");
  const password = page.getByLabel("New password");
  const confirmation = page.getByLabel("Confirm password");
  const submit = page.getByRole("button", { name: "Reset Password" });

  await test.step("the form, and what it refuses", async () => {
    await page.goto(mail.link);
    await expect(page.getByText(`Choose a new password for ${account.email}.`)).toBeVisible();
    await expect(page).toHaveURL(/\/reset-password#type=recovery$/);
    await expectAccessible(page);
    await page.reload();
    await submit.click();
    await expect(page.getByText("Please enter and confirm your new password.")).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill("short");
    await confirmation.fill("short");
    await submit.click();
    await expect(page.getByText("Password too short")).toBeVisible();
    await password.fill(NEW_PASSWORD);
    await submit.click();
    await expect(page.getByText("The passwords you entered don't match. Please try again.").first()).toBeVisible();
    await expect(confirmation).toBeFocused();
    await password.fill(account.password);
    await confirmation.fill(account.password);
    await submit.click();
    await expect(password).toHaveAccessibleDescription("New password should be different from the old password.");
  });

  await test.step("set by keyboard; two seconds later the sign-in", async () => {
    const leave = await stayHere(page, "**/login");
    const answer = await holdBack(page, "**/auth/v1/user");
    await password.fill(NEW_PASSWORD);
    await confirmation.fill(NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Updating..." })).toBeVisible();
    await expect(password).toBeDisabled();
    await answer();
    await expect(page.getByRole("heading", { name: "Password updated" })).toBeFocused();
    await expectAccessible(page);
    await leave();
    await page.waitForURL(/\/login$/);
  });

  await test.step("other devices are out, the old password is, the new one is in", async () => {
    expect((await phone.auth.getUser()).error).not.toBeNull();
    await fillLogin(page, account);
    await expect(page.getByText("Invalid login credentials")).toBeVisible();
    await fillLogin(page, { email: account.email, password: NEW_PASSWORD });
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step("the link a second time", async () => {
    await page.goto(mail.link);
    await expect(page.getByRole("alert").getByText("Invalid reset link")).toBeVisible();
    await expect(page.getByText("This password reset link is invalid or has expired.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Request a new link" }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});

test("a link whose session has ended meanwhile, and no link at all", ONCE, async ({ quietPage: page }) => {
  await page.goto("/login");
  const account = await createAccount(page);
  const phone = await otherDevice(page, account);
  await phone.auth.resetPasswordForEmail(account.email, { redirectTo: `${new URL(page.url()).origin}/reset-password` });
  const mail = await mailTo(account.email, "Reset your password");
  await page.goto(mail.link);
  await page.getByLabel("New password").fill(NEW_PASSWORD);
  await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
  await phone.auth.signOut({ scope: "global" });
  await page.keyboard.press("Enter");
  await expect(page.getByText("Invalid reset link")).toBeVisible();

  await page.goto("/reset-password");
  await expect(page.getByText("This password reset link is invalid or has expired.")).toBeVisible();
});

test(
  "a link that was asked for with a code challenge is exchanged by the browser that asked, and by no other",
  ONCE,
  async ({ quietPage: page, browser }) => {
    await page.goto("/login");
    const account = await createAccount(page);
    const verifier = randomBytes(32).toString("hex");
    await page.evaluate(
      async ({ email, challenge, stored }) => {
        const { anonKey } = JSON.parse(document.querySelector<HTMLMetaElement>("meta[name=ironpace-config]")?.content ?? "{}") as {
          anonKey: string;
        };
        await fetch(`/auth/v1/recover?redirect_to=${encodeURIComponent(`${location.origin}/reset-password`)}`, {
          method: "POST",
          headers: { apikey: anonKey, "content-type": "application/json" },
          body: JSON.stringify({ email, code_challenge: challenge, code_challenge_method: "s256" }),
        });
        localStorage.setItem("ironpace-signing-in-code-verifier", stored);
      },
      {
        email: account.email,
        challenge: createHash("sha256").update(verifier).digest("base64url"),
        stored: JSON.stringify(`${verifier}/recovery`),
      },
    );
    const mail = await mailTo(account.email, "Reset your password");
    const answer = await page.request.get(mail.link, { maxRedirects: 0 });
    const address = answer.headers()["location"] ?? "";
    expect(address).toContain("/reset-password?code=");

    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(address);
    await expect(stranger.getByText("Invalid reset link")).toBeVisible();

    await page.goto(address);
    await expect(page).toHaveURL(/\/reset-password#type=recovery$/);
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
    const leave = await stayHere(page, "**/login");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Password updated" })).toBeVisible();
    await leave();
  },
);
