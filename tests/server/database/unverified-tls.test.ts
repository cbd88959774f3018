import { expect, test } from "vitest";
import { hasUnverifiedTls } from "#server/database/postgres/unverified-tls.ts";

test.each([
  ["", false],
  ["?sslmode=disable", false],
  ["?sslmode=require", false],
  ["?sslmode=verify-full", false],
  ["?sslmode=no-verify", true],
  ["?uselibpqcompat=true&sslmode=require", true],
  ["?uselibpqcompat=true&sslmode=verify-full", false],
  ["?uselibpqcompat=true&sslmode=require&sslrootcert=system", false],
])("an address with %j looks at no certificate: %s", (query, unverified) => {
  expect(hasUnverifiedTls(`postgres://ironpace:secret@db.example/ironpace${query}`)).toBe(unverified);
});
