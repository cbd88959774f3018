import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthServer, PASSWORD, startAuthServer } from "../auth-server.ts";
import { enrolled, protectedByFactor } from "./authenticator.ts";

const nobody = "00000000-0000-4000-8000-000000000000";

/** Seconds. */
const STEP = 30;

describe("second factors", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer({ RATE_LIMIT_CODES: "30" });
  });
  afterAll(() => server.close());
  // A code is of a step of 30 seconds: none of the tests meets the end of one.
  beforeEach(() => server.passSeconds(STEP - (Math.floor(server.now().getTime() / 1000) % STEP)));

  const methods = (token: string) => (decodeJwt(token)["amr"] as { method: string }[]).map(({ method }) => method);

  test("an authenticator app is set up, and from its first code on the session is at aal2", async () => {
    const { client, email } = await server.signedUp();
    const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "My phone", issuer: "Ironpace" });
    if (error) throw error;
    expect(data).toMatchObject({ type: "totp", friendly_name: "My phone" });
    expect(data.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.totp.uri).toBe(`otpauth://totp/Ironpace:${encodeURIComponent(email)}?secret=${data.totp.secret}&issuer=Ironpace`);
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/);
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({ totp: [], all: [{ id: data.id, status: "unverified" }] });
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });

    const authenticator = await enrolled(server, client, "My phone");
    const challenge = await client.auth.mfa.challenge({ factorId: authenticator.factorId });
    if (challenge.error) throw challenge.error;
    expect(challenge.data.type).toBe("totp");
    expect(Math.abs(challenge.data.expires_at - server.now().getTime() / 1000 - 300)).toBeLessThan(5);
    const verified = await client.auth.mfa.verify({
      factorId: authenticator.factorId,
      challengeId: challenge.data.id,
      code: authenticator.code(),
    });
    if (verified.error) throw verified.error;
    expect(decodeJwt(verified.data.access_token)["aal"]).toBe("aal2");
    expect(methods(verified.data.access_token)).toEqual(["totp", "password"]);
    expect(verified.data.user.factors).toMatchObject([{ id: authenticator.factorId, status: "verified", friendly_name: "My phone" }]);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
  });

  test("aal2 and how it was reached stay through a refresh", async () => {
    const { client } = await server.signedUp();
    await protectedByFactor(server, client);
    const refreshed = await client.auth.refreshSession();
    expect(decodeJwt(refreshed.data.session?.access_token ?? "")["aal"]).toBe("aal2");
    expect(methods(refreshed.data.session?.access_token ?? "")).toEqual(["totp", "password"]);
  });

  test("tokens from before the second factor end with it, also those of the session that has shown it", async () => {
    const { client, session, email } = await server.signedUp();
    await client.auth.refreshSession();
    const { data } = await client.auth.getSession();
    await protectedByFactor(server, client);
    for (const refresh_token of [data.session!.refresh_token, session.refresh_token]) {
      const stale = await server.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token } });
      expect([stale.status, stale.body["error_code"]]).toEqual([400, "refresh_token_not_found"]);
    }
    expect((await client.auth.refreshSession()).error).toBeNull();
    // The access token is still what it was: a session that has shown the password.
    const token = data.session!.access_token;
    const insufficient = [401, "insufficient_aal"];
    const changed = await server.call("PUT", "/user", { token, body: { data: { nickname: "Mallory" } } });
    expect([changed.status, changed.body["error_code"]]).toEqual(insufficient);
    const ended = await server.call("POST", "/logout?scope=others", { token });
    expect([ended.status, ended.body["error_code"]]).toEqual(insufficient);
    const enrolled = await server.call("POST", "/factors", { token, body: { factor_type: "totp", friendly_name: "Mallory's" } });
    expect([enrolled.status, enrolled.body["error_code"]]).toEqual([403, "insufficient_aal"]);
    expect((await server.signedIn(email)).session.user.factors).toHaveLength(1);
  });

  test("a new sign-in asks for the code, and a verification ends the sessions that have only shown the password", async () => {
    const { client, email } = await server.signedUp();
    const authenticator = await protectedByFactor(server, client);
    const waiting = await server.signedIn(email);
    const device = await server.signedIn(email);
    expect((await device.client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal2",
    });
    const { error } = await device.client.auth.mfa.challengeAndVerify({ factorId: authenticator.factorId, code: authenticator.code() });
    expect(error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await device.client.auth.getUser()).error).toBeNull();
    const ended = await server.call("GET", "/user", { token: waiting.session.access_token });
    expect([ended.status, ended.body["error_code"]]).toEqual([403, "session_not_found"]);
  });

  test("a code counts once, within a step of now, and only when it is right", async () => {
    const { client } = await server.signedUp();
    const authenticator = await protectedByFactor(server, client);
    const { factorId } = authenticator;
    const tryCode = async (code: string) => (await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.code ?? "taken";
    expect(await tryCode(authenticator.code(-1))).toBe("mfa_verification_failed");
    const used = authenticator.code();
    expect(await tryCode(used)).toBe("taken");
    expect(await tryCode(used)).toBe("mfa_verification_failed");
    expect(await tryCode(authenticator.code(1))).toBe("taken");
    expect(await tryCode(authenticator.code())).toBe("mfa_verification_failed");
    server.passSeconds(90);
    expect(await tryCode(authenticator.code(2))).toBe("mfa_verification_failed");
    expect(await tryCode(authenticator.code(-2))).toBe("mfa_verification_failed");
    for (const code of ["", "12345", "1234567", "abcdef", "１２３４５６"])
      expect([code, await tryCode(code)]).toEqual([code, "mfa_verification_failed"]);
    expect(await tryCode(authenticator.code(-1))).toBe("taken");
  });

  test("the same code sent twice at once is taken once", async () => {
    const { client, session } = await server.signedUp();
    const { factorId, code } = await enrolled(server, client);
    const token = session.access_token;
    const open = () => server.call("POST", `/factors/${factorId}/challenge`, { token });
    const challenges = [await open(), await open(), await open()];
    const answers = await Promise.all(
      challenges.map(({ body }) =>
        server.call("POST", `/factors/${factorId}/verify`, { token, body: { challenge_id: body["id"], code: code() } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  test("a challenge is used once, for five minutes, by who asked for it", async () => {
    const { client } = await server.signedUp();
    const authenticator = await protectedByFactor(server, client);
    const { factorId } = authenticator;
    const challenge = await client.auth.mfa.challenge({ factorId });
    const challengeId = challenge.data?.id ?? "";
    expect((await client.auth.mfa.verify({ factorId, challengeId, code: "000000" })).error?.code).toBe("mfa_verification_failed");
    expect((await client.auth.mfa.verify({ factorId, challengeId, code: authenticator.code() })).error).toBeNull();
    expect((await client.auth.mfa.verify({ factorId, challengeId, code: authenticator.code(1) })).error).toMatchObject({
      status: 422,
      code: "mfa_ip_address_mismatch",
    });
    const late = await client.auth.mfa.challenge({ factorId });
    server.passSeconds(301);
    expect((await client.auth.mfa.verify({ factorId, challengeId: late.data?.id ?? "", code: authenticator.code() })).error).toMatchObject({
      status: 422,
      code: "mfa_challenge_expired",
    });
    const unknown = await client.auth.mfa.verify({ factorId, challengeId: nobody, code: authenticator.code() });
    expect(unknown.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    const elsewhere = await client.auth.mfa.challenge({ factorId });
    await server.database.query("update auth.mfa_challenges set ip_address = '203.0.113.9' where id = $1", [elsewhere.data?.id ?? ""]);
    const moved = await client.auth.mfa.verify({ factorId, challengeId: elsewhere.data?.id ?? "", code: authenticator.code() });
    expect(moved.error?.code).toBe("mfa_ip_address_mismatch");
  });

  test("a factor belongs to its user", async () => {
    const owner = await server.signedUp();
    const { factorId } = await protectedByFactor(server, owner.client);
    const { client: stranger } = await server.signedUp();
    expect((await stranger.auth.mfa.challenge({ factorId })).error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    expect((await stranger.auth.mfa.unenroll({ factorId })).error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    expect((await stranger.auth.mfa.unenroll({ factorId: "x" })).error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
  });

  test("an account with a factor changes password, data and factors only at aal2", async () => {
    const { client, email } = await server.signedUp();
    const authenticator = await protectedByFactor(server, client);
    const { client: device } = await server.signedIn(email);
    const password = "another good password";
    expect((await device.auth.updateUser({ password })).error).toMatchObject({ status: 401, code: "insufficient_aal" });
    expect((await device.auth.updateUser({ data: { first_name: "Grace" } })).error).toMatchObject({
      status: 401,
      code: "insufficient_aal",
    });
    expect((await device.auth.mfa.enroll({ factorType: "totp", friendlyName: "second" })).error).toMatchObject({
      status: 403,
      code: "insufficient_aal",
    });
    expect((await device.auth.mfa.unenroll({ factorId: authenticator.factorId })).error).toMatchObject({
      status: 422,
      code: "insufficient_aal",
    });
    expect((await client.auth.updateUser({ password, current_password: PASSWORD })).error).toBeNull();
  });

  test("removing the factor brings the session back to aal1 at its next refresh", async () => {
    const { client, email } = await server.signedUp();
    const { factorId } = await protectedByFactor(server, client);
    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    const refreshed = await client.auth.refreshSession();
    expect(decodeJwt(refreshed.data.session?.access_token ?? "")["aal"]).toBe("aal1");
    expect(methods(refreshed.data.session?.access_token ?? "")).toEqual(["password"]);
    expect(refreshed.data.user?.factors).toBeUndefined();
    expect((await server.signedIn(email)).session.user.factors).toBeUndefined();
  });

  test("names are unique, an unfinished set-up is replaced, and there are at most ten", async () => {
    const { client } = await server.signedUp();
    const first = await enrolled(server, client, "phone");
    const again = await enrolled(server, client, "phone");
    expect((await client.auth.mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([again.factorId]);
    expect((await client.auth.mfa.challenge({ factorId: first.factorId })).error?.code).toBe("mfa_factor_not_found");
    await client.auth.mfa.challengeAndVerify({ factorId: again.factorId, code: again.code() });
    expect((await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone" })).error).toMatchObject({
      status: 422,
      code: "mfa_factor_name_conflict",
      message: 'A factor with the friendly name "phone" for this user already exists',
    });
    for (let number = 2; number <= 10; number += 1) await enrolled(server, client, `phone ${number}`);
    expect((await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone 11" })).error).toMatchObject({
      status: 422,
      code: "too_many_enrolled_mfa_factors",
    });
    server.passSeconds(301);
    expect((await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone 11" })).error).toBeNull();
  });

  test("what is not offered is refused in GoTrue's words", async () => {
    const { client, session } = await server.signedUp();
    const token = session.access_token;
    expect((await client.auth.mfa.enroll({ factorType: "phone", phone: "+43123456" })).error?.code).toBe("mfa_phone_enroll_not_enabled");
    const other = await server.call("POST", "/factors", { token, body: { factor_type: "sms" } });
    expect([other.status, other.body["error_code"]]).toEqual([400, "validation_failed"]);
    const recovery = await server.call("DELETE", "/factors/recovery-codes", { token });
    expect([recovery.status, recovery.body["error_code"]]).toEqual([404, "feature_disabled"]);
    for (const friendly_name of ["x".repeat(101), 7]) {
      const answer = await server.call("POST", "/factors", { token, body: { factor_type: "totp", friendly_name } });
      expect([answer.status, answer.body["error_code"]]).toEqual([400, "validation_failed"]);
    }
  });

  test("secrets are kept sealed, leave the server once, and open for their own row only", async () => {
    const { client, session } = await server.signedUp();
    const mine = await protectedByFactor(server, client);
    const [row] = await server.database.query<{ secret: string }>("select secret from auth.mfa_factors where id = $1", [mine.factorId]);
    expect(row?.secret).not.toContain(mine.secret);
    expect(JSON.parse(row?.secret ?? "")).toMatchObject({ alg: "aes-gcm-hkdf" });
    expect(JSON.stringify((await server.call("GET", "/user", { token: session.access_token })).body)).not.toContain("secret");

    const thief = await server.signedUp();
    const theirs = await enrolled(server, thief.client);
    await server.database.query("update auth.mfa_factors set secret = $2 where id = $1", [theirs.factorId, row?.secret ?? ""]);
    const { error } = await thief.client.auth.mfa.challengeAndVerify({ factorId: theirs.factorId, code: mine.code() });
    expect(error?.code).toBe("mfa_verification_failed");
  });

  test("a factor that came from elsewhere in clear text works", async () => {
    const { client } = await server.signedUp();
    const { factorId, secret, code } = await enrolled(server, client);
    await server.database.query("update auth.mfa_factors set secret = $2 where id = $1", [factorId, secret]);
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull();
  });

  test("an administrator sees and removes the factors of a user who has lost the phone", async () => {
    const { client, session, email } = await server.signedUp();
    const { factorId } = await protectedByFactor(server, client);
    const { mfa } = server.client(server.serviceRoleKey).auth.admin;
    const userId = session.user.id;
    expect((await mfa.listFactors({ userId })).data?.factors).toMatchObject([{ id: factorId, status: "verified", factor_type: "totp" }]);
    expect((await mfa.deleteFactor({ userId, id: nobody })).error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    expect((await mfa.deleteFactor({ userId, id: factorId })).error).toBeNull();
    expect((await mfa.listFactors({ userId })).data?.factors).toEqual([]);
    const { client: device } = await server.signedIn(email);
    expect((await device.auth.updateUser({ password: `${PASSWORD} 2`, current_password: PASSWORD })).error).toBeNull();
    expect((await client.auth.admin.mfa.deleteFactor({ userId, id: factorId })).error).toMatchObject({ status: 403, code: "not_admin" });
  });

  test("every step is written to the audit log", async () => {
    const { client, session } = await server.signedUp();
    const { factorId } = await protectedByFactor(server, client);
    await client.auth.mfa.unenroll({ factorId });
    const entries = await server.database.query<{ action: string }>(
      "select payload->>'action' as action from auth.audit_log_entries where payload->>'actor_id' = $1 order by created_at",
      [session.user.id],
    );
    const actions = entries.map(({ action }) => action);
    for (const action of ["factor_in_progress", "challenge_created", "verification_attempted", "factor_unenrolled"])
      expect(actions).toContain(action);
  });

  test("guessing ends after a few wrong codes, with a right one too, and begins anew later", async () => {
    const strict = await startAuthServer({ RATE_LIMIT_CODES: "3" });
    const { client } = await strict.signedUp();
    const authenticator = await protectedByFactor(strict, client);
    const { factorId } = authenticator;
    const tryCode = async (code: string) => (await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.code ?? "taken";
    for (let guess = 0; guess < 3; guess += 1) expect(await tryCode("000000")).toBe("mfa_verification_failed");
    expect(await tryCode(authenticator.code())).toBe("over_request_rate_limit");
    strict.passSeconds(900);
    expect(await tryCode(authenticator.code())).toBe("taken");
    await strict.close();
  });
});
