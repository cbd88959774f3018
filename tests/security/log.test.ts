import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { generateSync } from "otplib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "#server/http/log.ts";
import { type Mailbox, startMailbox } from "../support/services/mailbox.ts";
import { rawRequest } from "../support/raw-request.ts";
import { type TestServer, startServer } from "../support/start-server.ts";

const PASSWORD = "correct horse battery";
const EMAIL = "robin.vale@example.com";

let server: TestServer;
let mailbox: Mailbox;
const lines: string[] = [];
beforeAll(async () => {
  mailbox = await startMailbox();
  const log = createLog("trace", { isTTY: false, write: (line) => lines.push(line) > 0 });
  server = await startServer({ log, environment: { ...mailbox.environment, MAIL_INTERVAL_SECONDS: "0" } });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const entries = () =>
  lines.map((line) => JSON.parse(line) as { time: number; requestId?: string; path?: string; status?: number; code?: string });

describe("what is written down", () => {
  test("of an athlete's whole way holds nothing that opens the account, and not the address", async () => {
    const client = createClient(server.url, server.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
    const secrets: string[] = [PASSWORD, EMAIL, server.anonKey, server.serviceRoleKey];
    await client.auth.signUp({ email: EMAIL, password: PASSWORD });
    const confirmation = await mailbox.next(EMAIL);
    const opened = await fetch(confirmation.link, { redirect: "manual" });
    const tokens = new URLSearchParams(new URL(opened.headers.get("location") ?? "").hash.slice(1));
    const [access_token, refresh_token] = [tokens.get("access_token") ?? "", tokens.get("refresh_token") ?? ""];
    await client.auth.setSession({ access_token, refresh_token });
    secrets.push(access_token, refresh_token);
    // The link has forgotten the password: whoever reads the mail sets one.
    await client.auth.updateUser({ password: PASSWORD });
    await client.auth.signInWithPassword({ email: EMAIL, password: `${PASSWORD}!` });
    const { data } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    await client.auth.resetPasswordForEmail(EMAIL);
    const recovery = await mailbox.next(EMAIL);
    await client.auth.verifyOtp({ email: EMAIL, token: "000000", type: "recovery" });
    const factor = await client.auth.mfa.enroll({ factorType: "totp" });
    const secret = factor.data?.totp.secret ?? "";
    const code = generateSync({ secret });
    await client.auth.mfa.challengeAndVerify({ factorId: factor.data?.id ?? "", code });
    const added = await mailbox.next(EMAIL);
    const { data: refreshed } = await client.auth.refreshSession();
    await client.from("profiles").select("id").eq("email", EMAIL);
    const { data: calendar, error } = await client.rpc("rotate_calendar_feed");
    expect(error).toBeNull();
    for (const path of ["/calendar-feed/", "//calendar-feed/", "/calendar-feed%2F"])
      await fetch(`${server.url}/functions/v1${path}${calendar as string}.ics`);
    await fetch(`${server.url}/rest/v1/${server.serviceRoleKey}.json`);
    await fetch(`${server.url}/rest/v1/x-${access_token}`);
    await client.auth.signOut();
    for (const { link } of [confirmation, recovery]) secrets.push(new URL(link).searchParams.get("token") ?? "", link);
    for (const session of [data.session, refreshed.session]) secrets.push(session?.access_token ?? "", session?.refresh_token ?? "");
    secrets.push(secret, calendar as string, new URL(added.link).hash.slice("#token=".length));
    const text = lines.join("");
    for (const each of secrets) {
      expect(each.length).toBeGreaterThan(7);
      expect(text).not.toContain(each);
      expect(text).not.toContain(encodeURIComponent(each));
    }
    for (const short of [confirmation.code, recovery.code, code]) expect(text).not.toMatch(new RegExp(`"[^"]*\\b${short}\\b[^"]*"`));
  });

  test("tells when, which request, how it ended, and why a sign-in was refused", async () => {
    const refused = entries().filter(({ path, status }) => path === "/auth/v1/token" && status === 400);
    expect(refused[0]).toMatchObject({ code: "invalid_credentials", requestId: expect.any(String), time: expect.any(Number) });
    expect(entries().find(({ path, status }) => path === "/auth/v1/verify" && status === 403)?.code).toBe("otp_expired");
    await fetch(`${server.url}/rest/v1/user_roles`);
    expect(entries().at(-1)).toMatchObject({ path: "/rest/v1/user_roles", status: 401 });
  });

  test("tells why a link was worth nothing, although the browser is only sent on", async () => {
    for (const [path, code] of [
      ["/auth/v1/verify?token=x&type=recovery", "otp_expired"],
      ["/auth/v1/callback?state=x", "bad_oauth_state"],
    ] as const) {
      const { status } = await fetch(`${server.url}${path}`, { redirect: "manual" });
      expect([302, 303]).toContain(status);
      await expect.poll(() => entries().at(-1)).toMatchObject({ path: path.split("?")[0], status, code });
    }
  });

  test("has what is refused before it is a request, and a flood of it in few lines", async () => {
    const before = lines.length;
    for (let sent = 0; sent < 30; sent += 1) await rawRequest(server.url, "GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: x\r\n\r\n");
    await rawRequest(server.url, "POST / HTTP/1.1\r\nHost: x\r\nExpect: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    const refused = () =>
      lines
        .slice(before)
        .map((line) => JSON.parse(line) as { msg: string; refused?: number; reason?: string })
        .filter(({ msg }) => msg === "refused what is no request");
    await expect.poll(() => refused().reduce((sum, entry) => sum + (entry.refused ?? 0), 0), { timeout: 5000 }).toBe(31);
    expect(refused().length).toBeLessThan(10);
    expect(refused()[0]).toMatchObject({ reason: expect.stringMatching(/^HPE_/) });
  });

  test("is one line for each request, whatever a caller puts into it", async () => {
    const before = lines.length;
    const headers = ["Host: x", 'User-Agent: a","level":60,"msg":"forged', "X-Request-Id: a\tb", "Connection: close"];
    await rawRequest(server.url, `GET /auth/v1/%0d%0a%7B%22msg%22:%22forged%22%7D/\u001b[2J" HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`);
    await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: server.anonKey, "Content-Type": "application/json" },
      body: JSON.stringify({ email: 'a\r\n{"msg":"forged"}@example.com', password: "\r\nforged" }),
    });
    // Lines of what the tests before have asked for may come late.
    const written = lines.slice(before).filter((line) => line.includes("forged"));
    expect(written.length).toBeLessThanOrEqual(2);
    for (const line of written) {
      expect(line.trimEnd()).not.toMatch(/\p{Cc}/u);
      expect(JSON.parse(line)).toMatchObject({ msg: "request" });
    }
  });
});

describe("an answer to something unexpected", () => {
  test("says that it is in the log, and nothing of the inside; the log has it", async () => {
    await server.database.query("alter table auth.users rename to users_away");
    const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: server.anonKey, "Content-Type": "application/json" },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    });
    await server.database.query("alter table auth.users_away rename to users");
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toMatchObject([500, { code: 500, error_code: "unexpected_failure" }]);
    expect(text).not.toMatch(/users|select|relation|at |\.ts|node_modules/i);
    expect(lines.join("")).toContain('relation \\"auth.users\\" does not exist');
  });

  test("is one sentence for data as well, where the caller has named nothing that is missing", async () => {
    const client = createClient(server.url, server.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
    const credentials = { email: "inside@example.com", password: PASSWORD };
    const { auth } = createClient(server.url, server.serviceRoleKey, { auth: { persistSession: false, autoRefreshToken: false } });
    await auth.admin.createUser({ ...credentials, email_confirm: true });
    expect((await client.auth.signInWithPassword(credentials)).error).toBeNull();
    let names = 0;
    const rename = () =>
      client
        .from("profiles")
        .update({ first_name: `A${(names += 1)}` })
        .gte("created_at", "2000-01-01");
    expect((await rename()).status).toBe(204);
    const answers = [];
    await server.database.query("alter table private.account_directory rename to away");
    answers.push(await rename());
    await server.database.query("alter table private.away rename to account_directory");
    await server.database.query("create function public.break_down() returns bigint language sql as 'select lastval()'");
    await server.database.query("grant execute on function public.break_down() to authenticated");
    await server.reloadSchema();
    answers.push(await client.rpc("break_down"));
    await server.database.query("drop function public.break_down");
    const message = "Unexpected failure in the database: the server's log has it";
    expect(answers.map(({ status, error }) => [status, error])).toEqual([
      [500, { code: "42P01", message, details: null, hint: null }],
      [500, { code: "55000", message, details: null, hint: null }],
    ]);
    expect(lines.join("")).toMatch(/account_directory.*lastval is not yet defined/s);
    // Names of the caller's own are told as before.
    expect((await client.from("nowhere").select()).error?.code).toBe("PGRST205");
    expect(await client.from("goals").select("id").like("due_date", "a%")).toMatchObject({
      status: 404,
      error: { code: "42883", message: expect.stringContaining("operator does not exist") },
    });
  });

  test("is in the log without the values of the row it was about", async () => {
    await server.database.query("alter table auth.users add constraint never check (email <> 'secret.person@example.com')");
    const client = createClient(server.url, server.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
    const { error } = await client.auth.signUp({ email: "secret.person@example.com", password: PASSWORD });
    await server.database.query("alter table auth.users drop constraint never");
    expect(error?.status).toBe(500);
    expect(lines.join("")).toContain("violates check constraint");
    expect(lines.join("")).not.toContain("secret.person");
  });
});

