import { createHash, timingSafeEqual } from "node:crypto";

export type ApiKeyRole = "anon" | "service_role";

/** Role of an API key, undefined for a foreign one. Takes the same time whatever the difference. */
export function apiKeyRoles(keys: {
  readonly publishableKey: string;
  readonly secretKey: string;
}): (key: string) => ApiKeyRole | undefined {
  const publishable = digest(keys.publishableKey);
  const secret = digest(keys.secretKey);
  return (key) => {
    const given = digest(key);
    if (timingSafeEqual(given, publishable)) return "anon";
    return timingSafeEqual(given, secret) ? "service_role" : undefined;
  };
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
