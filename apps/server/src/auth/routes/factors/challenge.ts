import { randomUUID } from "node:crypto";
import type { Handler } from "hono";
import type { AuthDependencies } from "../../dependencies.ts";
import { challengeLifetimeMs } from "../../model/challenge.ts";
import { deviceOf } from "../../request/device.ts";
import { loadSignedIn, requireAccessToken } from "../../request/require-caller.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { insertChallenge } from "../../store/challenges.ts";
import { factorOfRequest } from "./factor-of-request.ts";

/** Opens the five minutes in which one code of the factor is taken, from the same address. */
export function challengeFactor({ database, identity, clock }: AuthDependencies): Handler {
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const device = deviceOf(context);
    const id = randomUUID();
    const now = clock();
    const type = await database.transaction(async (transaction) => {
      const { user } = await loadSignedIn(transaction, claims, now);
      const factor = await factorOfRequest(transaction, context, user.id);
      const challenge = { id, factorId: factor.id, ip: device.ip ?? "0.0.0.0", now };
      await insertChallenge(transaction, challenge, new Date(now.getTime() - challengeLifetimeMs));
      const traits = { factor_id: factor.id, factor_status: factor.status };
      await recordAuditEntry(transaction, { action: "challenge_created", actor: user, ip: device.ip, traits, now });
      return factor.factor_type;
    });
    return context.json({ id, type, expires_at: Math.floor((now.getTime() + challengeLifetimeMs) / 1000) });
  };
}