test("who hangs up in the middle of a body writes no failures into the log", async () => {
  const before = lines.length;
  const head = `Host: x\r\napikey: ${server.anonKey}\r\nContent-Type: application/json\r\nContent-Length: 1000`;
  const paths = ["/auth/v1/signup", "/rest/v1/goals", "/functions/v1/ai-coach", "/storage/v1/object/list/training_videos", "/somewhere"];
  await Promise.all(paths.map((path) => rawRequest(server.url, `POST ${path} HTTP/1.1\r\n${head}\r\n\r\n{"a":`, 500)));
  await expect
    .poll(() => lines.slice(before).filter((line) => paths.some((path) => line.includes(`"${path}"`))))
    .toHaveLength(paths.length);
  expect(lines.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
});

describe("what is on the disk", () => {
  test("is for the server's own user", async () => {
    const mode = (path: string) => statSync(path).mode & 0o077;
    const other = await startServer();
    await fetch(`${other.url}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: other.anonKey, "Content-Type": "application/json" },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    });
    await fetch(`${other.url}/auth/v1/recover`, {
      method: "POST",
      headers: { apikey: other.anonKey, "Content-Type": "application/json" },
      body: JSON.stringify({ email: EMAIL }),
    });
    const mails = join(other.dataDir, "mail");
    // A name with a dot in front is still being written.
    const written = () => (existsSync(mails) ? readdirSync(mails).filter((name) => !name.startsWith(".")) : []);
    await expect.poll(() => written().length).toBe(1);
    for (const file of written()) {
      expect(readFileSync(join(mails, file), "utf8")).toContain("/auth/v1/verify");
      expect([file, mode(join(mails, file))]).toEqual([file, 0]);
    }
    await other.close();
  });
});
