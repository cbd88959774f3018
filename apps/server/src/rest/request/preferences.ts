import type { Preferences } from "./rest-request.ts";

const VALUES = {
  return: ["minimal", "representation", "headers-only"],
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  count: ["exact", "planned", "estimated"],
  handling: ["strict", "lenient"],
  tx: ["commit", "rollback"],
} as const;

/** Known to PostgREST and of no effect here. */
const IGNORED = /^timezone=.+$/;

/** Reads the Prefer header. The first value of a preference counts. */
export function parsePreferences(header: string | undefined): Preferences {
  const read: Record<string, string | number> = {};
  const unknown: string[] = [];
  for (const item of (header ?? "").split(",").map((part) => part.trim())) {
    if (item === "" || IGNORED.test(item)) continue;
    const [name = "", value = ""] = item.split("=");
    if (name === "max-affected" && /^\d{1,9}$/.test(value)) read["maxAffected"] ??= Number(value);
    else if (isKnown(name, value)) read[name] ??= value;
    else unknown.push(item);
  }
  return { ...(read as Omit<Preferences, "unknown">), unknown };
}

function isKnown(name: string, value: string): boolean {
  const values: readonly string[] | undefined = Object.hasOwn(VALUES, name) ? VALUES[name as keyof typeof VALUES] : undefined;
  return values?.includes(value) ?? false;
}
