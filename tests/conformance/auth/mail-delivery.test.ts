import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sealPurpose } from "#server/auth/mail/deliver.ts";
import { createLog } from "#server/http/log.ts";
import { parseMail } from "#support/services/mailbox.ts";
import { startServer } from "#support/start-server.ts";
import { PASSWORD } from "./auth-server.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";

describe("mail", () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer({ METRICS_TOKEN: "0123456789abcdef" });
  });
  afterAll(() => server.close());

  const ask = (email: string) => server.call("POST", "/recover", { body: { email } });

  test("is text and HTML with the same words, and loads nothing from anywhere", async () => {
    const { email } = await server.confirmed();
    await ask(email);
    const mail = await server.mailbox.next(email);
    expect(mail.from).toBe("no-reply@ironpace.example");
    expect(mail.text).toContain("Choose a new password");
    expect(mail.text).toContain(mail.code);
    expect(mail.html).toContain("Choose a new password");
    expect(mail.html).toContain(mail.code);
    expect(mail.html).toContain(`href="${mail.link.replaceAll("&", "&amp;")}"`);
    expect(mail.html).toContain('name="color-scheme" content="light dark"');
    expect(mail.html).not.toMatch(/<img|<script|<link|@import|url\(|src=/i);
  });

  test("waits while the mail server is not well, and the answer does not", async () => {
    const { email } = await server.confirmed();
    server.mailbox.refuse(451);
    expect((await ask(email)).status).toBe(200);
    await expect.poll(async () => (await server.database.query("select attempts from ironpace.mail_outbox"))[0]?.["attempts"]).toBe(1);
    server.mailbox.refuse();
    server.passSeconds(130);
    await ask("nobody@example.com");
    const mail = await server.mailbox.next(email);
    expect((await server.follow(mail.link)).hash).toContain("type=recovery");
    await server.outboxIsEmpty();
  });

  test("that would reset a password and still waits when it is changed is not sent any more", async () => {
    const { client, email } = await server.confirmed();
    const { email: other } = await server.confirmed();
    server.mailbox.refuse(451);
    const magicLink = { body: { email, create_user: false } };
    expect([(await ask(email)).status, (await server.call("POST", "/otp", magicLink)).status, (await ask(other)).status]).toEqual([
      200, 200, 200,
    ]);
    const waiting = async () => (await server.database.query("select id from ironpace.mail_outbox where attempts > 0")).length;
    await expect.poll(waiting).toBe(3);
    expect((await client.auth.updateUser({ password: "a better passphrase", current_password: PASSWORD })).error).toBeNull();
    await expect.poll(waiting).toBe(2);
    server.mailbox.refuse();
    server.passSeconds(130);
    await ask("nobody3@example.com");
    expect((await server.mailbox.next(other)).subject).toContain("Reset your password");
    await server.outboxIsEmpty();
    expect((await server.mailbox.next(email)).subject).toContain("Your password was changed");
    // The mail of the sign-up, and the notice.
    expect(server.mailbox.count(email)).toBe(2);
  });

  test("about a change of address goes to the new mailbox once a minute, whichever account asks", async () => {
    const victim = server.newEmail();
    const [first, second] = [await server.confirmed(), await server.confirmed()];
    expect((await first.client.auth.updateUser({ email: victim })).error).toBeNull();
    expect((await second.client.auth.updateUser({ email: victim })).error).toMatchObject({
      status: 429,
      code: "over_email_send_rate_limit",
    });
    server.passSeconds(61);
    expect((await second.client.auth.updateUser({ email: victim })).error).toBeNull();
    await server.outboxIsEmpty();
  });

  test("that the mail server will never take is given up", async () => {
    const { email } = await server.confirmed();
    server.mailbox.refuse(550);
    await ask(email);
    await server.outboxIsEmpty();
    server.mailbox.refuse();
    const before = server.mailbox.count(email);
    server.passSeconds(7200);
    await ask("nobody2@example.com");
    await server.outboxIsEmpty();
    expect(server.mailbox.count(email)).toBe(before);
  });

  test("whose stored request no longer fits is given up, which the metrics count", async () => {
    const count = async () =>
      Number(
        /^ironpace_mails_given_up_total (\d+)$/m.exec(
          await (await fetch(`${server.url}/metrics`, { headers: { Authorization: "Bearer 0123456789abcdef" } })).text(),
        )?.[1],
      );
    const before = await count();
    const id = randomUUID();
    const request = server.identity.seal(JSON.stringify({ purpose: "no such mail" }), sealPurpose(id));
    const columns = "id, request, next_attempt_at, created_at";
    await server.database.query(`insert into ironpace.mail_outbox (${columns}) values ($1, $2, $3::timestamptz, $3::timestamptz)`, [
      id,
      request,
      server.now().toISOString(),
    ]);
    await ask("nobody3@example.com");
    await server.outboxIsEmpty();
    await expect.poll(count).toBe(before + 1);
  });

  test("asked for in a transaction that fails is never sent", async () => {
    const { email, client } = await server.confirmed();
    const wanted = server.newEmail();
    const { error } = await client.auth.updateUser({ email: wanted, data: { a: "x".repeat(7000) } });
    expect(error?.code).toBe("validation_failed");
    await server.outboxIsEmpty();
    expect(server.mailbox.count(wanted)).toBe(0);
    expect((await client.auth.getUser()).data.user).toMatchObject({ email });
  });
});

test("without SMTP mails are files, and their links are in the log", async () => {
  const lines: string[] = [];
  const log = createLog("info", { isTTY: false, write: (line) => lines.push(line) });
  const server = await startServer({ log });
  const call = (path: string, body: object) =>
    fetch(`${server.url}/auth/v1${path}`, { method: "POST", headers: { apikey: server.anonKey }, body: JSON.stringify(body) });
  await call("/signup", { email: "ada@example.com", password: "correct horse battery" });
  expect((await call("/recover", { email: "ada@example.com" })).status).toBe(200);
  const files = async () => (await readdir(join(server.dataDir, "mail")).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));
  await expect.poll(files, { timeout: 10_000, interval: 20 }).toHaveLength(1);
  const mail = await parseMail(await readFile(join(server.dataDir, "mail", (await files())[0] ?? "")));
  expect(mail).toMatchObject({ to: "ada@example.com", subject: expect.stringContaining("Reset your password") });
  await expect.poll(() => lines.some((line) => JSON.parse(line).link === mail.link)).toBe(true);
  const answer = await fetch(mail.link, { redirect: "manual" });
  expect(answer.headers.get("Location")).toContain("type=recovery");
  await server.close();
});
