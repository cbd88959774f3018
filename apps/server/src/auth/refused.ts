import type { Handler } from "hono";
import { AuthError } from "./errors.ts";

/**
 * Who may ask; the refusal comes after this check, as it would for an endpoint that works. `browser`: opened by following a link, which
 * cannot carry an API key.
 */
type Audience = "browser" | "anyone" | "user" | "service_role";

export interface RefusedEndpoint {
  readonly method: "GET" | "POST" | "PUT" | "DELETE" | "ALL";
  readonly path: string;
  readonly audience: Audience;
  readonly refusal: AuthError;
}

const noMail = new AuthError(400, "email_provider_disabled", "This server does not send mail yet");
const noOtp = new AuthError(422, "otp_disabled", "Signups not allowed for otp");
const expiredOtp = new AuthError(403, "otp_expired", "Token has expired or is invalid");
const noProvider = new AuthError(400, "validation_failed", "Unsupported provider: provider is not enabled");
const badState = new AuthError(400, "bad_oauth_state", "OAuth state parameter is invalid");
const noFactors = new AuthError(422, "mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP");
const noFactor = new AuthError(404, "mfa_factor_not_found", "Factor not found");
const noSaml = new AuthError(404, "saml_provider_disabled", "SAML 2.0 is disabled");
const noLinking = new AuthError(404, "manual_linking_disabled", "Manual linking is disabled");
const noPasskeys = new AuthError(404, "passkey_disabled", "Passkeys are disabled");
const notOffered = new AuthError(404, "feature_disabled", "This feature is not available on this server");

/** GoTrue's other endpoints. Always 4xx: the client takes every 5xx for a broken network and tries again. */
export const refusedEndpoints: readonly RefusedEndpoint[] = [
  { method: "POST", path: "/otp", audience: "anyone", refusal: noOtp },
  { method: "POST", path: "/magiclink", audience: "anyone", refusal: noOtp },
  { method: "POST", path: "/recover", audience: "anyone", refusal: noMail },
  { method: "POST", path: "/resend", audience: "anyone", refusal: noMail },
  { method: "GET", path: "/reauthenticate", audience: "user", refusal: noMail },
  { method: "POST", path: "/verify", audience: "anyone", refusal: expiredOtp },
  { method: "GET", path: "/verify", audience: "browser", refusal: expiredOtp },
  { method: "GET", path: "/authorize", audience: "browser", refusal: noProvider },
  { method: "GET", path: "/callback", audience: "browser", refusal: badState },
  { method: "POST", path: "/callback", audience: "browser", refusal: badState },
  { method: "POST", path: "/factors", audience: "user", refusal: noFactors },
  { method: "ALL", path: "/factors/recovery-codes", audience: "user", refusal: notOffered },
  { method: "ALL", path: "/factors/recovery-codes/*", audience: "user", refusal: notOffered },
  { method: "POST", path: "/factors/:factorId/challenge", audience: "user", refusal: noFactor },
  { method: "POST", path: "/factors/:factorId/verify", audience: "user", refusal: noFactor },
  { method: "DELETE", path: "/factors/:factorId", audience: "user", refusal: noFactor },
  { method: "ALL", path: "/sso", audience: "anyone", refusal: noSaml },
  { method: "ALL", path: "/sso/*", audience: "anyone", refusal: noSaml },
  { method: "ALL", path: "/user/identities/*", audience: "user", refusal: noLinking },
  { method: "ALL", path: "/user/oauth/*", audience: "user", refusal: notOffered },
  { method: "ALL", path: "/passkeys", audience: "anyone", refusal: noPasskeys },
  { method: "ALL", path: "/passkeys/*", audience: "anyone", refusal: noPasskeys },
  { method: "ALL", path: "/oauth/*", audience: "anyone", refusal: notOffered },
  { method: "POST", path: "/invite", audience: "service_role", refusal: noMail },
  { method: "POST", path: "/admin/generate_link", audience: "service_role", refusal: noMail },
  { method: "GET", path: "/admin/audit", audience: "service_role", refusal: notOffered },
  { method: "ALL", path: "/admin/sso/*", audience: "service_role", refusal: noSaml },
  { method: "ALL", path: "/admin/oauth/*", audience: "service_role", refusal: notOffered },
  { method: "ALL", path: "/admin/custom-providers", audience: "service_role", refusal: notOffered },
  { method: "ALL", path: "/admin/custom-providers/*", audience: "service_role", refusal: notOffered },
  { method: "ALL", path: "/admin/users/:id/factors/:factorId", audience: "service_role", refusal: noFactor },
  { method: "ALL", path: "/admin/users/:id/passkeys/*", audience: "service_role", refusal: noPasskeys },
  { method: "ALL", path: "/admin/users/:id/passkeys", audience: "service_role", refusal: noPasskeys },
];

/** Grants of POST /token that are known and refused. */
export const refusedGrants: Readonly<Record<string, Handler>> = {
  pkce: refuseWith(new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found")),
  id_token: refuseWith(noProvider),
  web3: refuseWith(new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled")),
};

function refuseWith(refusal: AuthError): Handler {
  return () => {
    throw refusal;
  };
}
