/** What to tell a person about a failure of auth, data or the network: the sentence that came with it; undefined when there is none. */
export function getSentence(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("message" in error) || typeof error.message !== "string") return undefined;
  if (isUnreachable(error)) {
    return "The server cannot be reached. Check your connection and try again.";
  }
  if ("code" in error && typeof error.code === "string" && error.code in PLAIN) return PLAIN[error.code]?.(error.message);
  return error.message === "" ? undefined : error.message;
}

/** Whether the server has had enough for now. */
export function isRateLimited(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 429;
}

/** Of a code from an email. */
export const WRONG_CODE = "That code is wrong or has expired. Request a new one.";

/** Sentences of the server that tell a person nothing, or not what to do next. */
const PLAIN: Readonly<Record<string, (message: string) => string>> = {
  over_request_rate_limit: () => "Too many attempts. Wait a few minutes, then try again.",
  over_email_send_rate_limit: (message) => (/after \d+ seconds/.test(message) ? message : "Too many emails. Wait an hour, then try again."),
  mfa_verification_failed: () => "That code is wrong. Enter the code your app shows now.",
  otp_expired: () => WRONG_CODE,
  "23514": (message) => (message.endsWith('_size"') ? "That is too long to save. Shorten it." : message),
};

/** Whether no answer came, told by the browsers' own words for a broken connection, which are not sentences for people. */
export function isUnreachable(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("message" in error) || typeof error.message !== "string") return false;
  return (
    /failed to fetch|networkerror|load failed|failed to send a request/i.test(error.message) ||
    ("name" in error && error.name === "AuthRetryableFetchError")
  );
}
