import { LONGEST_PASSWORD_BYTES } from "#identity/password.ts";
import { authErrors } from "../errors.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** strong: 8 characters, and none of those that are tried first. basic: 6 characters, as on a new Supabase project. */
export type PasswordRules = "strong" | "basic";

const SHORTEST = { strong: 8, basic: 6 } as const;

/**
 * Throws `weak_password` with its reasons when a new password is too short, longer than bcrypt reads and so weaker than it looks, or one of those
 * that are tried first: common ones, and those made of the name of the product or of an address of the account, now or from now on.
 */
export async function checkNewPassword(
  password: string,
  { rules, emails }: { readonly rules: PasswordRules; readonly emails: readonly (string | null | undefined)[] },
): Promise<void> {
  if (Array.from(password).length < SHORTEST[rules]) {
    throw authErrors.weakPassword(`Password should be at least ${SHORTEST[rules]} characters.`, ["length"]);
  }
  if (Buffer.byteLength(password, "utf8") > LONGEST_PASSWORD_BYTES) {
    throw authErrors.weakPassword(`Password cannot be longer than ${LONGEST_PASSWORD_BYTES} bytes.`, ["length"]);
  }
  if (rules === "strong" && (isMadeOf(password, contextWords(emails)) || (await isCommonPassword(password)))) {
    throw authErrors.weakPassword("Password is known to be weak and easy to guess, please choose a different one.", ["pwned"]);
  }
}

/** What somebody who knows the product and the address would try. Shorter words would forbid too much. */
function contextWords(emails: readonly (string | null | undefined)[]): readonly string[] {
  const addresses = emails.map((email) => (email ?? "").toLowerCase());
  return ["ironpace", ...addresses, ...addresses.map((address) => address.split("@")[0] ?? "")]
    .map(lettersOf)
    .filter((word) => word.length >= 4);
}

/** Such a word, once or more often, with whatever digits and signs between and around. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password.toLowerCase());
  return letters !== "" && words.some((word) => letters.replaceAll(word, "") === "");
}

const lettersOf = (text: string): string => text.replace(/\P{L}/gu, "");
