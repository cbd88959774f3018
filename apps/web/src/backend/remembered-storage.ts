import type { SupportedStorage } from "@supabase/supabase-js";

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
    document.cookie = `${OPEN_BROWSER}=; path=/; max-age=0; samesite=strict`;
  } else {
    localStorage.setItem(UNTIL_CLOSED, "yes");
    document.cookie = `${OPEN_BROWSER}=yes; path=/; samesite=strict`;
  }
}

/** Whether the session of this browser was asked to be remembered. */
export function outlivesBrowser(): boolean {
  return localStorage.getItem(UNTIL_CLOSED) === null;
}

const UNTIL_CLOSED = "ironpace-session-until-closed";
const OPEN_BROWSER = "ironpace-browser-open";

function isForgotten(): boolean {
  return localStorage.getItem(UNTIL_CLOSED) !== null && !document.cookie.split("; ").includes(`${OPEN_BROWSER}=yes`);
}
