import { readConfig } from "#backend/config.ts";

/** Ends the mails with the weekly review, with the token of one of them. False for a token that is not the server's; throws what else goes wrong. */
export async function unsubscribe(token: string): Promise<boolean> {
  const { url = "", anonKey = "" } = readConfig() ?? {};
  const address = `${url}/functions/v1/weekly-review-mail/${encodeURIComponent(token)}`;
  const response = await fetch(address, { method: "POST", headers: { apikey: anonKey } });
  if (response.ok) return true;
  if (response.status === 404) return false;
  const { error } = (await response.json()) as { readonly error?: string };
  throw Object.assign(new Error(error ?? "You could not be unsubscribed."), { status: response.status });
}
