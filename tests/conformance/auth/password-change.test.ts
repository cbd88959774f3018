import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "./auth-server.ts";
import { protectedByFactor } from "./factors/authenticator.ts";
import { getFragment, type MailServer, startMailServer } from "./mail-server.ts";

const NEW_PASSWORD = "a better passphrase";
const DAY = 86_400;

const required = { status: 400, code: "current_password_required", message: "Current password required when setting new password." };
const needed = { status: 400, code: "reauthentication_needed", message: "Password update requires reauthentication" };
const invalid = { status: 400, code: "current_password_invalid" };

describe("a new password", () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());

  const signsIn = async (email: string, password: string) => {
    const { error } = await server.client().auth.signInWithPassword({ email, password });
    return error?.code ?? "yes";
  };
  /** A client whose session began with a link in a mail. */
  const byLink = async (link: string) => {
    const landed = await server.follow(link);
    const { access_token = "", refresh_token = "" } = getFragment(landed);
    expect(access_token, `the link led to ${landed}`).not.toBe("");
    const client = server.client();
    const { error } = await client.auth.setSession({ access_token, refresh_token });
    if (error) throw error;
    return client;
  };
  const refreshed = async (client: ReturnType<MailServer["client"]>) => {
    server.passSeconds(DAY + 60);
    const { error } = await client.auth.refreshSession();
    if (error) throw error;
  };

  test("needs the present one: a session alone, stolen or left open, cannot change it", async () => {
    const { email, client } = await server.confirmed();
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toMatchObject(required);
    expect((await client.auth.updateUser({ password: NEW_PASSWORD, current_password: "" })).error).toMatchObject(required);
    expect((await client.auth.updateUser({ password: NEW_PASSWORD, current_password: "not the password" })).error).toMatchObject(invalid);
    expect([await signsIn(email, PASSWORD), await signsIn(email, NEW_PASSWORD)]).toEqual(["yes", "invalid_credentials"]);
    expect((await client.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD })).error).toBeNull();
    expect([await signsIn(email, PASSWORD), await signsIn(email, NEW_PASSWORD)]).toEqual(["invalid_credentials", "yes"]);
  });

  test("or a code by mail, which counts once, for an hour, and for this account only", async () => {
    const { email, client } = await server.confirmed();
    const other = await server.confirmed();
    const ask = async () => {
      expect((await client.auth.reauthenticate()).error).toBeNull();
      return server.mailbox.next(email);
    };
    const { code, link } = await ask();
    expect(link).toBe("");
    const change = (nonce: string, password = NEW_PASSWORD) => client.auth.updateUser({ password, nonce });
    const notValid = { status: 422, code: "reauthentication_not_valid" };
    expect((await change(code === "000000" ? "000001" : "000000")).error).toMatchObject(notValid);
    expect((await other.client.auth.updateUser({ password: NEW_PASSWORD, nonce: code })).error).toMatchObject(notValid);
    expect((await change(code)).error).toBeNull();
    expect((await server.mailbox.next(email)).subject).toContain("Your password was changed");
    expect((await change(code, "yet another passphrase")).error).toMatchObject(notValid);
    server.passSeconds(61);
    const late = await ask();
    server.passSeconds(3500);
    await client.auth.refreshSession();
    server.passSeconds(200);
    expect((await change(late.code, "yet another passphrase")).error).toMatchObject(notValid);
    expect(await signsIn(email, NEW_PASSWORD)).toBe("yes");
  });

  test("one code makes one change, also when it is sent many times at once", async () => {
    const { email, client } = await server.confirmed();
    await client.auth.reauthenticate();
    const { code: nonce } = await server.mailbox.next(email);
    const answers = await Promise.all([1, 2, 3].map((n) => client.auth.updateUser({ password: `${NEW_PASSWORD} ${n}`, nonce })));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test("a sign-in by a link or code of a mail is such a proof, for a day", async () => {
    const { email } = await server.confirmed();
    await server.client().auth.resetPasswordForEmail(email);
    const client = await byLink((await server.mailbox.next(email)).link);
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    await refreshed(client);
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject(required);
    expect((await client.auth.updateUser({ password: PASSWORD, current_password: NEW_PASSWORD })).error).toBeNull();
  });

  test("an account without a password sets its first one with a code once its link is a day old", async () => {
    const email = server.newEmail();
    await server.client().auth.signInWithOtp({ email });
    const client = await byLink((await server.mailbox.next(email)).link);
    await refreshed(client);
    expect((await client.auth.updateUser({ password: NEW_PASSWORD, current_password: "none" })).error).toMatchObject(needed);
    await client.auth.reauthenticate();
    const { code: nonce } = await server.mailbox.next(email);
    expect((await client.auth.updateUser({ password: NEW_PASSWORD, nonce })).error).toBeNull();
  });

  test("guessing at the present one ends after a few, whichever way; weak passwords do not count", async () => {
    const strict = await startMailServer({ RATE_LIMIT_CODES: "4" });
    const { client, session } = await strict.confirmed();
    const code = async (change: object) => {
      const { body } = await strict.call("PUT", "/user", { token: session.access_token, body: { password: NEW_PASSWORD, ...change } });
      return body["error_code"] ?? "changed";
    };
    for (let i = 0; i < 5; i += 1) expect(await code({ password: "short" })).toBe("weak_password");
    expect(await code({ current_password: "a guess" })).toBe("current_password_invalid");
    expect(await code({ nonce: "123456" })).toBe("reauthentication_not_valid");
    expect(await code({ password: PASSWORD })).toBe("current_password_required");
    expect(await code({ password: PASSWORD, current_password: PASSWORD })).toBe("same_password");
    expect(await code({ current_password: PASSWORD })).toBe("over_request_rate_limit");
    expect((await client.auth.updateUser({ data: { first_name: "Grace" } })).error).toBeNull();
    strict.passSeconds(901);
    expect(await code({ current_password: PASSWORD })).toBe("changed");
    await strict.close();
  });

  test("needs the second factor as well where there is one", async () => {
    const { email, client } = await server.confirmed();
    await protectedByFactor(server, client);
    const { client: device } = await server.signedIn(email);
    const proved = { password: NEW_PASSWORD, current_password: PASSWORD };
    expect((await device.auth.updateUser(proved)).error).toMatchObject({ status: 401, code: "insufficient_aal" });
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toMatchObject(required);
    expect((await client.auth.updateUser(proved)).error).toBeNull();
  });

  test("with PASSWORD_CHANGE=recent needs a proof once the sign-in is a day old, as on Supabase", async () => {
    const recent = await startMailServer({ PASSWORD_CHANGE: "recent" });
    const { client } = await recent.confirmed();
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    recent.passSeconds(DAY + 60);
    await client.auth.refreshSession();
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject(needed);
    expect((await client.auth.updateUser({ password: PASSWORD, current_password: NEW_PASSWORD })).error).toBeNull();
    await recent.close();
  });

  test("with PASSWORD_CHANGE=session needs none, but a wrong one is refused", async () => {
    const open = await startMailServer({ PASSWORD_CHANGE: "session" });
    const { client } = await open.confirmed();
    expect((await client.auth.updateUser({ password: NEW_PASSWORD, current_password: "not it" })).error).toMatchObject(invalid);
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    await open.close();
  });
});
