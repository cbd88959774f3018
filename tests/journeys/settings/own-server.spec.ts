import type { Page } from "@playwright/test";
import { fillSignUp, newAccount, otherDevice, seeWizard } from "../support/accounts.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import type { SecondServer } from "../support/second-server.ts";
import { dismissToast } from "../support/toast.ts";

/** Signs up and follows the link of the mail, which signs in. */
async function signUp(page: Page, { url, mailbox }: SecondServer): Promise<string> {
  const account = newAccount();
  await page.goto(`${url}/register`);
  await fillSignUp(page, account);
  await page.goto((await mailbox.next(account.email)).link);
  await expect(page).toHaveURL(/\/dashboard$/);
  await seeWizard(await otherDevice(page, account));
  return account.email;
}

test(
  "where addresses are confirmed, another one waits until both mailboxes have agreed",
  ONCE,
  async ({ quietPage: page, secondServer }) => {
    const { mailbox } = secondServer;
    const email = await signUp(page, secondServer);
    const next = email.replace("athlete", "renamed");
    await page.goto(new URL("/settings", page.url()).href);
    await expect(page.getByText("The change takes effect when both have been opened.")).toBeVisible();
    await page.getByLabel("New email").fill(next);
    await page.getByRole("button", { name: "Change email" }).click();
    await expect(page.getByText("Two emails sent").first()).toBeVisible();
    await expect(page.getByText(`Waiting for ${next}`)).toBeVisible();
    // On a phone the message lies over a button.
    await dismissToast(page);
    await expect(page.getByText("Two emails sent")).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);

    await page.goto((await mailbox.next(email)).link);
    await expect(page.getByText(/Confirmation link accepted/)).toBeVisible();
    await expect(page.getByText(`Waiting for ${next}`)).toBeVisible();
    await page.goto((await mailbox.next(next)).link);
    await expect(page.getByRole("main").getByText(next, { exact: true })).toBeVisible();
    await expect(page.getByText(`Waiting for ${next}`)).toBeHidden();
  },
);

test("Google is linked and unlinked; one of another account is refused", ONCE, async ({ quietPage: page, browser, secondServer }) => {
  const { google } = secondServer;
  const email = await signUp(page, secondServer);
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
  await signUp(stranger, secondServer);
  await stranger.goto(new URL("/settings/security", stranger.url()).href);
  await stranger.getByRole("button", { name: "Link Google" }).click();
  await expect(stranger.getByRole("alert")).toContainText("Identity is already linked to another user");
  await stranger.context().close();

  await page.getByRole("button", { name: "Unlink Google" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unlink" }).click();
  await expect(page.getByText("Google unlinked").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Link Google" })).toBeVisible();
});
