import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD, startAuthServer, type AuthServer } from "../conformance/auth/auth-server.ts";
import { rawRequest, getStatuses } from "../support/raw-request.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ RATE_LIMIT_ATTEMPTS: "0", MAIL_INTERVAL_SECONDS: "0" });
});
afterAll(() => server.close());

test("a new installation has no account at all", async () => {
  expect(await server.database.query("select id from auth.users")).toEqual([]);
});

describe("a password", () => {
  test.each(["ironpace", "Ironpace-2026", "IRONPACE ironpace", "1r0n ironpace"])(
    "made of the product's name is refused unless there is more: %s",
    async (password) => {
      const { status } = await server.call("POST", "/signup", { body: { email: server.newEmail(), password } });
      expect(status).toBe(password.startsWith("1r0n") ? 200 : 422);
    },
  );

  test("made of the account's own address is refused, wherever a password is set", async () => {
    const made = ["Robin.Vale-77", "robinvale@example.com", "robinvale robinvale"];
    for (const password of made) {
      const signUp = await server.call("POST", "/signup", { body: { email: "robin.vale@example.com", password } });
      expect([password, signUp.status, signUp.body["error_code"]]).toEqual([password, 422, "weak_password"]);
    }
    const { session, email } = await server.signedUp();
    const own = `${email.split("@")[0]}!`;
    const change = { token: session.access_token, body: { password: own, current_password: PASSWORD } };
    expect((await server.call("PUT", "/user", change)).body["error_code"]).toBe("weak_password");
    const moved = { email: "kim.forest@example.com", password: "kimforest!77", current_password: PASSWORD };
    expect((await server.call("PUT", "/user", { token: session.access_token, body: moved })).body["error_code"]).toBe("weak_password");
    const key = server.serviceRoleKey;
    const known = { email: "robin.vale@example.com", password: PASSWORD, email_confirm: true };
    const { body: robin } = await server.call("POST", "/admin/users", { key, body: known });
    for (const body of [{ password: "Robin.Vale-77" }, { email: "kim.forest@example.com", password: "Robin.Vale-77" }, moved]) {
      const refused = await server.call("PUT", `/admin/users/${String(robin["id"])}`, { key, body });
      expect([body, refused.body["error_code"]]).toEqual([body, "weak_password"]);
    }
  });

  test.each([
    ["90817263@x.test", "90817263", 422],
    ["90817264@x.test", "90817264!1", 422],
    ["90817265@x.test", "90817265 4471", 200],
    ["bob@x.test", "bobbobbob", 422],
    ["a.li@x.test", "ali!ali!ali", 422],
    ["jo@x.test", "jojojojo", 422],
    ["lena@x.test", "ironpacelena1", 422],
    ["lena@x.test", "lenaironpace", 422],
    ["lena+gym@x.test", "lena2026!", 422],
    ["lena@lauftreff.test", "Lena.Lauftreff", 422],
    ["bob@near.test", "bobsled-bob", 200],
    ["lena@near.test", "lena-river-1", 200],
    ["jo@near.test", "jo-8471#92836", 200],
  ])("of %s may not consist of parts of the address: %s", async (email, password, status) => {
    expect((await server.call("POST", "/signup", { body: { email, password } })).status).toBe(status);
  });

  test("may have any signs in any order, blanks and other scripts too, counts letter by letter, and is not cut", async () => {
    for (const password of ["        ’’’", "пароль без правил", "🏋️‍♀️🏃‍♀️🚴🏊🚣🧗", "a".repeat(64).replaceAll("aa", "ab"), "' or 1=1; --"]) {
      const email = server.newEmail();
      expect([password, (await server.call("POST", "/signup", { body: { email, password } })).status]).toEqual([password, 200]);
      const tries = [password, ` ${password}`, `${password} `, password.trim(), password.toUpperCase(), password.slice(0, -1)];
      for (const given of new Set(tries)) {
        const { status } = await server.call("POST", "/token?grant_type=password", { body: { email, password: given } });
        expect([given, status]).toEqual([given, given === password ? 200 : 400]);
      }
    }
  });
});

