import type { RecoveryTokens } from "../model/recovery-link.ts";
import { forgetRecovery } from "../model/recovery-link.ts";
import { getOtherWaysIn, type WayIn } from "./other-ways-in.ts";
import type { SecondFactorProof, SecondFactors } from "./prove-second-factor.ts";
import { loadSignIn } from "./sign-in.ts";

export type ResetResult = { readonly waysIn: readonly WayIn[] } | "link-expired" | "awaits-code";

/**
 * Sets the new password with the session the link gave, which ends all others of the account. That one goes on until `finishReset`, so that the other
 * ways into the account can be removed with it. `awaits-code`: the account has a second factor; call again with a proof. Throws what the server says.
 */
export async function resetPassword(tokens: RecoveryTokens, password: string, proof?: SecondFactorProof): Promise<ResetResult> {
  const [{ byMail, browserSession }, { proveSecondFactor, proveSecurityKey }] = await loadSignIn();
  const recovery = await byMail.setSession({ access_token: tokens.accessToken, refresh_token: tokens.refreshToken });
  if (recovery.error !== null) {
    if (recovery.error.name === "AuthRetryableFetchError") throw recovery.error;
    forgetRecovery();
    return "link-expired";
  }
  if (proof !== undefined) await ("code" in proof ? proveSecondFactor(byMail, proof.code) : proveSecurityKey(byMail, proof.factorId));
  const { error } = await byMail.updateUser({ password });
  if (error?.code === "insufficient_aal") return "awaits-code";
  if (error) throw error;
  forgetRecovery();
  // Whoever was signed in here: the sign-in screen that follows must not lead past the new password.
  await browserSession.signOut({ scope: "local" });
  // The password is set, whether these can be listed or not.
  return { waysIn: await getOtherWaysIn(byMail).catch(() => []) };
}

/** Ends the session that the link gave: the person signs in with the new password. */
export async function finishReset(): Promise<void> {
  const [{ byMail }] = await loadSignIn();
  await byMail.signOut({ scope: "local" });
}

/** What a reset that awaits a second factor can be completed with. */
export async function getResetFactors(): Promise<SecondFactors> {
  const [{ byMail }, { getSecondFactors }] = await loadSignIn();
  return getSecondFactors(byMail);
}

/** A link that was asked for with a code challenge brings a code; only the browser that asked can exchange it. Undefined when it cannot. */
export async function exchangeRecoveryCode(code: string): Promise<RecoveryTokens | undefined> {
  const [{ signingIn }] = await loadSignIn();
  const { data, error } = await signingIn.exchangeCodeForSession(code);
  if (error?.name === "AuthRetryableFetchError") throw error;
  if (error) return undefined;
  return { accessToken: data.session.access_token, refreshToken: data.session.refresh_token };
}
