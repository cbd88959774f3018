type AuthStatus = 400 | 401 | 403 | 404 | 413 | 422 | 429 | 500 | 503 | 504;

/** A refused request: HTTP status, GoTrue's error code and its sentence. `extra` joins the body as it is. */
export class AuthError extends Error {
  readonly status: AuthStatus;
  readonly code: string;
  readonly extra: Readonly<Record<string, unknown>>;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(status: AuthStatus, code: string, message: string, extra: Readonly<Record<string, unknown>> = {}, retryAfter?: number) {
    super(message);
    this.name = "AuthError";
    this.status = status;
    this.code = code;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }
}

const refuse = (status: AuthStatus, code: string, message: string) => (): AuthError => new AuthError(status, code, message);

const tooMany = (code: string, message: string, secondsLeft: number): AuthError => new AuthError(429, code, message, {}, secondsLeft);

/** The refusals that GoTrue gives in OAuth's shape; the shared keys are sent beside it. */
const oauthRefusal = (sentence: string): AuthError =>
  new AuthError(400, "validation_failed", sentence, { error: "invalid request", error_description: sentence });

/** Every refusal of /auth/v1 that has a reason of its own. Codes and sentences are GoTrue's; clients and screens compare them. */
export const authErrors = {
  noApiKey: () =>
    new AuthError(401, "no_api_key", "No API key found in request", { hint: "No `apikey` request header or url param was found." }),
  invalidApiKey: () => new AuthError(401, "invalid_api_key", "Invalid API key", { hint: "Double check your API key." }),
  noAuthorization: refuse(401, "no_authorization", "This endpoint requires a valid Bearer token"),
  badJwt: (reason: string) => new AuthError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${reason}`),
  missingSubject: refuse(403, "bad_jwt", "invalid claim: missing sub claim"),
  notAdmin: refuse(403, "not_admin", "User not allowed"),
  userOfTokenNotFound: refuse(403, "user_not_found", "User from sub claim in JWT does not exist"),
  sessionOfTokenNotFound: refuse(403, "session_not_found", "Session from session_id claim in JWT does not exist"),
  userOfTokenBanned: refuse(403, "user_banned", "User is banned"),

  badJson: (reason: string) => new AuthError(400, "bad_json", `Could not parse request body as JSON: ${reason}`),
  validation: (message: string) => new AuthError(400, "validation_failed", message),
  bodyTooLarge: (bytes: number) => new AuthError(413, "request_too_large", `The request body must not be larger than ${bytes} bytes`),
  weakPassword: (message: string, reasons: readonly string[]) =>
    new AuthError(422, "weak_password", message, { weak_password: { reasons } }),

  tooManyRequests: (secondsLeft: number) => tooMany("over_request_rate_limit", "Request rate limit reached", secondsLeft),
  tooManyMails: (secondsLeft: number) => tooMany("over_email_send_rate_limit", "email rate limit exceeded", secondsLeft),
  mailTooSoon: (secondsLeft: number) =>
    tooMany("over_email_send_rate_limit", `For security purposes, you can only request this after ${secondsLeft} seconds.`, secondsLeft),

  signUpsClosed: refuse(422, "signup_disabled", "Signups not allowed for this instance"),
  anonymousDisabled: refuse(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"),
  phoneSignUpDisabled: refuse(400, "phone_provider_disabled", "Phone signups are disabled"),
  phoneSignInDisabled: refuse(422, "phone_provider_disabled", "Phone logins are disabled"),
  userAlreadyExists: refuse(422, "user_already_exists", "User already registered"),
  emailExists: refuse(422, "email_exists", "A user with this email address has already been registered"),
  nonceNotValid: refuse(422, "reauthentication_not_valid", "Nonce has expired or is invalid"),
  otpExpired: refuse(403, "otp_expired", "Token has expired or is invalid"),
  linkExpired: refuse(403, "otp_expired", "Email link is invalid or has expired"),
  samePassword: refuse(422, "same_password", "New password should be different from the old password."),
  currentPasswordRequired: refuse(400, "current_password_required", "Current password required when setting new password."),
  // GoTrue gives a wrong one the sentence of a missing one.
  currentPasswordInvalid: refuse(400, "current_password_invalid", "Current password is not correct"),
  reauthenticationNeeded: refuse(400, "reauthentication_needed", "Password update requires reauthentication"),
  anonymousIdentity: refuse(
    422,
    "validation_failed",
    "Linking an identity is not possible for an anonymous user: it needs an email address first",
  ),
  anonymousPassword: refuse(422, "validation_failed", "Updating password of an anonymous user without an email or phone is not allowed"),
  anonymousUnconfirmed: refuse(
    422,
    "validation_failed",
    "An anonymous user cannot be given an email address where addresses are confirmed",
  ),
  recentSignInNeeded: refuse(403, "recent_sign_in_needed", "Sign in again to do this: your last sign-in is more than a day old."),
  metadataNeedsAdmin: refuse(403, "not_admin", "Updating app_metadata requires admin privileges"),

  invalidCredentials: refuse(400, "invalid_credentials", "Invalid login credentials"),
  confirmEmailFirst: refuse(422, "email_not_confirmed", "Please verify your email first."),
  emailNotConfirmed: refuse(400, "email_not_confirmed", "Email not confirmed"),
  userBanned: refuse(400, "user_banned", "User is banned"),
  unsupportedGrantType: refuse(400, "invalid_credentials", "unsupported_grant_type"),
  refreshTokenRequired: () =>
    new AuthError(400, "validation_failed", "refresh_token required", {
      error: "invalid_request",
      error_description: "refresh_token required",
    }),
  refreshTokenNotFound: refuse(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found"),
  refreshTokenAlreadyUsed: refuse(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used"),
  refreshUserBanned: refuse(400, "user_banned", "Invalid Refresh Token: User Banned"),
  sessionExpired: refuse(400, "session_expired", "Invalid Refresh Token: Session Expired"),

  changeNeedsSecondFactor: refuse(401, "insufficient_aal", "AAL2 session is required to update email or password when MFA is enabled."),
  signOutNeedsSecondFactor: refuse(401, "insufficient_aal", "AAL2 session is required to end other sessions when MFA is enabled."),
  linkNeedsSecondFactor: refuse(401, "insufficient_aal", "AAL2 session is required to link or unlink an identity when MFA is enabled."),
  enrollNeedsSecondFactor: refuse(403, "insufficient_aal", "AAL2 required to enroll a new factor"),
  unenrollNeedsSecondFactor: refuse(422, "insufficient_aal", "AAL2 required to unenroll verified factor"),
  phoneFactorsDisabled: refuse(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone"),
  tooManyFactors: refuse(422, "too_many_enrolled_mfa_factors", "Maximum number of enrolled factors reached, unenroll to continue"),
  factorNameConflict: (name: string) =>
    new AuthError(422, "mfa_factor_name_conflict", `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`),
  tooManyPasskeys: refuse(422, "too_many_passkeys", "Maximum number of passkeys reached, delete one to continue"),
  passkeyNotFound: refuse(404, "webauthn_credential_not_found", "Passkey not found"),
  passkeyChallengeNotFound: refuse(400, "webauthn_challenge_not_found", "Challenge not found or expired: start again"),
  passkeyNotVerified: refuse(400, "webauthn_verification_failed", "That passkey did not work. Try again, or sign in with your password."),
  factorNotFound: refuse(404, "mfa_factor_not_found", "Factor not found"),
  challengeNotFound: refuse(404, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found"),
  challengeAddressMismatch: refuse(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch."),
  challengeExpired: (id: string) =>
    new AuthError(
      422,
      "mfa_challenge_expired",
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    ),
  wrongFactorCode: refuse(422, "mfa_verification_failed", "Invalid TOTP code entered"),

  providerNotEnabled: refuse(400, "validation_failed", "Unsupported provider: provider is not enabled"),
  idTokenProviderDisabled: (issuer: string) =>
    new AuthError(400, "provider_disabled", `Provider (issuer ${JSON.stringify(issuer)}) is not enabled`),
  badIdToken: (reason: string) => oauthRefusal(`Bad ID token: ${reason}`),
  idTokenNonceMissing: () => oauthRefusal("Passed nonce and nonce in id_token should either both exist or not."),
  idTokenNonceMismatch: () => oauthRefusal("Nonces mismatch"),
  linkNeedsPkce: refuse(
    400,
    "validation_failed",
    'Linking an identity needs the PKCE flow (flowType "pkce", and exchangeCodeForSession on the way back) or an ID token',
  ),
  manualLinkingDisabled: refuse(404, "manual_linking_disabled", "Manual linking is disabled"),
  badOAuthState: refuse(400, "bad_oauth_state", "OAuth state parameter is invalid"),
  signInCancelled: refuse(403, "access_denied", "The sign-in was cancelled"),
  providerFailed: (provider: string) =>
    new AuthError(500, "unexpected_failure", `Unable to sign in with ${provider}, please try again later`),
  providerWithoutEmail: refuse(422, "email_address_not_provided", "Error getting user email from external provider"),
  providerEmailNotVerified: (provider: string) =>
    new AuthError(
      422,
      "provider_email_needs_verification",
      `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    ),
  addressNotProved: refuse(
    422,
    "email_exists",
    "An account with this email address already exists. Sign in with your password, then link Google or Apple in your settings.",
  ),
  identityAlreadyLinked: (toAnother: boolean) =>
    new AuthError(422, "identity_already_exists", `Identity is already linked${toAnother ? " to another user" : ""}`),
  lastIdentity: refuse(422, "single_identity_not_deletable", "User must have at least 1 identity after unlinking"),
  identityNotFound: refuse(404, "identity_not_found", "Identity doesn't exist"),

  flowStateNotFound: refuse(404, "flow_state_not_found", "invalid flow state, no valid flow state found"),
  flowStateExpired: refuse(422, "flow_state_expired", "invalid flow state, flow state has expired"),
  badCodeVerifier: refuse(400, "bad_code_verifier", "code challenge does not match previously saved code verifier"),

  userNotFound: refuse(404, "user_not_found", "User not found"),
  userIsKept: (reason: string) => new AuthError(422, "conflict", reason),
  unknownEndpoint: (method: string, path: string) => new AuthError(404, "not_found", `No such endpoint: ${method} ${path}`),
  unexpected: refuse(500, "unexpected_failure", "Unexpected failure, please check server logs for more information"),
  databaseUnavailable: refuse(503, "unexpected_failure", "The server is not ready. Try again in a minute."),
  noSpaceLeft: refuse(503, "unexpected_failure", "The server has no space left to store this"),
  timedOut: refuse(504, "request_timeout", "Processing this request timed out, please retry after a moment."),
} as const;
