import { loadSignIn } from "./sign-in.ts";

/** Where the links of mails lead that sign somebody in. */
export const callbackAddress = (): string => `${location.origin}/auth/callback`;

/** The code of the confirmation mail; signs in, as its link would. Throws for a wrong or an old one. */
export async function confirmEmail(email: string, code: string): Promise<void> {
  const [{ signingIn }, { finishSignIn }] = await loadSignIn();
  const { data, error } = await signingIn.verifyOtp({ email, token: code, type: "signup" });
  if (error) throw error;
  if (data.session === null) throw new Error("Session could not be established after login");
  await finishSignIn(data.session);
}

/** Sends the confirmation mail again. Throws when that is too soon. */
export async function resendConfirmation(email: string): Promise<void> {
  const [{ byMail }] = await loadSignIn();
  const { error } = await byMail.resend({ email, type: "signup", options: { emailRedirectTo: callbackAddress() } });
  if (error) throw error;
}
