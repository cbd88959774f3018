import { readFile } from "node:fs/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { startServer } from "#support/start-server.ts";

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON body; undefined when there is none. */
  readonly body: unknown;
}

export interface RawRequest {
  readonly method?: string;
  /** Sent as JSON; a string goes as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** API key; the secret one unless given. */
  readonly key?: string;
}

export interface Member {
  readonly id: string;
  readonly accessToken: string;
  readonly client: SupabaseClient;
}

export type Library = Awaited<ReturnType<typeof startLibrary>>;

const OPTIONS = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

/** A server with the tables of `fixtures.sql`, the official client in its roles, and plain requests for what the client would not send. */
export async function startLibrary() {
  let ahead = 0;
  const server = await startServer({ clock: () => new Date(Date.now() + ahead) });
  const fixtures = await readFile(new URL("fixtures.sql", import.meta.url), "utf8");
  await server.database.query(`do $fixture$ begin ${fixtures} end $fixture$`);
  await server.reloadSchema();
  const { url, anonKey, serviceRoleKey } = server;

  return {
    ...server,
    /** Past row-level security. */
    service: createClient(url, serviceRoleKey, OPTIONS),
    anonymous: createClient(url, anonKey, OPTIONS),
    passSeconds(seconds: number): void {
      ahead += seconds * 1000;
    },
    /** Somebody who has just signed up. */
    async member(name: string): Promise<Member> {
      const client = createClient(url, anonKey, OPTIONS);
      const { data, error } = await client.auth.signUp({ email: `${name}@example.com`, password: "correct horse battery" });
      if (error) throw error;
      if (!data.session) throw new Error("sign-up gave no session");
      return { id: data.session.user.id, accessToken: data.session.access_token, client };
    },
    /** @param path below `/rest/v1/`, as it goes over the wire */
    async raw(path: string, { method = "GET", body, headers = {}, key = serviceRoleKey }: RawRequest = {}): Promise<Reply> {
      const sent = typeof body === "string" ? body : body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body);
      const response = await fetch(`${url}/rest/v1/${path}`, {
        method,
        headers: { apikey: key, "Content-Type": "application/json", ...headers },
        ...(body === undefined ? {} : { body: sent }),
      });
      const text = await response.text();
      const isJson = response.headers.get("Content-Type")?.includes("json") === true && text !== "";
      return { status: response.status, headers: response.headers, text, body: isJson ? (JSON.parse(text) as unknown) : undefined };
    },
  };
}
