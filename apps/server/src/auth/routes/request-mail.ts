import type { Handler } from "hono";
import { z } from "zod";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { pkceFields, readCodeChallenge } from "../flow/pkce.ts";
import { redirectTarget } from "../flow/redirect-target.ts";
import { normalizeEmail } from "../model/email-address.ts";
import { mergeMetadata } from "../model/metadata.ts";
import { getDevice } from "../request/device.ts";
import { readBody } from "../request/read-body.ts";
import type { MailRequest } from "../mail/mail-request.ts";
import { loadSignedIn, requireAccessToken } from "../request/require-caller.ts";
import { requireSecondFactor } from "../checks/session-strength.ts";

const otpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  create_user: z.boolean().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  ...pkceFields,
});

/**
 * Asks for a mail with a link and a code to sign in with. An account is made for an unknown address, unless the caller forbids it; the answer is the
 * same, because it would tell who has an account. GoTrue answers 422 then.
 */
export function sendOtp({ database, settings, outbox, limits }: AuthDependencies): Handler {
  return async (context) => {
    const body = await readBody(context, otpBody);
    if (body.email && body.phone) throw authErrors.validation("Only an email address or phone number should be provided");
    if (body.phone) throw authErrors.phoneSignUpDisabled();
    if (!body.email) throw authErrors.validation("One of email or phone must be set");
    const email = normalizeEmail(body.email);
    const challenge = readCodeChallenge(body) ?? null;
    // An unknown address gets the answer of a known one, and no mail.
    const create = body.create_user === false || !settings.signUpOpen ? null : mergeMetadata("data", {}, body.data ?? {});
    await limits.spendMail(context, "magiclink", email);
    const redirectTo = redirectTarget(context, settings);
    const { ip } = getDevice(context);
    await database.transaction(async (transaction) => {
      await outbox.queue(transaction, { purpose: "magiclink", email, redirectTo, challenge, create, ip });
    });
    outbox.deliverSoon();
    return context.json({});
  };
}

const recoverBody = z.object({ email: z.string().nullish(), ...pkceFields });

/** Asks for a link to choose a new password. Known and unknown addresses get one answer after the same work. */
export function recover({ database, settings, outbox, limits }: AuthDependencies): Handler {
  return async (context) => {
    const body = await readBody(context, recoverBody);
    if (!body.email) throw authErrors.validation("Password recovery requires an email");
    const email = normalizeEmail(body.email);
    const challenge = readCodeChallenge(body) ?? null;
    await limits.spendMail(context, "recovery", email);
    const redirectTo = redirectTarget(context, settings);
    const { ip } = getDevice(context);
    await database.transaction((transaction) =>
      outbox.queue(transaction, { purpose: "recovery", email, redirectTo, challenge, create: null, ip }),
    );
    outbox.deliverSoon();
    return context.json({});
  };
}

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

/** Mails a code to the signed-in user, who gives it as `nonce` with a new password. */
export function reauthenticate({ database, identity, settings, clock, outbox, limits }: AuthDependencies): Handler {
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const { user, session } = await database.transaction((transaction) => loadSignedIn(transaction, claims, clock()), { readOnly: true });
    requireSecondFactor(user, session);
    const { email } = user;
    if (!email) throw authErrors.validation("Reauthentication requires the user to have an email or a phone number");
    if (user.email_confirmed_at === null) throw authErrors.confirmEmailFirst();
    await limits.spendMail(context, "reauthentication", email);
    const { ip } = getDevice(context);
    await database.transaction((transaction) =>
      outbox.queue(transaction, { purpose: "reauthentication", email, redirectTo: settings.siteUrl, challenge: null, create: null, ip }),
    );
    outbox.deliverSoon();
    return context.json({});
  };
}
