import type { NewAccount } from "../model/new-account.ts";
import { callbackAddress } from "./confirm-email.ts";

/**
 * With a code challenge: the server keeps the password only for the browser that signed up, because others can sign up with this address too. Creates the account; the person signs in afterwards. A server that needs no confirmed address answers with a session,
 * which is ended at once. Returns whether the address must be confirmed first; an address that has an account then looks the same.
 */
export async function signUp({ firstName, lastName, email, password }: NewAccount): Promise<{ readonly mustConfirm: boolean }> {
  const { signingIn } = await import("../../../backend/auth/auth-clients.ts");
  const { data, error } = await signingIn.signUp({
    email,
    password,
    options: { data: { first_name: firstName, last_name: lastName }, emailRedirectTo: callbackAddress() },
  });
  if (error) throw error;
  if (data.session !== null) await signingIn.signOut({ scope: "local" });
  return { mustConfirm: data.session === null };
}
