import type { Handler } from "hono";
import { z } from "zod";
import type { AuthDependencies } from "../../dependencies.ts";
import { redirectTarget } from "../../flow/redirect-target.ts";
import { normalizeEmail } from "../../model/email-address.ts";
import { userBody } from "../../model/user.ts";
import { getDevice } from "../../request/device.ts";
import { readBody } from "../../request/read-body.ts";
import { invitedUser } from "./invited-user.ts";

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
