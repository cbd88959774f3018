import { getSentence, WRONG_CODE } from "#backend/error-sentence.ts";

/** The code of a refusal: of the authentication API, or the hint of a database function. */
export function getCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("hint" in error && typeof error.hint === "string" && error.hint !== "") return error.hint;
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** The session has shown a password only, and the account has a second factor. */
export function needsSecondFactor(error: unknown): boolean {
  return getCode(error) === "insufficient_aal";
}

/** The server's sentence, or ours where it is not one for people. */
export function refusalText(error: unknown): string {
  const own = SENTENCES[getCode(error) ?? ""] ?? (isNumberedAddress(error) ? NEEDS_NAME : undefined);
  const sentence = own ?? getSentence(error) ?? "Nothing was changed. Try again.";
  // The same code stands for a password that is too short, whose sentence says how long it must be.
  return getCode(error) === "weak_password" && sentence.includes("guess") ? "This password is easy to guess. Choose another." : sentence;
}

/** The browser knows no passkeys for the address of this page. */
function isNumberedAddress(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === "SecurityError" || (error.cause instanceof Error && error.cause.name === "SecurityError"))
  );
}

const NEEDS_NAME = "Passkeys do not work at this address. Open Ironpace by its domain name.";

const OTHER_BROWSER = "You started this in another browser. Nothing was added to your account: start again below.";

const SENTENCES: Readonly<Record<string, string>> = {
  mfa_challenge_expired: "This took too long. Enter the code your app shows now.",
  mfa_ip_address_mismatch: "Your network changed in the meantime. Enter the code your app shows now.",
  recent_sign_in_needed: "Sign out and sign in again: for this change you must have signed in within the last 24 hours.",
  too_many_passkeys: "You have twenty passkeys. Delete one first.",
  webauthn_verification_failed: "Your device could not confirm the passkey. Try again.",
  webauthn_challenge_not_found: "This took too long. Try again.",
  email_exists: "This address belongs to another account.",
  current_password_required: "Enter your current password, or a code from an email.",
  reauthentication_needed: "Press “Email me a code” and enter the code.",
  reauthentication_not_valid: WRONG_CODE,
  pkce_code_verifier_not_found: OTHER_BROWSER,
  bad_code_verifier: OTHER_BROWSER,
  flow_state_not_found: "This took too long, or was already used. Start again below.",
  flow_state_expired: "This took too long. Start again below.",
  single_identity_not_deletable: "This is your only way to sign in. Add another way first.",
};
