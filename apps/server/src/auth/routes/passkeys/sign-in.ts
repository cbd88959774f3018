import { randomUUID } from "node:crypto";
import type { AuthenticationResponseJSON, AuthenticatorTransport } from "@simplewebauthn/server";
import type { Handler } from "hono";
import { z } from "zod";
import type { AuthDependencies } from "../../dependencies.ts";
import { authErrors } from "../../errors.ts";
import { PASSKEY_CHALLENGE_LIFETIME_MS, relyingParty } from "../../model/relying-party.ts";
import { isBanned } from "../../model/user.ts";
import { getDevice } from "../../request/device.ts";
import { readBody } from "../../request/read-body.ts";
import { openSession, sessionBody } from "../../session.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { findPasskey, insertPasskeyChallenge, markPasskeyUsed, takePasskeyChallenge } from "../../store/passkeys.ts";
import { findUserById, lockUser } from "../../store/users.ts";

/** POST /passkeys/authentication/options: what any device with a key for this site signs. It names nobody. */
export function startPasskeySignIn({ database, clock, settings }: AuthDependencies): Handler {
  const site = relyingParty(settings);
  return async (context) => {
    const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
    const now = clock();
    const expiresAt = new Date(now.getTime() + PASSKEY_CHALLENGE_LIFETIME_MS);
    const id = randomUUID();
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      userVerification: "required",
      timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
    });
    await database.transaction((transaction) =>
      insertPasskeyChallenge(transaction, { id, userId: null, challenge: options.challenge, now, expiresAt }),
    );
    return context.json({ challenge_id: id, options, expires_at: Math.floor(expiresAt.getTime() / 1000) });
  };
}

const signInBody = z.object({
  challenge_id: z.guid("must be the id of a challenge"),
  credential: z.looseObject({ id: z.string().max(1400), rawId: z.string(), type: z.string(), response: z.looseObject({}) }),
});

/**
 * POST /passkeys/authentication/verify: a session for the owner of the key. The device has asked for a finger, a face or its PIN, so that the
 * session counts as one with two factors.
 */
export function verifyPasskeySignIn({ database, identity, clock, settings }: AuthDependencies): Handler {
  const site = relyingParty(settings);
  return async (context) => {
    const { challenge_id, credential } = await readBody(context, signInBody);
    const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
    const now = clock();
    const device = getDevice(context);
    const challenge = await database.transaction((transaction) => takePasskeyChallenge(transaction, challenge_id, null, now));
    if (challenge === undefined) throw authErrors.passkeyChallengeNotFound();
    const issued = await database.transaction(async (transaction) => {
      const passkey = await findPasskey(transaction, credential.id);
      if (!passkey) throw authErrors.passkeyNotVerified();
      const verified = await verifyAuthenticationResponse({
        response: credential as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: [...site.origins],
        expectedRPID: site.id,
        requireUserVerification: true,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
          counter: passkey.sign_count,
          transports: [...passkey.transports] as AuthenticatorTransport[],
        },
      }).catch(() => undefined);
      if (!verified?.verified) throw authErrors.passkeyNotVerified();
      await lockUser(transaction, passkey.user_id);
      const user = await findUserById(transaction, passkey.user_id);
      if (!user) throw authErrors.passkeyNotVerified();
      if (isBanned(user, now)) throw authErrors.userBanned();
      if (user.email_confirmed_at === null && user.email !== null) throw authErrors.emailNotConfirmed();
      await markPasskeyUsed(transaction, passkey.id, verified.authenticationInfo.newCounter, now);
      const traits = { provider: "passkey", passkey_id: passkey.id };
      await recordAuditEntry(transaction, { action: "login", actor: user, ip: device.ip, traits, now });
      return openSession(transaction, { userId: user.id, method: "passkey", provider: "email", device, now });
    });
    return context.json(await sessionBody(issued, identity));
  };
}
