import type { Hono, Handler } from "hono";
import type { AppEnv } from "#http/context.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { limitAccountChanges } from "../../checks/limit-account-changes.ts";
import { requireRecentSignIn } from "../../checks/session-strength.ts";
import { enrollFactor } from "./enroll.ts";
import { verifyFactor } from "./verify.ts";
import { randomUUID } from "node:crypto";
import { challengeLifetimeMs } from "../../model/challenge.ts";
import { relyingParty } from "../../model/relying-party.ts";
import { getDevice } from "../../request/device.ts";
import { readBody } from "../../request/read-body.ts";
import { loadSignedIn, requireAccessToken } from "../../request/require-caller.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { insertChallenge } from "../../store/challenges.ts";
import { factorOfRequest } from "./factor-of-request.ts";
import { otherFactors } from "./other-factors.ts";
import { askForKey, assertOwnSite, keySite } from "./security-key.ts";
import { authErrors } from "../../errors.ts";
import { queueNotice } from "../../mail/queue-mail.ts";
import { deleteFactor } from "../../store/factors.ts";
import { lockUser } from "../../store/users.ts";

/** A user's own second factors. */
export function factorRoutes(app: Hono<AppEnv>, dependencies: AuthDependencies): void {
  const { limited } = dependencies.limits;
  const ownChange = limitAccountChanges(dependencies);
  app.post("/factors", ownChange(enrollFactor(dependencies)));
  app.post("/factors/:factorId/challenge", limited("attempts", challengeFactor(dependencies)));
  app.post("/factors/:factorId/verify", limited("attempts", verifyFactor(dependencies)));
  app.delete("/factors/:factorId", ownChange(unenrollFactor(dependencies)));
}

/** Opens the five minutes in which one code of the factor, or one signature of its key, is taken, from the same address. */
function challengeFactor({ database, identity, clock, settings }: AuthDependencies): Handler {
  const site = relyingParty(settings);
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const body = await readBody(context, keySite);
    const device = getDevice(context);
    const id = randomUUID();
    const now = clock();
    const { type, webauthn } = await database.transaction(async (transaction) => {
      const { user } = await loadSignedIn(transaction, claims, now);
      const factor = await factorOfRequest(transaction, context, user.id);
      const isKey = factor.factor_type === "webauthn";
      if (isKey) assertOwnSite(site, body);
      const question = isKey ? await askForKey(factor, user, site) : undefined;
      const toSign = question?.credential_options.publicKey.challenge;
      const challenge = { id, factorId: factor.id, ip: device.ip ?? "0.0.0.0", toSign, now };
      await insertChallenge(transaction, challenge, new Date(now.getTime() - challengeLifetimeMs));
      const traits = { factor_id: factor.id, factor_status: factor.status };
      await recordAuditEntry(transaction, { action: "challenge_created", actor: user, ip: device.ip, traits, now });
      return { type: factor.factor_type, webauthn: question };
    });
    return context.json({ id, type, expires_at: Math.floor((now.getTime() + challengeLifetimeMs) / 1000), ...(webauthn && { webauthn }) });
  };
}

/** A factor that counts is removed only by a session that has shown one, within a day of a sign-in or a code. */
function unenrollFactor({ database, identity, clock, outbox, settings }: AuthDependencies): Handler {
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const id = await database.transaction(async (transaction) => {
      const now = clock();
      await lockUser(transaction, claims.sub);
      const { user, session } = await loadSignedIn(transaction, claims, now);
      const factor = await factorOfRequest(transaction, context, user.id);
      if (factor.status === "verified" && session.aal !== "aal2") throw authErrors.unenrollNeedsSecondFactor();
      if (factor.status === "verified") requireRecentSignIn({ user, session }, settings, now);
      await deleteFactor(transaction, factor.id);
      const traits = { factor_id: factor.id, factor_status: factor.status };
      await recordAuditEntry(transaction, { action: "factor_unenrolled", actor: user, ip: getDevice(context).ip, traits, now });
      if (factor.status === "verified") {
        const subject = otherFactors(user.factors, factor.id);
        await queueNotice(transaction, { outbox, settings }, { purpose: "factor_removed", user, subject, now });
      }
      return factor.id;
    });
    outbox.deliverSoon();
    return context.json({ id });
  };
}
