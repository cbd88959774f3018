import type { SupabaseClient } from "@supabase/supabase-js";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { protectedByFactor } from "../conformance/auth/factors/authenticator.ts";
import { type ProviderServer, startProviderServer } from "../conformance/auth/providers/provider-server.ts";

/** A way to sign in is added by the browser that asked for it, not by whoever can be led to open its address. */
describe("an identity that is linked", () => {
  let server: ProviderServer;
  let people = 0;
  beforeAll(async () => {
    server = await startProviderServer();
  });
  afterAll(() => server.close());

  const nextPerson = (): void => {
    people += 1;
    server.google.next({ sub: `victim-${people}`, email: `victim${people}@example.com`, email_verified: true });
  };
  const begin = (client: SupabaseClient) =>
    client.auth.linkIdentity({ provider: "google", options: { redirectTo: server.app, skipBrowserRedirect: true } });
  const providersOf = async (userId: string): Promise<unknown[]> =>
    (
      await server.database.query<{ provider: string }>("select provider from auth.identities where user_id = $1 order by created_at", [
        userId,
      ])
    ).map(({ provider }) => provider);
  test("is not added when another browser comes back from the address", async () => {
    const { client: mallory, session } = await server.signedUpWithVerifier();
    nextPerson();
    const { data } = await begin(mallory);
    const victim = await server.signInAt(data?.url ?? "");
    expect(await providersOf(session.user.id)).toEqual(["email"]);
    expect(victim.fragment.has("access_token")).toBe(false);
    const elsewhere = await server.call("POST", "/token?grant_type=pkce", {
      body: { auth_code: victim.query.get("code"), code_verifier: "x".repeat(43) },
    });
    expect([elsewhere.status, elsewhere.body["error_code"]]).toEqual([400, "bad_code_verifier"]);
    expect(await providersOf(session.user.id)).toEqual(["email"]);
  });

  test("is not asked for without a challenge: tokens would say nothing about the browser they came to", async () => {
    const { client, session } = await server.signedUp();
    nextPerson();
    const { data, error } = await begin(client);
    expect([data?.url ?? null, error?.status, error?.code]).toEqual([null, 400, "validation_failed"]);
    expect(error?.message).toContain("PKCE");
    expect(await providersOf(session.user.id)).toEqual(["email"]);
  });

  test("is added by the browser that asked, which goes on with new tokens while those from before are worth nothing", async () => {
    const { client, session } = await server.signedUpWithVerifier();
    await protectedByFactor(server, client);
    nextPerson();
    const { data: before } = await client.auth.getSession();
    const { access_token: token = "", refresh_token: refreshToken } = before.session ?? {};
    const device = { endpoint: "https://push.example/phone", p256dh: "A".repeat(87), auth: "A".repeat(22) };
    await client.from("push_subscriptions").insert(device).throwOnError();
    const { query } = await server.signInAt((await begin(client)).data?.url ?? "");
    const { data, error } = await client.auth.exchangeCodeForSession(query.get("code") ?? "");
    expect(error).toBeNull();
    expect(await providersOf(session.user.id)).toEqual(["email", "google"]);
    const claims = decodeJwt(data.session?.access_token ?? "");
    const amr = (jwt: string) => (decodeJwt(jwt)["amr"] as { method: string }[]).map(({ method }) => method).toSorted();
    expect([claims["aal"], amr(data.session?.access_token ?? "")]).toEqual(["aal2", amr(token)]);
    expect(data.user?.identities).toHaveLength(2);
    // A phone goes on ringing, and there is one session as before.
    expect((await client.from("push_subscriptions").select("endpoint")).data).toEqual([{ endpoint: device.endpoint }]);
    expect(await server.database.query("select id from auth.sessions where user_id = $1", [session.user.id])).toEqual([
      { id: claims["session_id"] },
    ]);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await server.call("GET", "/user", { token })).toMatchObject({ status: 403, body: { error_code: "session_not_found" } });
    const old = await server.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: refreshToken } });
    expect(old.body["error_code"]).toBe("refresh_token_not_found");
  });

  test("is not added for a session that ended between the way back and the code", async () => {
    const { client, session } = await server.signedUpWithVerifier();
    nextPerson();
    const { query } = await server.signInAt((await begin(client)).data?.url ?? "");
    await server.database.query("delete from auth.sessions where user_id = $1", [session.user.id]);
    const { error } = await client.auth.exchangeCodeForSession(query.get("code") ?? "");
    expect(error?.name).toBe("AuthSessionMissingError");
    expect(await providersOf(session.user.id)).toEqual(["email"]);
  });
});
