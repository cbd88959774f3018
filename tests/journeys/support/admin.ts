import type { Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { runToEnd } from "../../support/server-process.ts";
import { type SignedInAthlete, signInAthlete } from "./athlete.ts";

/** An administrator who is signed in, made on the command line while the server runs. Ends on the dashboard. */
export async function signInAdmin(page: Page, dataDir = process.env["JOURNEY_DATA_DIR"] ?? ""): Promise<SignedInAthlete> {
  const admin = await signInAthlete(page);
  const { code, stderr } = await runToEnd("cli/grant-admin.ts", [admin.account.email], { DATA_DIR: dataDir });
  if (code !== 0) throw new Error(`grant-admin ended with ${code}: ${stderr}`);
  return admin;
}

/** The official client with the secret key of the server of these journeys, for what no athlete may do, like making a plan older. */
export async function operatorClient(page: Page) {
  const { stdout } = await runToEnd("cli/keys.ts", [], { DATA_DIR: process.env["JOURNEY_DATA_DIR"] ?? "" });
  const { serviceRoleKey } = JSON.parse(stdout) as { serviceRoleKey: string };
  return createClient(new URL(page.url()).origin, serviceRoleKey, { auth: { persistSession: false, autoRefreshToken: false } });
}
