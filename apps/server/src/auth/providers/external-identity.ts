import { z } from "zod";
import type { Metadata } from "../model/metadata.ts";
import type { ExternalIdentity, ProviderName } from "./provider.ts";

const longestText = 1000;

/**
 * Who signed in, by the claims of a verified ID token. Apple tells the name once and outside the token, with the browser, as `user`; it is taken
 * for a name only, because the browser could have written it.
 */
export function externalIdentity(
  provider: ProviderName,
  claims: Readonly<Record<string, unknown>> & { readonly sub: string },
  user: string | null,
): ExternalIdentity {
  const email = text(claims["email"])?.toLowerCase();
  // Apple writes the boolean as text.
  const emailVerified = email !== undefined && (claims["email_verified"] === true || claims["email_verified"] === "true");
  const told = namesIn(user);
  const [given, family] = [text(claims["given_name"]) ?? told.firstName, text(claims["family_name"]) ?? told.lastName];
  const name = text(claims["name"]) ?? ([given, family].filter(Boolean).join(" ") || undefined);
  const picture = text(claims["picture"]);
  const profile: Metadata = {
    iss: claims["iss"],
    sub: claims.sub,
    provider_id: claims.sub,
    email,
    email_verified: emailVerified,
    phone_verified: false,
    given_name: given,
    family_name: family,
    name,
    full_name: name,
    picture,
    avatar_url: picture,
  };
  const known = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
  return { provider, subject: claims.sub, email, emailVerified, profile: known };
}

const name = z.object({ firstName: z.unknown(), lastName: z.unknown() }).partial();
const appleUser = z.object({ name });

function namesIn(user: string | null): { firstName: string | undefined; lastName: string | undefined } {
  const { firstName, lastName } = appleUser.safeParse(parseJson(user ?? "")).data?.name ?? {};
  return { firstName: text(firstName)?.slice(0, 100), lastName: text(lastName)?.slice(0, 100) };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Text that can be stored; anything else does not count. */
function text(value: unknown): string | undefined {
  if (typeof value !== "string" || value.trim() === "" || value.length > longestText) return undefined;
  return value.isWellFormed() && !value.includes("\0") ? value.trim() : undefined;
}
