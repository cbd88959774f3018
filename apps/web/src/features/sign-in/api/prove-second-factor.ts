import { loadSignIn } from "./sign-in.ts";

/** Completes the sign-in of this tab with six digits of an authenticator app. */
export async function proveSecondFactor(code: string): Promise<void> {
  const [{ signingIn }, { finishSignIn, proveSecondFactor: prove }] = await loadSignIn();
  await finishSignIn(await prove(signingIn, code));
}

/** Back to the beginning: the password that was right is forgotten. */
export async function abandonSignIn(): Promise<void> {
  const [, { abandonSignIn: abandon }] = await loadSignIn();
  await abandon();
}
