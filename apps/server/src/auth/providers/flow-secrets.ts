import type { Identity } from "#identity/identity.ts";
import type { ProviderFlow } from "./provider.ts";

/** Nonce and verifier belong to the state: only this installation can tell them from it, and so they need not be stored. */
export function flowSecrets(state: string, identity: Pick<Identity, "keyedHash">): ProviderFlow {
  return { state, nonce: identity.keyedHash(state, "provider nonce"), codeVerifier: identity.keyedHash(state, "provider code verifier") };
}
