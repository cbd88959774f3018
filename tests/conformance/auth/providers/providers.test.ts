import type { SupabaseClient } from "@supabase/supabase-js";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { walk } from "#support/cookie-browser.ts";
import type { ProviderAccount } from "#support/services/openid-provider.ts";
import { PASSWORD, startAuthServer } from "../auth-server.ts";
import { protectedByFactor } from "../factors/authenticator.ts";
import { type ProviderServer, startProviderServer } from "./provider-server.ts";

describe("sign-in with Google and Apple", () => {
  let server: ProviderServer;
  let people = 0;
  beforeAll(async () => {
    server = await startProviderServer();
  });
  afterAll(() => server.close());

  const person = (claims: Partial<ProviderAccount> = {}): ProviderAccount & { readonly email: string } => {
    people += 1;
    return { sub: `person-${people}`, email: `person${people}@example.com`, email_verified: true, ...claims };
  };
  const userOf = async (fragment: URLSearchParams) => {
    const { data, error } = await server.client().auth.getUser(fragment.get("access_token") ?? "");
    if (error) throw error;
    return data.user;
  };
  const profileOf = async (id: string) =>
    (await server.database.query("select first_name, last_name from public.profiles where id = $1", [id]))[0];

  test("a first sign-in with Google makes an account with name and picture, and hands the provider's tokens over", async () => {
    const ada = person({ given_name: "Ada", family_name: "Runner", name: "Ada Runner", picture: "https://pictures.example/ada.png" });
    server.google.next(ada);
    const { data } = await server.client().auth.signInWithOAuth({
      provider: "google",
      options: { redirectTo: server.app, queryParams: { access_type: "offline", prompt: "consent" }, skipBrowserRedirect: true },
    });
    const { fragment, query, path } = await server.signInAt(data.url ?? "");
    expect([path, [...query]]).toEqual(["/auth/callback", []]);
    expect([...fragment.keys()]).toEqual([
      "access_token",
      "expires_at",
      "expires_in",
      "provider_refresh_token",
      "provider_token",
      "refresh_token",
      "sb",
      "token_type",
    ]);
    const user = await userOf(fragment);
    expect(user).toMatchObject({
      email: ada.email,
      app_metadata: { provider: "google", providers: ["google"] },
      user_metadata: { full_name: "Ada Runner", avatar_url: "https://pictures.example/ada.png", email_verified: true },
      identities: [{ provider: "google", id: ada.sub, identity_data: { sub: ada.sub, email: ada.email, email_verified: true } }],
    });
    expect(user.email_confirmed_at).toBeDefined();
    expect(decodeJwt(fragment.get("access_token") ?? "")["amr"]).toMatchObject([{ method: "oauth" }]);
    expect(await profileOf(user.id)).toEqual({ first_name: "Ada", last_name: "Runner" });
    const restored = await server
      .client()
      .auth.setSession({ access_token: fragment.get("access_token") ?? "", refresh_token: fragment.get("refresh_token") ?? "" });
    expect(restored.data.user?.id).toBe(user.id);
  });

  test("what Google is asked is ours to say, except what it may add", async () => {
    const { status, headers } = await server.call(
      "GET",
      "/authorize?provider=google&access_type=offline&prompt=consent&scopes=https://x.example/fit&redirect_uri=https://evil.example&client_id=x&state=x&nonce=x&response_mode=query&request_uri=https://evil.example",
      { key: null, token: null },
    );
    expect(status).toBe(302);
    const url = new URL(headers.get("location") ?? "");
    expect(url.origin).toBe(server.google.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      access_type: "offline",
      prompt: "consent",
      response_type: "code",
      client_id: "google-client",
      redirect_uri: `${server.url}/auth/v1/callback`,
      scope: "openid email profile https://x.example/fit",
      code_challenge_method: "S256",
      state: expect.stringMatching(/^[0-9a-f-]{36}$/),
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    for (const name of ["response_mode", "request_uri", "redirect_to", "provider"]) expect(url.searchParams.has(name)).toBe(false);
  });

  test("coming back signs in to the same account, also under another address", async () => {
    const ada = person();
    server.google.next(ada);
    const first = await userOf((await server.signInWith("google")).fragment);
    server.google.next({ ...ada, email: "moved@example.com" });
    const second = await userOf((await server.signInWith("google")).fragment);
    expect(second.id).toBe(first.id);
    expect(second.email).toBe(ada.email);
    expect(second.identities?.[0]?.identity_data?.["email"]).toBe("moved@example.com");
  });

  test("the PKCE flow of the official client ends with a code that only it can exchange", async () => {
    const ada = person();
    server.google.next(ada);
    const client = server.pkceClient();
    const { data } = await client.auth.signInWithOAuth({
      provider: "google",
      options: { redirectTo: server.app, skipBrowserRedirect: true },
    });
    const { query, fragment } = await server.signInAt(data.url ?? "");
    expect(fragment.has("access_token")).toBe(false);
    const code = query.get("code") ?? "";
    const stolen = await server.call("POST", "/token?grant_type=pkce", { body: { auth_code: code, code_verifier: "x".repeat(43) } });
    expect([stolen.status, stolen.body["error_code"]]).toEqual([400, "bad_code_verifier"]);
    const exchanged = await client.auth.exchangeCodeForSession(code);
    expect(exchanged.error).toBeNull();
    expect(exchanged.data.user?.email).toBe(ada.email);
    expect(exchanged.data.session?.provider_token).toEqual(expect.any(String));
    expect(exchanged.data.session?.provider_refresh_token).toEqual(expect.any(String));
    const again = await server.call("POST", "/token?grant_type=pkce", { body: { auth_code: code, code_verifier: "x".repeat(43) } });
    expect([again.status, again.body["error_code"]]).toEqual([404, "flow_state_not_found"]);
  });

  test("Apple posts its answer, tells the name on the first sign-in only, and takes a signed token for the client's secret", async () => {
    const grace = person({ email_verified: "true" });
    server.apple.next(grace);
    const user = JSON.stringify({ name: { firstName: "Grace", lastName: "Swift" }, email: "somebody.else@example.com" });
    const first = await server.signInWith("apple", { formFields: { user } });
    const account = await userOf(first.fragment);
    expect(account).toMatchObject({ email: grace.email, app_metadata: { provider: "apple" }, user_metadata: { full_name: "Grace Swift" } });
    expect(await profileOf(account.id)).toEqual({ first_name: "Grace", last_name: "Swift" });
    const second = await userOf((await server.signInWith("apple")).fragment);
    expect(second.id).toBe(account.id);
    expect(second.identities?.[0]?.identity_data?.["full_name"]).toBe("Grace Swift");
    const { headers } = await server.call("GET", "/authorize?provider=apple&scopes=name%20email", { key: null, token: null });
    const asked = new URL(headers.get("location") ?? "").searchParams;
    expect([asked.get("response_mode"), asked.get("scope")]).toEqual(["form_post", "openid name email"]);
  });

  test.each([
    ["not json"],
    ["[]"],
    ['{"name":{"firstName":{"a":1},"lastName":"\\u0000"}}'],
    [`{"name":{"firstName":"${"x".repeat(5000)}"}}`],
  ])("a name that cannot be used is left out: %.40s", async (user) => {
    server.apple.next(person());
    const account = await userOf((await server.signInWith("apple", { formFields: { user } })).fragment);
    expect(account.user_metadata).not.toHaveProperty("full_name");
  });

  describe("an account with the same address", () => {
    const refused = { error: "access_denied", error_code: "email_exists" };

    test("that nobody has proved is neither taken over nor shared", async () => {
      const { session, email, client } = await server.signedUp();
      server.google.next(person({ email }));
      const { query, fragment } = await server.signInWith("google");
      expect(Object.fromEntries(query)).toMatchObject(refused);
      expect(fragment.has("access_token")).toBe(false);
      const { data } = await client.auth.getUser();
      expect(data.user?.identities).toHaveLength(1);
      expect((await server.signedIn(email)).session.user.id).toBe(session.user.id);
    });

    test("that was proved by mail is linked, and both ways lead to it", async () => {
      const { session, email } = await server.signedUp();
      await server.database.query(
        `update auth.identities set identity_data = identity_data || '{"email_verified": true}' where user_id = $1`,
        [session.user.id],
      );
      server.google.next(person({ email }));
      const user = await userOf((await server.signInWith("google")).fragment);
      expect(user.id).toBe(session.user.id);
      expect(user.app_metadata).toMatchObject({ provider: "email", providers: ["email", "google"] });
      expect((await server.signedIn(email)).session.user.id).toBe(user.id);
    });

    test("at the other provider is linked, because that one verified it", async () => {
      const ada = person();
      server.google.next(ada);
      const first = await userOf((await server.signInWith("google")).fragment);
      server.apple.next(person({ email: ada.email.toUpperCase() }));
      const second = await userOf((await server.signInWith("apple")).fragment);
      expect(second.id).toBe(first.id);
      expect(second.app_metadata["providers"]).toEqual(["google", "apple"]);
    });

    test("that was never confirmed goes to who proves the address, without the password of whoever planted it", async () => {
      const email = person().email;
      const planted = await server
        .client(server.serviceRoleKey)
        .auth.admin.createUser({ email, password: PASSWORD, user_metadata: { first_name: "Mallory" } });
      server.google.next(person({ email }));
      const user = await userOf((await server.signInWith("google")).fragment);
      expect(user.id).toBe(planted.data.user?.id);
      expect(user.identities?.map(({ provider }) => provider)).toEqual(["google"]);
      expect(user.user_metadata).not.toHaveProperty("first_name");
      expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("invalid_credentials");
    });

    test("two first sign-ins at once make one account", async () => {
      const ada = person();
      server.google.next(ada);
      const answers = await Promise.all([server.signInWith("google"), server.signInWith("google")]);
      const ids = await Promise.all(answers.map(async ({ fragment }) => (await userOf(fragment)).id));
      expect(new Set(ids).size).toBe(1);
    });
  });

  test.each([
    ["an address Google has not verified", { email_verified: false }, "provider_email_needs_verification"],
    ["no address", { email: undefined }, "email_address_not_provided"],
  ])("%s makes no account", async (_, claims, code) => {
    server.google.next(person(claims as Partial<ProviderAccount>));
    const { query, fragment } = await server.signInWith("google");
    expect(query.get("error_code")).toBe(code);
    expect(fragment.get("error_description")).toBe(query.get("error_description"));
    expect(fragment.has("access_token")).toBe(false);
  });

  test("a banned account stays out", async () => {
    const ada = person();
    server.google.next(ada);
    const user = await userOf((await server.signInWith("google")).fragment);
    await server.client(server.serviceRoleKey).auth.admin.updateUserById(user.id, { ban_duration: "1h" });
    expect((await server.signInWith("google")).query.get("error_code")).toBe("user_banned");
  });

  test("a visitor who changes their mind is told so at the app", async () => {
    for (const provider of ["google", "apple"] as const) {
      server[provider].next("denies");
      const { query, path } = await server.signInWith(provider);
      expect([path, Object.fromEntries(query)]).toEqual([
        "/auth/callback",
        { error: "access_denied", error_code: "access_denied", error_description: "The sign-in was cancelled" },
      ]);
    }
  });

  describe("what was tampered with is refused", () => {
    const start = async (change: (url: URL) => void) => {
      server.google.next(person());
      const { headers } = await server.call("GET", `/authorize?provider=google&redirect_to=${encodeURIComponent(server.app)}`, {
        key: null,
      });
      const url = new URL(headers.get("location") ?? "");
      change(url);
      return server.signInAt(url.href);
    };

    test.each([
      ["another nonce", "nonce", "0".repeat(64)],
      ["another code challenge", "code_challenge", "A".repeat(43)],
    ])("%s", async (_, name, value) => {
      const { query, fragment } = await start((url) => url.searchParams.set(name, value));
      expect(query.get("error_code")).toBe("unexpected_failure");
      expect(fragment.has("access_token")).toBe(false);
    });

    test.each([
      ["another issuer", { iss: "https://accounts.example" }],
      ["another audience", { aud: "another-client" }],
      ["several audiences and nobody it is for", { aud: ["google-client", "another-client"] }],
      ["an end that has passed", { exp: Math.floor(Date.now() / 1000) - 60 }],
      ["another nonce", { nonce: "0".repeat(64) }],
      ["nobody as its subject", { sub: undefined }],
    ])("an ID token with %s", async (_, claims) => {
      server.google.misstate(claims);
      const { query, fragment } = await start(() => undefined);
      server.google.misstate({});
      expect(query.get("error_code")).toBe("unexpected_failure");
      expect(fragment.has("access_token")).toBe(false);
      // Said anew and signed again, but the truth: what is refused above is what was changed.
      expect((await start(() => undefined)).fragment.has("access_token")).toBe(true);
      server.google.misstate(undefined);
    });

    test("an ID token that somebody else has signed", async () => {
      server.google.misstate({}, "somebody else");
      const { query, fragment } = await start(() => undefined);
      server.google.misstate(undefined);
      expect(query.get("error_code")).toBe("unexpected_failure");
      expect(fragment.has("access_token")).toBe(false);
    });

    test.each(["", "?code=x", "?code=x&state=y", `?code=x&state=${crypto.randomUUID()}`])(
      "a state that is none of ours: %s",
      async (search) => {
        const { status, headers } = await server.call("GET", `/callback${search}`, { key: null, token: null });
        expect(status).toBe(302);
        expect(headers.get("location")).toMatch(new RegExp(`^${server.url}/\\?error=invalid_request&error_code=bad_oauth_state&`));
      },
    );

    test("a state that was used, and one that is too old", async () => {
      server.google.next(person());
      const { headers } = await server.call("GET", "/authorize?provider=google", { key: null });
      const stopped = await walk(headers.get("location") ?? "", { until: (url) => url.pathname === "/auth/v1/callback" });
      const back = stopped.url.href.slice(`${server.url}/auth/v1`.length);
      const first = await server.call("GET", back, { key: null });
      expect(first.headers.get("location")).toContain("access_token");
      const replay = await server.call("GET", back, { key: null });
      expect(replay.headers.get("location")).toContain("bad_oauth_state");
      const { headers: later } = await server.call("GET", "/authorize?provider=google", { key: null });
      const late = await walk(later.get("location") ?? "", { until: (url) => url.pathname === "/auth/v1/callback" });
      server.passSeconds(601);
      const answer = await server.call("GET", late.url.href.slice(`${server.url}/auth/v1`.length), { key: null });
      expect(answer.headers.get("location")).toContain("bad_oauth_state");
    });

    test("an address that is not ours never gets the tokens", async () => {
      server.google.next(person());
      const { path, fragment } = await server.signInAt(`${server.url}/auth/v1/authorize?provider=google&redirect_to=https://evil.example/`);
      expect(path).toBe("/");
      expect(fragment.has("access_token")).toBe(true);
    });
  });

  test("the code of one flow is of no use in another", async () => {
    server.google.next(person());
    const begin = async () => (await server.call("GET", "/authorize?provider=google", { key: null })).headers.get("location") ?? "";
    const [mine, theirs] = [await begin(), await begin()];
    const stopped = await walk(theirs, { until: (url) => url.pathname === "/auth/v1/callback" });
    stopped.url.searchParams.set("state", new URL(mine).searchParams.get("state") ?? "");
    const { headers } = await server.call("GET", stopped.url.href.slice(`${server.url}/auth/v1`.length), { key: null });
    expect(headers.get("location")).toContain("unexpected_failure");
  });

  test("other providers are not enabled, and settings tell which are", async () => {
    for (const name of ["facebook", "", "__proto__"]) {
      const { status, body } = await server.call("GET", `/authorize?provider=${name}`, { key: null, token: null });
      expect([status, body["error_code"], body["msg"]]).toEqual([
        400,
        "validation_failed",
        "Unsupported provider: provider is not enabled",
      ]);
    }
    expect((await server.call("GET", "/settings")).body["external"]).toMatchObject({ google: true, apple: true, email: true });
  });

  test("one network address can begin only so many", async () => {
    const strict = await startAuthServer({ RATE_LIMIT_ATTEMPTS: "2" });
    const begin = async () => (await strict.call("GET", "/authorize?provider=google", { key: null })).status;
    expect([await begin(), await begin(), await begin()]).toEqual([400, 400, 302]);
    await strict.close();
  });

  test("a second factor is still asked for", async () => {
    const ada = person();
    server.google.next(ada);
    const { fragment } = await server.signInWith("google");
    const client = server.client();
    await client.auth.setSession({ access_token: fragment.get("access_token") ?? "", refresh_token: fragment.get("refresh_token") ?? "" });
    await protectedByFactor(server, client);
    const again = await server.signInWith("google");
    expect(decodeJwt(again.fragment.get("access_token") ?? "")["aal"]).toBe("aal1");
    expect((await userOf(again.fragment)).factors).toMatchObject([{ status: "verified" }]);
  });

  describe("adding a way to sign in", () => {
    const link = async (client: SupabaseClient) => {
      const { query } = await server.linkGoogle(client);
      return client.auth.exchangeCodeForSession(query.get("code") ?? "");
    };

    test("links an identity of any address, and removes it again, but never the last", async () => {
      const { client, session, email } = await server.signedUpWithVerifier();
      server.google.next(person());
      const linked = await link(client);
      expect(linked.data.user?.id).toBe(session.user.id);
      expect(linked.data.session?.provider_token).toEqual(expect.any(String));
      server.google.next({ sub: `person-${people}`, email: "x@example.com", email_verified: true });
      expect((await userOf((await server.signInWith("google")).fragment)).id).toBe(session.user.id);

      const { data } = await client.auth.getUserIdentities();
      const [mail, google] = data?.identities ?? [];
      expect([mail?.provider, google?.provider]).toEqual(["email", "google"]);
      expect((await client.auth.unlinkIdentity(google!)).error).toBeNull();
      expect((await client.auth.getUser()).data.user?.app_metadata["providers"]).toEqual(["email"]);
      expect((await client.auth.unlinkIdentity(mail!)).error).toMatchObject({ status: 422, code: "single_identity_not_deletable" });
      expect((await server.signedIn(email)).session.user.id).toBe(session.user.id);
    });

    test.each<[string, (thief: SupabaseClient, email: string) => Promise<unknown>]>([
      ["signed out", (thief) => thief.auth.signOut({ scope: "global" })],
      ["ended on another device", async (_, email) => (await server.signedIn(email)).client.rpc("end_other_sessions").throwOnError()],
      [
        "ended by a new password",
        async (_, email) => {
          const { client } = await server.signedIn(email);
          expect((await client.auth.updateUser({ password: "a better passphrase", current_password: PASSWORD })).error).toBeNull();
        },
      ],
    ])("adds nothing for a session that was %s meanwhile", async (_, end) => {
      const { client: thief, email, session } = await server.signedUpWithVerifier();
      server.google.next(person());
      const options = { redirectTo: server.app, skipBrowserRedirect: true };
      const { data } = await thief.auth.linkIdentity({ provider: "google", options });
      await end(thief, email);
      const { query, fragment } = await server.signInAt(data?.url ?? "");
      expect([query.has("error_code"), fragment.has("access_token")]).toEqual([true, false]);
      const identities = await server.database.query("select provider from auth.identities where user_id = $1", [session.user.id]);
      expect(identities).toEqual([{ provider: "email" }]);
    });

    test("takes the password away with the e-mail identity", async () => {
      const { client, email } = await server.signedUpWithVerifier();
      server.google.next(person());
      await link(client);
      const { data } = await client.auth.getUserIdentities();
      expect((await client.auth.unlinkIdentity(data!.identities[0]!)).error).toBeNull();
      expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("invalid_credentials");
    });

    test("refuses an identity that has an owner, and a visitor", async () => {
      const ada = person();
      server.google.next(ada);
      await server.signInWith("google");
      const { client } = await server.signedUpWithVerifier();
      expect((await server.linkGoogle(client)).query.get("error_code")).toBe("identity_already_exists");
      const visitor = await server.call("GET", "/user/identities/authorize?provider=google", { token: null });
      expect([visitor.status, visitor.body["error_code"]]).toEqual([401, "no_authorization"]);
      const unknown = await server.call("DELETE", `/user/identities/${crypto.randomUUID()}`, { token: null });
      expect(unknown.status).toBe(401);
    });
  });

  test("that a provider is down is told at the app, and ends no session that began there", async () => {
    const down = await startProviderServer();
    down.apple.next(person());
    const begunThere = (await down.signInWith("apple")).fragment;
    await Promise.all([down.google.close(), down.apple.close()]);
    const { query, path } = await down.signInWith("google");
    expect([path, query.get("error"), query.get("error_code")]).toEqual(["/auth/callback", "server_error", "unexpected_failure"]);
    expect(query.get("error_description")).toBe("Unable to sign in with google, please try again later");
    // A session that began there is ours from then on.
    const refresh_token = begunThere.get("refresh_token");
    expect((await down.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token } })).status).toBe(200);
    await down.close();
  });
});
