import { paths } from "./paths.ts";

/** Where the sign-in leads back to: the page that asked for it, or the dashboard. Only addresses of this site count. */
export function nextPath(search: string = location.search): string {
  const wanted = new URLSearchParams(search).get("next");
  if (wanted === null || !URL.canParse(wanted, location.origin)) return paths.dashboard;
  const url = new URL(wanted, location.origin);
  if (url.origin !== location.origin) return paths.dashboard;
  // What begins with two slashes, as `/..//evil.example` does once it is resolved, would be the name of another site.
  return `${url.pathname.replace(/^\/+/, "/")}${url.search}${url.hash}`;
}

/** The sign-in screen, which leads back to `from` afterwards. */
export function loginPath(from: string): string {
  return from === paths.dashboard ? paths.login : `${paths.login}?${new URLSearchParams({ next: from })}`;
}

const AGAIN_PARAMETER = "again";

/** The same, for a session that is stored but could not be verified: the sign-in must not take it at its word and lead straight back. */
export function loginAgainPath(from: string): string {
  return `${paths.login}?${new URLSearchParams({ next: from, [AGAIN_PARAMETER]: "yes" })}`;
}

/** Whether the visitor was sent here to sign in once more. */
export function mustSignInAgain(search: string = location.search): boolean {
  return new URLSearchParams(search).has(AGAIN_PARAMETER);
}
