import type { Handler } from "hono";
import type { AppEnv } from "#http/context.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { refusedGrants } from "../unsupported-endpoints.ts";
import { exchangeCode } from "./exchange-code.ts";
import type { Providers } from "../providers/index.ts";
import { refreshToken } from "./refresh-token.ts";
import { signInWithIdToken } from "./sign-in-with-id-token.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";

/** POST /token: one address, told apart by `grant_type`. */
export function token(dependencies: AuthDependencies, providers: Providers): Handler<AppEnv> {
  const { limited } = dependencies.limits;
  const grants: Readonly<Record<string, Handler<AppEnv>>> = {
    password: limited("attempts", signInWithPassword(dependencies)),
    refresh_token: limited("refreshes", refreshToken(dependencies)),
    id_token: limited("attempts", signInWithIdToken(dependencies, providers)),
    pkce: limited("attempts", exchangeCode(dependencies)),
    ...refusedGrants,
  };
  return (context, next) => {
    const grantType = context.req.query("grant_type") ?? "";
    const grant = Object.hasOwn(grants, grantType) ? grants[grantType] : undefined;
    if (!grant) throw authErrors.unsupportedGrantType();
    return grant(context, next);
  };
}
