import { createHmac, randomUUID } from "node:crypto";
import { type JWK, SignJWT, decodeJwt, exportJWK, generateKeyPair } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD, startAuthServer, type AuthServer } from "../conformance/auth/auth-server.ts";

let server: AuthServer;
let session: Awaited<ReturnType<AuthServer["signedUp"]>>["session"];
beforeAll(async () => {
  server = await startAuthServer();
  ({ session } = await server.signedUp());
});
afterAll(() => server.close());

/** Where a token of somebody signed in counts, with what says that it did. */
const DOORS = ["/rest/v1/profiles?select=id", "/auth/v1/user", "/functions/v1/export-my-data", "/storage/v1/bucket"] as const;

async function opened(token: string): Promise<readonly string[]> {
  const doors: string[] = [];
  for (const path of DOORS) {
    const response = await fetch(`${server.url}${path}`, {
      method: path.startsWith("/functions") ? "POST" : "GET",
      headers: { apikey: server.anonKey, Authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    if (response.ok && text !== "[]") doors.push(path);
  }
  return doors;
}

describe("an access token", () => {
  test("opens what it is for, so that the attacks below mean something", async () => {
    expect(await opened(session.access_token)).toEqual(DOORS.slice(0, 3));
  });

  test("that brings its own key is refused, wherever it says that the key is", async () => {
    const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
    const jwk: JWK = await exportJWK(publicKey);
    const claims = decodeJwt(session.access_token);
    const ours = { alg: "ES256", typ: "JWT", kid: server.identity.jwks.keys[0]?.kid ?? "" };
    for (const header of [
      { ...ours, jwk },
      { ...ours, jku: "http://127.0.0.1:1/jwks.json" },
      { ...ours, x5u: "http://127.0.0.1:1/cert.pem" },
      { ...ours, x5c: ["MIIB"] },
      { ...ours, kid: "../../../../dev/null" },
      { ...ours, kid: "' or 1=1 --" },
    ]) {
      expect(await opened(await new SignJWT(claims).setProtectedHeader(header).sign(privateKey))).toEqual([]);
    }
  });

  test("with another algorithm, none, an empty key or a part that must be understood is refused", async () => {
    const [header = "", payload = "", signature = ""] = session.access_token.split(".");
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const known = JSON.parse(Buffer.from(header, "base64url").toString()) as Record<string, unknown>;
    const keyed = (key: string) =>
      createHmac("sha256", key)
        .update(`${encode({ ...known, alg: "HS256" })}.${payload}`)
        .digest("base64url");
    for (const forged of [
      ...["none", "None", "NONE", ""].map((alg) => `${encode({ ...known, alg })}.${payload}.`),
      `${encode({ ...known, alg: "HS256" })}.${payload}.${keyed("")}`,
      `${encode({ ...known, alg: "HS256" })}.${payload}.${keyed(JSON.stringify(server.identity.jwks.keys[0]))}`,
      `${encode({ ...known, crit: ["exp"], exp: 1 })}.${payload}.${signature}`,
      `${header}.${encode({ ...decodeJwt(session.access_token), sub: randomUUID() })}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${"A".repeat(86)}`,
      `${header}.${payload}.${signature}.extra`,
    ]) {
      expect([forged.slice(0, 40), await opened(forged)]).toEqual([forged.slice(0, 40), []]);
    }
  });

  test("is refused before its time, and for another audience, role or person", async () => {
    const claims = decodeJwt(session.access_token) as Parameters<typeof server.identity.signAccessToken>[0] & Record<string, unknown>;
    const signed = async (changes: object) => (await server.identity.signAccessToken({ ...claims, ...changes })).token;
    const future = Math.floor(server.now().getTime() / 1000) + 3600;
    for (const changes of [
      { nbf: future },
      { aud: "storage" },
      { aud: [] },
      { role: "service_role" },
      { role: "postgres" },
      { sub: "admin" },
      { sub: "" },
    ])
      expect([changes, await opened(await signed(changes))]).toEqual([changes, []]);
    expect(await opened(await signed({}))).toEqual(DOORS.slice(0, 3));
  });
});

describe("a token of one kind", () => {
  test("is none of another: signed address, refresh token, link of a mail, code, calendar secret", async () => {
    const service = server.client(server.serviceRoleKey);
    await service.storage.from("training_videos").upload("kinds.mp4", new Blob(["video"], { type: "video/mp4" }), { upsert: true });
    const { data: address } = await service.storage.from("training_videos").createSignedUrl("kinds.mp4", 60);
    const { data: upload } = await service.storage.from("training_videos").createSignedUploadUrl("other.mp4");
    const { data: link } = await service.auth.admin.generateLink({ type: "magiclink", email: session.user.email ?? "" });
    const signedAddress = new URL(address?.signedUrl ?? "").searchParams.get("token") ?? "";
    const { data: calendar } = await server.asUser(session.access_token).rpc("rotate_calendar_feed");
    const { hashed_token, email_otp } = link.properties ?? {};
    const others = [signedAddress, upload?.token, session.refresh_token, hashed_token, email_otp, calendar as string];
    for (const token of others) {
      expect(token).toBeTruthy();
      expect(await opened(token ?? "")).toEqual([]);
      for (const path of [`object/sign/training_videos/kinds.mp4?token=${token}`, `object/sign/training_videos/other.mp4?token=${token}`]) {
        const answer = await fetch(`${server.url}/storage/v1/${path}`);
        expect(answer.ok).toBe(token === signedAddress && path.includes("kinds"));
      }
    }
    for (const refresh_token of [session.access_token, hashed_token, signedAddress, calendar])
      expect((await server.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token } })).status).toBe(400);
    for (const token_hash of [session.access_token, session.refresh_token, signedAddress, calendar])
      expect((await server.call("POST", "/verify", { body: { token_hash, type: "magiclink" } })).status).toBe(403);
    expect((await fetch(`${server.url}/storage/v1/object/sign/training_videos/kinds.mp4?token=${session.access_token}`)).ok).toBe(false);
    const feed = async (secret: string) => (await fetch(`${server.url}/functions/v1/calendar-feed/${secret}.ics`)).status;
    expect(await feed(calendar as string)).toBe(200);
    for (const secret of [session.access_token, session.refresh_token, signedAddress, hashed_token ?? ""])
      expect([secret.slice(0, 10), await feed(secret)]).toEqual([secret.slice(0, 10), 404]);
  });
});

