import type { Caller } from "#identity/caller.ts";
import type { Identity } from "#identity/identity.ts";
import { TokenError } from "#identity/tokens.ts";
import { bearerToken } from "./bearer-token.ts";

export type ResolvedCaller =
  | { readonly ok: true; readonly caller: Caller; readonly apiKeyRole: "anon" | "service_role" }
  | { readonly ok: false; readonly reason: CallerRefusal; readonly message: string };

type CallerRefusal = "no-api-key" | "invalid-api-key" | "jwt-expired" | "jwt-invalid";

/**
 * Who sent this request. The API key names the project; a bearer token that is not itself an API key names the user.
 * The key comes as header or, where no header can be sent, as query parameter `apikey`: never the secret one.
 */
export async function resolveCaller(
  request: Request,
  identity: Pick<Identity, "apiKeyRole" | "keyOptional" | "verifyAccessToken">,
): Promise<ResolvedCaller> {
  const inHeader = request.headers.get("apikey");
  const key = inHeader ?? new URL(request.url).searchParams.get("apikey") ?? "";
  if (key === "" && !identity.keyOptional) return { ok: false, reason: "no-api-key", message: "No API key found in request" };
  const apiKeyRole = key === "" ? "anon" : await identity.apiKeyRole(key);
  // Addresses are kept in logs and histories.
  if (!apiKeyRole || (inHeader === null && apiKeyRole === "service_role"))
    return { ok: false, reason: "invalid-api-key", message: "Invalid API key" };

  const token = bearerToken(request.headers.get("authorization"));
  const tokenRole = token === undefined ? apiKeyRole : await identity.apiKeyRole(token);
  if (tokenRole) return { ok: true, caller: { role: tokenRole, claims: { role: tokenRole } } as Caller, apiKeyRole };
  try {
    const claims = await identity.verifyAccessToken(token ?? "");
    return { ok: true, caller: { role: "authenticated", userId: canonicalUuid(claims.sub), claims }, apiKeyRole };
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    if (error.reason === "expired") return { ok: false, reason: "jwt-expired", message: "JWT expired" };
    return { ok: false, reason: "jwt-invalid", message: error.message };
  }
}

/** The canonical spelling of PostgreSQL, whatever spelling the token has. */
export function canonicalUuid(spelling: string): string {
  return spelling
    .toLowerCase()
    .replaceAll(/[{}-]/g, "")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
