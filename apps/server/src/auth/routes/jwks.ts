import type { Handler } from "hono";
import type { AuthDependencies } from "../dependencies.ts";

/** The public key of the access tokens. May be cached: keys change rarely, and then both are listed for a while. */
export function jwks({ identity }: AuthDependencies): Handler {
  return (context) => context.json(identity.jwks, 200, { "Cache-Control": "public, max-age=600" });
}
