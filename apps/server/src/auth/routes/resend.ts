import type { Handler } from "hono";
import { z } from "zod";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { pkceFields, readCodeChallenge } from "../flow/pkce.ts";
import { redirectTarget } from "../flow/redirect-target.ts";
import type { MailRequest } from "../mail/mail-request.ts";
import { normalizeEmail } from "../model/email-address.ts";
import { getDevice } from "../request/device.ts";
import { readBody } from "../request/read-body.ts";

const resendBody = z.object({ type: z.string().nullish(), email: z.string().nullish(), phone: z.string().nullish(), ...pkceFields });

const PURPOSES: Readonly<Record<string, readonly MailRequest["purpose"][]>> = {
  signup: ["signup_resend"],
  email_change: ["email_change_current", "email_change_new"],
};

/** Sends a confirmation again, with a new link and code. Also the answer for an address without an account, or with nothing to confirm. */
export function resend({ database, settings, outbox, limits }: AuthDependencies): Handler {
  return async (context) => {
    const body = await readBody(context, resendBody);
    const type = body.type ?? "";
    if (type === "sms" || type === "phone_change") throw authErrors.phoneSignUpDisabled();
    const purposes = Object.hasOwn(PURPOSES, type) ? PURPOSES[type] : undefined;
    if (!purposes) throw authErrors.validation("Missing one of these types: signup, email_change, sms, phone_change");
    if (!body.email) throw authErrors.validation("Type provided requires an email address");
    const email = normalizeEmail(body.email);
    const challenge = readCodeChallenge(body) ?? null;
    await limits.spendMail(context, type, email);
    const redirectTo = redirectTarget(context, settings);
    const { ip } = getDevice(context);
    await database.transaction(async (transaction) => {
      for (const purpose of purposes) await outbox.queue(transaction, { purpose, email, redirectTo, challenge, create: null, ip });
    });
    outbox.deliverSoon();
    return context.json({});
  };
}
