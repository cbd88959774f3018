import { timingSafeEqual } from "node:crypto";
import { decodeJwt, jwtVerify } from "jose";
import type { TokenKey } from "./token-keys.ts";

export type ApiKeyRole = "anon" | "service_role";

export interface ApiKeys {
  readonly publishableKey: string;
  readonly secretKey: string;
  /** A token signed with one of these is an API key too when its role is one, as in Supabase projects with JWTs as keys. */
  readonly signedWith?: readonly TokenKey[];
  /** Where a call without a key is one of a visitor, one with the publishable key of another installation is no more. */
  readonly anyPublishable?: boolean;
}

/** Role of an API key, undefined for a foreign one. Takes the same time whatever the difference, but for the length, which is no secret. */
export function apiKeyRoles(
  { anyPublishable = false, publishableKey, secretKey, signedWith = [] }: ApiKeys,
  clock: () => Date,
): (key: string) => Promise<ApiKeyRole | undefined> {
  const isPublishable = isSame(publishableKey);
  const isSecret = isSame(secretKey);
  return async (key) => {
    if (isPublishable(key)) return "anon";
    if (isSecret(key)) return "service_role";
    if (anyPublishable && key.startsWith("sb_publishable_")) return "anon";
    for (const tokenKey of signedWith) {
      const role = await signedRole(key, tokenKey, clock());
      if (role) return role;
    }
    return undefined;
  };
}

async function signedRole(token: string, { algorithm, key, shared }: TokenKey, now: Date): Promise<ApiKeyRole | undefined> {
  // The token of a signed-in user comes this way with every request: only what says that it is a key is checked as one.
  if (!ROLES.has(claimedRole(token))) return undefined;
  const verified = await jwtVerify(token, key, { algorithms: [algorithm], currentDate: now }).catch(() => undefined);
  // A key names no audience. A token that names another program was not made for us, unless the secret is shared with that program.
  if (shared !== true && verified?.payload.aud !== undefined && verified.payload.aud !== "authenticated") return undefined;
  return ROLES.get(verified?.payload["role"]);
}

function claimedRole(token: string): unknown {
  try {
    return decodeJwt(token)["role"];
  } catch {
    return undefined;
  }
}

/** GoTrue's own tests call its administration as `supabase_admin`. */
const ROLES: ReadonlyMap<unknown, ApiKeyRole> = new Map([
  ["anon", "anon"],
  ["service_role", "service_role"],
  ["supabase_admin", "service_role"],
]);

function isSame(known: string): (key: string) => boolean {
  const wanted = Buffer.from(known);
  return (key) => key.length === known.length && Buffer.byteLength(key) === wanted.length && timingSafeEqual(Buffer.from(key), wanted);
}
