import type { Handler } from "hono";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { getDevice } from "../request/device.ts";
import { loadSignedIn, requireAccessToken } from "../request/require-caller.ts";
import { requireSecondFactor } from "../checks/require-second-factor.ts";

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
