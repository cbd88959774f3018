import type { Page } from "@playwright/test";
import { runToEnd } from "../../support/server-process.ts";
import { type SignedInAthlete, signInAthlete } from "./athlete.ts";

/** An administrator who is signed in, made on the command line while the server runs. Ends on the dashboard. */
export async function signInAdmin(page: Page, dataDir = process.env["JOURNEY_DATA_DIR"] ?? ""): Promise<SignedInAthlete> {
  const admin = await signInAthlete(page);
  const { code, stderr } = await runToEnd("cli/grant-admin.ts", [admin.account.email], { DATA_DIR: dataDir });
  if (code !== 0) throw new Error(`grant-admin ended with ${code}: ${stderr}`);
  return admin;
}
