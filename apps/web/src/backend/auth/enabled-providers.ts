import { readConfig } from "../config.ts";

/** Whether the server offers sign-in with this provider. Throws when it cannot be asked. */
export async function isProviderEnabled(provider: "google" | "apple"): Promise<boolean> {
  const config = readConfig();
  const response = await fetch(`${config?.url ?? ""}/auth/v1/settings`, { headers: { apikey: config?.anonKey ?? "" } });
  if (!response.ok) throw new Error(`The sign-in settings could not be read (${response.status}).`);
  const settings = (await response.json()) as { external?: Record<string, boolean> };
  return settings.external?.[provider] === true;
}
