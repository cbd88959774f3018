import { LONGEST_PASSWORD_BYTES } from "../../identity/password.ts";
import { authErrors } from "../errors.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** strong: 8 characters, and none of those that are tried first. basic: 6 characters, as on a new Supabase project. */
export type PasswordRules = "strong" | "basic";

const SHORTEST = { strong: 8, basic: 6 } as const;

/**
 * Throws `weak_password` with its reasons when a new password is too short, longer than bcrypt reads and so weaker than it looks, or one of those
 * that are tried first.
 */
export async function checkNewPassword(password: string, rules: PasswordRules): Promise<void> {
  if (Array.from(password).length < SHORTEST[rules]) {
    throw authErrors.weakPassword(`Password should be at least ${SHORTEST[rules]} characters.`, ["length"]);
  }
  if (Buffer.byteLength(password, "utf8") > LONGEST_PASSWORD_BYTES) {
    throw authErrors.weakPassword(`Password cannot be longer than ${LONGEST_PASSWORD_BYTES} bytes.`, ["length"]);
  }
  if (rules === "strong" && (await isCommonPassword(password))) {
    throw authErrors.weakPassword("Password is known to be weak and easy to guess, please choose a different one.", ["pwned"]);
  }
}
