import { addAuthenticator, addSecurityKey, createAccount, fillLogin, forgetSession, otherDevice } from "../support/accounts.ts";
import { getCode } from "../support/authenticator.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { mailTo } from "../support/mail-files.ts";
import { ONCE } from "../support/once.ts";
import { stayHere } from "../support/stay-here.ts";

test("an account with an authenticator app asks for its code, and nobody is in before", ONCE, async ({ quietPage: page }) => {
  await page.goto("/login?next=/profile");
  const account = await createAccount(page);
  const secret = await addAuthenticator(page, account);
  const code = page.getByLabel("Code");
  await fillLogin(page, account);
  await expect(page.getByRole("heading", { name: "Two-factor sign-in" })).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await expectAccessible(page);

  await test.step("the password alone opens nothing", async () => {
    const otherTab = await page.context().newPage();
    await otherTab.goto("/dashboard");
    await expect(otherTab).toHaveURL(/\/login$/);
    await expect(otherTab.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await otherTab.close();
  });

  await test.step("back to the password, and a reload keeps the step", async () => {
    // However late the server answers to the end of the first sign-in, the second one stays.
    const answer = await holdBack(page, "**/auth/v1/logout*");
    await page.getByRole("button", { name: "Back to password" }).click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeFocused();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await fillLogin(page, account);
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
    expect(asked).not.toContain("/auth/v1/token");
    await answer();
    await expect(code).toBeVisible();
    await page.reload();
    await expect(code).toBeVisible();
  });

  await test.step("a wrong code, an unfinished one, the right one pasted with a space", async () => {
    const right = getCode(secret);
    await code.fill("12");
    await page.keyboard.press("Enter");
    await expect(code).toHaveAccessibleDescription("Enter all six digits.");
    await code.fill(right === "000000" ? "111111" : "000000");
    await expect(code).toHaveAccessibleDescription("That code is wrong. Enter the code your app shows now.");
    await expect(code).toHaveValue("");
    await expect(code).toBeFocused();
    await expectAccessible(page);
    const now = getCode(secret);
    const answer = await holdBack(page, "**/factors/*/verify");
    await code.fill(`${now.slice(0, 3)} ${now.slice(3)}`);
    await expect(page.getByRole("button", { name: "Verifying..." })).toBeVisible();
    await answer();
    // The address of the sign-in ends in "/profile" as well.
    await expect(page).toHaveURL(({ pathname }) => pathname === "/profile");
    await expect(page.getByText("Welcome back!")).toBeVisible();
  });
});

test("a reset by mail asks for the code as well", ONCE, async ({ quietPage: page }) => {
  await page.goto("/login");
  const account = await createAccount(page);
  const secret = await addAuthenticator(page, account);
  const device = await otherDevice(page, account);
  await device.auth.resetPasswordForEmail(account.email, { redirectTo: `${new URL(page.url()).origin}/reset-password` });
  const mail = await mailTo(account.email, "Reset your password");
  await page.goto(mail.link);
  await page.getByLabel("New password").fill("six slow kilometres");
  await page.getByLabel("Confirm password").fill("six slow kilometres");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Two-factor sign-in" })).toBeFocused();
  await expectAccessible(page);
  const leave = await stayHere(page, "**/login");
  await page.getByLabel("Code").fill(getCode(secret));
  await expect(page.getByRole("heading", { name: "Password updated" })).toBeFocused();
  await leave();
  await page.waitForURL(/\/login$/);
});

test.describe("at a host name, which security keys need", () => {
  test.use({ baseURL: `http://localhost:${process.env.JOURNEY_PORT}` });

  test(
    "an account with a security key alone answers it at the sign-in, at a reset and in the settings",
    ONCE,
    async ({ quietPage: page }) => {
      await page.goto("/login");
      const account = await createAccount(page);
      const device = await page.context().newCDPSession(page);
      await device.send("WebAuthn.enable");
      await device.send("WebAuthn.addVirtualAuthenticator", {
        options: { protocol: "ctap2", transport: "usb", automaticPresenceSimulation: true },
      });
      await addSecurityKey(page, account);
      const key = page.getByRole("button", { name: "Use your security key" });

      await fillLogin(page, account);
      await expect(page.getByRole("heading", { name: "Two-factor sign-in" })).toBeFocused();
      await expect(key).toBeVisible();
      await expect(page.getByLabel("Code")).toBeHidden();
      await expectAccessible(page);
      await key.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/dashboard$/);

      await test.step("it is listed, and asked for before it is removed", async () => {
        await page.goto("/settings/security");
        const list = page.getByRole("list", { name: "Two-factor methods" });
        await expect(list).toContainText("Blue key");
        await page.getByRole("button", { name: "Remove Blue key" }).click();
        const dialog = page.getByRole("dialog", { name: "Use your security key" });
        await expect(dialog).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      });

      await test.step("a reset by mail asks for it", async () => {
        await forgetSession(page);
        const { auth } = await otherDevice(page, account);
        await auth.resetPasswordForEmail(account.email, { redirectTo: `${new URL(page.url()).origin}/reset-password` });
        const mail = await mailTo(account.email, "Reset your password");
        await page.goto(mail.link);
        await page.getByLabel("New password").fill("six slow kilometres");
        await page.getByLabel("Confirm password").fill("six slow kilometres");
        await page.keyboard.press("Enter");
        await key.click();
        await page.waitForURL(/\/login$/);
      });

      await fillLogin(page, { ...account, password: "six slow kilometres" });
      await key.click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goto("/settings/security");
      await page.getByRole("button", { name: "Remove Blue key" }).click();
      await page.getByRole("button", { name: "Use Blue key" }).click();
      await expect(page.getByText("Two-factor sign-in is off")).toBeVisible();
      await device.detach();
    },
  );
});
