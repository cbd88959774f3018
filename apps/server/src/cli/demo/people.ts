import { randomBytes } from "node:crypto";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database as Rows } from "@ironpace/contract";

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface SignedIn {
  readonly userId: string;
  readonly client: PostgrestClient<Rows, { PostgrestVersion: "12" }>;
  /** Calls a server function and returns its answer. Rejects when that is an error. */
  readonly invoke: <Answer>(name: string, body: unknown) => Promise<Answer>;
}

const person = (firstName: string, lastName: string): Person => ({
  email: `${firstName}.${lastName}@demo.ironpace.test`.toLowerCase(),
  // New with every demo: these accounts are valid nowhere else.
  password: randomBytes(9).toString("base64url"),
  firstName,
  lastName,
});

export const demoPeople = () => ({ athlete: person("Lena", "Brandt"), coach: person("Jonas", "Weber"), admin: person("Mara", "Silva") });

/** Signs a person up through the front door. */
export async function signUp({ email, password, firstName, lastName }: Person, url: string, anonKey: string): Promise<SignedIn> {
  const { access_token, user } = await post<{ readonly access_token: string; readonly user: { readonly id: string } }>(
    `${url}/auth/v1/signup`,
    { apikey: anonKey },
    { email, password, data: { first_name: firstName, last_name: lastName } },
  );
  const headers = { apikey: anonKey, authorization: `Bearer ${access_token}` };
  return {
    userId: user.id,
    client: new PostgrestClient(`${url}/rest/v1`, { headers }),
    invoke: (name, body) => post(`${url}/functions/v1/${name}`, headers, body),
  };
}

async function post<Answer>(address: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<Answer> {
  const response = await fetch(address, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
