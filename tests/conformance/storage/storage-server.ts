import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { startServer, type TestServer } from "#support/start-server.ts";

export interface Person {
  readonly id: string;
  readonly token: string;
  readonly client: SupabaseClient;
}

export interface StorageServer extends TestServer {
  readonly admin: Person;
  readonly athlete: Person;
  readonly coach: Person;
  readonly visitor: SupabaseClient;
  readonly service: SupabaseClient;
  /** Another account, with a role if one is named. */
  person(role?: "admin" | "coach"): Promise<Person>;
  /** A request as the client would not send it; with the API key and, unless told, the administrator's token. */
  raw(
    method: string,
    path: string,
    init?: { token?: string | null; headers?: Record<string, string>; body?: BodyInit | null },
  ): Promise<Response>;
  /** Names of all files the server keeps. */
  files(): string[];
  passSeconds(seconds: number): void;
}

/** A server with an administrator, a coach and an athlete, and its files on disk. */
export async function startStorageServer(environment: Readonly<Record<string, string>> = {}): Promise<StorageServer> {
  let ahead = 0;
  const server = await startServer({ environment: { ...environment }, clock: () => new Date(Date.now() + ahead) });
  const { url, anonKey, serviceRoleKey } = server;
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  let accounts = 0;

  const person = async (role?: "admin" | "coach"): Promise<Person> => {
    const client = createClient(url, anonKey, { auth });
    const { data } = await client.auth.signUp({ email: `person${(accounts += 1)}@example.com`, password: "correct horse battery" });
    const id = data.user?.id ?? "";
    if (role) await server.database.query("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role]);
    return { id, client, token: data.session?.access_token ?? "" };
  };
  const admin = await person("admin");

  return {
    ...server,
    admin,
    coach: await person("coach"),
    athlete: await person(),
    visitor: createClient(url, anonKey, { auth }),
    service: createClient(url, serviceRoleKey, { auth }),
    person,
    raw(method, path, { token = admin.token, headers = {}, body = null } = {}) {
      const known = { apikey: anonKey, ...(token && { Authorization: `Bearer ${token}` }), ...headers };
      const init: RequestInit = { method, headers: known, body };
      return fetch(`${url}/storage/v1/${path}`, init);
    },
    files: () => filesBelow(join(server.dataDir, "storage")),
    passSeconds(seconds) {
      ahead += seconds * 1000;
    },
  };
}

function filesBelow(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  } catch {
    return [];
  }
}
