import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, PASSWORD, startAuthServer } from "../auth-server.ts";
import { protectedByFactor } from "./authenticator.ts";
import { type PasskeyDevice, passkeyDevice } from "./passkey-device.ts";

/** The client's `webauthn` functions need a browser's `navigator.credentials`: these are its calls, with a device in its place. */
describe("a security key as second factor", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  type Client = ReturnType<AuthServer["client"]>;
  const device = () => passkeyDevice(server.url.replace("127.0.0.1", "localhost"));
  const SITE = { rpId: "localhost", rpOrigins: ["http://localhost"] };
  const tokenOf = async ({ auth }: Client) => (await auth.getSession()).data.session?.access_token ?? "";
  const enroll = async ({ auth }: Client, friendlyName = "Key") => {
    const { data, error } = await auth.mfa.enroll({ factorType: "webauthn", friendlyName });
    if (error) throw error;
    expect(data).toEqual({ id: expect.any(String), type: "webauthn", friendly_name: friendlyName });
    return data.id;
  };
  const challenge = async (client: Client, factorId: string) => {
    const body = { factorId, webauthn: SITE };
    const answer = await server.call("POST", `/factors/${factorId}/challenge`, { token: await tokenOf(client), body });
    return answer as unknown as {
      status: number;
      body: { id: string; error_code?: string; webauthn: { type: "create" | "request"; credential_options: { publicKey: never } } };
    };
  };
  const answer = async (client: Client, factorId: string, on: PasskeyDevice, lies = {}) => {
    const { body } = await challenge(client, factorId);
    const { type, credential_options } = body.webauthn;
    const credential_response = (type === "create" ? on.create : on.get)(credential_options.publicKey, lies);
    return verify(client, factorId, body.id, { type, ...SITE, credential_response });
  };
  const verify = async (client: Client, factorId: string, challenge_id: string, webauthn: object) =>
    server.call("POST", `/factors/${factorId}/verify`, { token: await tokenOf(client), body: { challenge_id, webauthn } });
  const adopt = ({ auth }: Client, { body }: Awaited<ReturnType<typeof verify>>) =>
    auth.setSession({ access_token: String(body["access_token"]), refresh_token: String(body["refresh_token"]) });

  test("is made by a device, raises the session to aal2, and is asked for at the next sign-in", async () => {
    const { client, email } = await server.signedUp();
    const waiting = await server.signedIn(email);
    const key = device();
    const factorId = await enroll(client);
    expect((await challenge(client, factorId)).body).toMatchObject({
      type: "webauthn",
      expires_at: expect.any(Number),
      webauthn: { type: "create", credential_options: { publicKey: { rp: { id: "localhost" }, user: { id: expect.any(String) } } } },
    });
    const made = await answer(client, factorId, key);
    expect(made.status).toBe(200);
    const claims = decodeJwt(String(made.body["access_token"]));
    expect(claims).toMatchObject({ aal: "aal2", amr: [{ method: "mfa/webauthn" }, { method: "password" }] });
    await adopt(client, made);
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({ webauthn: [{ id: factorId, status: "verified" }], totp: [] });
    expect((await waiting.client.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });

    const next = server.client();
    await next.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await next.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    expect((await next.from("profiles").select("id")).error).toMatchObject({ code: "42501" });
    expect((await challenge(next, factorId)).body.webauthn).toMatchObject({ type: "request" });
    const shown = await answer(next, factorId, key);
    expect(shown.status).toBe(200);
    await adopt(next, shown);
    expect((await next.from("profiles").select("id")).data).toHaveLength(1);
    expect((await next.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect(decodeJwt((await next.auth.refreshSession()).data.session?.access_token ?? "")).toMatchObject({
      aal: "aal1",
      amr: [{ method: "password" }],
    });
  });

  test("is worth nothing for another site, with another key, twice, late, or as a code", async () => {
    const { client, email } = await server.signedUp();
    const key = device();
    const factorId = await enroll(client);
    const wrong = { status: 422, body: { error_code: "mfa_verification_failed" } };
    for (const lies of [{ origin: "https://ironpace.example" }, { rpId: "ironpace.example" }])
      expect(await answer(client, factorId, key, lies)).toMatchObject(wrong);
    await adopt(client, await answer(client, factorId, key));
    const next = server.client();
    await next.auth.signInWithPassword({ email, password: PASSWORD });
    for (const lies of [{ origin: "https://ironpace.example" }, { rpId: "ironpace.example" }, { otherKey: true }])
      expect(await answer(next, factorId, key, lies)).toMatchObject(wrong);
    expect(await answer(next, factorId, key)).toMatchObject({ status: 200 });

    const third = server.client();
    await third.auth.signInWithPassword({ email, password: PASSWORD });
    const { body } = await challenge(third, factorId);
    const proof = { type: "request", ...SITE, credential_response: key.get(body.webauthn.credential_options.publicKey) };
    // A key that is there already is not made again by who has only the password.
    const other = device();
    const again = {
      type: "create",
      ...SITE,
      credential_response: other.create({
        ...(body.webauthn.credential_options.publicKey as object),
        rp: { id: "localhost" },
        user: { id: "x" },
      } as never),
    };
    expect(await verify(third, factorId, body.id, again)).toMatchObject({ status: 400, body: { error_code: "validation_failed" } });
    const code = await server.call("POST", `/factors/${factorId}/verify`, {
      token: await tokenOf(third),
      body: { challenge_id: body.id, code: "123456" },
    });
    expect(code).toMatchObject({ status: 400, body: { error_code: "validation_failed" } });
    expect(await verify(third, factorId, body.id, proof)).toMatchObject({ status: 200 });
    expect((await verify(next, factorId, body.id, proof)).status).toBeGreaterThanOrEqual(400);
    const late = await challenge(client, factorId);
    const lateProof = key.get(late.body.webauthn.credential_options.publicKey);
    server.passSeconds(301);
    await client.auth.refreshSession();
    expect(await verify(client, factorId, late.body.id, { type: "request", ...SITE, credential_response: lateProof })).toMatchObject({
      status: 422,
      body: { error_code: "mfa_challenge_expired" },
    });
  });

  test("is set up beside an authenticator app only at aal2, and for this site only", async () => {
    const { client, email } = await server.signedUp();
    await protectedByFactor(server, client);
    const weak = server.client();
    await weak.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await weak.auth.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" })).error).toMatchObject({ code: "insufficient_aal" });
    const factorId = await enroll(client);
    const body = { factorId, webauthn: { rpId: "ironpace.example" } };
    expect(await server.call("POST", `/factors/${factorId}/challenge`, { token: await tokenOf(client), body })).toMatchObject({
      status: 400,
      body: { error_code: "validation_failed" },
    });
    expect(await answer(client, factorId, device())).toMatchObject({ status: 200 });
    const rows = await server.database.query("select secret, web_authn_credential::text as key from auth.mfa_factors where id = $1", [
      factorId,
    ]);
    expect(rows).toEqual([{ secret: null, key: expect.stringContaining("publicKey") }]);
    // A key that this server cannot read, as of an account that came from elsewhere, is not replaced by a new one.
    await server.database.query("update auth.mfa_factors set web_authn_credential = '{}' where id = $1", [factorId]);
    expect((await challenge(client, factorId)).body.webauthn).toMatchObject({ type: "request" });
  });
});
