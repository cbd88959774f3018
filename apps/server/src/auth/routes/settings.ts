import type { Handler } from "hono";
import type { AuthDependencies } from "../dependencies.ts";

/** What is switched on, for sign-in screens to read. */
export const settings =
  ({ settings: { google, apple, confirmEmail, signUpOpen, anonymousSignIn } }: AuthDependencies): Handler =>
  (context) =>
    context.json({
      external: { anonymous_users: anonymousSignIn, apple: apple !== undefined, email: true, google: google !== undefined, phone: false },
      disable_signup: !signUpOpen,
      mailer_autoconfirm: !confirmEmail,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
      mfa_enabled: true,
    });
