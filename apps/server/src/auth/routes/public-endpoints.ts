import type { Handler } from "hono";
import type { AuthDependencies } from "../dependencies.ts";

/** Enabled sign-in methods, for sign-in screens. */
export const settings =
  ({ settings: { google, apple, confirmEmail, deliversMail, signUpOpen, anonymousSignIn } }: AuthDependencies): Handler =>
  (context) =>
    context.json({
      external: { anonymous_users: anonymousSignIn, apple: apple !== undefined, email: true, google: google !== undefined, phone: false },
      disable_signup: !signUpOpen,
      mailer_autoconfirm: !confirmEmail,
      // No field of GoTrue: without it a client has to promise mails that never arrive.
      mailer_delivers: deliversMail,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
      mfa_enabled: true,
    });

/** The public key of the access tokens. May be cached: keys change rarely, and then both are listed for a while. */
export function jwks({ identity }: AuthDependencies): Handler {
  return (context) => context.json(identity.jwks, 200, { "Cache-Control": "public, max-age=600" });
}

/** GoTrue's own words: clients that look at them ask for the protocol, not for the product. */
export const health: Handler = (context) =>
  context.json({ version: "v2", name: "GoTrue", description: "GoTrue is a user registration and authentication API" });
