import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { authErrors } from "../errors.ts";

export interface CodeChallenge {
  readonly challenge: string;
  readonly method: "s256" | "plain";
}

/** The keys of a request, in its body or its address, that say how the flow it starts is to end. */
export const pkceFields = { code_challenge: z.string().nullish(), code_challenge_method: z.string().nullish() };

/** With a challenge the flow ends with a code (PKCE), without one with tokens (implicit): undefined. Throws `validation_failed`. */
export function readCodeChallenge({
  code_challenge: challenge,
  code_challenge_method: method,
}: {
  readonly code_challenge?: string | null | undefined;
  readonly code_challenge_method?: string | null | undefined;
}): CodeChallenge | undefined {
  if (!challenge && !method) return undefined;
  if (!challenge || !method) throw authErrors.validation("PKCE flow requires code_challenge_method and code_challenge");
  if (challenge.length < 43 || challenge.length > 128)
    throw authErrors.validation("code challenge has to be between 43 and 128 characters");
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw authErrors.validation("code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes");
  }
  const known = method.toLowerCase();
  if (known !== "s256" && known !== "plain") throw authErrors.validation(`unsupported code_challenge method ${JSON.stringify(method)}`);
  return { challenge, method: known };
}

/** RFC 7636, section 4.6. */
export function isVerifierOf({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const given = method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
  return timingSafeEqual(digest(given), digest(challenge));
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
