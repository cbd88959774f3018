import type { SignInStep } from "#backend/auth/finish-sign-in.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Throws what the server says; `isUnconfirmed` tells the one that a mail can solve. */
export async function signIn(credentials: Credentials): Promise<SignInStep> {
  const [{ signingIn }, { finishSignIn }] = await loadSignIn();
  const { data, error } = await signingIn.signInWithPassword(credentials);
  if (error) throw error;
  if (data.session === null) throw new Error("Session could not be established after login");
  return finishSignIn(data.session);
}

/** The password is right, but nobody has opened the mail that was sent to the address. */
export function isUnconfirmed(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "email_not_confirmed";
}

/** What a sign-in needs, in one request, once the one before has ended. */
export async function loadSignIn() {
  const modules = await Promise.all([import("#backend/auth/auth-clients.ts"), import("#backend/auth/finish-sign-in.ts")]);
  await modules[1].waitForAbandonedSignIn();
  return modules;
}
