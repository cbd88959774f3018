import type { NewAccount } from "../model/new-account.ts";
import { callbackAddress } from "./confirm-email.ts";
import { loadSignIn } from "./sign-in.ts";

/**
 * Creates the account, with a code challenge: the server keeps the password only for the browser that signed up, because others can sign up
 * with this address too. A server that needs no confirmed address answers with a session, and the person is signed in. Returns whether the
 * address must be confirmed first; an address that has an account then looks the same.
 */
export async function signUp({ firstName, lastName, email, password }: NewAccount): Promise<{ readonly mustConfirm: boolean }> {
  const [{ signingIn }, { finishSignIn }] = await loadSignIn();
  const { data, error } = await signingIn.signUp({
    email,
    password,
    options: { data: { first_name: firstName, last_name: lastName }, emailRedirectTo: callbackAddress() },
  });
  if (error) throw error;
  if (data.session !== null) await finishSignIn(data.session);
  return { mustConfirm: data.session === null };
}
