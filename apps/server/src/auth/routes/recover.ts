import type { Handler } from "hono";
import { z } from "zod";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { pkceFields, readCodeChallenge } from "../flow/pkce.ts";
import { redirectTarget } from "../flow/redirect-target.ts";
import { normalizeEmail } from "../model/email-address.ts";
import { getDevice } from "../request/device.ts";
import { readBody } from "../request/read-body.ts";

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
