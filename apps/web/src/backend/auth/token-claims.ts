/** Who an access token is for, as it says itself. Not a check: that is the server's. Undefined for something else. */
export function tokenClaims(accessToken: string): { readonly sub?: string; readonly email?: string } | undefined {
  try {
    const payload = atob((accessToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(payload, (byte) => byte.codePointAt(0) ?? 0))) as {
      sub?: string;
      email?: string;
    };
  } catch {
    return undefined;
  }
}
