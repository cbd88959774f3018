import { readConfig } from "#backend/config.ts";

/**
 * Takes back what somebody else has added to an account, with the token of the mail about it. False for a link that was used or is too old; throws
 * what else the server says.
 */
export async function secureAccount(token: string): Promise<boolean> {
  const { url = "", anonKey = "" } = readConfig() ?? {};
  const response = await fetch(`${url}/auth/v1/account/secure`, {
    method: "POST",
    headers: { apikey: anonKey, "Content-Type": "application/json" },
    body: JSON.stringify({ token }),
  });
  if (response.ok) return true;
  const { error_code: code, msg } = (await response.json()) as { readonly error_code?: string; readonly msg?: string };
  if (code === "otp_expired") return false;
  throw Object.assign(new Error(msg ?? "The account could not be secured."), { code, status: response.status });
}
