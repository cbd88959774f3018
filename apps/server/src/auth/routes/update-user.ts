import type { Handler } from "hono";
import { z } from "zod";
import type { AccessTokenClaims } from "../../identity/caller.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { mergeMetadata } from "../model/metadata.ts";
import { checkNewPassword } from "../model/password-rules.ts";
import { userBody, type UserRecord } from "../model/user.ts";
import { deviceOf } from "../request/device.ts";
import { readBody } from "../request/read-body.ts";
import { loadSignedIn, requireAccessToken } from "../request/require-caller.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { deleteSessionsOfUser } from "../store/sessions.ts";
import { updateUser as storeChanges } from "../store/user-changes.ts";
import { findUserById, lockUser } from "../store/users.ts";

const updateBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.unknown().optional(),
});

/** Changes the signed-in user's own password and data. A new password ends the user's other sessions. */
export function updateUser(dependencies: AuthDependencies): Handler {
  const { database, identity, clock } = dependencies;
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const body = await readBody(context, updateBody);
    const device = deviceOf(context);
    const encryptedPassword = body.password ? await hashNewPassword(dependencies, claims, body.password, body.current_password) : undefined;

    const user = await database.transaction(async (transaction) => {
      const now = clock();
      await lockUser(transaction, claims.sub);
      const { user: current, session } = await loadSignedIn(transaction, claims, now);
      refuseUnsupported(body, current);
      const userMetadata = mergeMetadata("data", current.raw_user_meta_data ?? {}, body.data ?? {});
      await storeChanges(transaction, current.id, { ...(encryptedPassword && { encryptedPassword }), userMetadata }, now);
      if (encryptedPassword) {
        await deleteSessionsOfUser(transaction, current.id, session.id);
        await recordAuditEntry(transaction, { action: "user_updated_password", actor: current, ip: device.ip, now });
      }
      await recordAuditEntry(transaction, { action: "user_modified", actor: current, ip: device.ip, now });
      return (await findUserById(transaction, current.id)) ?? current;
    });
    return context.json(userBody(user));
  };
}

function refuseUnsupported({ email, phone, app_metadata }: z.output<typeof updateBody>, user: UserRecord): void {
  if (app_metadata != null) throw authErrors.metadataNeedsAdmin();
  if (phone) throw authErrors.phoneSignUpDisabled();
  // A new address has to be confirmed by mail, which this server does not send yet.
  if (email && email.toLowerCase() !== user.email) throw authErrors.emailChangeDisabled();
}

/** Compares and hashes before the transaction that stores, because both take longer than anyone should wait for the database. */
async function hashNewPassword(
  { database, identity, clock }: AuthDependencies,
  claims: AccessTokenClaims,
  password: string,
  currentPassword: string | null | undefined,
): Promise<string> {
  const { user } = await database.transaction((transaction) => loadSignedIn(transaction, claims, clock()), { readOnly: true });
  checkNewPassword(password);
  const hash = user.encrypted_password;
  if (hash && currentPassword && !(await identity.verifyPassword(currentPassword, hash))) throw authErrors.wrongCurrentPassword();
  if (hash && (await identity.verifyPassword(password, hash))) throw authErrors.samePassword();
  return identity.hashPassword(password);
}
