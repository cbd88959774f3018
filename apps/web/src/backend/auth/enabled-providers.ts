import { getSignInSettings } from "./sign-in-settings.ts";

/** Whether the server offers sign-in with this provider. Throws when it cannot be asked. */
export async function isProviderEnabled(provider: "google" | "apple"): Promise<boolean> {
  return (await getSignInSettings()).external[provider] === true;
}
