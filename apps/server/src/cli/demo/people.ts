import { randomBytes } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database as Rows } from "@ironpace/contract";

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface SignedIn {
  readonly userId: string;
  readonly client: SupabaseClient<Rows>;
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
  const client = createClient<Rows>(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data, error } = await client.auth.signUp({ email, password, options: { data: { first_name: firstName, last_name: lastName } } });
  if (error) throw error;
  if (!data.user) throw new Error(`${email} could not be signed up`);
  return { userId: data.user.id, client };
}
