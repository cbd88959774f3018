import { authErrors } from "../errors.ts";

const milliseconds: Readonly<Record<string, number>> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const latest = Date.UTC(9999, 11, 31);

/** `"24h"`, `"1h30m"` (Go's durations) from `now` on; `"none"` lifts the ban (null). Throws `validation_failed`. */
export function bannedUntil(duration: string, now: Date): Date | null {
  if (duration === "none") return null;
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  const end = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (milliseconds[unit ?? ""] ?? 0), now.getTime());
  if (parts.length === 0 || parts.map(([whole]) => whole).join("") !== duration || end > latest) {
    throw authErrors.validation(`invalid format for ban duration: time: invalid duration ${JSON.stringify(duration)}`);
  }
  return new Date(end);
}
