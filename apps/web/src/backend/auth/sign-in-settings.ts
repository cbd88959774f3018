import { readConfig } from "../config.ts";

/** What the server offers for signing in. */
export interface SignInSettings {
  readonly external: Readonly<Record<string, boolean>>;
  /** Addresses count without a mail that confirms them. */
  readonly mailer_autoconfirm: boolean;
  /** False where mails stay on the server for its operator; a Supabase project does not say and sends them. */
  readonly mailer_delivers: boolean;
}

/** Throws when the server cannot be asked. */
export async function getSignInSettings(): Promise<SignInSettings> {
  const config = readConfig();
  const response = await fetch(`${config?.url ?? ""}/auth/v1/settings`, { headers: { apikey: config?.anonKey ?? "" } });
  if (!response.ok) throw new Error(`The sign-in settings could not be read (${response.status}).`);
  const { external = {}, mailer_autoconfirm = false, mailer_delivers = true } = (await response.json()) as Partial<SignInSettings>;
  return { external, mailer_autoconfirm, mailer_delivers };
}

/** Whether a mail reaches its reader; taken to be so when the server cannot be asked. */
export async function deliversMail(): Promise<boolean> {
  return getSignInSettings().then(
    ({ mailer_delivers }) => mailer_delivers,
    () => true,
  );
}

/** Whether the server offers sign-in with this provider. Throws when it cannot be asked. */
export async function isProviderEnabled(provider: "google" | "apple"): Promise<boolean> {
  return (await getSignInSettings()).external[provider] === true;
}
