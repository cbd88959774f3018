import type { AuthSettings } from "./auth/dependencies.ts";
import type { Config } from "./config.ts";

/** What of the configuration decides about accounts, in the words of /auth/v1. */
export function authSettings(config: Config): AuthSettings {
  const { publicUrl, siteUrl, redirectUrls, confirmEmail, google, apple, smtp } = config;
  const { signUpOpen, anonymousSignIn, manualLinking, passwordRules, passwordChange, sessionIdleDays, sessionDays } = config;
  return {
    siteUrl,
    redirectUrls,
    confirmEmail,
    deliversMail: smtp !== undefined,
    signUpOpen,
    anonymousSignIn,
    manualLinking,
    passwordRules,
    passwordChange,
    sessionIdleDays,
    sessionDays,
    apiUrl: `${publicUrl}/auth/v1`,
    google: google && {
      ...clientIds(google.GOOGLE_CLIENT_ID),
      clientSecret: google.GOOGLE_CLIENT_SECRET ?? "",
      issuer: google.GOOGLE_ISSUER_URL ?? "https://accounts.google.com",
    },
    apple: apple && {
      ...clientIds(apple.APPLE_CLIENT_ID),
      teamId: apple.APPLE_TEAM_ID ?? "",
      keyId: apple.APPLE_KEY_ID ?? "",
      privateKey: apple.APPLE_PRIVATE_KEY ?? "",
      issuer: apple.APPLE_ISSUER_URL ?? "https://appleid.apple.com",
    },
  };
}

/** The first is the one of the web; ID tokens of the others are taken too. */
function clientIds(list = ""): { readonly clientId: string; readonly otherClientIds: readonly string[] } {
  const [clientId = "", ...otherClientIds] = list.split(",").map((id) => id.trim());
  return { clientId, otherClientIds: otherClientIds.filter((id) => id !== "") };
}
