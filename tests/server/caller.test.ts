import { randomUUID } from "node:crypto";
import { SignJWT, UnsecuredJWT, decodeJwt, generateKeyPair } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { resolveCaller } from "#server/http/caller/resolve-caller.ts";
import { type Identity, createIdentity } from "#server/identity/identity.ts";
import { makeSecrets } from "#server/identity/secrets.ts";

const URL_OF_SERVER = "http://127.0.0.1:3000";
const SETTINGS = { publicUrl: URL_OF_SERVER, passwordHashCost: 4 };
const userId = randomUUID();
const claims = {
  sub: userId,
  aud: "authenticated",
  role: "authenticated",
  email: "athlete@example.com",
  phone: "",
  session_id: randomUUID(),
  aal: "aal1" as const,
  amr: [{ method: "password", timestamp: 1 }],
  app_metadata: {},
  user_metadata: {},
  is_anonymous: false,
};

let now = new Date("2026-11-21T08:00:00Z");
let identity: Identity;
let token: string;
beforeAll(async () => {
  identity = await createIdentity(await makeSecrets(), SETTINGS, () => now);
  token = (await identity.signAccessToken(claims)).token;
});

function resolve(headers: Record<string, string>, query = "") {
  return resolveCaller(new Request(`${URL_OF_SERVER}/rest/v1/profiles${query}`, { headers }), identity);
}

describe("API keys", () => {
  test("the publishable key is nobody, the secret key is the service", async () => {
    expect(await resolve({ apikey: identity.publishableKey })).toMatchObject({
      ok: true,
      caller: { role: "anon", claims: { role: "anon" } },
    });
    expect(await resolve({ apikey: identity.secretKey })).toMatchObject({ ok: true, caller: { role: "service_role" } });
  });

  test("a bearer token that is an API key names no user", async () => {
    const headers = { apikey: identity.publishableKey, authorization: `Bearer ${identity.publishableKey}` };
    expect(await resolve(headers)).toMatchObject({ ok: true, caller: { role: "anon" } });
  });

  test("the key may come in the address", async () => {
    expect(await resolve({}, `?apikey=${identity.publishableKey}`)).toMatchObject({ ok: true, caller: { role: "anon" } });
  });

  test.each([
    ["no key", {}, "no-api-key"],
    ["an empty key", { apikey: "" }, "no-api-key"],
    ["a foreign key", { apikey: "sb_publishable_xxx" }, "invalid-api-key"],
  ])("%s is refused", async (_, headers, reason) => {
    expect(await resolve(headers)).toMatchObject({ ok: false, reason });
    expect(await resolve({ ...headers, authorization: `Bearer ${token}` })).toMatchObject({ ok: false, reason });
  });
});

describe("access tokens", () => {
  const bearer = (value: string) => resolve({ apikey: identity.publishableKey, authorization: `Bearer ${value}` });

  test("one of ours names the user", async () => {
    expect(await bearer(token)).toMatchObject({ ok: true, apiKeyRole: "anon", caller: { role: "authenticated", userId, claims } });
    expect(decodeJwt(token)).toMatchObject({ iss: `${URL_OF_SERVER}/auth/v1`, aud: "authenticated" });
  });

  test("an expired one says so", async () => {
    now = new Date("2026-11-21T09:00:01Z");
    expect(await bearer(token)).toMatchObject({ ok: false, reason: "jwt-expired", message: "JWT expired" });
    now = new Date("2026-11-21T08:00:00Z");
  });

  test("alg none is refused", async () => {
    const unsigned = new UnsecuredJWT({ ...claims, iss: `${URL_OF_SERVER}/auth/v1`, exp: 9_999_999_999 }).encode();
    expect(await bearer(unsigned)).toMatchObject({ ok: false, reason: "jwt-invalid" });
  });

  test("another key is refused, also under our key id", async () => {
    const { privateKey } = await generateKeyPair("ES256");
    const kid = identity.jwks.keys[0]?.kid ?? "";
    const forged = await new SignJWT({ ...claims, iss: `${URL_OF_SERVER}/auth/v1`, exp: 9_999_999_999 })
      .setProtectedHeader({ alg: "ES256", kid })
      .sign(privateKey);
    expect(await bearer(forged)).toMatchObject({ ok: false, reason: "jwt-invalid" });
  });

  test("HS256 keyed with our public key is refused", async () => {
    const publicKey = new TextEncoder().encode(JSON.stringify(identity.jwks.keys[0]));
    const confused = await new SignJWT({ ...claims, exp: 9_999_999_999 }).setProtectedHeader({ alg: "HS256" }).sign(publicKey);
    expect(await bearer(confused)).toMatchObject({ ok: false, reason: "jwt-invalid" });
  });

  test("one signed under another address of the same installation is one of ours", async () => {
    const secrets = await makeSecrets();
    const here = await createIdentity(secrets, SETTINGS, () => now);
    const there = await createIdentity(secrets, { ...SETTINGS, publicUrl: "https://ironpace.example" }, () => now);
    const headers = { apikey: here.publishableKey, authorization: `Bearer ${(await there.signAccessToken(claims)).token}` };
    expect(await resolveCaller(new Request(URL_OF_SERVER, { headers }), here)).toMatchObject({ ok: true, caller: { userId } });
  });

  test("another installation's, another audience or another role is refused", async () => {
    const elsewhere = await createIdentity(await makeSecrets(), SETTINGS, () => now);
    expect(await bearer((await elsewhere.signAccessToken(claims)).token)).toMatchObject({ reason: "jwt-invalid" });
    expect(await bearer((await identity.signAccessToken({ ...claims, aud: "other" })).token)).toMatchObject({ reason: "jwt-invalid" });
    expect(await bearer((await identity.signAccessToken({ ...claims, role: "service_role" })).token)).toMatchObject({
      reason: "jwt-invalid",
    });
  });

  test.each(["x", "a.b.c", "Bearer", "eyJhbGciOiJFUzI1NiJ9.."])("rubbish (%j) is refused", async (rubbish) => {
    expect(await bearer(rubbish)).toMatchObject({ ok: false, reason: "jwt-invalid" });
  });

  test("an empty bearer token, or another scheme, is nobody", async () => {
    expect(await bearer("")).toMatchObject({ ok: true, caller: { role: "anon" } });
    expect(await resolve({ apikey: identity.publishableKey, authorization: "Basic eDp5" })).toMatchObject({
      ok: true,
      caller: { role: "anon" },
    });
  });

  test("the published key verifies and is not the private one", () => {
    expect(identity.jwks.keys).toHaveLength(1);
    expect(identity.jwks.keys[0]).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig", kid: expect.any(String) });
    expect(identity.jwks.keys[0]).not.toHaveProperty("d");
  });
});
