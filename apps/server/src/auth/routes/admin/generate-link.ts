import type { Handler } from "hono";
import { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { createUser } from "../../create-user.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { authErrors } from "../../errors.ts";
import { redirectTarget } from "../../flow/redirect-target.ts";
import { MAIL_ACTIONS, planFor } from "../../mail/prepare-mail.ts";
import { verifyLink } from "../../mail/verify-link.ts";
import { normalizeEmail } from "../../model/email-address.ts";
import { userBody, type UserRecord } from "../../model/user.ts";
import { getDevice } from "../../request/device.ts";
import { readBody } from "../../request/read-body.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { beginEmailChange } from "../../store/email-changes.ts";
import { issueOneTimeToken } from "../../store/one-time-tokens.ts";
import { findUserByEmail, findUserById, lockUser } from "../../store/users.ts";
import { hashGivenPassword } from "./admin-user-body.ts";
import { invitedUser } from "./invite.ts";

const types = ["signup", "invite", "magiclink", "recovery", "email_change_current", "email_change_new"] as const;

const linkBody = z.object({
  type: z.enum(types, `must be one of ${types.join(", ")}`),
  email: z.string().nullish(),
  new_email: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

interface Wanted {
  readonly type: (typeof types)[number];
  readonly email: string;
  readonly newEmail: string | undefined;
  readonly encryptedPassword: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** Returns the link that a mail would contain, for an administrator to send in another way. It replaces a link of the same kind. */
export function generateLink({ database, identity, settings, clock }: AuthDependencies): Handler {
  return async (context) => {
    const body = await readBody(context, linkBody);
    const email = normalizeEmail(body.email ?? "");
    const newEmail = body.type.startsWith("email_change") ? normalizeEmail(body.new_email ?? "") : undefined;
    const encryptedPassword = await hashGivenPassword(body, null, settings.passwordRules, identity);
    const redirectTo = redirectTarget(context, settings);
    const now = clock();
    const link = await database.transaction(async (transaction) => {
      // Like GoTrue: who has no account gets one with the first sign-in link.
      const unknown = body.type === "magiclink" && !(await findUserByEmail(transaction, email));
      const type = unknown ? "signup" : body.type;
      const password = unknown ? "" : encryptedPassword;
      const user = await getSubject(transaction, { type, email, newEmail, encryptedPassword: password, data: body.data ?? {}, now });
      const plan = planFor({ purpose: type, email }, user);
      if (!plan) throw authErrors.emailExists();
      const issued = await issueOneTimeToken(transaction, { userId: user.id, kind: plan.kind, email: plan.to, pkce: false, now }, identity);
      const traits = { user_id: user.id, user_email: email };
      await recordAuditEntry(transaction, { action: MAIL_ACTIONS[type], actor: "service_role", ip: getDevice(context).ip, traits, now });
      return {
        ...userBody((await findUserById(transaction, user.id)) ?? user),
        action_link: verifyLink(settings, { token: issued.token, type: plan.type, redirectTo }),
        email_otp: issued.code,
        hashed_token: issued.token,
        redirect_to: redirectTo,
        verification_type: type,
      };
    });
    return context.json(link);
  };
}

/** The account the link is for, locked, and made where the kind of link makes one. Throws 404 and 422 as GoTrue does. */
async function getSubject(transaction: Transaction, wanted: Wanted): Promise<UserRecord> {
  const { type, email, newEmail, encryptedPassword, data, now } = wanted;
  if (type === "invite") return invitedUser(transaction, { email, data, now });
  const known = await findUserByEmail(transaction, email);
  if (type === "signup") {
    if (known?.email_confirmed_at) throw authErrors.emailExists();
    if (!known && encryptedPassword === undefined) throw authErrors.validation("Signup requires a valid password");
    const made =
      known ??
      (await createUser(transaction, {
        email,
        encryptedPassword: encryptedPassword ?? "",
        userMetadata: data,
        emailConfirmed: false,
        byAdministrator: true,
        now,
      }));
    if (!made) throw authErrors.emailExists();
    return made;
  }
  if (!known) throw authErrors.userNotFound();
  await lockUser(transaction, known.id);
  if (newEmail !== undefined && known.email_change !== newEmail) {
    if (await findUserByEmail(transaction, newEmail)) throw authErrors.emailExists();
    await beginEmailChange(transaction, known.id, newEmail, now);
  }
  return (await findUserById(transaction, known.id)) ?? known;
}
