import { createClient, type Session, type SupabaseClient } from "@supabase/supabase-js";
import { startServer } from "#support/start-server.ts";

export const PASSWORD = "correct horse battery";

export interface Call {
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly text?: string;
  /** Bearer token; the API key unless given. `null`: no Authorization header. */
  readonly token?: string | null;
  /** API key; the publishable one unless given. `null`: none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON body; `{}` when there is none. */
  readonly body: Readonly<Record<string, unknown>>;
}

export type AuthServer = Awaited<ReturnType<typeof startAuthServer>>;

/** A server with a clock that the test moves, the official client on it, and plain requests for what the client would not send. */
export async function startAuthServer(environment: Readonly<Record<string, string>> = {}) {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const server = await startServer({ clock: now, environment });
  const { url, anonKey } = server;
  let accounts = 0;

  const client = (key: string = anonKey): SupabaseClient =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } });

  return {
    ...server,
    client,
    /** A client that sends this access token, whatever became of its session. */
    asUser: (token: string): SupabaseClient => createClient(url, anonKey, { accessToken: async () => token }),
    /** A client that ends its flows with a code, as a server-side app does; its verifier stays in memory. */
    pkceClient(): SupabaseClient {
      const stored = new Map<string, string>();
      const storage = {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      };
      return createClient(url, anonKey, { auth: { flowType: "pkce", storage, autoRefreshToken: false, detectSessionInUrl: false } });
    },
    now,
    /** Moves the server's clock; it never goes back. */
    passSeconds(seconds: number): void {
      ahead += seconds * 1000;
    },
    newEmail: (): string => `athlete${(accounts += 1)}@example.com`,
    async call(method: string, path: string, { body, text, token, key = anonKey, headers }: Call = {}): Promise<Answer> {
      const authorization = token === undefined ? key : token;
      const response = await fetch(`${url}/auth/v1${path}`, {
        method,
        redirect: "manual",
        headers: {
          ...(key !== null && { apikey: key }),
          ...(authorization !== null && { Authorization: `Bearer ${authorization}` }),
          "Content-Type": "application/json",
          ...headers,
        },
        ...(text !== undefined ? { body: text } : body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer = await response.text();
      return { status: response.status, headers: response.headers, body: answer === "" ? {} : (JSON.parse(answer) as Answer["body"]) };
    },
    /** A new account, signed in through the official client. */
    async signedUp(): Promise<{ client: SupabaseClient; session: Session; email: string }> {
      const fresh = client();
      const email = `athlete${(accounts += 1)}@example.com`;
      const { data, error } = await fresh.auth.signUp({
        email,
        password: PASSWORD,
        options: { data: { first_name: "Ada", last_name: "Runner" } },
      });
      if (error) throw error;
      if (!data.session) throw new Error("sign-up gave no session");
      return { client: fresh, session: data.session, email };
    },
    /** The same account on another device. */
    async signedIn(email: string): Promise<{ client: SupabaseClient; session: Session }> {
      const device = client();
      const { data, error } = await device.auth.signInWithPassword({ email, password: PASSWORD });
      if (error) throw error;
      return { client: device, session: data.session };
    },
  };
}
