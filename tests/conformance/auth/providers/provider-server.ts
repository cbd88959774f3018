import type { SupabaseClient } from "@supabase/supabase-js";
import { exportPKCS8, exportSPKI, generateKeyPair } from "jose";
import { freePort } from "#support/postgres.ts";
import { type OpenIdProvider, startOpenIdProvider } from "#support/services/openid-provider.ts";
import { walk, type WalkOptions } from "#support/cookie-browser.ts";
import { type AuthServer, startAuthServer } from "../auth-server.ts";

export interface ProviderServer extends AuthServer {
  readonly google: OpenIdProvider;
  readonly apple: OpenIdProvider;
  /** Where the browser app is. */
  readonly app: string;
  /** Follows a sign-in address until the browser is back at the app: what the app finds in the query and in the fragment. */
  signInAt(address: string, options?: WalkOptions): Promise<{ query: URLSearchParams; fragment: URLSearchParams; path: string }>;
  /** Adds Google to the account, with a client that keeps a code verifier (`pkceClient`): the address it comes back to. */
  linkGoogle(client: SupabaseClient): ReturnType<ProviderServer["signInAt"]>;
  /** Somebody new, signed in with such a client. */
  signedUpWithVerifier(): ReturnType<AuthServer["signedUp"]>;
  /** The same from the beginning, in the implicit flow. */
  signInWith(provider: "google" | "apple", options?: WalkOptions): ReturnType<ProviderServer["signInAt"]>;
}

/** A server that lets people sign in with a Google and an Apple of our own, which are real OpenID providers on loopback. */
export async function startProviderServer(environment: Readonly<Record<string, string>> = {}): Promise<ProviderServer> {
  const port = await freePort();
  const redirectUri = `http://127.0.0.1:${port}/auth/v1/callback`;
  const key = await generateKeyPair("ES256", { extractable: true });
  const secret = { publicKey: await exportSPKI(key.publicKey), keyId: "KEY1234567", teamId: "TEAM123456" };
  const google = await startOpenIdProvider({ id: "google-client", redirectUri, secret: "google-secret" });
  const apple = await startOpenIdProvider({ id: "com.example.web", redirectUri, secret });
  const server = await startAuthServer({
    PORT: String(port),
    GOOGLE_CLIENT_ID: "google-client, google-app",
    GOOGLE_CLIENT_SECRET: "google-secret",
    GOOGLE_ISSUER_URL: google.issuer,
    APPLE_CLIENT_ID: "com.example.web",
    APPLE_TEAM_ID: secret.teamId,
    APPLE_KEY_ID: secret.keyId,
    APPLE_PRIVATE_KEY: (await exportPKCS8(key.privateKey)).replaceAll("\n", "\\n"),
    APPLE_ISSUER_URL: apple.issuer,
    ...environment,
  });
  const app = `${server.url}/auth/callback`;
  const signInAt: ProviderServer["signInAt"] = async (address, options) => {
    const { url } = await walk(address, {
      ...options,
      until: (next) => next.origin === server.url && !next.pathname.startsWith("/auth/v1/"),
    });
    return { query: url.searchParams, fragment: new URLSearchParams(url.hash.slice(1)), path: url.pathname };
  };
  return {
    ...server,
    google,
    apple,
    app,
    signInAt,
    async linkGoogle(client) {
      const options = { redirectTo: app, skipBrowserRedirect: true };
      const { data, error } = await client.auth.linkIdentity({ provider: "google", options });
      if (error) throw error;
      return signInAt(data?.url ?? "");
    },
    async signedUpWithVerifier() {
      const { session, email } = await server.signedUp();
      const client = server.pkceClient();
      await client.auth.setSession(session);
      return { client, session, email };
    },
    signInWith: (provider, options) =>
      signInAt(`${server.url}/auth/v1/authorize?provider=${provider}&redirect_to=${encodeURIComponent(app)}`, options),
    async close() {
      await Promise.all([server.close(), google.close(), apple.close()]);
    },
  };
}
