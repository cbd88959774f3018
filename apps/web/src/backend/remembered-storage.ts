import type { SupportedStorage } from "@supabase/auth-js";

/**
 * Where the session lives. Remembered: it survives a restart of the browser. Not remembered: it is in localStorage too, so that
 * every tab of this browser shares it (the tabs must share a rotating refresh token), but counts only as long as a cookie
 * without an expiry date exists, which the browser drops when it is closed. The cookie holds no secret.
 */
export const rememberedStorage: SupportedStorage = {
  getItem(key) {
    if (isForgotten()) localStorage.removeItem(key);
    return localStorage.getItem(key);
  },
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

/** To be called before a sign-in: whether its session outlives the browser. */
export function rememberSession(remember: boolean): void {
  if (remember) {
    localStorage.removeItem(UNTIL_CLOSED);
    document.cookie = `${OPEN_BROWSER}=; max-age=0; ${ATTRIBUTES}`;
  } else {
    localStorage.setItem(UNTIL_CLOSED, "yes");
    document.cookie = `${OPEN_BROWSER}=yes; ${ATTRIBUTES}`;
  }
}

/** Whether the session of this browser was asked to be remembered. */
export function outlivesBrowser(): boolean {
  return localStorage.getItem(UNTIL_CLOSED) === null;
}

const UNTIL_CLOSED = "ironpace-session-until-closed";
/** With TLS no other host and no connection without it can set the cookie. */
const SECURE = globalThis.location?.protocol === "https:";
const OPEN_BROWSER = SECURE ? "__Host-ironpace-browser-open" : "ironpace-browser-open";
const ATTRIBUTES = `path=/; samesite=strict${SECURE ? "; secure" : ""}`;

function isForgotten(): boolean {
  return localStorage.getItem(UNTIL_CLOSED) !== null && !document.cookie.split("; ").includes(`${OPEN_BROWSER}=yes`);
}
