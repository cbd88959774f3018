import { storageErrors } from "../errors.ts";

const UNITS: Readonly<Record<string, number>> = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 };

/** Bytes of a size as buckets have them: a number, or a text like "20mb" (a thousand is a thousand). Throws InvalidRequest. */
export function getBytes(size: number | string): number {
  const [, number, unit = "B"] = /^(\d+(?:\.\d+)?)\s*([KMGT]?B)?$/i.exec(String(size).trim()) ?? [];
  const bytes = Math.floor(Number(number) * (UNITS[unit.toUpperCase()] ?? Number.NaN));
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw storageErrors.invalidFileSizeLimit();
  return bytes;
}

/** For people: "20 GB". */
export function readableBytes(bytes: number): string {
  const unit = (["TB", "GB", "MB", "KB"] as const).find((name) => bytes >= (UNITS[name] ?? 1)) ?? "B";
  return `${Number((bytes / (UNITS[unit] ?? 1)).toFixed(1))} ${unit}`;
}
