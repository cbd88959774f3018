import type { SecondFactors } from "#backend/auth/finish-sign-in.ts";
import { loadSignIn } from "./sign-in.ts";

export type { SecondFactors };

/** What completes a sign-in: six digits of an authenticator app, or a security key. */
export type SecondFactorProof = { readonly code: string } | { readonly factorId: string };

/** Completes the sign-in of this tab. */
export async function proveSecondFactor(proof: SecondFactorProof): Promise<void> {
  const [{ signingIn }, { finishSignIn, proveSecondFactor: proveCode, proveSecurityKey }] = await loadSignIn();
  await finishSignIn("code" in proof ? await proveCode(signingIn, proof.code) : await proveSecurityKey(signingIn, proof.factorId));
}

/** What the sign-in of this tab can be completed with. */
export async function getSecondFactors(): Promise<SecondFactors> {
  const [{ signingIn }, { getSecondFactors: getFactors }] = await loadSignIn();
  return getFactors(signingIn);
}

/** Back to the beginning: the password that was right is forgotten. */
export async function abandonSignIn(): Promise<void> {
  const [, { abandonSignIn: abandon }] = await loadSignIn();
  await abandon();
}
