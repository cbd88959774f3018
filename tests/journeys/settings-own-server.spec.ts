import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type OpenIdProvider, startOpenIdProvider } from "../support/openid-provider.ts";
import { freePort } from "../support/postgres.ts";
import { scratchDirectory } from "../support/scratch.ts";
import { type ServerProcess, spawnServer } from "../support/server-process.ts";
import { otherDevice, seeWizard } from "./support/accounts.ts";
import { expect, expectAccessible, test } from "./support/journey.ts";
import { mailsTo } from "./support/mail-files.ts";
import { ONCE } from "./support/once.ts";

/** A server of its own: an address counts only after a mail, and Google is switched on, played by a real OpenID provider. */
let server: ServerProcess;
let google: OpenIdProvider;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = scratchDirectory("own");
  const port = String(await freePort());
  const redirectUri = `http://127.0.0.1:${port}/auth/v1/callback`;
  google = await startOpenIdProvider({ id: "google-client", secret: "google-secret", redirectUri });
  server = await spawnServer({
    DATA_DIR: dataDir,
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    EMAIL_CONFIRMATION: "on",
    GOOGLE_CLIENT_ID: "google-client",
    GOOGLE_CLIENT_SECRET: "google-secret",
    GOOGLE_ISSUER_URL: google.issuer,
  });
});
test.afterAll(async () => {
  await server.stop("SIGTERM");
  await google.close();
  await rm(dataDir, { recursive: true });
});

/** Signs up and follows the link of the mail, which signs in. */
async function signUp(page: Page): Promise<string> {
  const account = { email: `athlete-${crypto.randomUUID()}@journey.test`, password: "correct horse battery" };
  await page.goto(`http://127.0.0.1:${new URL(server.url).port}/register`);
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Last name").fill("Vale");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByLabel("Confirm password").fill(account.password);
  await page.getByRole("button", { name: "Create account" }).click();
  const [welcome] = await mailsTo(account.email, 1, dataDir);
  await page.goto(welcome?.link ?? "");
  await expect(page).toHaveURL(/\/dashboard$/);
  await seeWizard(await otherDevice(page, account));
  return account.email;
}

test("where addresses are confirmed, another one waits until both mailboxes have agreed", ONCE, async ({ quietPage: page }) => {
  const email = await signUp(page);
  const next = email.replace("athlete", "renamed");
  await page.goto(new URL("/settings", page.url()).href);
  await expect(page.getByText("The change happens when both were opened.")).toBeVisible();
  await page.getByLabel("New email").fill(next);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText("Two emails sent").first()).toBeVisible();
  await expect(page.getByText(`Waiting for ${next}`)).toBeVisible();
  // On a phone the message lies over a button.
  await page.getByRole("dialog", { name: "Two emails sent" }).getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("Two emails sent")).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  const [, toOld] = await mailsTo(email, 2, dataDir);
  await page.goto(toOld?.link ?? "");
  await expect(page.getByText(/Confirmation link accepted/)).toBeVisible();
  await expect(page.getByText(`Waiting for ${next}`)).toBeVisible();
  const [toNew] = await mailsTo(next, 1, dataDir);
  await page.goto(toNew?.link ?? "");
  await expect(page.getByRole("main").getByText(next, { exact: true })).toBeVisible();
  await expect(page.getByText(`Waiting for ${next}`)).toBeHidden();
});

test("Google is linked and unlinked; one that belongs to another account is refused", ONCE, async ({ quietPage: page, browser }) => {
  const email = await signUp(page);
  const sub = crypto.randomUUID();
  google.next({ sub, email: "robin@gmail.test", email_verified: true });
  await page.goto(new URL("/settings/security", page.url()).href);
  await page.getByRole("button", { name: "Link Google" }).click();
  await expect(page.getByRole("button", { name: "Unlink Google" })).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/security/);
  const methods = page.getByRole("list", { name: "Ways to sign in" });
  await expect(methods).toContainText("robin@gmail.test");
  await expect(methods).toContainText(email);
  await expectAccessible(page);

  const stranger = await (await browser.newContext()).newPage();
  await signUp(stranger);
  await stranger.goto(new URL("/settings/security", stranger.url()).href);
  await stranger.getByRole("button", { name: "Link Google" }).click();
  await expect(stranger.getByRole("alert")).toContainText("Identity is already linked to another user");
  await stranger.context().close();

  await page.getByRole("button", { name: "Unlink Google" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unlink" }).click();
  await expect(page.getByText("Google unlinked").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Link Google" })).toBeVisible();
});
