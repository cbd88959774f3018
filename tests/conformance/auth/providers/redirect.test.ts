import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowedRedirect } from "#server/auth/flow/redirect-target.ts";

const settings = {
  siteUrl: "https://ironpace.example",
  redirectUrls: [
    "https://*.preview.example/**",
    "https://exact.example/callback",
    "ironpace://signed-in",
    "https://**.deep.example",
    "http://one?.example/*",
  ],
};

describe("where a flow may end", () => {
  test.each([
    ["https://ironpace.example", "https://ironpace.example/"],
    ["https://ironpace.example/reset-password?x=1#gone", "https://ironpace.example/reset-password?x=1"],
    ["HTTPS://IRONPACE.EXAMPLE:443/x", "https://ironpace.example/x"],
    ["https://pr-7.preview.example/auth/callback", "https://pr-7.preview.example/auth/callback"],
    ["https://exact.example/callback", "https://exact.example/callback"],
    ["ironpace://signed-in", "ironpace://signed-in"],
    ["https://a.b.c.deep.example/", "https://a.b.c.deep.example/"],
    ["http://one1.example/x", "http://one1.example/x"],
  ])("%s is allowed", (address, expected) => {
    expect(allowedRedirect(address, settings)).toBe(expected);
  });

  test.each([
    "",
    "/reset-password",
    "//evil.example",
    "http://ironpace.example/",
    "https://ironpace.example:8443/",
    "https://ironpace.example.evil.example/",
    "https://ironpace.example@evil.example/",
    "https://user:pw@ironpace.example/",
    "https://evil.example/https://ironpace.example",
    "https://evil.example#.preview.example/",
    "https://evil.example/x.preview.example/",
    "https://evil.example?.preview.example/x",
    "https://evil.example\\.preview.example/x",
    "https://3627734734#x.preview.example/",
    "https://a.b.preview.example/",
    "https://evil.example/a.deep.example",
    "https://exact.example/callback/more",
    "https://exact.example/other",
    "http://one12.example/x",
    "http://one1.example/x/y",
    "http://localhost:5173/",
    "javascript:alert(1)",
    "data:text/html,x",
  ])("%s is not", (address) => {
    expect(allowedRedirect(address, settings)).toBeUndefined();
  });

  test("every port of this machine is, when the site itself is on it", () => {
    const local = { siteUrl: "http://127.0.0.1:3000", redirectUrls: [] };
    expect(allowedRedirect("http://localhost:5173/auth/callback", local)).toBe("http://localhost:5173/auth/callback");
    expect(allowedRedirect("http://192.168.0.2:3000/", local)).toBeUndefined();
  });

  test("no text makes it another host than those named", () => {
    const piece = fc.constantFrom(
      "https://",
      "evil.example",
      ".preview.example",
      "/",
      "@",
      "#",
      "?",
      "\\",
      ":",
      "..",
      "%2f",
      "x",
      "ironpace.example",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const allowed = allowedRedirect(pieces.join(""), settings);
        if (allowed !== undefined) expect(new URL(allowed).hostname).toMatch(/(^|\.)(ironpace|preview|exact|deep)\.example$/);
      }),
      { numRuns: 2000 },
    );
  });
});
