import type { MiddlewareHandler } from "hono";
import type { Identity } from "#identity/identity.ts";
import { decodeAscii } from "./decode-ascii.ts";

/**
 * Addresses are kept in logs and histories: 401 for one with a key that passes every policy, wherever it stands, however it is written and whoever
 * reads it.
 */
export function refuseSecretInAddress({ apiKeyRole, secretKey }: Pick<Identity, "apiKeyRole" | "secretKey">): MiddlewareHandler {
  return async (context, next) => {
    const { url } = context.req;
    if (!MAY_HAVE_KEY.test(url)) return next();
    const address = decodeFully(url);
    if (address.includes(secretKey)) return context.json(REFUSAL, 401);
    for (const token of tokensIn(address)) if ((await apiKeyRole(token)) === "service_role") return context.json(REFUSAL, 401);
    return next();
  };
}

/** However often it was encoded, up to a few times: a log or the next program may decode it once more. */
function decodeFully(url: string): string {
  let decoded = url;
  for (let round = 0; round < 4 && decoded.includes("%"); round += 1) decoded = decodeAscii(decoded);
  return decoded;
}

/** JSON Web Tokens in an address; with what is glued to their end also without it, as long as signatures of the algorithms for keys are. */
function tokensIn(address: string): readonly string[] {
  return [...address.matchAll(TOKENS)].flatMap(([token, content = "", signature = ""]) => [
    token,
    ...SIGNATURE_LENGTHS.filter((length) => length < signature.length).map((length) => content + signature.slice(0, length)),
  ]);
}

/** What a brace begins with in base64url, whether a quote, a blank or a line end follows. */
const MAY_HAVE_KEY = /sb_secret_|e[wy]|%/;
const TOKENS = /(e[wy][\w-]+\.[\w-]+\.)([\w-]+)/g;
/** In base64url: HS256, ES256, RS256 with a key of 2,048 bits. */
const SIGNATURE_LENGTHS = [43, 86, 342];
const REFUSAL = { message: "Invalid API key", hint: "A secret key does not belong in an address: send it as a header." };
