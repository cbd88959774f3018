import type { Context, Handler } from "hono";
import { z } from "zod";
import type { Transaction } from "../../../database/database.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { type AuthError, authErrors } from "../../errors.ts";
import { checkChallenge } from "../../model/challenge.ts";
import { totpStep } from "../../model/totp.ts";
import { deviceOf } from "../../request/device.ts";
import { readBody } from "../../request/read-body.ts";
import { loadSignedIn, requireAccessToken } from "../../request/require-caller.ts";
import { type IssuedSession, raiseSession, sessionBody } from "../../session.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { findChallenge, findUsedStep, markChallengeVerified } from "../../store/challenges.ts";
import { deleteUnverifiedFactors, markFactorVerified } from "../../store/factors.ts";
import { lockUser } from "../../store/users.ts";
import { factorOfRequest } from "./factor-of-request.ts";

const verifyBody = z.object({ challenge_id: z.guid("must be the id of a challenge"), code: z.string("is required") });

/** A right code raises this session to aal2 with new tokens, and ends the user's sessions that have only a password behind them. */
export function verifyFactor(dependencies: AuthDependencies): Handler {
  const { database, identity, clock, limits } = dependencies;
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const body = await readBody(context, verifyBody);
    const forgive = await limits.spend("codes", `factor/${claims.sub}`);
    const outcome = await database.transaction(async (transaction) => {
      const now = clock();
      await lockUser(transaction, claims.sub);
      const signedIn = await loadSignedIn(transaction, claims, now);
      return verify(transaction, context, { ...signedIn, ...body, identity, now });
    });
    if ("refused" in outcome) throw outcome.refused;
    await forgive();
    return context.json(await sessionBody(outcome, identity));
  };
}

type Attempt = Awaited<ReturnType<typeof loadSignedIn>> &
  z.output<typeof verifyBody> & { readonly identity: AuthDependencies["identity"]; readonly now: Date };

async function verify(
  transaction: Transaction,
  context: Context,
  attempt: Attempt,
): Promise<IssuedSession | { readonly refused: AuthError }> {
  const { user, session, challenge_id, code, identity, now } = attempt;
  const { ip } = deviceOf(context);
  const factor = await factorOfRequest(transaction, context, user.id);
  const challenge = await findChallenge(transaction, factor.id, challenge_id);
  checkChallenge(challenge, ip ?? "0.0.0.0", now);

  const traits = { factor_id: factor.id, factor_type: factor.factor_type };
  await recordAuditEntry(transaction, { action: "verification_attempted", actor: user, ip, traits, now });
  const secret = identity.unseal(factor.secret ?? "", factor.id);
  const step = secret ? totpStep(secret, code, now, await findUsedStep(transaction, factor.id)) : undefined;
  // Returned, not thrown: the record of the attempt must be committed although it is refused.
  if (step === undefined) return { refused: authErrors.wrongFactorCode() };

  await markChallengeVerified(transaction, challenge.id, step, now);
  if (factor.status === "unverified") await markFactorVerified(transaction, factor.id, now);
  await deleteUnverifiedFactors(transaction, user.id);
  await recordAuditEntry(transaction, { action: "login", actor: user, ip, traits: { ...traits, provider: "totp" }, now });
  return raiseSession(transaction, session, factor.id, now);
}
