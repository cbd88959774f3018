import type { Handler } from "hono";
import type { AppEnv } from "#http/context.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { refusedGrants } from "../unsupported-endpoints.ts";
import { exchangeCode } from "./exchange-code.ts";
import type { Providers } from "../providers/index.ts";
import { refreshToken } from "./refresh-token.ts";
import { signInWithIdToken } from "./sign-in-with-id-token.ts";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { isBanned } from "../model/user.ts";
import { getDevice } from "../request/device.ts";
import { readBody } from "../request/read-body.ts";
import { openSession, sessionBody } from "../session.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { findUserByEmail, findUserById, lockUser } from "../store/users.ts";

/** POST /token: one address, told apart by `grant_type`. */
export function token(dependencies: AuthDependencies, providers: Providers): Handler<AppEnv> {
  const { limited } = dependencies.limits;
  const grants: Readonly<Record<string, Handler<AppEnv>>> = {
    password: limited("attempts", signInWithPassword(dependencies)),
    refresh_token: limited("refreshes", refreshToken(dependencies)),
    id_token: limited("attempts", signInWithIdToken(dependencies, providers)),
    pkce: limited("attempts", exchangeCode(dependencies)),
    ...refusedGrants,
  };
  return (context, next) => {
    const grantType = context.req.query("grant_type") ?? "";
    const grant = Object.hasOwn(grants, grantType) ? grants[grantType] : undefined;
    if (!grant) throw authErrors.unsupportedGrantType();
    return grant(context, next);
  };
}

const passwordBody = z.object({ email: z.string().nullish(), phone: z.string().nullish(), password: z.string().nullish() });

/** Wrong guesses are counted for each e-mail address, known or not. An unknown address, an account without a password and a wrong password give one answer after the same work. */
function signInWithPassword({ database, identity, clock, limits }: AuthDependencies): Handler {
  const decoy = identity.hashPassword(randomUUID());
  return async (context) => {
    const body = await readBody(context, passwordBody);
    if (body.email && body.phone) throw authErrors.validation("Only an email address or phone number should be provided on login.");
    if (body.phone) throw authErrors.phoneSignInDisabled();
    if (!body.email) throw authErrors.validation("missing email or phone");
    const device = getDevice(context);
    const password = body.password ?? "";

    const email = body.email.toLowerCase();
    const forgive = await limits.spendTry("guesses", context, email);
    const known = await findUserByEmail(database, email);
    const hash = known?.encrypted_password || (await decoy);
    const matches = await identity.verifyPassword(password, hash);
    if (!matches || !known?.encrypted_password) throw authErrors.invalidCredentials();

    const now = clock();
    const issued = await database.transaction(async (transaction) => {
      await lockUser(transaction, known.id);
      const user = await findUserById(transaction, known.id);
      // The comparison took its time: the password may have been changed meanwhile.
      if (user?.encrypted_password !== hash) throw authErrors.invalidCredentials();
      if (isBanned(user, now)) throw authErrors.userBanned();
      if (user.email_confirmed_at === null) throw authErrors.emailNotConfirmed();
      await recordAuditEntry(transaction, { action: "login", actor: user, ip: device.ip, traits: { provider: "email" }, now });
      return openSession(transaction, { userId: user.id, method: "password", provider: "email", device, now });
    });
    await forgive();
    return context.json(await sessionBody(issued, identity));
  };
}
