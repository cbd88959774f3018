import type { JWK } from "jose";
import { z } from "zod";

export const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535);
export const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url))
  .refine(({ href, origin: whole }) => href === `${whole}/`)
  .transform((url) => url.origin);
/** `*`, or origins separated by commas. */
export const origins = z
  .string()
  .transform((list) => list.split(",").map((entry) => entry.trim()))
  .pipe(z.union([z.tuple([z.literal("*")]), z.array(origin)]));
export const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));
export const addressPatterns = z
  .string()
  .transform((list) => list.split(",").map((pattern) => pattern.trim()))
  .refine((patterns) => patterns.every((pattern) => /^[a-z][a-z0-9+.-]*:\S+$/i.test(pattern)));
export const count = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
export const days = count.refine((number) => number <= 36_500);
export const text = z.string().optional();
const UNITS: Readonly<Record<string, number>> = { KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 };
export const size = z
  .string()
  .regex(/^[1-9]\d{0,5} ?[KMGT]B$/i)
  .transform((text) => Number.parseInt(text, 10) * (UNITS[text.slice(-2).toUpperCase()] ?? 1));
export const names = z
  .string()
  .transform((list) => list.split(",").map((name) => name.trim()))
  .refine((list) => list.every((name) => /^[a-z_][a-z0-9_]*$/.test(name) && !/^(pg_|information_schema|auth|ironpace|private)/.test(name)));
export const privateJwk = z
  .string()
  .transform((given, context): JWK => {
    try {
      return JSON.parse(given) as JWK;
    } catch {
      context.addIssue("not JSON");
      return z.NEVER;
    }
  })
  .refine((key) => typeof key.d === "string" && (key.kty === "RSA" || (key.kty === "EC" && key.crv === "P-256")));
