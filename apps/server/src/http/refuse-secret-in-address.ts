import type { MiddlewareHandler } from "hono";
import type { Identity } from "../identity/identity.ts";

/** Addresses are kept in logs and histories: 401 for one with a key that passes every policy, whatever the parameter is called and whoever reads it. */
export function refuseSecretInAddress({ apiKeyRole }: Pick<Identity, "apiKeyRole">): MiddlewareHandler {
  return async (context, next) => {
    const { url } = context.req;
    if (!LOOKS_LIKE_KEY.test(url)) return next();
    for (const value of new URL(url).searchParams.values())
      if ((await apiKeyRole(value)) === "service_role") return context.json({ message: "Invalid API key", hint: HINT }, 401);
    return next();
  };
}

/** The secret key, or a JSON Web Token. */
const LOOKS_LIKE_KEY = /[?&][^=]*=(?:sb_secret_|eyJ|%)/;
const HINT = "A secret key does not belong in an address: send it as a header.";
