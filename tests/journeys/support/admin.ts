import type { Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { runToEnd } from "#support/server-process.ts";
import { addAuthenticator, keepSession, provenDevice } from "./accounts.ts";
import { type SignedInAthlete, signInAthlete } from "./athlete.ts";

/** An administrator who is signed in with a second factor. The page that is open is one without the app. */
export async function signInAdmin(page: Page): Promise<SignedInAthlete> {
  const admin = await signInAthlete(page);
  const operator = await operatorClient(page);
  await operator.rpc("make_user_admin", { target_user_email: admin.account.email }).throwOnError();
  return withSecondFactor(page, admin);
}

/** Sets the authenticator app up on one device, which ends the sessions of the others, and signs in anew with it, here and on `device`. */
async function withSecondFactor(page: Page, { account, userId }: SignedInAthlete): Promise<SignedInAthlete> {
  const secret = await addAuthenticator(page, account);
  const device = await provenDevice(page, account, secret, 0);
  const { data } = await (await provenDevice(page, account, secret, 1)).auth.getSession();
  await keepSession(page, data.session);
  return { account, userId, device };
}

/** The same, made on the command line while the server of this data directory runs. */
export async function signInCommandLineAdmin(page: Page, dataDir: string): Promise<SignedInAthlete> {
  const admin = await signInAthlete(page);
  const { code, stderr } = await runToEnd("cli/grant-admin.ts", [admin.account.email], { DATA_DIR: dataDir });
  if (code !== 0) throw new Error(`grant-admin ended with ${code}: ${stderr}`);
  return withSecondFactor(page, admin);
}

/** The official client with the secret key of the server of these journeys, for what no athlete may do, like making a plan older. */
export async function operatorClient(page: Page) {
  secretKey ??= readSecretKey();
  return createClient(new URL(page.url()).origin, await secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** Read once per worker: each command is a process of its own. */
let secretKey: Promise<string> | undefined;

async function readSecretKey(): Promise<string> {
  const { stdout } = await runToEnd("cli/keys.ts", [], { DATA_DIR: process.env["JOURNEY_DATA_DIR"] ?? "" });
  return (JSON.parse(stdout) as { serviceRoleKey: string }).serviceRoleKey;
}
