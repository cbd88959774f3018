import type { Handler, Hono } from "hono";
import type { AppEnv } from "#http/context.ts";
import type { Identity } from "#identity/identity.ts";
import { AuthError } from "./errors.ts";
import { requireAccessToken, requireServiceRole } from "./request/require-caller.ts";

/** Access is checked first, so that the refusal comes as late as it would at a supported endpoint. */
type Audience = "anyone" | "user" | "service_role";

interface RefusedEndpoint {
  readonly method: "GET" | "POST" | "PUT" | "DELETE" | "ALL";
  readonly path: string;
  readonly audience: Audience;
  readonly refusal: AuthError;
}

const noSaml = new AuthError(404, "saml_provider_disabled", "SAML 2.0 is disabled");
const notOffered = new AuthError(404, "feature_disabled", "This feature is not available on this server");

/** GoTrue's other endpoints. Always 4xx: the client takes every 5xx for a broken network and tries again. */
const refusedEndpoints: readonly RefusedEndpoint[] = [
  { method: "ALL", path: "/factors/recovery-codes", audience: "user", refusal: notOffered },
  { method: "ALL", path: "/factors/recovery-codes/*", audience: "user", refusal: notOffered },
  { method: "ALL", path: "/sso", audience: "anyone", refusal: noSaml },
  { method: "ALL", path: "/sso/*", audience: "anyone", refusal: noSaml },
  { method: "ALL", path: "/user/oauth/*", audience: "user", refusal: notOffered },
  { method: "ALL", path: "/oauth/*", audience: "anyone", refusal: notOffered },
  { method: "GET", path: "/admin/audit", audience: "service_role", refusal: notOffered },
  { method: "ALL", path: "/admin/sso/*", audience: "service_role", refusal: noSaml },
  { method: "ALL", path: "/admin/oauth/*", audience: "service_role", refusal: notOffered },
  { method: "ALL", path: "/admin/custom-providers", audience: "service_role", refusal: notOffered },
  { method: "ALL", path: "/admin/custom-providers/*", audience: "service_role", refusal: notOffered },
];

export function rejectUnsupportedEndpoints(app: Hono<AppEnv>, identity: Identity): void {
  for (const { method, path, audience, refusal } of refusedEndpoints) {
    const methods = method === "ALL" ? ["GET", "POST", "PUT", "PATCH", "DELETE"] : [method];
    app.on(methods, path, async (context) => {
      if (audience === "user") await requireAccessToken(context, identity);
      if (audience === "service_role") await requireServiceRole(context, identity);
      throw refusal;
    });
  }
}

/** Grants of POST /token that are known and refused. */
export const refusedGrants: Readonly<Record<string, Handler>> = {
  web3: refuseWith(new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled")),
};

function refuseWith(refusal: AuthError): Handler {
  return () => {
    throw refusal;
  };
}
