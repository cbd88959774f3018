import { PostgrestClient } from "@supabase/postgrest-js";
import { createClient } from "@supabase/supabase-js";
import { SignJWT, exportJWK, generateKeyPair } from "jose";
import { afterEach, describe, expect, test } from "vitest";
import { type TestServer, startServer } from "../support/start-server.ts";

/** The secret of every local Supabase project, which the official clients' own tests sign with. */
const SECRET = "super-secret-jwt-token-with-at-least-32-characters-long";
const signed = (claims: Record<string, unknown>, secret = SECRET) =>
  new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).setExpirationTime("1h").sign(new TextEncoder().encode(secret));
const once = { auth: { persistSession: false, autoRefreshToken: false } };
const account = { email: "robin@example.com", password: "correct horse battery" };

let server: TestServer;
afterEach(() => server.close());

describe("keys of the operator's own", () => {
  test("a shared secret: API keys, the administration, tokens of other programs, and our own", async () => {
    server = await startServer({ environment: { JWT_SECRET: SECRET } });
    const service = createClient(server.url, await signed({ role: "service_role" }), once);
    const { data } = await service.auth.admin.createUser({ ...account, email_confirm: true });
    const userId = data.user?.id ?? "";
    expect((await service.from("profiles").select("id")).data).toEqual([{ id: userId }]);
    const asAdmin = { Authorization: `Bearer ${await signed({ role: "supabase_admin" })}`, apikey: await signed({ role: "anon" }) };
    expect((await fetch(`${server.url}/auth/v1/admin/users`, { headers: asAdmin })).status).toBe(200);

    const anon = createClient(server.url, await signed({ role: "anon" }), once);
    expect((await anon.from("profiles").select("id")).data).toEqual([]);
    const { data: signedIn } = await anon.auth.signInWithPassword(account);
    expect((await anon.from("profiles").select("id")).data).toEqual([{ id: userId }]);
    expect(JSON.parse(Buffer.from(signedIn.session?.access_token.split(".")[0] ?? "", "base64url").toString())).toMatchObject({
      alg: "HS256",
    });

    const elsewhere = await signed({ role: "authenticated", aud: "authenticated", sub: userId });
    const theirs = createClient(server.url, server.anonKey, { ...once, global: { headers: { Authorization: `Bearer ${elsewhere}` } } });
    expect((await theirs.from("profiles").select("id")).data).toEqual([{ id: userId }]);
    const toNobody = await signed({ role: "authenticated", aud: "", sub: userId });
    const stranger = createClient(server.url, server.anonKey, { ...once, accessToken: async () => toNobody });
    expect((await stranger.from("profiles").select("id")).data).toEqual([{ id: userId }]);
    for (const sub of [userId.toUpperCase(), userId.replaceAll("-", ""), `{${userId}}`]) {
      const token = await signed({ role: "authenticated", aud: "authenticated", sub });
      const spelled = createClient(server.url, server.anonKey, { ...once, accessToken: async () => token });
      expect((await spelled.from("profiles").select("id")).data).toEqual([{ id: userId }]);
    }
    // It names no session, so it cannot change the account.
    const headers = { apikey: server.anonKey, Authorization: `Bearer ${elsewhere}` };
    expect((await fetch(`${server.url}/auth/v1/user`, { headers })).status).toBe(403);
  });

  test("another secret, another role and an expired key are none", async () => {
    server = await startServer({ environment: { JWT_SECRET: SECRET } });
    const keys = [
      await signed({ role: "service_role" }, `${SECRET}!`),
      await signed({ role: "postgres" }),
      await signed({}),
      await new SignJWT({ role: "anon" }).setProtectedHeader({ alg: "HS256" }).setExpirationTime(1).sign(new TextEncoder().encode(SECRET)),
      `${btoa('{"alg":"none"}')}.${btoa('{"role":"service_role"}')}.`,
    ];
    for (const apikey of keys) {
      expect((await fetch(`${server.url}/rest/v1/profiles`, { headers: { apikey } })).status).toBe(401);
      expect((await fetch(`${server.url}/auth/v1/settings`, { headers: { apikey } })).status).toBe(401);
    }
  });

  test.each(["ES256", "RS256"])("a given %s key signs, and is published", async (algorithm) => {
    const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
    const given = { ...(await exportJWK(privateKey)), kid: `operator-${algorithm}` };
    server = await startServer({ environment: { JWT_KEY: JSON.stringify(given), JWT_SECRET: SECRET } });
    const client = createClient(server.url, server.anonKey, once);
    const { data: signedIn } = await client.auth.signUp(account);
    expect((await client.auth.getClaims()).data).toMatchObject({
      header: { alg: algorithm, kid: given.kid },
      claims: { email: account.email },
    });
    expect((await client.auth.getUser()).error).toBeNull();
    const published = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
    expect(JSON.stringify(await published.json())).not.toContain(String(given.d));

    // What the operator signs with it is an API key as well, and nothing else is.
    const keyOf = (role: string, key = privateKey, claims = {}) =>
      new SignJWT({ role, ...claims }).setProtectedHeader({ alg: algorithm }).setExpirationTime("1h").sign(key);
    const withKey = async (apikey: string) => fetch(`${server.url}/auth/v1/admin/users`, { headers: { apikey } });
    expect((await withKey(await keyOf("service_role"))).status).toBe(200);
    expect((await withKey(await keyOf("supabase_admin"))).status).toBe(200);
    expect((await withKey(await keyOf("anon"))).status).toBe(403);
    const other = await generateKeyPair(algorithm, { extractable: true });
    const elsewhere = await keyOf("service_role", privateKey, { aud: "somebody-else" });
    for (const refused of [
      elsewhere,
      await keyOf("service_role", other.privateKey),
      await keyOf("postgres"),
      signedIn.session?.access_token ?? "",
    ])
      expect((await withKey(refused)).status).toBe(401);
  });

  test("without a key a call is one of a visitor, where that is allowed", async () => {
    server = await startServer({ environment: { API_KEY: "optional", EXPOSED_SCHEMAS: "public,personal" } });
    await server.database.query("create schema personal");
    await server.database.query("create table personal.notes (id int)");
    await server.database.query("grant usage on schema personal to anon");
    await server.database.query("grant select on personal.notes to anon");
    await server.reloadSchema();
    expect((await new PostgrestClient(`${server.url}/rest/v1`).from("profiles").select("id")).data).toEqual([]);
    expect((await new PostgrestClient(`${server.url}/rest/v1`, { schema: "personal" }).from("notes").select()).data).toEqual([]);
    expect((await fetch(`${server.url}/auth/v1/settings`)).status).toBe(200);
    expect((await fetch(`${server.url}/rest/v1/profiles`, { headers: { apikey: "wrong" } })).status).toBe(401);
    // The publishable key of another installation says no more than none; a secret one is still refused.
    const elsewhere = { apikey: "sb_publishable_elsewhere", Authorization: "Bearer sb_publishable_elsewhere" };
    expect(await (await fetch(`${server.url}/rest/v1/profiles`, { headers: elsewhere })).json()).toEqual([]);
    expect((await fetch(`${server.url}/rest/v1/profiles`, { headers: { apikey: "sb_secret_elsewhere" } })).status).toBe(401);
  });
});

test("a table that somebody else makes is served once the schema is told to be read again", async () => {
  server = await startServer();
  const service = createClient(server.url, server.serviceRoleKey, once);
  const shelves = async () => (await service.from("shelves").select("id")).error?.code;
  expect(await shelves()).toBe("PGRST205");
  await server.database.query("create table public.shelves (id int primary key)");
  await server.database.query("notify pgrst, 'reload schema'");
  await expect.poll(shelves, { timeout: 5000 }).toBeUndefined();
});
