import { getSentence } from "#backend/error-sentence.ts";

/** What to tell a person whose sign-in, sign-up or new password is refused. */
export function getAuthSentence(error: unknown): string | undefined {
  const sentence = getSentence(error);
  const refused = `${String((error as { readonly code?: unknown } | undefined)?.code)} ${sentence}`;
  return SENTENCES.find(([refusal]) => refusal.test(refused))?.[1] ?? sentence;
}

/** Code and sentence of a refusal that tells a person nothing, or not what to do next → the words for it. */
const SENTENCES: readonly (readonly [refusal: RegExp, sentence: string])[] = [
  // The same code stands for a password that is too short, whose sentence says how long it must be.
  [/^weak_password.*guess/, "This password is easy to guess. Choose another."],
  [/^user_already_exists/, "You already have an account: sign in."],
  [/^signup_disabled/, "This server takes no new accounts."],
  [/^user_banned/, "This account is disabled. Ask the operator."],
];
