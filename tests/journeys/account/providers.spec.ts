import { addAuthenticator, createAccount, fillSignUp, forgetSession, newAccount, otherDevice } from "../support/accounts.ts";
import { getCode } from "../support/authenticator.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ONCE } from "../support/once.ts";
import { stayHere } from "../support/stay-here.ts";

/** Over the provider and back is five pages; a busy machine needs its time for them. */
const ROUND_TRIP = { timeout: 30_000 };

test("Google and Apple, switched off or out of reach", async ({ quietPage: page }, { project }) => {
  await page.goto("/login");
  for (const name of ["Google", "Apple"]) {
    const answer = await holdBack(page, "**/auth/v1/settings");
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("button", { name: "Connecting..." })).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeDisabled();
    await expect(page.getByLabel("Email")).toBeDisabled();
    await answer();
    await expect(page.getByText(`${name} login failed`)).toBeVisible();
    await expect(page.getByText(`${name} Sign In Failed`)).toBeVisible();
    await expect(page.getByRole("main").getByText("Unsupported provider: provider is not enabled")).toBeVisible();
  }
  // Nothing that says what went wrong lies under the message.
  if (project.name === "phone") {
    await expect(async () => {
      const told = await page.getByRole("main").getByRole("alert").boundingBox();
      const message = await page.getByRole("dialog", { name: "Apple login failed" }).boundingBox();
      const [above, below] = [told, message].toSorted((a, b) => (a?.y ?? 0) - (b?.y ?? 0));
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }).toPass({ timeout: 5000 });
  }
  await expectAccessible(page);
  await page.route("**/auth/v1/settings", (route) => route.abort());
  await page.getByRole("button", { name: "Google" }).click();
  await expect(page.getByText("Google Sign In Error")).toBeVisible();
  await expect(page.getByRole("main").getByText("The server cannot be reached.")).toBeVisible();
  // What failed before is not said beside another attempt.
  await page.getByLabel("Email").fill(newAccount().email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Google Sign In Error")).toBeHidden();
  // The message before may still be leaving.
  await expect(page.getByRole("dialog", { name: "Login failed" }).first()).toBeVisible();
});

test("too many attempts on the way to another site are told, wherever the way back leads", ONCE, async ({ quietPage: page }) => {
  await page.goto("/#error=access_denied&error_code=over_request_rate_limit&error_description=Request+rate+limit+reached&sb=");
  await expect(page.getByText("Too many attempts. Wait a few minutes, then try again.")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("There was an error with your sign-in attempt")).toBeVisible();
});

test(
  "with Google, back to the page that was wanted; or the visitor changes their mind",
  ONCE,
  async ({ quietPage: page, secondServer }) => {
    const { url, google } = secondServer;
    await test.step("agreed", async () => {
      const email = `google-${crypto.randomUUID()}@journey.test`;
      google.next({ sub: crypto.randomUUID(), email, email_verified: true, given_name: "Robin", family_name: "Vale" });
      await page.goto(`${url}/profile?from=google`);
      await page.getByRole("button", { name: "Google" }).click();
      await expect(page).toHaveURL(/\/profile\?from=google$/, ROUND_TRIP);
      await expect(page.getByText("Sign-in Successful")).toBeVisible();
      await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
    });
    await test.step("denied", async () => {
      await forgetSession(page);
      google.next("denies");
      await page.goto(`${url}/login`);
      const leave = await stayHere(page, `${url}/login`);
      await page.getByRole("button", { name: "Google" }).click();
      await expect(page.getByText("Redirecting to login page...")).toBeVisible(ROUND_TRIP);
      await expect(page.getByText("There was an error with your sign-in attempt")).toBeVisible();
      await expectAccessible(page);
      await leave();
      await expect(page).toHaveURL(`${url}/login`);
    });
  },
);

test("a button pressed before the page's script has arrived is answered when it has", ONCE, async ({ quietPage: page }) => {
  const arrive = await holdBack(page, "**/assets/*.js");
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Google" }).click();
  await arrive();
  await expect(page.getByText("Google Sign In Failed")).toBeVisible();
});

