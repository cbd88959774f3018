import type { Handler } from "hono";
import { z } from "zod";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { normalizeEmail } from "../model/email-address.ts";
import { getDevice } from "../request/device.ts";
import { readBody } from "../request/read-body.ts";
import { openSession, sessionBody } from "../session.ts";
import { isVerificationType, type Proof, verifyProof } from "../verify/verify-proof.ts";

const verifyBody = z.object({
  type: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
});

export const OTHER_MAILBOX = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** A code typed in, or the token of a link that a page passes on: answered with a session. */
export function verify({ database, identity, clock, limits }: AuthDependencies): Handler {
  return async (context) => {
    const body = await readBody(context, verifyBody);
    const { type, proof } = readVerification(body);
    const device = getDevice(context);
    const forgive = "code" in proof ? await limits.spendTry("codes", context, `mail/${proof.email}`) : undefined;
    const issued = await database.transaction(async (transaction) => {
      const now = clock();
      const { userId, awaitsOther } = await verifyProof(transaction, { type, proof, device, now }, identity);
      return awaitsOther ? undefined : openSession(transaction, { userId, method: "otp", provider: "email", device, now });
    });
    await forgive?.();
    return context.json(issued ? await sessionBody(issued, identity) : { code: 200, msg: OTHER_MAILBOX });
  };
}

function readVerification(body: z.output<typeof verifyBody>): { readonly type: string; readonly proof: Proof } {
  const { token, token_hash: hash, email, phone } = body;
  const type = body.type ?? "";
  if (!type) throw authErrors.validation("Verify requires a verification type");
  if (!token && !hash) throw authErrors.validation("Verify requires a token or a token hash");
  if (phone)
    throw /^\+?[1-9]\d{1,14}$/.test(phone)
      ? authErrors.otpExpired()
      : authErrors.validation("Invalid phone number format (E.164 required)");
  if (!isVerificationType(type)) throw authErrors.validation("Invalid email verification type");
  if (hash) {
    if (token || email) throw authErrors.validation("Only the token_hash and type should be provided");
    return { type, proof: { token: hash } };
  }
  if (!email) throw authErrors.validation("Only an email address or phone number should be provided on verify");
  return { type, proof: { email: normalizeEmail(email), code: token ?? "" } };
}
