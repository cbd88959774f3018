import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, PASSWORD, startAuthServer } from "./auth-server.ts";

const sql = `x'; drop table auth.users; --"`;

describe("bad input to /auth/v1", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  test.each([
    ["half an object", '{"email":', 400, "bad_json"],
    ["a form", "email=a%40example.com&password=x", 400, "bad_json"],
    ["an array", "[]", 400, "validation_failed"],
    ["a text", '"email"', 400, "validation_failed"],
    ["a number", "5", 400, "validation_failed"],
    ["a NUL character", '{"email":"a@example.com","password":"correct horse","data":{"a":"\\u0000"}}', 400, "validation_failed"],
    ["a NUL character in a name", '{"email":"a@example.com","password":"correct horse","data":{"\\u0000":1}}', 400, "validation_failed"],
    ["half a surrogate pair", '{"email":"a@example.com","password":"correct horse","data":{"a":"\\ud800"}}', 400, "validation_failed"],
    ["nesting without end", `{"data":${"[".repeat(20_000)}${"]".repeat(20_000)}}`, 400, "validation_failed"],
    ["more than 64 KiB", JSON.stringify({ email: "a@example.com", password: "x".repeat(70_000) }), 413, "request_too_large"],
  ])("%s is refused", async (_, text, status, code) => {
    for (const [method, path] of [
      ["POST", "/signup"],
      ["POST", "/token?grant_type=password"],
    ] as const) {
      const answer = await server.call(method, path, { text });
      expect([answer.status, answer.body["error_code"]]).toEqual([status, code]);
      expect(JSON.stringify(answer.body)).not.toMatch(/\.ts|node_modules/);
    }
  });

  test("an oversized body without a length is cut off too", async () => {
    const chunk = new TextEncoder().encode("x".repeat(16_384));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if ((sent += 1) > 64) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const headers = { apikey: server.anonKey, "Content-Type": "application/json" };
    const response = await fetch(`${server.url}/auth/v1/signup`, { method: "POST", headers, body, duplex: "half" } as RequestInit);
    expect(response.status).toBe(413);
  });

  test("no body and null count as an empty object", async () => {
    for (const text of ["", "null", "  "]) {
      const answer = await server.call("POST", "/token?grant_type=password", { text });
      expect([answer.status, answer.body["msg"]]).toEqual([400, "missing email or phone"]);
    }
  });

  test.each([
    ["POST", "/signup", { email: true, password: PASSWORD }, "email"],
    ["POST", "/signup", { email: "a@example.com", password: { $ne: null } }, "password"],
    ["POST", "/signup", { email: "a@example.com", password: PASSWORD, data: "x" }, "data"],
    ["POST", "/token?grant_type=password", { email: ["a@example.com"], password: PASSWORD }, "email"],
    ["POST", "/token?grant_type=password", { email: "a@example.com", password: 12_345_678 }, "password"],
    ["POST", "/token?grant_type=refresh_token", { refresh_token: 5 }, "refresh_token"],
  ])("%s %s names the field of the wrong type: %j", async (method, path, body, field) => {
    const answer = await server.call(method, path, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error_code: "validation_failed", msg: expect.stringMatching(new RegExp(`^${field}: `)) });
  });

  test("SQL in any field is text", async () => {
    const { session, client } = await server.signedUp();
    const token = session.access_token;
    const admin = { key: server.serviceRoleKey };
    const answers = await Promise.all([
      server.call("POST", "/signup", { body: { email: sql, password: sql } }),
      server.call("POST", "/token?grant_type=password", { body: { email: sql, password: sql } }),
      server.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: sql } }),
      server.call("POST", `/token?grant_type=${encodeURIComponent(sql)}`),
      server.call("POST", `/logout?scope=${encodeURIComponent(sql)}`, { token }),
      server.call("GET", "/user", { token: sql.replaceAll(" ", "") }),
      server.call("GET", `/admin/users/${encodeURIComponent(sql)}`, admin),
      server.call("GET", `/admin/users?page=${encodeURIComponent(sql)}`, admin),
      server.call("POST", "/admin/users", { ...admin, body: { email: "a@example.com", ban_duration: sql } }),
    ]);
    // 422: the text is an address and a password alike, and a password that holds the address is too weak.
    for (const answer of answers) expect([400, 403, 404, 422]).toContain(answer.status);

    const { data, error } = await client.auth.updateUser({ data: { [sql]: sql } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata[sql]).toBe(sql);
    expect(await server.database.query("select 1 from auth.users where id = $1", [session.user.id])).toHaveLength(1);
  });

  test("an API key is needed and must be ours", async () => {
    const missing = await server.call("GET", "/settings", { key: null, token: null });
    expect([missing.status, missing.body["message"]]).toEqual([401, "No API key found in request"]);
    const wrong = await server.call("GET", "/settings", { key: "sb_publishable_wrong" });
    expect([wrong.status, wrong.body["message"]]).toEqual([401, "Invalid API key"]);
    expect((await server.call("GET", `/settings?apikey=${server.anonKey}`, { key: null, token: null })).status).toBe(200);
  });

  test("errors are spelled for the client's API version", async () => {
    const old = await server.call("POST", "/token?grant_type=password", { body: { email: "nobody@example.com", password: PASSWORD } });
    expect(old.body).toMatchObject({ code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" });
    expect(old.headers.get("X-Supabase-Api-Version")).toBeNull();
    const modern = await server.call("POST", "/token?grant_type=password", {
      body: { email: "nobody@example.com", password: PASSWORD },
      headers: { "X-Supabase-Api-Version": "2024-01-01", Origin: "http://localhost:5173" },
    });
    expect(modern.body).toMatchObject({ code: "invalid_credentials", message: "Invalid login credentials" });
    expect(modern.headers.get("X-Supabase-Api-Version")).toBe("2024-01-01");
    expect(modern.headers.get("Access-Control-Expose-Headers")?.toLowerCase()).toContain("x-supabase-api-version");
  });
});
