import { randomUUID } from "node:crypto";
import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Handler } from "hono";
import { z } from "zod";
import type { AuthDependencies } from "../../dependencies.ts";
import { authErrors } from "../../errors.ts";
import { queueNotice } from "../../mail/queue-mail.ts";
import { PASSKEY_ALGORITHMS, PASSKEY_CHALLENGE_LIFETIME_MS, relyingParty } from "../../model/relying-party.ts";
import { getDevice } from "../../request/device.ts";
import { readBody } from "../../request/read-body.ts";
import { loadSignedIn, requireAccessToken } from "../../request/require-caller.ts";
import { requireRecentSignIn, requireSecondFactor } from "../../checks/session-strength.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { insertPasskey, insertPasskeyChallenge, listPasskeys, type PasskeyRecord, takePasskeyChallenge } from "../../store/passkeys.ts";
import { lockUser } from "../../store/users.ts";

const MAX_PASSKEYS = 20;

/** POST /passkeys/registration/options: what a device needs to make a key for this account. */
export function startPasskeyRegistration({ database, identity, clock, settings }: AuthDependencies): Handler {
  const site = relyingParty(settings);
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const { generateRegistrationOptions } = await import("@simplewebauthn/server");
    const now = clock();
    const expiresAt = new Date(now.getTime() + PASSKEY_CHALLENGE_LIFETIME_MS);
    const id = randomUUID();
    const options = await database.transaction(async (transaction) => {
      const { user, session } = await loadSignedIn(transaction, claims, now);
      requireSecondFactor(user, session, authErrors.enrollNeedsSecondFactor);
      requireRecentSignIn({ user, session }, settings, now);
      const known = await listPasskeys(transaction, user.id);
      if (known.length >= MAX_PASSKEYS) throw authErrors.tooManyPasskeys();
      const made = await generateRegistrationOptions({
        rpName: "Ironpace",
        rpID: site.id,
        userID: new TextEncoder().encode(user.id),
        userName: user.email ?? user.id,
        userDisplayName: user.email ?? "",
        attestationType: "none",
        excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
        // The device asks for a finger, a face or its PIN: that is what makes a key more than something that can be stolen.
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
        timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
      });
      await insertPasskeyChallenge(transaction, { id, userId: user.id, challenge: made.challenge, now, expiresAt });
      return made;
    });
    return context.json({ challenge_id: id, options, expires_at: Math.floor(expiresAt.getTime() / 1000) });
  };
}

const registerBody = z.object({
  challenge_id: z.guid("must be the id of a challenge"),
  credential: z.looseObject({ id: z.string(), rawId: z.string(), type: z.string(), response: z.looseObject({}) }),
});

/** POST /passkeys/registration/verify: keeps the key that the device has made. */
/** There are six kinds; the device says which it has. */
const MAX_TRANSPORTS = 10;

export function verifyPasskeyRegistration({ database, identity, clock, settings, outbox }: AuthDependencies): Handler {
  const site = relyingParty(settings);
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const { challenge_id, credential } = await readBody(context, registerBody);
    const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
    const now = clock();
    const challenge = await database.transaction((transaction) => takePasskeyChallenge(transaction, challenge_id, claims.sub, now));
    if (challenge === undefined) throw authErrors.passkeyChallengeNotFound();
    const verified = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    }).catch(() => undefined);
    if (!verified?.verified) throw authErrors.passkeyNotVerified();
    const { aaguid, credential: key, credentialBackedUp, credentialDeviceType } = verified.registrationInfo;
    const passkey = await database.transaction(async (transaction): Promise<PasskeyRecord> => {
      await lockUser(transaction, claims.sub);
      const { user, session } = await loadSignedIn(transaction, claims, now);
      requireSecondFactor(user, session, authErrors.enrollNeedsSecondFactor);
      requireRecentSignIn({ user, session }, settings, now);
      const known = await listPasskeys(transaction, user.id);
      if (known.length >= MAX_PASSKEYS) throw authErrors.tooManyPasskeys();
      const stored = await insertPasskey(transaction, {
        userId: user.id,
        credentialId: key.id,
        publicKey: Buffer.from(key.publicKey).toString("base64url"),
        signCount: key.counter,
        transports: (key.transports ?? []).filter((transport) => transport.length <= 20).slice(0, MAX_TRANSPORTS),
        aaguid,
        backupEligible: credentialDeviceType === "multiDevice",
        backedUp: credentialBackedUp,
        friendlyName: passkeyName(
          getDevice(context).userAgent,
          known.map(({ friendly_name }) => friendly_name),
        ),
        now,
      });
      if (!stored) throw authErrors.passkeyNotVerified();
      const traits = { passkey_id: stored.id };
      await recordAuditEntry(transaction, { action: "passkey_created", actor: user, ip: getDevice(context).ip, traits, now });
      const { friendly_name: subject, id } = stored;
      await queueNotice(
        transaction,
        { outbox, settings },
        { purpose: "passkey_added", user, subject, added: { kind: "passkey", id }, now },
      );
      return stored;
    });
    outbox.deliverSoon();
    return context.json({ id: passkey.id, friendly_name: passkey.friendly_name, created_at: passkey.created_at });
  };
}

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iphone/i, "iPhone"],
  [/ipad/i, "iPad"],
  [/android/i, "Android"],
  [/mac os x|macintosh/i, "Mac"],
  [/windows/i, "Windows"],
  [/cros/i, "Chromebook"],
  [/linux/i, "Linux"],
];

/** What a new key is called until its owner says otherwise: the device it was made on, numbered where there is one of that name. */
function passkeyName(userAgent: string | null, taken: readonly string[]): string {
  const device = SYSTEMS.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? "Passkey";
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? device : `${device} ${number}`;
    if (!taken.includes(name)) return name;
  }
}
