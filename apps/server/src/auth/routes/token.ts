import type { Handler } from "hono";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { refusedGrants } from "../refused.ts";
import { refreshToken } from "./refresh-token.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";

/** POST /token: one address, told apart by `grant_type`. */
export function token(dependencies: AuthDependencies): Handler {
  const grants: Readonly<Record<string, Handler>> = {
    password: signInWithPassword(dependencies),
    refresh_token: refreshToken(dependencies),
    ...refusedGrants,
  };
  return (context, next) => {
    const grantType = context.req.query("grant_type") ?? "";
    const grant = Object.hasOwn(grants, grantType) ? grants[grantType] : undefined;
    if (!grant) throw authErrors.unsupportedGrantType();
    return grant(context, next);
  };
}
