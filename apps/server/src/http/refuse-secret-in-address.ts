import type { MiddlewareHandler } from "hono";
import type { Identity } from "#identity/identity.ts";
import { decodeAscii } from "./decode-ascii.ts";

/**
 * Addresses are kept in logs and histories: 401 for one with a key that passes every policy, wherever it stands, however it is written and whoever
 * reads it.
 */
export function refuseSecretInAddress({ apiKeyRole }: Pick<Identity, "apiKeyRole">): MiddlewareHandler {
  return async (context, next) => {
    const { url } = context.req;
    if (!MAY_HAVE_KEY.test(url)) return next();
    for (const [key] of decodeAscii(url).matchAll(KEYS))
      if ((await apiKeyRole(key)) === "service_role") return context.json({ message: "Invalid API key", hint: HINT }, 401);
    return next();
  };
}

const MAY_HAVE_KEY = /sb_secret_|eyJ|%/;
/** The secret key, or a JSON Web Token. */
const KEYS = /(?:sb_secret_|eyJ)[\w.-]+/g;
const HINT = "A secret key does not belong in an address: send it as a header.";
