export interface RecoveryTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** What a reset link brought: tokens, a code to exchange for them (PKCE), or nothing that can be used. */
export type RecoveryLink =
  | { readonly kind: "tokens"; readonly tokens: RecoveryTokens }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "invalid" };

const KEY = "ironpace-recovery";

/**
 * Reads the address, which counts only with `type=recovery` in its fragment. The tokens move from there into this tab's storage, so that they
 * do not stay in the history; the fragment keeps its `type`, so that the page can be loaded again. Reading twice gives the same.
 */
export function readRecoveryLink(): RecoveryLink {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const code = new URLSearchParams(location.search).get("code");
  if (code !== null) return { kind: "code", code };
  if (fragment.get("type") !== "recovery") return { kind: "invalid" };
  const tokens = { accessToken: fragment.get("access_token") ?? "", refreshToken: fragment.get("refresh_token") ?? "" };
  if (tokens.accessToken !== "" && tokens.refreshToken !== "") keepRecovery(tokens);
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? { kind: "invalid" } : { kind: "tokens", tokens: JSON.parse(kept) as RecoveryTokens };
}

export function keepRecovery(tokens: RecoveryTokens): void {
  sessionStorage.setItem(KEY, JSON.stringify(tokens));
  history.replaceState(history.state, "", `${location.pathname}#type=recovery`);
}

export function forgetRecovery(): void {
  sessionStorage.removeItem(KEY);
}
