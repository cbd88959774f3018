import type { SignInStep } from "#backend/auth/finish-sign-in.ts";
import { isDismissed } from "#backend/auth/is-dismissed.ts";
import { loadSignIn } from "./sign-in.ts";

/** Lets the browser ask for a passkey of this site. Undefined when the athlete dismisses its question. Throws what the server says. `onChosen`: before the session is kept. */
export async function signInWithPasskey(
  options: { readonly signal?: AbortSignal; readonly isOffered?: boolean; readonly onChosen?: () => void } = {},
): Promise<SignInStep | undefined> {
  const [{ signingIn }, { finishSignIn }] = await loadSignIn();
  const { data, error } = await signingIn.signInWithPasskey({
    options: { ...(options.signal && { signal: options.signal }), ...(options.isOffered && { mediation: "conditional" as const }) },
  });
  if (error) {
    if (isDismissed(error)) return undefined;
    throw error;
  }
  if (data.session === null) throw new Error("Session could not be established after login");
  options.onChosen?.();
  return finishSignIn(data.session);
}

/** Whether the browser can offer passkeys among the suggestions of a field. */
export async function canOfferPasskeys(): Promise<boolean> {
  return "PublicKeyCredential" in window && (await PublicKeyCredential.isConditionalMediationAvailable?.());
}
