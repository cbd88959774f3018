import { enter, fillLogin, forgetSession, otherDevice } from "../support/accounts.ts";
import { getCode, getPreviousCode } from "../support/authenticator.ts";
import { expect, expectAccessible, signIn, test } from "../support/journey.ts";
import { mailTo } from "../support/mail-files.ts";
import { expectKept } from "../support/discard-question.ts";
import { ONCE } from "../support/once.ts";
import { expectToast } from "../support/toast.ts";

test("two-factor is set up with a key, asked for at the sign-in, and removed with a code", ONCE, async ({ quietPage: page, browser }) => {
  const account = await enter(page);
  await page.goto("/settings/security");
  await expect(page.getByRole("heading", { level: 1, name: "Security" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Set up two-factor sign-in" }).click();
  const dialog = page.getByRole("dialog");
  const qr = dialog.getByRole("img", { name: /QR code/ });
  await expect(qr).toBeVisible();
  await expect.poll(() => qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectAccessible(page);
  const secret = ((await dialog.getByTestId("setup-key").textContent()) ?? "").replaceAll(" ", "");
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);

  await dialog.getByLabel("Code").fill("12");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText("Enter the six digits the app shows.")).toBeVisible();
  await dialog.getByLabel("Code").fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText("That code is wrong.")).toBeVisible();
  await dialog.getByLabel("Code").fill(await getPreviousCode(secret));
  await dialog.getByLabel("Code").press("Enter");
  await expectToast(page, "Two-factor sign-in is on");
  await expect(page.getByText("On", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await test.step("another browser needs the code as well", async () => {
    const other = await (await browser.newContext()).newPage();
    await other.goto("/login");
    await other.getByLabel("Email").fill(account.email);
    await other.getByLabel("Password", { exact: true }).fill(account.password);
    await other.getByRole("button", { name: "Sign in", exact: true }).click();
    await other.getByLabel("Code").fill(getCode(secret));
    await expect(other).toHaveURL(/\/dashboard$/);
    await other.goto("/settings/devices");
    await expect(other.getByRole("listitem").filter({ hasText: "This device" })).toContainText("with two-factor sign-in");
    await other.context().close();
  });

  await page.getByRole("button", { name: "Remove Authenticator app" }).click();
  await expect(dialog.getByText("Enter a code")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Remove Authenticator app" }).click();
  await dialog.getByLabel("Code").fill(getCode(secret, 1));
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expectToast(page, "Two-factor sign-in is off");
  await expect(page.getByRole("button", { name: "Set up two-factor sign-in" })).toBeVisible();
  await expect(page.getByText("You cannot remove your only way to sign in.")).toBeVisible();
});

test.describe("at a host name, which passkeys need", () => {
  test.use({ baseURL: `http://localhost:${process.env.JOURNEY_PORT}` });

  test("a passkey is added, signs in without password or code, is renamed and deleted", ONCE, async ({ quietPage: page }) => {
    await page.goto("/healthz");
    const account = await enter(page);
    const device = await page.context().newCDPSession(page);
    await device.send("WebAuthn.enable");
    const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto("/settings/security");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await expectToast(page, "Passkey added");
    const list = page.getByRole("list", { name: "Passkeys" });
    await expect(list.getByRole("listitem")).toContainText("never used");
    await expectAccessible(page);

    await test.step("it signs in: offered by the browser, or asked for by its button", async () => {
      await forgetSession(page);
      await page.goto("/login");
      await page.getByLabel("Email").focus();
      await expect(page).toHaveURL(/\/dashboard$/);
      await forgetSession(page);
      await page.goto("/login");
      await page.getByRole("button", { name: "Sign in with a passkey" }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goto("/settings/security");
      await expect(list.getByRole("listitem")).toContainText("last used today");
    });

    await test.step("a finger that is not known adds and opens nothing, and what is closed complains of nothing", async () => {
      await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await expect(page.getByRole("button", { name: "Add a passkey" })).toBeEnabled();
      await expect(list.getByRole("listitem")).toHaveCount(1);
      await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
    });

    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: /^Rename / }).click();
    await dialog.getByLabel("Name").fill("");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Enter a name.")).toBeVisible();
    await dialog.getByLabel("Name").fill("Work laptop");
    await expectKept(page, dialog.getByLabel("Name"));
    await dialog.getByLabel("Name").press("Enter");
    await expect(list.getByText("Work laptop")).toBeVisible();
    await page.getByRole("button", { name: "Delete Work laptop" }).click();
    await expectAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Work laptop deleted");
    await expect(list).toBeHidden();

    await test.step("a reset of the password shows what else opens the account, and removes it", async () => {
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await expect(list.getByRole("listitem")).toHaveCount(1);
      const { auth } = await otherDevice(page, account);
      await auth.resetPasswordForEmail(account.email, { redirectTo: `${new URL(page.url()).origin}/reset-password` });
      await page.goto((await mailTo(account.email, "Reset your password")).link);
      await page.getByLabel("New password").fill("six slow kilometres");
      await page.getByLabel("Confirm password").fill("six slow kilometres");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Check your other ways to sign in" })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole("button", { name: /^Remove Passkey / }).click();
      await expect(page.getByText("No other ways to sign in are left.")).toBeVisible();
      await page.getByRole("button", { name: "Continue to sign in" }).click();
      await page.waitForURL(/\/login$/);
    });

    await test.step("and so does the mail that tells of a passkey, after a press", async () => {
      await fillLogin(page, { email: account.email, password: "six slow kilometres" });
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goto("/settings/security");
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await expect(list.getByRole("listitem")).toHaveCount(1);
      const { link } = await mailTo(account.email, "A passkey was added", 2);
      await page.goto(link);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Secure my account" }).click();
      await expect(page.getByRole("heading", { name: "Account secured" })).toBeFocused();
      await expectAccessible(page);
      await page.goto("/settings/security");
      await expect(page).toHaveURL(/\/login/);
      await page.goto(link);
      await page.getByRole("button", { name: "Secure my account" }).click();
      await expect(page.getByRole("alert").getByText("Invalid link")).toBeVisible();
      await expectAccessible(page);
    });
    await device.detach();
  });
});

test("a device that is signed out from another one lands on the sign-in", ONCE, async ({ quietPage: page, browser }) => {
  const account = await enter(page);
  const otherContext = await browser.newContext({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" });
  const other = await otherContext.newPage();
  await other.goto("/login");
  await signIn(other, account);
  await other.goto("/settings/preferences");
  await expect(other.getByLabel("Weight")).toBeVisible();

  await page.goto("/settings/devices");
  await expect(page.getByText("This device")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign out Firefox on Linux" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText("must sign in again")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expectToast(page, "Firefox on Linux signed out");
  await expect(page.getByText("No other device is signed in.")).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(/\/login\?next=%2Fsettings%2Fpreferences$/);
  await expect(other.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();

  await test.step("all others at once; the open page of one notices when it asks for something", async () => {
    await other.getByLabel("Email").fill(account.email);
    await other.getByLabel("Password", { exact: true }).fill(account.password);
    await other.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(other.getByLabel("Weight")).toBeVisible();
    // The look at the session that follows a load, once it is quiet, would otherwise take it to the sign-in before its link is pressed.
    await Promise.all([other.waitForResponse("**/auth/v1/user"), other.reload()]);
    await page.reload();
    await page.getByRole("button", { name: "Sign out all other devices" }).click();
    await dialog.getByRole("button", { name: "Sign out" }).click();
    await expectToast(page, "1 device signed out");
    await other.getByRole("link", { name: "Devices" }).click();
    await expect(other).toHaveURL(/\/login\?next=%2Fsettings%2Fdevices$/);
  });
  await otherContext.close();
});
