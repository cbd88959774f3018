import { afterEach, expect, test, vi } from "vitest";
import { hasUnverifiedTls } from "#server/database/postgres/unverified-tls.ts";

const ADDRESS = "postgres://ironpace:secret@db.example/ironpace";
/** A file that can be read; whether it holds certificates is found out with the first connection. */
const ROOTS = "sslrootcert=package.json";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["", false],
  ["?sslmode=disable", false],
  ["?sslmode=require", false],
  ["?sslmode=verify-full", false],
  [`?sslmode=verify-full&${ROOTS}`, false],
  ["?sslmode=no-verify", true],
  ["?ssl=no-verify", true],
  ["?ssl=true", false],
  ["?ssl=no-verify&sslmode=verify-full", false],
  ["?sslmode=verify-full&sslmode=no-verify", true],
  ["?uselibpqcompat=true&sslmode=require", true],
  ["?uselibpqcompat=true&sslmode=verify-full", false],
  [`?uselibpqcompat=true&sslmode=require&${ROOTS}`, true],
  [`?uselibpqcompat=true&sslmode=verify-ca&${ROOTS}`, true],
])("an address with %j does not verify whose the certificate is: %s", (query, unverified) => {
  vi.stubEnv("PGSSLMODE", "");
  expect(hasUnverifiedTls(`${ADDRESS}${query}`)).toBe(unverified);
});

test.each([
  ["no-verify", "", true],
  ["require", "", false],
  ["no-verify", "?ssl=true", false],
  ["no-verify", "?sslmode=verify-full", false],
])("with PGSSLMODE=%s an address with %j does not verify whose the certificate is: %s", (mode, query, unverified) => {
  vi.stubEnv("PGSSLMODE", mode);
  expect(hasUnverifiedTls(`${ADDRESS}${query}`)).toBe(unverified);
});
