import type { AuthSettings } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { apple } from "./apple.ts";
import { google } from "./google.ts";
import type { Provider } from "./provider.ts";

export type Providers = ReadonlyMap<string, Provider>;

/** The sites through which people can sign in here, by name. */
export function createProviders(settings: AuthSettings): Providers {
  const callbackUrl = `${settings.apiUrl}/callback`;
  const providers = [
    ...(settings.google ? [google(settings.google, callbackUrl)] : []),
    ...(settings.apple ? [apple(settings.apple, callbackUrl)] : []),
  ];
  return new Map(providers.map((provider) => [provider.name, provider]));
}

/** Throws 400 `validation_failed` for a site that is not switched on. */
export function enabledProvider(providers: Providers, name: string | undefined): Provider {
  const provider = providers.get(name ?? "");
  if (!provider) throw authErrors.providerNotEnabled();
  return provider;
}
