import type { Handler } from "hono";
import { z } from "zod";
import type { Transaction } from "../../database/database.ts";
import { createUser } from "../create-user.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { normalizeEmail } from "../model/email-address.ts";
import { checkNewPassword } from "../model/password-rules.ts";
import { type Device, deviceOf } from "../request/device.ts";
import { readBody } from "../request/read-body.ts";
import { openSession, sessionBody } from "../session.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { findUserByEmail } from "../store/users.ts";

const signUpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** Makes an account and signs it in at once: without SMTP there is nothing that could confirm the address. */
export function signUp({ database, identity, clock }: AuthDependencies): Handler {
  return async (context) => {
    const body = await readBody(context, signUpBody);
    const { email, password } = checkCredentials(body);
    const device = deviceOf(context);
    const now = clock();
    // Before the transaction, because hashing takes longer than anyone should wait for the database.
    const encryptedPassword = await identity.hashPassword(password);
    const issued = await database.transaction(async (transaction) => {
      const userMetadata = body.data ?? {};
      const user = await createUser(transaction, { email, encryptedPassword, userMetadata, emailConfirmed: true, now });
      if (!user) return refuseRepeated(transaction, email, device, now);
      await recordAuditEntry(transaction, { action: "user_signedup", actor: user, ip: device.ip, traits: { provider: "email" }, now });
      await recordAuditEntry(transaction, { action: "login", actor: user, ip: device.ip, traits: { provider: "email" }, now });
      return openSession(transaction, user.id, device, now);
    });
    if (!issued) throw authErrors.userAlreadyExists();
    return context.json(await sessionBody(issued, identity));
  };
}

async function refuseRepeated(transaction: Transaction, email: string, device: Device, now: Date): Promise<undefined> {
  const owner = await findUserByEmail(transaction, email);
  if (owner) await recordAuditEntry(transaction, { action: "user_repeated_signup", actor: owner, ip: device.ip, now });
}

function checkCredentials({ email, phone, password }: z.output<typeof signUpBody>): { email: string; password: string } {
  if (!email && !phone) throw authErrors.anonymousDisabled();
  if (!password) throw authErrors.validation("Signup requires a valid password");
  checkNewPassword(password);
  if (email && phone) throw authErrors.validation("Only an email address or phone number should be provided on signup.");
  if (!email) throw authErrors.phoneSignUpDisabled();
  return { email: normalizeEmail(email), password };
}
