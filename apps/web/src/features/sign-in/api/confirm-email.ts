import type { Session } from "@supabase/auth-js";
import type { AuthApi } from "#backend/auth/auth-clients.ts";
import { loadSignIn } from "./sign-in.ts";

/** Where the links of mails lead that sign somebody in. */
export const callbackAddress = (): string => `${location.origin}/auth/callback`;

/** What the person has typed here before the code: the server forgets what came from a browser that it does not know. */
export interface TypedAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The code of the confirmation mail; signs in, as its link would, and sets password and name anew. Throws for a wrong or an old one. */
export async function confirmEmail({ email, password, firstName, lastName }: TypedAccount, code: string): Promise<void> {
  const [{ signingIn }, { finishSignIn }] = await loadSignIn();
  const { data, error } = await signingIn.verifyOtp({ email, token: code, type: "signup" });
  if (error) throw error;
  if (data.session === null) throw new Error("Session could not be established after login");
  const names = { ...(firstName && { first_name: firstName }), ...(lastName && { last_name: lastName }) };
  const { error: refusal } = await signingIn.updateUser({ password, data: names });
  // The server has kept the password, as one that does not distrust sign-ups does.
  if (refusal && refusal.code !== "same_password" && refusal.code !== "current_password_required") throw refusal;
  await finishSignIn(await currentSession(signingIn, data.session));
}

/** With the changed user in it. */
async function currentSession(client: AuthApi, session: Session): Promise<Session> {
  return (await client.getSession()).data.session ?? session;
}

/** Sends the confirmation mail again. Throws when that is too soon. */
export async function resendConfirmation(email: string): Promise<void> {
  const [{ byMail }] = await loadSignIn();
  const { error } = await byMail.resend({ email, type: "signup", options: { emailRedirectTo: callbackAddress() } });
  if (error) throw error;
}
