import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { authErrors } from "../../errors.ts";
import { challengeLifetimeMs } from "../../model/challenge.ts";
import { PASSKEY_ALGORITHMS, type RelyingParty } from "../../model/relying-party.ts";
import type { UserRecord } from "../../model/user.ts";
import type { FactorSecret } from "../../store/factors.ts";

/** What a device is asked to sign for a factor of the type `webauthn`: with a new key at first, with that key from then on. */
export interface KeyQuestion {
  readonly type: "create" | "request";
  readonly credential_options: { readonly publicKey: { readonly challenge: string } };
}

/** The public half of a security key, as the factor keeps it; bytes are base64url. */
const keySchema = z.object({ id: z.string(), publicKey: z.string(), counter: z.number(), transports: z.array(z.string()) });

export type SecurityKey = z.output<typeof keySchema>;

export const keyAnswer = z.object({
  type: z.enum(["create", "request"]),
  credential_response: z.looseObject({ id: z.string().max(1400), rawId: z.string(), type: z.string(), response: z.looseObject({}) }),
});

/** The client says which site it is on; a key is for this one only. */
export const keySite = z.object({ webauthn: z.object({ rpId: z.string().optional() }).optional() });

export function assertOwnSite(site: RelyingParty, { webauthn }: z.output<typeof keySite>): void {
  if (webauthn?.rpId !== undefined && webauthn.rpId !== site.id) throw authErrors.validation(`webauthn.rpId must be ${site.id}`);
}

export async function askForKey(factor: FactorSecret, user: UserRecord, site: RelyingParty): Promise<KeyQuestion> {
  const { generateAuthenticationOptions, generateRegistrationOptions } = await import("@simplewebauthn/server");
  if (!isNew(factor)) {
    const key = findKey(factor);
    const publicKey = await generateAuthenticationOptions({
      rpID: site.id,
      allowCredentials: key ? [{ id: key.id, transports: key.transports }] : [],
      userVerification: "preferred",
      timeout: challengeLifetimeMs,
    });
    return { type: "request", credential_options: { publicKey } };
  }
  const publicKey = await generateRegistrationOptions({
    rpName: "Ironpace",
    rpID: site.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email ?? user.id,
    userDisplayName: user.email ?? "",
    attestationType: "none",
    // A second factor proves that somebody has the key: the password before it says who.
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    timeout: challengeLifetimeMs,
  });
  return { type: "create", credential_options: { publicKey } };
}

/**
 * The key as it is after a right answer; undefined for a wrong one.
 * Throws `validation_failed` for an answer to the other question.
 */
export async function checkKeyAnswer(
  factor: FactorSecret,
  challenge: string,
  { type, credential_response: response }: z.output<typeof keyAnswer>,
  site: RelyingParty,
): Promise<SecurityKey | undefined> {
  const { verifyAuthenticationResponse, verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const expected = {
    expectedChallenge: challenge,
    expectedOrigin: [...site.origins],
    expectedRPID: site.id,
    requireUserVerification: false,
  };
  if ((type === "create") !== isNew(factor)) throw authErrors.validation("webauthn.type: does not match the request");
  if (isNew(factor)) {
    const made = await verifyRegistrationResponse({
      ...expected,
      response: response as unknown as RegistrationResponseJSON,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    }).catch(() => undefined);
    if (!made?.verified) return undefined;
    const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
  }
  const key = findKey(factor);
  if (!key) return undefined;
  const shown = await verifyAuthenticationResponse({
    ...expected,
    response: response as unknown as AuthenticationResponseJSON,
    credential: { id: key.id, publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")), counter: key.counter },
  }).catch(() => undefined);
  return shown?.verified && shown.authenticationInfo.credentialID === key.id
    ? { ...key, counter: shown.authenticationInfo.newCounter }
    : undefined;
}

/** Only a factor that does not count yet may be given a key: one whose key cannot be read is worth nothing. */
const isNew = ({ status }: FactorSecret): boolean => status === "unverified";

const findKey = ({ web_authn_credential }: FactorSecret): SecurityKey | undefined => keySchema.safeParse(web_authn_credential).data;
