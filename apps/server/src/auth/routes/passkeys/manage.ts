import type { Context, Handler } from "hono";
import { z } from "zod";
import type { Transaction } from "#database/database.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { authErrors } from "../../errors.ts";
import { queueNotice } from "../../mail/queue-mail.ts";
import { getDevice } from "../../request/device.ts";
import { readBody } from "../../request/read-body.ts";
import { loadSignedIn, requireAccessToken } from "../../request/require-caller.ts";
import { requireRecentSignIn, requireSecondFactor } from "../../checks/session-strength.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { deletePasskey, listPasskeys, type PasskeyRecord, renamePasskey } from "../../store/passkeys.ts";
import { findUserById, lockUser } from "../../store/users.ts";
import { userIdParameter } from "../admin/admin-user-body.ts";

/** A passkey in the shape that clients list, without its key material. */
function passkeyBody({ id, friendly_name, created_at, last_used_at }: PasskeyRecord): Record<string, unknown> {
  return { id, friendly_name, created_at, ...(last_used_at && { last_used_at }) };
}

/** GET /passkeys */
export function listOwnPasskeys({ database, identity, clock }: AuthDependencies): Handler {
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const passkeys = await database.transaction(async (transaction) => {
      const { user, session } = await loadSignedIn(transaction, claims, clock());
      requireSecondFactor(user, session);
      return listPasskeys(transaction, user.id);
    });
    return context.json(passkeys.map(passkeyBody));
  };
}

const renameBody = z.object({ friendly_name: z.string().trim().min(1, "must not be empty").max(100) });

/** PATCH /passkeys/:passkeyId */
export function renameOwnPasskey({ database, identity, clock }: AuthDependencies): Handler {
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const { friendly_name: name } = await readBody(context, renameBody);
    const renamed = await database.transaction(async (transaction) => {
      const now = clock();
      const { user, session } = await loadSignedIn(transaction, claims, now);
      requireSecondFactor(user, session);
      const passkey = await passkeyOfRequest(transaction, context, user.id);
      await renamePasskey(transaction, passkey.id, name, now);
      return { ...passkey, friendly_name: name };
    });
    return context.json(passkeyBody(renamed));
  };
}

/** DELETE /passkeys/:passkeyId, within a day of a sign-in; its owner is told. */
export function deleteOwnPasskey({ database, identity, clock, outbox, settings }: AuthDependencies): Handler {
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    await database.transaction(async (transaction) => {
      const now = clock();
      await lockUser(transaction, claims.sub);
      const { user, session } = await loadSignedIn(transaction, claims, now);
      requireSecondFactor(user, session);
      requireRecentSignIn({ user, session }, settings, now);
      const passkey = await passkeyOfRequest(transaction, context, user.id);
      await deletePasskey(transaction, passkey.id);
      const traits = { passkey_id: passkey.id };
      await recordAuditEntry(transaction, { action: "passkey_deleted", actor: user, ip: getDevice(context).ip, traits, now });
      const subject = passkey.friendly_name;
      await queueNotice(transaction, { outbox, settings }, { purpose: "passkey_removed", user, subject, now });
    });
    outbox.deliverSoon();
    return context.body(null, 204);
  };
}

/** GET /admin/users/:id/passkeys */
export function adminListPasskeys({ database }: AuthDependencies): Handler {
  return async (context) => {
    const id = userIdParameter(context.req.param("id"));
    if (!(await findUserById(database, id))) throw authErrors.userNotFound();
    return context.json((await listPasskeys(database, id)).map(passkeyBody));
  };
}

/** DELETE /admin/users/:id/passkeys/:passkeyId, for the user who has lost the device. */
export function adminDeletePasskey({ database, clock }: AuthDependencies): Handler {
  return async (context) => {
    const id = userIdParameter(context.req.param("id"));
    await database.transaction(async (transaction) => {
      const now = clock();
      await lockUser(transaction, id);
      if (!(await findUserById(transaction, id))) throw authErrors.userNotFound();
      const passkey = await passkeyOfRequest(transaction, context, id);
      await deletePasskey(transaction, passkey.id);
      const traits = { user_id: id, passkey_id: passkey.id };
      await recordAuditEntry(transaction, { action: "passkey_deleted", actor: "service_role", ip: getDevice(context).ip, traits, now });
    });
    return context.body(null, 204);
  };
}

async function passkeyOfRequest(transaction: Transaction, context: Context, userId: string): Promise<PasskeyRecord> {
  const id = context.req.param("passkeyId")?.toLowerCase();
  const found = (await listPasskeys(transaction, userId)).find((passkey) => passkey.id === id);
  if (!found) throw authErrors.passkeyNotFound();
  return found;
}