describe("what a caller adds to a request", () => {
  test("makes nobody more than they are", async () => {
    const more = {
      role: "service_role",
      aud: "admin",
      is_super_admin: true,
      email_confirmed_at: "2020-01-01",
      confirmed_at: "2020-01-01",
      aal: "aal2",
      app_metadata: { provider: "google", roles: ["admin"] },
      id: crypto.randomUUID(),
      banned_until: null,
      encrypted_password: "x",
      user_metadata: { role: "admin" },
    };
    const { status, body } = await server.call("POST", "/signup", {
      body: { email: server.newEmail(), password: PASSWORD, ...more, data: { role: "admin", roles: ["admin"] } },
    });
    expect(status).toBe(200);
    expect(body["user"]).toMatchObject({
      role: "authenticated",
      aud: "authenticated",
      app_metadata: { provider: "email", providers: ["email"] },
    });
    const user = body["user"] as { id: string };
    expect(user.id).not.toBe(more.id);
    const rest = server.asUser(String(body["access_token"]));
    expect((await rest.rpc("get_user_roles", { uid: user.id })).data).toEqual(["user"]);
    expect((await rest.from("user_roles").insert({ user_id: user.id, role: "admin" })).error?.code).toBe("42501");
    const session = { status: "approved", approved_by: user.id, approved_at: "2020-01-01" };
    const { error } = await rest.from("ai_training_sessions").insert({ title: "x", content: {}, ...session } as never);
    expect(error).not.toBeNull();
  });

  test("named after what objects inherit changes no other object", async () => {
    const { session } = await server.signedUp();
    for (const text of [
      '{"data":{"__proto__":{"polluted":true}}}',
      '{"data":{"constructor":{"prototype":{"polluted":true}}}}',
      '{"__proto__":{"data":{"polluted":true}}}',
    ])
      expect((await server.call("PUT", "/user", { token: session.access_token, text })).status).toBeLessThan(500);
    const headers = { apikey: server.anonKey, Authorization: `Bearer ${session.access_token}`, "Content-Type": "application/json" };
    for (const body of ['{"__proto__":{"polluted":true}}', '[{"constructor":{"prototype":{"polluted":true}}}]'])
      expect((await fetch(`${server.url}/rest/v1/goals`, { method: "POST", headers, body })).status).toBe(400);
    await fetch(`${server.url}/rest/v1/goals?__proto__=eq.1&constructor.prototype=eq.1`, { headers });
    await fetch(`${server.url}/functions/v1/generate-training-plan`, { method: "POST", headers, body: '{"__proto__":{"polluted":true}}' });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect((await server.call("GET", "/user", { token: session.access_token })).body).not.toHaveProperty("polluted");
  });

  test("twice counts once, and the allowed one of two addresses does not cover the other", async () => {
    const { session, email } = await server.signedUp();
    const twice = "redirect_to=http://127.0.0.1:3000/&redirect_to=https://evil.example/";
    for (const query of [twice, twice.split("&").toReversed().join("&"), "redirect_to[]=https://evil.example/"]) {
      const { headers } = await server.call("GET", `/verify?token=x&type=recovery&${query}`);
      expect(headers.get("location")).not.toMatch(/^https:\/\/evil/);
    }
    const grants = await server.call("POST", "/token?grant_type=refresh_token&grant_type=password", {
      body: { email, password: PASSWORD },
    });
    expect(grants.status).toBe(400);
    const ids = await fetch(`${server.url}/rest/v1/profiles?select=id&id=eq.${session.user.id}&id=neq.${session.user.id}`, {
      headers: { apikey: server.anonKey, Authorization: `Bearer ${session.access_token}` },
    });
    expect(await ids.json()).toEqual([]);
  });
});

