import { LONGEST_PASSWORD_BYTES } from "#identity/password.ts";
import { authErrors } from "../errors.ts";

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
  if (rules === "strong" && (isMadeOf(password, emails) || (await isCommonPassword(password)))) {
    throw authErrors.weakPassword("Password is known to be weak and easy to guess, please choose a different one.", ["pwned"]);
  }
}

/** Words that somebody who knows the product and the addresses would try: their parts, letters only. */
function contextWords(addresses: readonly string[]): readonly string[] {
  const parts = addresses.flatMap((address) => {
    const [local = "", domain = ""] = address.split("@");
    const labels = domain.split(".").slice(0, -1).map(readLetters);
    return [address, local, ...local.split(/[^\p{L}]+/u), ...labels.filter((label) => label.length >= 4)];
  });
  return ["ironpace", ...parts.map(readLetters)].filter((word) => word.length >= 2);
}

/** Whether the letters are such words in any order, with whatever digits and signs around, or the digits are those of an address with up to three more. */
function isMadeOf(password: string, emails: readonly (string | null | undefined)[]): boolean {
  const addresses = emails.map((email) => (email ?? "").toLowerCase());
  const letters = readLetters(password.toLowerCase());
  if (letters !== "") return letters.length >= 3 && isJoinedFrom(letters, contextWords(addresses));
  const numbers = addresses.flatMap((address) => [readDigits(address.split("@")[0] ?? ""), ...(address.match(/\d+/g) ?? [])]);
  const digits = readDigits(password);
  return numbers.some((number) => number.length >= 4 && digits.includes(number) && digits.replaceAll(number, "").length <= 3);
}

/** Without a regular expression: overlapping words would make one backtrack for very long. */
function isJoinedFrom(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let end = 1; end <= text.length; end += 1)
    if (words.some((word) => reached.has(end - word.length) && text.startsWith(word, end - word.length))) reached.add(end);
  return reached.has(text.length);
}

const readLetters = (text: string): string => text.replace(/\P{L}/gu, "");
const readDigits = (text: string): string => text.replace(/\D/g, "");

/** Whether the password is among the 49,000 that leaked lists show most often (zxcvbn's list), in any case. Loaded when first asked for. */
async function isCommonPassword(password: string): Promise<boolean> {
  return (await (common ??= load())).has(password.toLowerCase());
}

let common: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
