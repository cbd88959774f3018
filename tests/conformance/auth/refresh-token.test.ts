import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, type AuthServer, startAuthServer } from "./auth-server.ts";

describe("refresh tokens", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  const refresh = (token: unknown): Promise<Answer> =>
    server.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: token } });
  const newToken = async (token: unknown): Promise<unknown> => (await refresh(token)).body["refresh_token"];
  const verdict = ({ status, body }: Answer): unknown => [status, body["error_code"], body["msg"]];
  const alreadyUsed = [400, "refresh_token_already_used", "Invalid Refresh Token: Already Used"];

  test("are exchanged for a new session of the same session id", async () => {
    const { client, session } = await server.signedUp();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(decodeJwt(data.session?.access_token ?? "")).toMatchObject({
      session_id: decodeJwt(session.access_token)["session_id"],
      amr: decodeJwt(session.access_token)["amr"],
      sub: session.user.id,
    });
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test("many tabs that refresh at once all end up with the same active token", async () => {
    const { session } = await server.signedUp();
    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(session.refresh_token)));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => answer.body["refresh_token"])).size).toBe(1);
    const active = await server.database.query("select token from auth.refresh_tokens where session_id = $1 and not revoked", [
      String(decodeJwt(session.access_token)["session_id"]),
    ]);
    expect(active).toEqual([{ token: answers[0]?.body["refresh_token"] }]);
  });

  test("the parent of the active token goes on, however late: its answer may have been lost", async () => {
    const { session } = await server.signedUp();
    const lost = await newToken(session.refresh_token);
    server.passSeconds(3 * 24 * 3600);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(session.refresh_token)));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    const [active, ...others] = new Set(answers.map((answer) => answer.body["refresh_token"]));
    expect([others, active === lost]).toEqual([[], false]);
    expect((await refresh(active)).status).toBe(200);
  });

  test("a parent that comes again and again has not lost its answers: the session ends", async () => {
    const { client, session } = await server.signedUp();
    await newToken(session.refresh_token);
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      server.passSeconds(11);
      statuses.push((await refresh(session.refresh_token)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 400, 400]);
    expect((await client.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
  });

  test("an answer that was not lost after all ends the session: two have its token", async () => {
    const { client, session } = await server.signedUp();
    const owners = await newToken(session.refresh_token);
    server.passSeconds(1800);
    const thiefs = await newToken(session.refresh_token);
    server.passSeconds(60);
    expect(verdict(await refresh(owners))).toEqual(alreadyUsed);
    expect((await refresh(thiefs)).status).toBe(400);
    expect((await client.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
  });

  test("a tab that has the answer is not a thief within ten seconds of another that repeats its question", async () => {
    const { session } = await server.signedUp();
    const first = await newToken(session.refresh_token);
    server.passSeconds(3600);
    const again = await newToken(session.refresh_token);
    server.passSeconds(8);
    expect(await newToken(first)).toBe(again);
  });

  test("an older token still works within ten seconds of its use", async () => {
    const { session } = await server.signedUp();
    const active = await newToken(await newToken(session.refresh_token));
    server.passSeconds(8);
    expect(await newToken(session.refresh_token)).toBe(active);
  });

  test("an older token used later ends the session, for the thief and for the owner", async () => {
    const { client, session, email } = await server.signedUp();
    const other = await server.signedIn(email);
    const active = await newToken(await newToken(session.refresh_token));
    server.passSeconds(11);
    expect(verdict(await refresh(session.refresh_token))).toEqual(alreadyUsed);
    expect((await refresh(active)).status).toBe(400);
    expect((await client.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    expect((await other.client.auth.refreshSession()).error).toBeNull();
    const revocations = await server.database.query(
      "select 1 from auth.audit_log_entries where payload->>'actor_id' = $1 and payload->>'action' = 'token_revoked'",
      [session.user.id],
    );
    expect(revocations).toHaveLength(1);
  });

  test("of a banned user are refused", async () => {
    const { client, session } = await server.signedUp();
    await server.database.query("update auth.users set banned_until = '2999-01-01' where id = $1", [session.user.id]);
    expect(verdict(await refresh(session.refresh_token))).toEqual([400, "user_banned", "Invalid Refresh Token: User Banned"]);
    expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: "user_banned" });
  });

  test("of a session with an end are refused after it", async () => {
    const { session } = await server.signedUp();
    await server.database.query("update auth.sessions set not_after = '2020-01-01' where user_id = $1", [session.user.id]);
    expect(verdict(await refresh(session.refresh_token))).toEqual([400, "session_expired", "Invalid Refresh Token: Session Expired"]);
  });

  test("that do not exist are refused, and none at all in OAuth's words", async () => {
    const notFound = [400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found"];
    expect(verdict(await refresh("unknown"))).toEqual(notFound);
    expect(verdict(await refresh("' or '1'='1"))).toEqual(notFound);
    expect((await refresh(undefined)).body).toMatchObject({ error: "invalid_request", error_description: "refresh_token required" });
    expect(verdict(await refresh(["a"]))).toEqual([400, "validation_failed", expect.stringMatching(/^refresh_token: /)]);
  });
});