describe("the host that a request names", () => {
  test("is in no link of a mail and in no address that a browser is sent to", async () => {
    const { email } = await server.signedUp();
    const evil = {
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
      Forwarded: "host=evil.example",
      "X-Original-URL": "/evil",
      Origin: "https://evil.example",
      Referer: "https://evil.example/",
    };
    const recover = await server.call("POST", "/recover?redirect_to=https://evil.example/", { body: { email }, headers: evil });
    expect(recover.status).toBe(200);
    await expect
      .poll(async () => (await server.database.query("select 1 from auth.users where email = $1 and recovery_token <> ''", [email])).length)
      .toBe(1);
    // A draft goes while one looks.
    const mails = async () => (await readdir(`${server.dataDir}/mail`)).filter((name) => !name.startsWith("."));
    await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
    for (const file of await mails()) expect(await readFile(`${server.dataDir}/mail/${file}`, "utf8")).not.toContain("evil");
    const { headers } = await server.call("GET", "/verify?token=x&type=recovery", { headers: evil });
    expect(headers.get("location")).toMatch(new RegExp(`^${server.url}/?[#?]`));
  });

  // `fetch` names the host it goes to, whatever it is told.
  const namingHost = (request: string, headers: readonly string[] = [], body = "", host = "evil.example") =>
    rawRequest(
      server.url,
      [
        `${request} HTTP/1.1`,
        `Host: ${host}`,
        `apikey: ${server.serviceRoleKey}`,
        `Authorization: Bearer ${server.serviceRoleKey}`,
        `Content-Length: ${body.length}`,
        "Connection: close",
        ...headers,
        "",
        body,
      ].join("\r\n"),
    );

  test("also as the host itself", async () => {
    const { email } = await server.signedUp();
    const body = JSON.stringify({ type: "recovery", email });
    const link = await namingHost("POST /auth/v1/admin/generate_link", ["Content-Type: application/json"], body);
    expect([getStatuses(link), link.includes(`"action_link":"${server.url}/`)]).toEqual([[200], true]);
    const verify = await namingHost("GET /auth/v1/verify?token=x&type=recovery");
    expect(verify).toMatch(new RegExp(`^location: ${server.url}/?[#?]`, "im"));
    const named = { bucketName: "training_videos", objectName: "host.mp4", contentType: "video/mp4" };
    const metadata = Object.entries(named).map(([name, text]) => `${name} ${Buffer.from(text).toString("base64")}`);
    const tus = ["Tus-Resumable: 1.0.0", "Upload-Length: 3", `Upload-Metadata: ${metadata.join(",")}`];
    const begun = await namingHost("POST /storage/v1/upload/resumable", tus);
    expect(getStatuses(begun)).toEqual([201]);
    expect(begun).toMatch(/^location: \/storage\/v1\/upload\/resumable\/[0-9a-f-]{36}\r$/im);
    for (const answer of [link, verify, begun]) expect(answer).not.toContain("evil");

    // Another name of this machine is no stranger's: the address stays whole.
    const local = `localhost:${new URL(server.url).port}`;
    const there = (await namingHost("POST /storage/v1/upload/resumable", [...tus, "X-Upsert: true"], "", local)).toLowerCase();
    expect(there).toContain(`location: http://${local}/storage/v1/upload/resumable/`);
  });
});

describe("many requests at the same moment", () => {
  test("use a link of a mail once", async () => {
    const { email } = await server.signedUp();
    const { data } = await server.client(server.serviceRoleKey).auth.admin.generateLink({ type: "magiclink", email });
    const body = { token_hash: data.properties?.hashed_token, type: "magiclink" };
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.call("POST", "/verify", { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("a session that was left open for a day", () => {
  test("makes no new way into the account and moves no address, until somebody signs in again", async () => {
    const { session, email } = await server.signedUp();
    server.passSeconds(25 * 3600);
    const { body } = await server.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: session.refresh_token } });
    const again = await server.signedIn(email);
    const tries = [
      ["POST", "/factors", { factor_type: "totp", friendly_name: "phone" }],
      ["PUT", "/user", { email: server.newEmail() }],
      ["GET", "/user/identities/authorize?provider=google&skip_http_redirect=true", undefined],
    ] as const;
    for (const [method, path, sent] of tries) {
      const old = await server.call(method, path, { token: String(body["access_token"]), ...(sent && { body: sent }) });
      expect([path, old.status, old.body["error_code"]]).toEqual([path, 403, "recent_sign_in_needed"]);
      const fresh = await server.call(method, path, { token: again.session.access_token, ...(sent && { body: sent }) });
      expect([path, fresh.body["error_code"]]).not.toEqual([path, "recent_sign_in_needed"]);
    }
    const data = { token: String(body["access_token"]), body: { data: { first_name: "Robin" } } };
    expect((await server.call("PUT", "/user", data)).status).toBe(200);
  });
});

test("a password counts until it is changed: years later it opens the account, and nothing asks for another", async () => {
  const { email } = await server.signedUp();
  server.passSeconds(5 * 365 * 24 * 3600);
  const { status, body } = await server.call("POST", "/token?grant_type=password", { body: { email, password: PASSWORD } });
  expect([status, body["weak_password"]]).toEqual([200, undefined]);
});
