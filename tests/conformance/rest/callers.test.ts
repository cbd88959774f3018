import { SignJWT, generateKeyPair } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Library, type Member, startLibrary } from "./library.ts";

describe("who may do what", () => {
  let library: Library;
  let ada: Member;
  let bob: Member;
  beforeAll(async () => {
    library = await startLibrary();
    ada = await library.member("ada");
    bob = await library.member("bob");
  });
  afterAll(() => library.close());

  const asUser = (token: string) => ({ key: library.anonKey, headers: { Authorization: `Bearer ${token}` } });

  test("functions see the caller", async () => {
    expect((await ada.client.rpc("who_am_i")).data).toEqual({ uid: ada.id, role: "authenticated", method: "POST" });
    expect((await library.anonymous.rpc("who_am_i", {}, { get: true })).data).toEqual({ uid: null, role: "anon", method: "GET" });
    expect((await library.service.rpc("who_am_i")).data).toMatchObject({ role: "service_role" });
  });

  test("functions see headers and cookies, and find what extensions bring without its schema", async () => {
    const told =
      "'asked', current_setting('request.headers')::json->>'x-asked', 'cookie', current_setting('request.cookies')::json->>'biscuit'";
    await library.database.query(
      `create function told() returns json language sql stable
       as $$ select json_build_object(${told}, 'path', current_setting('search_path')) $$`,
    );
    await library.reloadSchema();
    const path = "public, public, extensions";
    const headers = { "X-Asked": 'und "why"', Cookie: "biscuit=oat; other=1" };
    expect((await library.raw("rpc/told", { headers })).body).toEqual({ asked: 'und "why"', cookie: "oat", path });
    expect((await library.raw("rpc/told")).body).toEqual({ asked: null, cookie: null, path });
  });

  test("row-level security decides which rows there are", async () => {
    const mine = await ada.client.from("notes").insert({ body: "mine" }).select("owner").single();
    expect(mine).toMatchObject({ status: 201, data: { owner: ada.id } });
    await bob.client.from("notes").insert({ body: "his" });
    expect((await ada.client.from("notes").select("body")).data).toEqual([{ body: "mine" }]);
    expect(await ada.client.from("notes").update({ body: "taken" }).eq("body", "his").select()).toMatchObject({ status: 200, data: [] });
    expect(await ada.client.from("notes").delete({ count: "exact" }).eq("owner", bob.id)).toMatchObject({ status: 204, count: 0 });
    expect((await library.anonymous.from("notes").select()).data).toEqual([]);
    expect((await library.service.from("notes").select("body").order("body")).data).toEqual([{ body: "his" }, { body: "mine" }]);
  });

  test("a row for somebody else is 403, for anon 401", async () => {
    const forBob = await ada.client.from("notes").insert({ body: "forged", owner: bob.id });
    expect([forBob.status, forBob.error]).toEqual([
      403,
      expect.objectContaining({ code: "42501", message: 'new row violates row-level security policy for table "notes"' }),
    ]);
    const stolen = await ada.client.from("notes").update({ owner: bob.id }).eq("body", "mine");
    expect([stolen.status, stolen.error?.code]).toEqual([403, "42501"]);
    const anonymous = await library.raw("notes", { method: "POST", body: { body: "x", owner: ada.id }, key: library.anonKey });
    expect([anonymous.status, anonymous.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
  });

  test("a table without a grant is 403, for anon 401", async () => {
    expect(await ada.client.from("secrets_of_nobody").select()).toMatchObject({ status: 403, error: { code: "42501" } });
    expect(await library.anonymous.from("secrets_of_nobody").select()).toMatchObject({ status: 401, error: { code: "42501" } });
  });

  test("upsert of a row that is somebody else's is refused", async () => {
    const { data } = await bob.client.from("notes").select("id").single();
    const { status, error } = await ada.client.from("notes").upsert({ id: (data as { id: string }).id, body: "mine now" });
    expect([status, error?.code]).toEqual([403, "42501"]);
  });

  test("two users at once keep their own identity", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ada : bob)).map(async ({ client, id }) => {
        const { data } = await client.rpc("who_am_i");
        return (data as { uid: string }).uid === id;
      }),
    );
    expect(answers).not.toContain(false);
  });

  test("without an API key there is no answer", async () => {
    const none = await fetch(`${library.url}/rest/v1/books`);
    expect([none.status, await none.json()]).toEqual([
      401,
      { message: "No API key found in request", hint: "No `apikey` request header or url param was found." },
    ]);
    expect((await library.raw("books", { key: "sb_publishable_wrong" })).body).toMatchObject({ message: "Invalid API key" });
    expect((await fetch(`${library.url}/rest/v1/books?select=id&id=eq.1&apikey=${library.anonKey}`)).status).toBe(200);
  });

  test("an API key as bearer is no user", async () => {
    const reply = await library.raw("rpc/who_am_i", { key: library.anonKey, headers: { Authorization: `Bearer ${library.anonKey}` } });
    expect(reply.body).toMatchObject({ uid: null, role: "anon" });
  });

  test("forged and broken tokens are PGRST301", async () => {
    const [header, payload, signature] = ada.accessToken.split(".");
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = JSON.parse(Buffer.from(payload ?? "", "base64url").toString()) as Record<string, unknown>;
    const { privateKey } = await generateKeyPair("ES256");
    const otherKey = await new SignJWT(claims).setProtectedHeader({ alg: "ES256" }).sign(privateKey);
    const hmac = await new SignJWT({ ...claims, role: "service_role" })
      .setProtectedHeader({ alg: "HS256" })
      .sign(Buffer.from("x".repeat(32)));
    const forged = [
      "garbage",
      "a.b.c",
      `${encode({ alg: "none", typ: "JWT" })}.${encode({ ...claims, role: "service_role" })}.`,
      `${header}.${encode({ ...claims, role: "service_role" })}.${signature}`,
      `${header}.${payload}.${signature?.slice(0, -4)}AAAA`,
      otherKey,
      hmac,
    ];
    for (const token of forged) {
      const reply = await library.raw("notes", asUser(token));
      expect([token.length, reply.status, reply.body]).toMatchObject([token.length, 401, { code: "PGRST301", details: null, hint: null }]);
      expect(reply.headers.get("WWW-Authenticate")).toMatch(/^Bearer error="invalid_token"/);
    }
  });

  test("an expired token is PGRST303", async () => {
    const old = await library.member("old");
    expect((await library.raw("notes", asUser(old.accessToken))).status).toBe(200);
    library.passSeconds(3700);
    const reply = await library.raw("notes", asUser(old.accessToken));
    expect([reply.status, reply.body]).toEqual([401, { code: "PGRST303", message: "JWT expired", details: null, hint: null }]);
    expect(reply.headers.get("WWW-Authenticate")).toBe('Bearer error="invalid_token", error_description="JWT expired"');
  });
});
