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
