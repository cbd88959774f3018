import type { Handler } from "hono";

/** What is switched on, for sign-in screens to read. */
export const settings: Handler = (context) =>
  context.json({
    external: { anonymous_users: false, apple: false, email: true, google: false, phone: false },
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    mfa_enabled: false,
  });
