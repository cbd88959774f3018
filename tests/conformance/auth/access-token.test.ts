import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, exportSPKI, generateKeyPair, importJWK, jwtVerify, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, startAuthServer } from "./auth-server.ts";

describe("access tokens", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  const getUser = async (token: string | null, headers: Record<string, string> = {}) => {
    const { status, body } = await server.call("GET", "/user", { token, headers });
    return [status, body["error_code"]];
  };

  test("are verified by the published key", async () => {
    const { session } = await server.signedUp();
    const keys = createRemoteJWKSet(new URL(`${server.url}/auth/v1/.well-known/jwks.json`));
    const { payload } = await jwtVerify(session.access_token, keys, {
      issuer: `${server.url}/auth/v1`,
      audience: "authenticated",
      algorithms: ["ES256"],
    });
    expect(payload.sub).toBe(session.user.id);
  });

  test("are verified by the official client without asking the server", async () => {
    const { client, session } = await server.signedUp();
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe("ES256");
    expect(data?.claims.sub).toBe(session.user.id);
  });

  test("the published key is public, and needs no API key", async () => {
    const { status, body } = await server.call("GET", "/.well-known/jwks.json", { key: null });
    expect(status).toBe(200);
    const [key] = body["keys"] as Record<string, unknown>[];
    expect(key).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256" });
    expect(key).not.toHaveProperty("d");
  });

  test("expire, also those that have been seen before", async () => {
    const { session } = await server.signedUp();
    expect(await getUser(session.access_token)).toEqual([200, undefined]);
    server.passSeconds(3601);
    expect(await getUser(session.access_token)).toEqual([403, "bad_jwt"]);
    const refreshed = await server.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: session.refresh_token } });
    expect(await getUser(String(refreshed.body["access_token"]))).toEqual([200, undefined]);
  });

  test("that are forged are refused", async () => {
    const { session } = await server.signedUp();
    const claims = decodeJwt(session.access_token);
    const { kid } = decodeProtectedHeader(session.access_token);
    const [header, payload, signature] = session.access_token.split(".") as [string, string, string];
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
    const stranger = await generateKeyPair("ES256");
    const { body } = await server.call("GET", "/.well-known/jwks.json");
    const publicKey = await importJWK((body["keys"] as Record<string, string>[])[0] ?? {}, "ES256", { extractable: true });
    const publicPem = new TextEncoder().encode(await exportSPKI(publicKey as CryptoKey));
    const named = kid === undefined ? {} : { kid };
    const forgeries = {
      "no algorithm": `${encode({ alg: "none", typ: "JWT", ...named })}.${payload}.`,
      "no algorithm, signature kept": `${encode({ alg: "none", typ: "JWT", ...named })}.${payload}.${signature}`,
      "other key": await new SignJWT(claims).setProtectedHeader({ alg: "ES256", ...named }).sign(stranger.privateKey),
      "public key as secret": await new SignJWT(claims).setProtectedHeader({ alg: "HS256", ...named }).sign(publicPem),
      "changed claims": `${header}.${encode({ ...claims, sub: "00000000-0000-0000-0000-000000000000" })}.${signature}`,
      "no signature": `${header}.${payload}.`,
      "no token": "not-a-token",
    };
    for (const [name, token] of Object.entries(forgeries)) expect([name, await getUser(token)]).toEqual([name, [403, "bad_jwt"]]);
    expect(await getUser(session.access_token)).toEqual([200, undefined]);
  });

  test("are asked for: none is 401, an API key is no user", async () => {
    expect(await getUser(null)).toEqual([401, "no_authorization"]);
    expect(await getUser(null, { Authorization: "Basic YTpi" })).toEqual([401, "no_authorization"]);
    expect(await getUser(server.anonKey)).toEqual([403, "bad_jwt"]);
    expect(await getUser(server.serviceRoleKey)).toEqual([403, "bad_jwt"]);
  });

  test("die with the user", async () => {
    const { session } = await server.signedUp();
    await server.client(server.serviceRoleKey).auth.admin.deleteUser(session.user.id);
    expect(await getUser(session.access_token)).toEqual([403, "user_not_found"]);
  });
});
