import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "./auth-server.ts";
import { getFragment, type MailServer, startMailServer } from "./mail-server.ts";

describe("a forgotten password", () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());

  const recover = (email: string, client = server.client()) =>
    client.auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/reset-password` });

  test("is replaced through the link of a mail, which ends the other sessions and older links", async () => {
    const { email, client: before } = await server.confirmed();
    expect((await recover(email)).error).toBeNull();
    const mail = await server.mailbox.next(email);
    expect(mail.subject).toContain("Reset your password");
    const target = await server.follow(mail.link);
    expect(`${target.origin}${target.pathname}`).toBe(`${server.url}/reset-password`);
    const { type, access_token = "", refresh_token = "" } = getFragment(target);
    expect(type).toBe("recovery");

    server.passSeconds(61);
    await recover(email);
    const older = await server.mailbox.next(email);
    const device = server.client();
    await device.auth.setSession({ access_token, refresh_token });
    expect((await device.auth.updateUser({ password: "a better passphrase" })).error).toBeNull();
    expect((await before.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect(getFragment(await server.follow(older.link))).toMatchObject({ error_code: "otp_expired" });
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("invalid_credentials");
    expect((await server.client().auth.signInWithPassword({ email, password: "a better passphrase" })).error).toBeNull();
  });

  test("is replaced, and a code of an older link that nobody has exchanged yet is worth nothing", async () => {
    const { admin } = server.client(server.serviceRoleKey).auth;
    for (const by of ["its owner", "an administrator"]) {
      const { email, client, session } = await server.confirmed();
      const thief = server.pkceClient();
      await thief.auth.signInWithOtp({ email, options: { emailRedirectTo: `${server.url}/auth/callback` } });
      const target = await server.follow((await server.mailbox.next(email)).link);
      const password = "a better passphrase";
      const { error } = await (by === "its owner"
        ? client.auth.updateUser({ password, current_password: PASSWORD })
        : admin.updateUserById(session.user.id, { password }));
      expect(error).toBeNull();
      const exchanged = await thief.auth.exchangeCodeForSession(target.searchParams.get("code") ?? "");
      expect([by, exchanged.error?.code]).toEqual([by, "flow_state_not_found"]);
    }
  });

  test("is answered alike for an address without an account, which gets no mail", async () => {
    const { email } = await server.confirmed();
    const answers = [];
    for (const address of [email, "nobody@example.com"]) {
      const first = await server.call("POST", "/recover", { body: { email: address } });
      const second = await server.call("POST", "/recover", { body: { email: address } });
      answers.push([first.status, first.body, second.status, second.body["error_code"], Object.keys(second.body)]);
    }
    expect(answers[0]).toEqual([200, {}, 429, "over_email_send_rate_limit", ["code", "error_code", "message", "msg"]]);
    expect(answers[1]).toEqual(answers[0]);
    await server.outboxIsEmpty();
    expect(server.mailbox.count("nobody@example.com")).toBe(0);
  });

  test("link works once, for an hour, and only the newest", async () => {
    const { email } = await server.confirmed();
    const dead = {
      error: "access_denied",
      error_code: "otp_expired",
      error_description: "Email link is invalid or has expired",
      sb: "",
    };
    await recover(email);
    const first = await server.mailbox.next(email);
    server.passSeconds(61);
    await recover(email);
    const second = await server.mailbox.next(email);
    expect(getFragment(await server.follow(first.link))).toEqual(dead);
    await fetch(second.link, { method: "HEAD" });
    const results = await Promise.all(Array.from({ length: 4 }, async () => getFragment(await server.follow(second.link))));
    expect(results.filter(({ access_token: token }) => token)).toHaveLength(1);
    expect(results.filter(({ error_code: code }) => code === "otp_expired")).toHaveLength(3);
    server.passSeconds(61);
    await recover(email);
    const third = await server.mailbox.next(email);
    server.passSeconds(3601);
    expect(getFragment(await server.follow(third.link))).toEqual(dead);
  });

  test("link leads to the site when the wanted address is not one of ours", async () => {
    const { email } = await server.confirmed();
    await server.client().auth.resetPasswordForEmail(email, { redirectTo: "https://evil.example/steal" });
    const { link } = await server.mailbox.next(email);
    expect((await server.follow(link)).origin).toBe(server.url);
    const changed = new URL(link);
    changed.searchParams.set("redirect_to", "https://evil.example/steal");
    expect((await server.follow(changed.href)).origin).toBe(server.url);
  });

  test("link is refused for another purpose, and left usable", async () => {
    const { email } = await server.confirmed();
    await recover(email);
    const { link } = await server.mailbox.next(email);
    for (const type of ["signup", "email_change", "constructor", ""]) {
      const changed = new URL(link);
      changed.searchParams.set("type", type);
      expect(getFragment(await server.follow(changed.href))).toHaveProperty("error");
    }
    expect(getFragment(await server.follow(link))).toHaveProperty("access_token");
  });

  test("ends with a code for a browser that began with a challenge, also when it fails", async () => {
    const { email } = await server.confirmed();
    const client = server.pkceClient();
    await recover(email, client);
    const { link } = await server.mailbox.next(email);
    expect(new URL(link).searchParams.get("token")).toMatch(/^pkce_/);
    const target = await server.follow(link);
    expect([target.hash, target.pathname]).toEqual(["", "/reset-password"]);
    const { data, error } = await client.auth.exchangeCodeForSession(target.searchParams.get("code") ?? "");
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    const again = await server.follow(link);
    expect(again.searchParams.get("error_code")).toBe("otp_expired");
    expect(getFragment(again)).toMatchObject({ error_code: "otp_expired" });
  });

  test("takes the code of the mail, not a wrong, a used or somebody else's one", async () => {
    const { email } = await server.confirmed();
    const other = await server.confirmed();
    await recover(email);
    const { code } = await server.mailbox.next(email);
    const verify = (address: string, token: string) => server.client().auth.verifyOtp({ email: address, token, type: "recovery" });
    const expired = { status: 403, code: "otp_expired", message: "Token has expired or is invalid" };
    const wrong = code === "000000" ? "000001" : "000000";
    expect((await verify(email, wrong)).error).toMatchObject(expired);
    expect((await verify(other.email, code)).error).toMatchObject(expired);
    expect((await verify("nobody@example.com", code)).error).toMatchObject(expired);
    expect((await verify(email, code)).data.session?.user.email).toBe(email);
    expect((await verify(email, code)).error).toMatchObject(expired);
  });

  test("takes the token of the link from a page that passes it on", async () => {
    const { email } = await server.confirmed();
    await recover(email);
    const token_hash = new URL((await server.mailbox.next(email)).link).searchParams.get("token") ?? "";
    const { data, error } = await server.client().auth.verifyOtp({ token_hash, type: "recovery" });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    const again = await server.client().auth.verifyOtp({ token_hash, type: "recovery" });
    expect(again.error).toMatchObject({ status: 403, code: "otp_expired" });
  });

  test("leaves no link or code readable in the database", async () => {
    const { email } = await server.confirmed();
    await recover(email);
    const { link, code } = await server.mailbox.next(email);
    const token = new URL(link).searchParams.get("token") ?? "none";
    const [row] = await server.database.query<{ all: string }>(
      `select concat((select json_agg(u) from auth.users u), (select json_agg(t) from auth.one_time_tokens t),
        (select json_agg(o) from ironpace.mail_outbox o), (select json_agg(l) from ironpace.rate_limits l)) as all`,
    );
    expect(row?.all).toContain(email);
    expect(row?.all).not.toContain(token);
    expect(row?.all).not.toMatch(new RegExp(`"${code}"`));
  });

  test("is not for a banned user", async () => {
    const { email, session } = await server.confirmed();
    await recover(email);
    const { link } = await server.mailbox.next(email);
    await server.database.query("update auth.users set banned_until = '2999-01-01' where id = $1", [session.user.id]);
    expect(getFragment(await server.follow(link))).toMatchObject({ error: "access_denied", error_code: "user_banned" });
  });

  test.each([
    [{}, "Verify requires a verification type"],
    [{ type: "recovery" }, "Verify requires a token or a token hash"],
    [{ type: "recovery", token: "123456" }, "Only an email address or phone number should be provided on verify"],
    [{ type: "recovery", token_hash: "x", email: "a@example.com" }, "Only the token_hash and type should be provided"],
    [{ type: "telepathy", token_hash: "x" }, "Invalid email verification type"],
  ])("refuses to verify %j", async (body, msg) => {
    const answer = await server.call("POST", "/verify", { body });
    expect([answer.status, answer.body["error_code"], answer.body["msg"]]).toEqual([400, "validation_failed", msg]);
  });

  test.each([
    [{}, "Password recovery requires an email"],
    [{ email: "nobody" }, "Unable to validate email address: invalid format"],
    [{ email: "a@example.com", code_challenge: "short" }, "PKCE flow requires code_challenge_method and code_challenge"],
    [
      { email: "a@example.com", code_challenge: "short", code_challenge_method: "s256" },
      "code challenge has to be between 43 and 128 characters",
    ],
  ])("refuses to recover %j", async (body, msg) => {
    const answer = await server.call("POST", "/recover", { body });
    expect([answer.status, answer.body["error_code"], answer.body["msg"]]).toEqual([400, "validation_failed", msg]);
  });
});
