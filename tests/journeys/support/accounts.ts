import { expect, test, type Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { getCode, currentStep } from "./authenticator.ts";

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A new name and a password that is not a common one. */
export function newAccount(): Account {
  return { email: `athlete-${crypto.randomUUID()}@journey.test`, password: "correct horse battery" };
}

/** Fills in the form of /sign-up and sends it. */
export async function fillSignUp(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Last name").fill("Vale");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Fills in the form of /login and sends it. */
export async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Makes an account for Robin Vale and signs this browser in to it, both without the screens; ends on a page without the app. Only a newcomer has not seen the profile wizard. */
export async function enter(page: Page, { newcomer = false, profile = {} } = {}): Promise<Account> {
  const account = newAccount();
  const client = await officialClient(page);
  const { data, error } = await client.auth.signUp({ ...account, options: { data: { first_name: "Robin", last_name: "Vale" } } });
  if (error) throw error;
  await updateProfile(client, { has_seen_onboarding: !newcomer, ...profile });
  // From a page without the app. `setStorageState` would empty the HTTP cache.
  await page.goto(`${originOf(page)}/healthz`);
  await keepSession(page, data.session);
  return account;
}

/** This browser is signed in with this session. From a page without the app, which would notice by itself. */
export async function keepSession(page: Page, session: object | null): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SESSION_KEY, JSON.stringify(session)] as const);
}

/** Opens the dashboard and waits until it answers to keys. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** This browser keeps nothing of who was signed in. From a page without the app, which would notice and leave for the sign-in screen by itself. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto(`${originOf(page)}/terms`);
  await page.evaluate(() => localStorage.clear());
}

/** Where the app keeps its session. */
const SESSION_KEY = "ironpace-session";

/** Another device that is signed in to the account: the official client, against the server of the page that is open. */
export async function otherDevice(page: Page, account: Account) {
  const client = await officialClient(page);
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}

/** Makes an account without the screens, on the server of the page that is open. Only a newcomer has not seen the profile wizard. */
export async function createAccount(page: Page, { newcomer = false } = {}): Promise<Account> {
  const account = newAccount();
  const client = await officialClient(page);
  const { error } = await client.auth.signUp(account);
  if (error) throw error;
  if (!newcomer) await seeWizard(client);
  return account;
}

/** The profile wizard opens by itself only for who has not seen it. The device that says so is signed out again. */
export async function seeWizard(client: OfficialClient): Promise<void> {
  await updateProfile(client, { has_seen_onboarding: true });
  await client.auth.signOut({ scope: "local" });
}

async function updateProfile(client: OfficialClient, changes: object): Promise<void> {
  const { data } = await client.auth.getSession();
  await client
    .from("athlete_profiles")
    .update(changes)
    .eq("id", data.session?.user.id ?? "")
    .throwOnError();
}

/** Adds an authenticator app to the account and returns its secret. The code of the half minute before is used up. */
export async function addAuthenticator(page: Page, account: Account): Promise<string> {
  const { auth } = await otherDevice(page, account);
  const enrolled = await auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  if (enrolled.error) throw enrolled.error;
  const { id, totp } = enrolled.data;
  for (;;) {
    const step = currentStep();
    const { error } = await auth.mfa.challengeAndVerify({ factorId: id, code: getCode(totp.secret, -1) });
    if (!error) return totp.secret;
    // The code of the step before is accepted until this step ends, which can happen on the way.
    if (currentStep() === step) throw error;
  }
}

/** Adds a security key to the account: the one that is connected to the browser of the page, as a client does that can. */
export async function addSecurityKey(page: Page, account: Account): Promise<void> {
  const { auth } = await otherDevice(page, account);
  const enrolled = await auth.mfa.enroll({ factorType: "webauthn", friendlyName: "Blue key" });
  if (enrolled.error) throw enrolled.error;
  const { data } = await auth.getSession();
  const site = { rpId: "localhost", rpOrigins: [originOf(page)] };
  const apikey = await anonKeyOf(originOf(page));
  const call = async (name: string, body: object) => {
    const answer = await fetch(`${originOf(page)}/auth/v1/factors/${enrolled.data.id}/${name}`, {
      method: "POST",
      headers: { apikey, Authorization: `Bearer ${data.session?.access_token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { id: string; webauthn: { credential_options: { publicKey: PublicKeyCredentialCreationOptionsJSON } } };
  };
  const { id, webauthn } = await call("challenge", { webauthn: site });
  const credential = await page.evaluate(async (options) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON();
  }, webauthn.credential_options.publicKey);
  await call("verify", { challenge_id: id, webauthn: { ...site, type: "create", credential_response: credential } });
}

/** Another device that has shown the second factor as well, by the code of so many steps from now: each is taken once. */
export async function provenDevice(page: Page, account: Account, secret: string, steps: number) {
  const client = await otherDevice(page, account);
  const { data } = await client.auth.mfa.listFactors();
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: data?.totp[0]?.id ?? "", code: getCode(secret, steps) });
  if (error) throw error;
  return client;
}

type OfficialClient = Awaited<ReturnType<typeof officialClient>>;

async function officialClient(page: Page) {
  const origin = originOf(page);
  return createClient(origin, await anonKeyOf(origin), { auth: { persistSession: false, autoRefreshToken: false } });
}

async function anonKeyOf(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/login`)).text();
  const content = /<meta name="ironpace-config" content='([^']*)'/.exec(html)?.[1];
  return (JSON.parse(content ?? "{}") as { anonKey: string }).anonKey;
}

/** Origin of the page that is open, else of the server of these journeys. */
function originOf(page: Page): string {
  return new URL(page.url() === "about:blank" ? (test.info().project.use.baseURL ?? "") : page.url()).origin;
}
