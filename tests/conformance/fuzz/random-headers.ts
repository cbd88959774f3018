import fc from "fast-check";
import { junk, mostly } from "./values.ts";

const preferences = fc
  .subarray([
    "return=representation",
    "count=exact",
    "count=planned",
    "resolution=merge-duplicates",
    "resolution=ignore-duplicates",
    "missing=default",
    "handling=strict",
    "max-affected=1",
    "tx=rollback",
    "timezone=Europe/Vienna",
    "timezone='",
  ])
  .map((all) => all.join(","));

const ACCEPTED = [
  "application/vnd.pgrst.object+json",
  "text/csv",
  "*/*",
  "text/html",
  "application/vnd.pgrst.plan+json",
  "image/png",
  ";;,",
];
const JSON_TYPES = ["application/json", "application/json", "application/json;charset=UTF-8"];
const OTHER_TYPES = [
  "text/csv",
  "application/x-www-form-urlencoded",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
];

/** What is said of a file with its upload. */
const METADATA = ['{"a":"b"}', '{"a":"\\ud800"}', '{"\\u0000":1}', "[]", `${'{"a":'.repeat(60)}1${"}".repeat(60)}`].map((text) =>
  Buffer.from(text).toString("base64"),
);

/** Header values are bytes; what cannot be one is left out. */
const headerText = junk.map((text) => text.replace(/[^ -~]/g, "?").trim());
export const randomHeaders = fc.oneof(
  { weight: 4, arbitrary: fc.record({ "content-type": fc.constant("application/json") }) },
  {
    weight: 3,
    arbitrary: fc.record(
      {
        prefer: mostly(preferences, headerText),
        accept: mostly(
          fc.constantFrom("application/json", "application/json", "*/*", "application/vnd.pgrst.object+json"),
          fc.oneof(fc.constantFrom(...ACCEPTED), headerText),
        ),
        range: mostly(
          fc.constantFrom("0-1", "0-", "1-5"),
          fc.oneof(fc.constantFrom("3-1", "bytes=0-1", "-", "0-99999999999999999999"), headerText),
        ),
        "content-type": mostly(fc.constantFrom(...JSON_TYPES), fc.constantFrom(...OTHER_TYPES)),
        "accept-profile": mostly(fc.constant("public"), fc.oneof(fc.constantFrom("auth", "private", "storage", "pg_catalog"), headerText)),
        "content-profile": mostly(fc.constant("public"), fc.oneof(fc.constantFrom("auth", "private", "storage", "pg_catalog"), headerText)),
        "x-upsert": fc.constantFrom("true", "false", "maybe"),
        "x-metadata": fc.oneof(fc.constantFrom(...METADATA), headerText),
        "x-client-info": fc.oneof(headerText, fc.constant("x".repeat(6000))),
        "x-forwarded-for": fc.constantFrom("127.0.0.1", "::1", "unknown", "1.1.1.1, 2.2.2.2"),
        origin: fc.constantFrom("null", "https://example.org", "http://localhost:5173"),
        traceparent: headerText,
      },
      { requiredKeys: [] },
    ),
  },
) as fc.Arbitrary<Record<string, string>>;