describe("a session", () => {
  test("is a new one with every sign-in, whatever the caller brings", async () => {
    const email = session.user.email ?? "";
    const first = await server.signedIn(email);
    const again = await server.call("POST", "/token?grant_type=password", {
      token: first.session.access_token,
      body: {
        email,
        password: PASSWORD,
        session_id: "fixed",
        access_token: first.session.access_token,
        refresh_token: first.session.refresh_token,
      },
      headers: { Cookie: `sb-access-token=${first.session.access_token}; session_id=fixed` },
    });
    const ids = [session.access_token, first.session.access_token, String(again.body["access_token"])].map(
      (token) => decodeJwt(token)["session_id"],
    );
    expect(new Set(ids).size).toBe(3);
    expect(String(again.body["refresh_token"])).not.toBe(first.session.refresh_token);
  });

  test("has refresh tokens that are 192 bits long and have no sign in common at any place", async () => {
    const { email } = await server.signedUp();
    const tokens: string[] = [];
    while (tokens.length < 20) tokens.push((await server.signedIn(email)).session.refresh_token);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(24);
    expect(new Set(tokens).size).toBe(tokens.length);
    // By chance 20 tokens all have the same sign at some place about once in 10^32 runs.
    for (let place = 0; place < 32; place += 1) expect(new Set(tokens.map((token) => token[place])).size).toBeGreaterThan(1);
  });

  test("ends for the accounts when it is ended, in whichever way: password, sign-out, ban, deletion", async () => {
    const service = server.client(server.serviceRoleKey).auth.admin;
    const ways: Record<string, (id: string, device: Awaited<ReturnType<AuthServer["signedUp"]>>) => Promise<unknown>> = {
      "a new password": (id) => service.updateUserById(id, { password: "a better passphrase" }),
      "sign-out everywhere": (_id, device) => device.client.auth.signOut({ scope: "global" }),
      "a ban": (id) => service.updateUserById(id, { ban_duration: "24h" }),
      deletion: (id) => service.deleteUser(id),
    };
    for (const [way, end] of Object.entries(ways)) {
      const device = await server.signedUp();
      const { access_token: token, refresh_token } = device.session;
      await end(device.session.user.id, device);
      const user = await server.call("GET", "/user", { token });
      const refreshed = await server.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token } });
      expect([way, user.status, refreshed.status]).toEqual([way, 403, 400]);
    }
  });
});

describe("an access token that has lived its hour", () => {
  test("opens nothing any more, also where it was seen before", async () => {
    const { session: old } = await server.signedUp();
    expect(await opened(old.access_token)).toEqual(DOORS.slice(0, 3));
    server.passSeconds(3601);
    expect(await opened(old.access_token)).toEqual([]);
  });
});
