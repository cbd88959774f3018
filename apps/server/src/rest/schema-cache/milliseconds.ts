const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 };

/** A time as PostgreSQL's settings say it, "500ms" or "3 s", a bare number in milliseconds; undefined for none and for 0, which is no limit. */
export function getMilliseconds(setting: string | null | undefined): number | undefined {
  const found = /^\s*'?(\d+(?:\.\d+)?)\s*(us|ms|s|min|h|d)?'?\s*$/.exec(setting ?? "");
  const milliseconds = Number(found?.[1] ?? 0) * (UNITS[found?.[2] ?? "ms"] ?? 1);
  return milliseconds > 0 ? Math.max(1, Math.trunc(milliseconds)) : undefined;
}
