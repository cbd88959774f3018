import type { Handler } from "hono";
import { z } from "zod";
import type { Transaction } from "#database/database.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { redirectTarget } from "../../flow/redirect-target.ts";
import { normalizeEmail } from "../../model/email-address.ts";
import { userBody, type UserRecord } from "../../model/user.ts";
import { getDevice } from "../../request/device.ts";
import { readBody } from "../../request/read-body.ts";
import { createUser } from "../../create-user.ts";
import { authErrors } from "../../errors.ts";
import type { Metadata } from "../../model/metadata.ts";
import { discardSignUpData } from "../../store/unconfirmed-sign-ups.ts";
import { markInvited, updateUser } from "../../store/user-changes.ts";
import { findUserByEmail, findUserById, lockUser } from "../../store/users.ts";

const inviteBody = z.object({ email: z.string().nullish(), data: z.record(z.string(), z.unknown()).nullish() });

/** Makes an account and mails its owner a link to accept it. */
export function invite({ database, settings, outbox, clock }: AuthDependencies): Handler {
  return async (context) => {
    const body = await readBody(context, inviteBody);
    const email = normalizeEmail(body.email ?? "");
    const redirectTo = redirectTarget(context, settings);
    const { ip } = getDevice(context);
    const user = await database.transaction(async (transaction) => {
      const invited = await invitedUser(transaction, { email, data: body.data ?? {}, now: clock() });
      await outbox.queue(transaction, { purpose: "invite", email, redirectTo, challenge: null, create: null, ip });
      return invited;
    });
    outbox.deliverSoon();
    return context.json(userBody(user));
  };
}

interface Invitation {
  /** In lower case. */
  readonly email: string;
  readonly data: Metadata;
  readonly now: Date;
}

/** The account that waits for its invitation to be accepted, made if there is none. Throws 422 `email_exists` for one that is in use. */
export async function invitedUser(transaction: Transaction, { email, data, now }: Invitation): Promise<UserRecord> {
  const known = await findUserByEmail(transaction, email);
  if (known) await lockUser(transaction, known.id);
  const invited = { email, encryptedPassword: "", userMetadata: data, emailConfirmed: false, byAdministrator: true, now };
  const waiting = known ?? (await createUser(transaction, invited));
  if (!waiting || waiting.email_confirmed_at !== null) throw authErrors.emailExists();
  // An earlier sign-up with this address may have been somebody else.
  if (known) {
    await discardSignUpData(transaction, waiting.id, { setAside: false, now });
    await updateUser(transaction, waiting.id, { userMetadata: data }, now);
  }
  await markInvited(transaction, waiting.id, now);
  return (await findUserById(transaction, waiting.id)) ?? waiting;
}
