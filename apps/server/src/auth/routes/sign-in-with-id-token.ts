import { createHash } from "node:crypto";
import type { Context, Handler } from "hono";
import { z } from "zod";
import type { Transaction } from "#database/database.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { isBanned } from "../model/user.ts";
import { getAccount } from "../providers/provider-account.ts";
import type { Providers } from "../providers/index.ts";
import { linkToAccount, type Notices } from "../providers/link-to-account.ts";
import type { ExternalIdentity, Provider } from "../providers/provider.ts";
import { getDevice } from "../request/device.ts";
import { readBody } from "../request/read-body.ts";
import { loadSignedIn, requireAccessToken } from "../request/require-caller.ts";
import { requireRecentSignIn, requireSecondFactor } from "../checks/session-strength.ts";
import { type IssuedSession, openSession, replaceSession, sessionBody } from "../session.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { useIdToken } from "../store/used-id-tokens.ts";
import { lockUser } from "../store/users.ts";

const text = z.string().max(20_000).nullish();
const idTokenBody = z.object({
  provider: text,
  id_token: text,
  access_token: text,
  nonce: text,
  link_identity: z.boolean().nullish(),
});

/**
 * An app that got an ID token from Google or Apple itself signs in with it, or links it to the account that is signed in. The app's client id is one
 * of those in the settings; a nonce that was given to the site as its SHA-256 comes with the call. Without a nonce a token counts once.
 */
export function signInWithIdToken(dependencies: AuthDependencies, providers: Providers): Handler {
  const { database, identity, settings, clock, outbox } = dependencies;
  return async (context) => {
    const body = await readBody(context, idTokenBody);
    const { id_token: idToken } = body;
    if (!idToken) throw authErrors.validation("id_token required");
    if (!body.provider) throw authErrors.validation("provider or client_id and issuer required");
    const provider = enabledFor(providers, body.provider);
    const claims = body.link_identity === true ? await requireAccessToken(context, identity) : undefined;
    const told = await provider.verify(idToken, body.access_token ?? undefined);
    checkNonce(told.nonce, body.nonce ?? undefined);
    const issued = await database.transaction(async (transaction) => {
      const now = clock();
      // A nonce is known to the app alone; without one whoever has seen the token could show it again.
      if (told.nonce === undefined && !(await useIdToken(transaction, idToken, told.expiresAt)))
        throw authErrors.badIdToken("already used");
      if (claims === undefined) return signIn(transaction, context, told.identity, dependencies, now);
      if (!settings.manualLinking) throw authErrors.manualLinkingDisabled();
      await lockUser(transaction, claims.sub);
      const { user, session } = await loadSignedIn(transaction, claims, now);
      if (user.is_anonymous) throw authErrors.anonymousIdentity();
      requireSecondFactor(user, session, authErrors.linkNeedsSecondFactor);
      requireRecentSignIn({ user, session }, settings, now);
      await linkToAccount(transaction, user.id, told.identity, { ip: getDevice(context).ip, now }, dependencies);
      return replaceSession(transaction, session, now);
    });
    outbox.deliverSoon();
    return context.json(await sessionBody(issued, identity));
  };
}

async function signIn(
  transaction: Transaction,
  context: Context,
  external: ExternalIdentity,
  notices: Notices,
  now: Date,
): Promise<IssuedSession> {
  const { provider } = external;
  const device = getDevice(context);
  const user = await getAccount(transaction, external, { ip: device.ip, now }, notices);
  if (isBanned(user, now)) throw authErrors.userBanned();
  await recordAuditEntry(transaction, { action: "login", actor: user, ip: device.ip, traits: { provider }, now });
  return openSession(transaction, { userId: user.id, method: "oauth", provider, device, now });
}

const ISSUERS: Readonly<Record<string, string>> = { google: "https://accounts.google.com", apple: "https://appleid.apple.com" };

function enabledFor(providers: Providers, name: string): Provider {
  const provider = providers.get(name);
  if (provider) return provider;
  const issuer = Object.hasOwn(ISSUERS, name) ? ISSUERS[name] : undefined;
  throw issuer === undefined ? authErrors.providerNotEnabled() : authErrors.idTokenProviderDisabled(issuer);
}

/** The token holds the hash, the call the text: who has only the token cannot use it. */
function checkNonce(inToken: string | undefined, given: string | undefined): void {
  if ((inToken ?? "") === "" && (given ?? "") === "") return;
  if (!inToken || !given) throw authErrors.idTokenNonceMissing();
  if (createHash("sha256").update(given).digest("hex") !== inToken) throw authErrors.idTokenNonceMismatch();
}
