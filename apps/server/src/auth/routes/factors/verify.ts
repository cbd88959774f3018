import type { Context, Handler } from "hono";
import { z } from "zod";
import type { Transaction } from "#database/database.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { type AuthError, authErrors } from "../../errors.ts";
import { queueNotice } from "../../mail/queue-mail.ts";
import { checkChallenge } from "../../model/challenge.ts";
import { type RelyingParty, relyingParty } from "../../model/relying-party.ts";
import { totpStep } from "../../model/totp.ts";
import { getDevice } from "../../request/device.ts";
import { readBody } from "../../request/read-body.ts";
import { loadSignedIn, requireAccessToken } from "../../request/require-caller.ts";
import { type IssuedSession, raiseSession, sessionBody } from "../../session.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { type ChallengeRecord, findChallenge, findUsedStep, markChallengeVerified } from "../../store/challenges.ts";
import { deleteUnverifiedFactors, type FactorSecret, markFactorVerified, storeSecurityKey } from "../../store/factors.ts";
import { lockUser } from "../../store/users.ts";
import { factorOfRequest } from "./factor-of-request.ts";
import { otherFactors } from "./other-factors.ts";
import { checkKeyAnswer, keyAnswer } from "./security-key.ts";

const verifyBody = z.object({
  challenge_id: z.guid("must be the id of a challenge"),
  code: z.string("is required").optional(),
  webauthn: keyAnswer.optional(),
});

/** A right code, or the signature of a security key, raises this session to aal2 with new tokens, and ends the user's sessions that have only a password behind them. */
export function verifyFactor(dependencies: AuthDependencies): Handler {
  const { database, identity, clock, limits, settings, outbox } = dependencies;
  const site = relyingParty(settings);
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const body = await readBody(context, verifyBody);
    const forgive = await limits.spendTry("codes", context, `factor/${claims.sub}`);
    const outcome = await database.transaction(async (transaction) => {
      const now = clock();
      await lockUser(transaction, claims.sub);
      const signedIn = await loadSignedIn(transaction, claims, now);
      return verify(transaction, context, { ...signedIn, ...body, dependencies, site, now });
    });
    if ("refused" in outcome) throw outcome.refused;
    await forgive();
    outbox.deliverSoon();
    return context.json(await sessionBody(outcome, identity));
  };
}

type Attempt = Awaited<ReturnType<typeof loadSignedIn>> &
  z.output<typeof verifyBody> & { readonly dependencies: AuthDependencies; readonly site: RelyingParty; readonly now: Date };

async function verify(
  transaction: Transaction,
  context: Context,
  attempt: Attempt,
): Promise<IssuedSession | { readonly refused: AuthError }> {
  const { user, session, challenge_id, now } = attempt;
  const { ip } = getDevice(context);
  const factor = await factorOfRequest(transaction, context, user.id);
  const challenge = await findChallenge(transaction, factor.id, challenge_id);
  checkChallenge(challenge, ip ?? "0.0.0.0", now);

  const traits = { factor_id: factor.id, factor_type: factor.factor_type };
  await recordAuditEntry(transaction, { action: "verification_attempted", actor: user, ip, traits, now });
  const step = await (factor.factor_type === "webauthn" ? acceptKey : acceptCode)(transaction, factor, challenge, attempt);
  // Returned, not thrown: the record of the attempt must be committed although it is refused.
  if (step === undefined) return { refused: authErrors.wrongFactorCode() };

  await markChallengeVerified(transaction, challenge.id, step, now);
  if (factor.status === "unverified") {
    await markFactorVerified(transaction, factor.id, now);
    const added = { kind: "factor", id: factor.id } as const;
    const subject = otherFactors(user.factors, factor.id);
    await queueNotice(transaction, attempt.dependencies, { purpose: "factor_added", user, subject, added, now });
  }
  await deleteUnverifiedFactors(transaction, user.id);
  await recordAuditEntry(transaction, { action: "login", actor: user, ip, traits: { ...traits, provider: factor.factor_type }, now });
  return raiseSession(transaction, session, factor.id, now);
}

/** Time step of a right code; undefined for a wrong one. */
async function acceptCode(
  transaction: Transaction,
  factor: FactorSecret,
  _challenge: ChallengeRecord,
  { code, dependencies: { identity }, now }: Attempt,
): Promise<number | undefined> {
  if (code === undefined) throw authErrors.validation("code: is required");
  const secret = identity.unseal(factor.secret ?? "", factor.id);
  return secret ? totpStep(secret, code, now, await findUsedStep(transaction, factor.id)) : undefined;
}

/** null when the key has signed; undefined when it has not. */
async function acceptKey(
  transaction: Transaction,
  factor: FactorSecret,
  { web_authn_session_data: asked }: ChallengeRecord,
  { webauthn, site }: Attempt,
): Promise<null | undefined> {
  if (!webauthn) throw authErrors.validation("webauthn: is required");
  const key = asked ? await checkKeyAnswer(factor, asked.challenge, webauthn, site) : undefined;
  if (!key) return undefined;
  await storeSecurityKey(transaction, factor.id, key);
  return null;
}
