import { randomUUID } from "node:crypto";
import type { AuthDependencies } from "./dependencies.ts";
import { authErrors } from "./errors.ts";
import { mergeMetadata, type Metadata } from "./model/metadata.ts";
import type { Device } from "./request/device.ts";
import { openSession, sessionBody } from "./session.ts";
import { recordAuditEntry } from "./store/audit-log.ts";
import { insertUser } from "./store/users.ts";

/** Makes an account that nobody can sign in to again: no address, no identity, no password. Whoever has its session has it. */
export async function signInAnonymously(
  { database, identity, settings, clock }: AuthDependencies,
  data: Metadata,
  device: Device,
): Promise<Record<string, unknown>> {
  if (!settings.anonymousSignIn) throw authErrors.anonymousDisabled();
  const userMetadata = mergeMetadata("data", {}, data);
  const now = clock();
  const user = { id: randomUUID(), email: null, encryptedPassword: "", userMetadata, appMetadata: {}, emailConfirmedAt: null, now };
  const issued = await database.transaction(async (transaction) => {
    await insertUser(transaction, user);
    const traits = { provider: "anonymous" };
    await recordAuditEntry(transaction, { action: "user_signedup", actor: user, ip: device.ip, traits, now });
    return openSession(transaction, { userId: user.id, method: "anonymous", provider: "anonymous", device, now });
  });
  return sessionBody(issued, identity);
}
