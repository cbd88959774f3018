import type { AuthSettings } from "../dependencies.ts";

/** The address a mail points to: it proves the mailbox and then leads on to `redirectTo`. */
export function verifyLink(
  { apiUrl }: Pick<AuthSettings, "apiUrl">,
  { token, type, redirectTo }: { readonly token: string; readonly type: string; readonly redirectTo: string },
): string {
  return `${apiUrl}/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo }).toString()}`;
}
