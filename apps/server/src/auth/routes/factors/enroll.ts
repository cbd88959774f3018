import { randomUUID } from "node:crypto";
import type { Handler } from "hono";
import { z } from "zod";
import type { Transaction } from "#database/database.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { authErrors } from "../../errors.ts";
import { newTotpSetup } from "../../model/totp.ts";
import { getDevice } from "../../request/device.ts";
import { readBody } from "../../request/read-body.ts";
import { loadSignedIn, requireAccessToken } from "../../request/require-caller.ts";
import { requireRecentSignIn, hasSecondFactor } from "../../checks/session-strength.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { deleteUnverifiedFactors, insertFactor } from "../../store/factors.ts";
import { findUserById, lockUser } from "../../store/users.ts";

const enrollBody = z.object({
  factor_type: z.string().nullish(),
  friendly_name: z.string().max(100).nullish(),
  issuer: z.string().max(100).nullish(),
});

const mostFactors = 10;
const enrolmentLifetimeMs = 300_000;

/** Begins the set-up of an authenticator app or a security key. The factor counts from the first proof that is verified; an unfinished one of that name is replaced. */
export function enrollFactor({ database, identity, clock, settings }: AuthDependencies): Handler {
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const body = await readBody(context, enrollBody);
    const type = factorType(body.factor_type);
    const friendlyName = body.friendly_name ?? "";
    const id = randomUUID();
    const setup = type === "totp" ? newTotpSetup(body.issuer || new URL(settings.siteUrl).host, claims.email) : undefined;
    await database.transaction(async (transaction) => {
      const now = clock();
      await lockUser(transaction, claims.sub);
      const { user, session } = await loadSignedIn(transaction, claims, now);
      if (hasSecondFactor(user) && session.aal !== "aal2") throw authErrors.enrollNeedsSecondFactor();
      requireRecentSignIn({ user, session }, settings, now);
      await deleteUnverifiedFactors(transaction, user.id, { friendlyName, before: new Date(now.getTime() - enrolmentLifetimeMs) });
      await refuseConflict(transaction, user.id, friendlyName);
      const sealedSecret = setup ? identity.seal(setup.secret, id) : null;
      await insertFactor(transaction, { id, userId: user.id, friendlyName, type, sealedSecret, now });
      const traits = { factor_id: id, factor_type: type };
      await recordAuditEntry(transaction, { action: "factor_in_progress", actor: user, ip: getDevice(context).ip, traits, now });
    });
    return context.json({ id, type, friendly_name: friendlyName, ...(setup && { totp: setup }) });
  };
}

function factorType(type: string | null | undefined): "totp" | "webauthn" {
  if (type === "totp" || type === "webauthn") return type;
  if (type === "phone") throw authErrors.phoneFactorsDisabled();
  throw authErrors.validation("factor_type needs to be totp, phone, or webauthn");
}

async function refuseConflict(transaction: Transaction, userId: string, friendlyName: string): Promise<void> {
  const { factors = [] } = (await findUserById(transaction, userId)) ?? {};
  if (factors.length >= mostFactors) throw authErrors.tooManyFactors();
  if (factors.some((factor) => (factor.friendly_name ?? "") === friendlyName)) throw authErrors.factorNameConflict(friendlyName);
}
