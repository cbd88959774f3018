type AuthStatus = 400 | 401 | 403 | 404 | 413 | 422 | 500;

/** A refused request: HTTP status, GoTrue's error code and its sentence. `extra` joins the body as it is. */
export class AuthError extends Error {
  readonly status: AuthStatus;
  readonly code: string;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(status: AuthStatus, code: string, message: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = "AuthError";
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

const refuse = (status: AuthStatus, code: string, message: string) => (): AuthError => new AuthError(status, code, message);

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

  anonymousDisabled: refuse(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"),
  phoneSignUpDisabled: refuse(400, "phone_provider_disabled", "Phone signups are disabled"),
  phoneSignInDisabled: refuse(422, "phone_provider_disabled", "Phone logins are disabled"),
  userAlreadyExists: refuse(422, "user_already_exists", "User already registered"),
  emailExists: refuse(422, "email_exists", "A user with this email address has already been registered"),
  emailChangeDisabled: refuse(422, "feature_disabled", "Changing the email address is not available on this server yet"),
  samePassword: refuse(422, "same_password", "New password should be different from the old password."),
  wrongCurrentPassword: refuse(400, "invalid_credentials", "Current password is not correct"),
  metadataNeedsAdmin: refuse(403, "not_admin", "Updating app_metadata requires admin privileges"),

  invalidCredentials: refuse(400, "invalid_credentials", "Invalid login credentials"),
  emailNotConfirmed: refuse(400, "email_not_confirmed", "Email not confirmed"),
  userBanned: refuse(400, "user_banned", "User is banned"),
  unsupportedGrantType: refuse(400, "invalid_credentials", "unsupported_grant_type"),
  // The one answer GoTrue gives in OAuth's shape; the shared keys are sent beside it.
  refreshTokenRequired: () =>
    new AuthError(400, "validation_failed", "refresh_token required", {
      error: "invalid_request",
      error_description: "refresh_token required",
    }),
  refreshTokenNotFound: refuse(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found"),
  refreshTokenAlreadyUsed: refuse(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used"),
  refreshUserBanned: refuse(400, "user_banned", "Invalid Refresh Token: User Banned"),
  sessionExpired: refuse(400, "session_expired", "Invalid Refresh Token: Session Expired"),

  userNotFound: refuse(404, "user_not_found", "User not found"),
  userIsKept: (reason: string) => new AuthError(422, "conflict", reason),
  unknownEndpoint: (method: string, path: string) => new AuthError(404, "not_found", `No such endpoint: ${method} ${path}`),
  unexpected: refuse(500, "unexpected_failure", "Unexpected failure, please check server logs for more information"),
} as const;
