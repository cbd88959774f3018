import { authErrors } from "../errors.ts";

export type Metadata = Readonly<Record<string, unknown>>;

/**
 * Both metadata objects travel in every access token, and every request carries the token in one header. Node refuses requests whose headers
 * exceed 16 KiB in all: without these limits a user could store data that locks them out.
 */
const largestBytes = { data: 6144, user_metadata: 6144, app_metadata: 2048 } as const;

/** Key by key: a given value replaces, `null` removes, what is not named stays. Throws `validation_failed` when the result is too large. */
export function mergeMetadata(field: keyof typeof largestBytes, current: Metadata, changes: Metadata): Metadata {
  const merged = Object.fromEntries(Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null));
  if (Buffer.byteLength(JSON.stringify(merged), "utf8") > largestBytes[field]) {
    throw authErrors.validation(`${field}: must not be larger than ${largestBytes[field]} bytes`);
  }
  return merged;
}
