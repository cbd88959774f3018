import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { lastingCodeOf } from "./support/authenticator.ts";
import { expect, expectAccessible, signIn, signUpAndIn, test } from "./support/journey.ts";
import { mailsTo } from "./support/mail-files.ts";

const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test("name and password, with what is wrong told beside the field", async ({ quietPage: page }) => {
  const account = await signUpAndIn(page);
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
    await toast(page, "Name saved");
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
    await expect(page.getByText("At most 72 bytes.")).toBeVisible();
    await change(account.password, "twelve iron bars", "twelve iron cars");
    await expect(page.getByText("Please make sure both passwords match.")).toBeVisible();
    await change("not my password", "twelve iron bars");
    await expect(page.getByText("Current password is not correct")).toBeVisible();
    await change(account.password, "password123");
    await expect(page.getByText("Password is known to be weak and easy to guess")).toBeVisible();
    await change(account.password, account.password);
    await expect(page.getByText("New password should be different from the old password.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a forgotten password: the code of a mail stands in for it", async () => {
    await page.getByRole("button", { name: "I don’t know it. Email me a code" }).click();
    await toast(page, "Email sent");
    await page.getByLabel("New password", { exact: true }).fill("twelve iron bars");
    await page.getByLabel("Confirm new password").fill("twelve iron bars");
    await page.getByLabel("Code from the email").fill("000000");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("This code is not right, or older than an hour.")).toBeVisible();
    const [mail] = await mailsTo(account.email);
    await page.getByLabel("Code from the email").fill(mail?.code ?? "");
    await page.getByRole("button", { name: "Change password" }).click();
    await toast(page, "Password updated");
  });
  await page.evaluate(() => localStorage.clear());
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("twelve iron bars");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test("another email address counts at once where addresses are not confirmed", async ({ quietPage: page }) => {
  const account = await signUpAndIn(page);
  await page.goto("/settings");
  const change = async (email: string) => {
    await page.getByLabel("New email").fill(email);
    await page.getByRole("button", { name: "Change email" }).click();
  };
  await change("robin");
  await expect(page.getByText("Invalid email")).toBeVisible();
  await change(account.email.toUpperCase());
  await expect(page.getByText("This is your address already.")).toBeVisible();
  const next = account.email.replace("athlete", "renamed");
  await change(next);
  await toast(page, "Email changed");
  await expect(page.getByRole("main").getByText(next, { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await signIn(page, { ...account, email: next });
});

test("two-factor is set up with a key, asked for at the sign-in, and removed with a code", async ({ quietPage: page, browser }) => {
  const account = await signUpAndIn(page);
  await page.goto("/settings/security");
  await expect(page.getByRole("heading", { level: 1, name: "Two-factor and sign-in" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Set up two-factor" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  expect(await dialog.getByRole("img", { name: /QR code/ }).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectAccessible(page);
  const secret = ((await dialog.getByTestId("setup-key").textContent()) ?? "").replaceAll(" ", "");
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);

  await dialog.getByLabel("Code").fill("12");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText("Enter the six digits the app shows.")).toBeVisible();
  await dialog.getByLabel("Code").fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText("This code is not right.")).toBeVisible();
  await dialog.getByLabel("Code").fill(await lastingCodeOf(secret, -1));
  await dialog.getByLabel("Code").press("Enter");
  await toast(page, "Two-factor is on");
  await expect(page.getByText("On", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await test.step("another browser needs the code as well", async () => {
    const other = await (await browser.newContext()).newPage();
    await other.goto("/login");
    await other.getByLabel("Email").fill(account.email);
    await other.getByLabel("Password", { exact: true }).fill(account.password);
    await other.getByRole("button", { name: "Sign in", exact: true }).click();
    await other.getByLabel("Code").fill(await lastingCodeOf(secret, 0));
    await expect(other).toHaveURL(/\/dashboard$/);
    await other.goto("/settings/devices");
    await expect(other.getByRole("listitem").filter({ hasText: "This device" })).toContainText("with a two-factor code");
    await other.context().close();
  });

  await page.getByRole("button", { name: "Remove Authenticator app" }).click();
  await expect(dialog.getByText("Enter a code")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Remove Authenticator app" }).click();
  await dialog.getByLabel("Code").fill(await lastingCodeOf(secret, 1));
  await dialog.getByRole("button", { name: "Continue" }).click();
  await toast(page, "Two-factor is off");
  await expect(page.getByRole("button", { name: "Set up two-factor" })).toBeVisible();
  await expect(page.getByText("The only way to sign in cannot be removed.")).toBeVisible();
});

test("a device that is signed out from another one lands on the sign-in", async ({ quietPage: page, browser }) => {
  const account = await signUpAndIn(page);
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
  await expect(dialog.getByText("This cannot be undone.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await toast(page, "Firefox on Linux signed out");
  await expect(page.getByText("No other device is signed in.")).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(/\/login\?next=%2Fsettings%2Fpreferences$/);
  await expect(other.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();

  await test.step("all others at once; the open page of one notices when it asks for something", async () => {
    await other.getByLabel("Email").fill(account.email);
    await other.getByLabel("Password", { exact: true }).fill(account.password);
    await other.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(other.getByLabel("Weight")).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Sign out all other devices" }).click();
    await dialog.getByRole("button", { name: "Sign out" }).click();
    await toast(page, "1 device signed out");
    await other.getByRole("link", { name: "Devices" }).click();
    await expect(other).toHaveURL(/\/login\?next=%2Fsettings%2Fdevices$/);
  });
  await otherContext.close();
});

test("units, week and the AI consent are kept with the account; a choice that fails is taken back", async ({ quietPage: page }) => {
  await signUpAndIn(page);
  await page.goto("/settings/preferences");
  await expect(page.getByRole("radio", { name: "Kilograms" })).toBeChecked();
  const consent = page.getByRole("switch", { name: "Let a language model read my training data" });
  await expect(consent).not.toBeChecked();
  await expectAccessible(page);

  await test.step("by keyboard", async () => {
    await page.getByRole("radio", { name: "Kilograms" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Pounds" })).toBeChecked();
    await consent.focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(/^On since today/)).toBeVisible();
  });
  await page.getByRole("radio", { name: "Miles" }).click();
  await page.getByRole("radio", { name: "Sunday" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await page.reload();
  for (const name of ["Pounds", "Miles", "Sunday"]) await expect(page.getByRole("radio", { name })).toBeChecked();
  await expect(consent).toBeChecked();
  await consent.click();
  await expect(page.getByText("Off. Nothing leaves this server.")).toBeVisible();

  await page.route("**/rest/v1/athlete_profiles*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, json: { code: "XX000", message: "It broke" } }) : route.continue(),
  );
  await page.getByRole("radio", { name: "Kilograms" }).click();
  await toast(page, "Your choice was not saved");
  await expect(page.getByRole("radio", { name: "Pounds" })).toBeChecked();
});

test("pounds and miles are what the profile takes and shows, and the plan", async ({ quietPage: page }) => {
  await signUpAndIn(page);
  await page.goto("/settings/preferences");
  await page.getByRole("radio", { name: "Pounds" }).click();
  await page.getByRole("radio", { name: "Miles" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();

  await page.goto("/profile");
  await page.getByRole("button", { name: "Edit", exact: true }).first().click();
  await page.getByLabel("Back squat").fill("9999");
  await page.getByLabel("Deadlift").fill("365");
  await expect(page.getByText("Between 2 and 1323 lb")).toBeVisible();
  await page.getByLabel("Back squat").fill("315");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await toast(page, "Strength Benchmarks Updated");
  await expect(page.getByRole("listitem").filter({ hasText: "Back squat" })).toContainText("315lb");
  await page.getByRole("tab", { name: "Conditioning" }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).first().click();
  await page.getByLabel("5k run").fill("22:30");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await toast(page, "Conditioning Benchmarks Updated");
  await page.goto("/profile?tab=settings");
  await page.getByLabel("Body weight").fill("180.5");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await toast(page, "Profile Updated");
  await expect(page.getByText("180.5 lb")).toBeVisible();

  await page.goto("/training-plans?new");
  await page.getByRole("button", { name: /^Generate/ }).click();
  await expect(page.getByText("Active Plan", { exact: true })).toBeVisible({ timeout: 20_000 });
  const main = page.getByRole("main");
  await expect(main).toContainText(/\d+lb/);
  await expect(main).toContainText(/\d:\d\d\/mi/);
  await expect(main).not.toContainText(/\d ?kg\b|\/km|\d ?km\b/);
  await expectAccessible(page);
});

test("everything stored can be downloaded, and the account deleted", async ({ quietPage: page }) => {
  const account = await signUpAndIn(page);
  await page.goto("/settings/data");
  await expectAccessible(page);

  await test.step("the export", async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download my data" }).click()]);
    expect(download.suggestedFilename()).toMatch(/^ironpace-\d{4}-\d\d-\d\d\.zip$/);
    await toast(page, "Your data is downloaded");
    const files = unzipSync(await readFile(await download.path()));
    const json = JSON.parse(strFromU8(files["ironpace.json"] ?? new Uint8Array())) as {
      profiles: { first_name: string }[];
      account: unknown;
    };
    expect(json.profiles).toMatchObject([{ first_name: "Robin", last_name: "Vale" }]);
    expect(json.account).toMatchObject({ sign_in_methods: [{ provider: "email" }] });
    expect(strFromU8(files["csv/profiles.csv"] ?? new Uint8Array())).toContain("Robin");
  });

  await test.step("an export that fails says so", async () => {
    await page.route("**/functions/v1/export-my-data", (route) =>
      route.fulfill({ status: 500, json: { error: "Your data could not be exported" } }),
    );
    await page.getByRole("button", { name: "Download my data" }).click();
    await expect(page.getByText("The export failed")).toBeVisible();
    await page.unroute("**/functions/v1/export-my-data");
  });

  const dialog = page.getByRole("dialog");
  await test.step("a wrong address deletes nothing, and an old sign-in asks for the password", async () => {
    await page.getByRole("button", { name: "Delete account" }).click();
    await dialog.getByLabel("Type your email to confirm").fill("somebody@else.test");
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await expect(dialog.getByText("This is not the address of this account.")).toBeVisible();
    await expectAccessible(page);
    const refusal = {
      code: "42501",
      message: "Please sign in again before you delete your account",
      details: null,
      hint: "reauthentication_needed",
    };
    await page.route("**/rpc/delete_own_account", (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
    await dialog.getByLabel("Type your email to confirm").fill(account.email);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await dialog.getByLabel("Password", { exact: true }).fill("not my password");
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await expect(dialog.getByText("Invalid login credentials")).toBeVisible();
    await expectAccessible(page);
  });

  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL(/\/$/);
  await toast(page, "Account deleted");
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await toast(page, "Invalid login credentials");
});
