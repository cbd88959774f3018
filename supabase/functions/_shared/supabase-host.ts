import { AI_VARIABLES, areWholeAiSettings, languageModels } from "@ironpace/coaching";
import type { FunctionCaller, FunctionHost, FunctionLog, LanguageModels } from "@ironpace/coaching";
import type { Database } from "@ironpace/contract";
import { PostgrestClient } from "@supabase/postgrest-js";

/** The part of the runtime that is used here. */
declare const Deno: { readonly env: { get(name: string): string | undefined } };

/** A Supabase project as the host of the functions, by the variables that every edge function has. */
export function supabaseHost(): FunctionHost {
  const url = setting("SUPABASE_URL");
  const key = setting("SUPABASE_ANON_KEY");
  const models = projectModels();
  const secretKey = Deno.env.get("SUPABASE_SERVICE_ROLE_KEY");
  return {
    callerOf: (authorization) => callerOf(authorization, url, key),
    contextOf: (userId, authorization) => ({
      userId,
      data: new PostgrestClient<Database>(`${url}/rest/v1`, { headers: { apikey: key, authorization } }),
      ...(secretKey && {
        projectData: new PostgrestClient<Database>(`${url}/rest/v1`, {
          headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
        }),
      }),
      today: new Date().toISOString().slice(0, 10),
      log,
      ...models,
    }),
    visitorContext: () => ({
      data: new PostgrestClient<Database>(`${url}/rest/v1`, { headers: { apikey: key, authorization: `Bearer ${key}` } }),
      log,
    }),
  };
}

/** Asked of the auth service, so that a token of a session that has ended is none, whatever the project signs with. */
async function callerOf(authorization: string, url: string, key: string): Promise<FunctionCaller> {
  if (authorization === `Bearer ${key}`) return { kind: "visitor" };
  const response = await fetch(`${url}/auth/v1/user`, { headers: { apikey: key, authorization }, redirect: "error" });
  const user = (await response.json().catch(() => undefined)) as { readonly id?: string } | undefined;
  return response.ok && user?.id !== undefined ? { kind: "user", userId: user.id } : { kind: "unknown" };
}

/** The language model of the project's secrets, under the names of .env.example; half of them are none. */
function projectModels(): LanguageModels | undefined {
  const settings = Object.fromEntries(AI_VARIABLES.map((name) => [name, Deno.env.get(name) || undefined]).filter(([, value]) => value));
  if (Object.keys(settings).length === 0) return undefined;
  if (areWholeAiSettings(settings)) return languageModels(settings, Number(Deno.env.get("AI_TIMEOUT_SECONDS") || "20") * 1000);
  log.error({ variables: AI_VARIABLES }, "The language model is not configured: a variable is missing or not known");
  return undefined;
}

function setting(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

/** One line of JSON per entry, as the log of the project shows them. */
const log: FunctionLog = {
  info: (fields, message) => write({ level: "info", message, ...fields }),
  error: (fields, message) => write({ level: "error", message, ...plain(fields) }),
};

function write(entry: object): void {
  // The log of an edge function is its console.
  // oxlint-disable-next-line no-console
  console.log(JSON.stringify(entry));
}

/** An error is no plain data: JSON would lose it. */
function plain(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value instanceof Error ? (value.stack ?? value.message) : value]),
  );
}
