import type { Handler } from "hono";
import { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { createUser, type UserToCreate } from "../create-user.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { pkceFields, readCodeChallenge } from "../flow/pkce.ts";
import { redirectTarget } from "../flow/redirect-target.ts";
import type { MailRequest } from "../mail/mail-request.ts";
import { buildDecoyUser } from "../decoy-user.ts";
import { normalizeEmail } from "../model/email-address.ts";
import { checkNewPassword, type PasswordRules } from "../model/password-rules.ts";
import { userBody } from "../model/user.ts";
import { getDevice } from "../request/device.ts";
import { readBody } from "../request/read-body.ts";
import { openSession, sessionBody } from "../session.ts";
import { signInAnonymously } from "../sign-in-anonymously.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { recordUnconfirmedSignUp } from "../store/unconfirmed-sign-ups.ts";
import { markConfirmationSent } from "../store/user-changes.ts";
import { findUserByEmail } from "../store/users.ts";

const signUpBody = z.object({
  ...pkceFields,
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * Makes an account. Without confirmation it is signed in at once. With confirmation it waits for the link in a mail, and the answer for an address
 * that has an account already looks the same: that mailbox is told instead.
 */
export function signUp(dependencies: AuthDependencies): Handler {
  const { database, identity, settings, clock, limits } = dependencies;
  return async (context) => {
    const body = await readBody(context, signUpBody);
    if (!settings.signUpOpen) throw authErrors.signUpsClosed();
    if (!body.email && !body.phone) return context.json(await signInAnonymously(dependencies, body.data ?? {}, getDevice(context)));
    const { email, password } = await checkCredentials(body, settings.passwordRules);
    const challenge = readCodeChallenge(body) ?? null;
    const userMetadata = body.data ?? {};
    const device = getDevice(context);
    if (settings.confirmEmail) await limits.spendMail(context, "signup", email);
    const now = clock();
    // Before the transaction, because hashing takes longer than anyone should wait for the database.
    const encryptedPassword = await identity.hashPassword(password);
    const candidate = { email, encryptedPassword, userMetadata, emailConfirmed: !settings.confirmEmail, now };
    if (settings.confirmEmail) {
      const request = {
        purpose: "signup",
        email,
        redirectTo: redirectTarget(context, settings),
        challenge,
        create: null,
        ip: device.ip,
      } as const;
      return context.json(await signUpUnconfirmed(dependencies, candidate, request));
    }
    const issued = await database.transaction(async (transaction) => {
      const user = await createUser(transaction, candidate);
      if (!user) return recordRepeated(transaction, email, device.ip, now);
      await recordAuditEntry(transaction, { action: "user_signedup", actor: user, ip: device.ip, traits: { provider: "email" }, now });
      await recordAuditEntry(transaction, { action: "login", actor: user, ip: device.ip, traits: { provider: "email" }, now });
      return openSession(transaction, { userId: user.id, method: "password", provider: "email", device, now });
    });
    if (!issued) throw authErrors.userAlreadyExists();
    return context.json(await sessionBody(issued, identity));
  };
}

async function signUpUnconfirmed(
  { database, outbox }: AuthDependencies,
  candidate: UserToCreate,
  request: MailRequest,
): Promise<Record<string, unknown>> {
  const { email, now } = candidate;
  const user = await database.transaction(async (transaction) => {
    await outbox.queue(transaction, request);
    const created = await createUser(transaction, candidate);
    if (created) {
      await recordUnconfirmedSignUp(transaction, created.id, request.challenge);
      await markConfirmationSent(transaction, created.id, now);
      return created;
    }
    await recordRepeated(transaction, email, request.ip, now);
    return buildDecoyUser(transaction, candidate);
  });
  outbox.deliverSoon();
  return userBody({ ...user, confirmation_sent_at: now.toISOString() });
}

async function recordRepeated(transaction: Transaction, email: string, ip: string | null, now: Date): Promise<undefined> {
  const owner = await findUserByEmail(transaction, email);
  if (owner) await recordAuditEntry(transaction, { action: "user_repeated_signup", actor: owner, ip, now });
}

async function checkCredentials(
  { email, phone, password }: z.output<typeof signUpBody>,
  rules: PasswordRules,
): Promise<{ email: string; password: string }> {
  if (!password) throw authErrors.validation("Signup requires a valid password");
  await checkNewPassword(password, { rules, emails: [email] });
  if (email && phone) throw authErrors.validation("Only an email address or phone number should be provided on signup.");
  if (!email) throw authErrors.phoneSignUpDisabled();
  return { email: normalizeEmail(email), password };
}
