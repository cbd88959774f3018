import { timingSafeEqual } from "node:crypto";
import { jwtVerify } from "jose";

export type ApiKeyRole = "anon" | "service_role";

export interface ApiKeys {
  readonly publishableKey: string;
  readonly secretKey: string;
  /** With it, a token signed with this secret is an API key too when its role is one, as in older Supabase projects. */
  readonly jwtSecret?: string | undefined;
  /** Where a call without a key is one of a visitor, one with the publishable key of another installation is no more. */
  readonly anyPublishable?: boolean;
}

/** Role of an API key, undefined for a foreign one. Takes the same time whatever the difference, but for the length, which is no secret. */
export function apiKeyRoles(
  { anyPublishable = false, publishableKey, secretKey, jwtSecret }: ApiKeys,
  clock: () => Date,
): (key: string) => Promise<ApiKeyRole | undefined> {
  const isPublishable = isSame(publishableKey);
  const isSecret = isSame(secretKey);
  return async (key) => {
    if (isPublishable(key)) return "anon";
    if (isSecret(key)) return "service_role";
    if (anyPublishable && key.startsWith("sb_publishable_")) return "anon";
    return jwtSecret === undefined ? undefined : signedRole(key, jwtSecret, clock());
  };
}

async function signedRole(key: string, secret: string, now: Date): Promise<ApiKeyRole | undefined> {
  const options = { algorithms: ["HS256"], currentDate: now };
  const verified = await jwtVerify(key, new TextEncoder().encode(secret), options).catch(() => undefined);
  return ROLES.get(verified?.payload["role"]);
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
