import { ConfigError } from "./config-error.ts";
import type { Variables } from "./variables.ts";

/** Variables that are set together or not at all. */
export type Group<Name extends string> = Readonly<Partial<Record<Name, string>>> | undefined;

/** Settings that make sense only together: as soon as one is set, all the needed ones must be. */
export function group<Needed extends string, Optional extends string>(
  set: Readonly<Partial<Record<Needed | Optional, string | undefined>>>,
  needed: readonly Needed[],
  optional: readonly Optional[],
): Group<Needed | Optional> {
  const present = [...needed, ...optional].filter((name) => set[name] !== undefined);
  if (present.length === 0) return undefined;
  const missing = needed.find((name) => set[name] === undefined);
  if (missing) throw new ConfigError(`${missing} must be set too, because ${present[0]} is.`);
  return Object.fromEntries(present.map((name) => [name, set[name]])) as Record<Needed | Optional, string>;
}

/** A hosted model needs a key, a self-hosted one an address. */
export function aiGroup(set: Variables): Group<"AI_PROVIDER" | "AI_MODEL" | "AI_API_KEY" | "AI_BASE_URL"> {
  const own = set.AI_PROVIDER === "openai-compatible";
  return own
    ? group(set, ["AI_PROVIDER", "AI_MODEL", "AI_BASE_URL"], ["AI_API_KEY"])
    : group(set, ["AI_PROVIDER", "AI_MODEL", "AI_API_KEY"], ["AI_BASE_URL"]);
}
