import type { AuthSettings } from "../dependencies.ts";

/** The address a mail points to: it proves the mailbox and then leads on to `redirectTo`. */
export function verifyLink(
  { apiUrl }: Pick<AuthSettings, "apiUrl">,
  { token, type, redirectTo }: { readonly token: string; readonly type: string; readonly redirectTo: string },
): string {
  // As GoTrue writes it: people and tests read where a link leads. Anything that could end the value, or change it, is encoded.
  const target = /^[\w:/.?@~-]*$/.test(redirectTo) ? redirectTo : encodeURIComponent(redirectTo);
  return `${apiUrl}/verify?${new URLSearchParams({ token, type }).toString()}&redirect_to=${target}`;
}