test("with Google, an account with an authenticator app asks for its code as well", ONCE, async ({ quietPage: page, secondServer }) => {
  const { url, google, mailbox } = secondServer;
  await page.goto(`${url}/sign-up`);
  const account = newAccount();
  await fillSignUp(page, account);
  await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  await page.goto((await mailbox.next(account.email)).link);
  await expect(page).toHaveURL(`${url}/dashboard`);
  // First: the server ends the sessions that lack a code, and the app would leave by itself.
  await forgetSession(page);
  const secret = await addAuthenticator(page, account);

  google.next({ sub: crypto.randomUUID(), email: account.email, email_verified: true });
  await page.goto(`${url}/login?next=/settings`);
  await page.getByRole("button", { name: "Google" }).click();
  await expect(page.getByRole("heading", { name: "Two-factor sign-in" })).toBeVisible(ROUND_TRIP);
  expect(await page.evaluate(() => localStorage.getItem("ironpace-session"))).toBeNull();
  await expectAccessible(page);
  await page.getByLabel("Code").fill(getCode(secret));
  await expect(page).toHaveURL(`${url}/settings`);
  await expect(page.getByText("Welcome back!")).toBeVisible();
});

test("with Apple, whose answer is a form that is posted", ONCE, async ({ quietPage: page, secondServer: { url, apple } }) => {
  const email = `apple-${crypto.randomUUID()}@journey.test`;
  apple.next({ sub: crypto.randomUUID(), email, email_verified: "true" });
  await page.goto(`${url}/profile`);
  const posted = page.waitForRequest((request) => request.method() === "POST" && request.url() === `${url}/auth/v1/callback`);
  await page.getByRole("button", { name: "Apple" }).click();
  expect((await posted).postData()).toContain("code=");
  await expect(page).toHaveURL(`${url}/profile`, ROUND_TRIP);
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
});

test("a link with a stranger's tokens signs nobody in before a press", ONCE, async ({ quietPage: page }) => {
  await page.goto("/login");
  const stranger = await createAccount(page);
  const { data } = await (await otherDevice(page, stranger)).auth.getSession();
  const tokens = `access_token=${data.session?.access_token}&refresh_token=${data.session?.refresh_token}`;
  const link = `/auth/callback#${tokens}&expires_in=3600&token_type=bearer&type=magiclink`;
  const session = () => page.evaluate(() => localStorage.getItem("ironpace-session"));
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Continue to your account?" })).toBeFocused();
  await expect(page.getByText(`This link signs you in as ${stranger.email}.`)).toBeVisible();
  expect(await session()).toBeNull();
  expect(page.url()).not.toContain("access_token");
  await expectAccessible(page);
  await page.getByRole("button", { name: "This is not me" }).click();
  await expect(page.getByText("You were not signed in.")).toBeVisible();
  await page.waitForURL(/\/login$/);
  expect(await session()).toBeNull();

  await page.goto("/about");
  await page.goto(link);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(`You are signed in as ${stranger.email}.`)).toBeVisible();
});

test(
  "the way back from elsewhere: nothing in it, tokens of nobody, a stranger's tokens, a code of another browser",
  ONCE,
  async ({ quietPage: page }) => {
    const expectFailure = async (address: string, sentence: string) => {
      const leave = await stayHere(page, "**/login");
      await page.goto(address);
      await expect(page.getByRole("alert").getByText(sentence)).toBeVisible();
      await expect(page.getByText("Authentication Error")).toBeVisible();
      await expect(page.getByText("Redirecting to login page...")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeFocused();
      await expect(page).toHaveURL(/\/auth\/callback$/);
      await leave();
      await page.waitForURL(/\/login$/);
    };
    await expectFailure("/auth/callback", "Unable to authenticate. Please try signing in again.");
    await expectFailure("/auth/callback#access_token=a.b.c&refresh_token=d", "Failed to establish session. Please try signing in again.");
    const answer = await holdBack(page, "**/assets/*.js");
    await page.goto("/auth/callback", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Completing sign in..." })).toBeVisible();
    await answer();
    await page.goto("/auth/callback?code=00000000-0000-4000-8000-000000000000");
    await expect(page.getByRole("heading", { name: "Opened in another browser" })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back to login" }).click();
    await page.waitForURL(/\/login$/);
  },
);
