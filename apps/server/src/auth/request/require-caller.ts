import type { Context } from "hono";
import type { Transaction } from "#database/database.ts";
import type { AccessTokenClaims } from "#identity/caller.ts";
import { bearerToken } from "#http/caller/bearer-token.ts";
import type { Identity } from "#identity/identity.ts";
import { authErrors } from "../errors.ts";
import { isBanned, type UserRecord } from "../model/user.ts";
import { findSession, type SessionRecord } from "../store/sessions.ts";
import { findUserById } from "../store/users.ts";

/** Every call carries the project's key, as a header or in the address. Throws 401 without one that is ours. */
export async function requireApiKey(context: Context, identity: Identity): Promise<void> {
  const inHeader = context.req.header("apikey");
  const key = inHeader ?? context.req.query("apikey") ?? "";
  if (key === "" && identity.keyOptional) return;
  if (key === "") throw authErrors.noApiKey();
  const role = await identity.apiKeyRole(key);
  // Addresses are kept in logs and histories: the secret key is taken from none.
  if (role === undefined || (inHeader === undefined && role === "service_role")) throw authErrors.invalidApiKey();
}

/** Claims of the user's access token. Throws 401 without one and 403 when it is expired, forged or an API key. */
export async function requireAccessToken(context: Context, identity: Identity): Promise<AccessTokenClaims> {
  const token = bearerToken(context.req.header("Authorization"));
  if (token === undefined) throw authErrors.noAuthorization();
  if ((await identity.apiKeyRole(token)) !== undefined) throw authErrors.missingSubject();
  return identity.verifyAccessToken(token).catch((error: unknown) => {
    throw authErrors.badJwt(error instanceof Error ? error.message : "token is malformed");
  });
}

export interface SignedIn {
  readonly user: UserRecord;
  readonly session: SessionRecord;
}

/**
 * Who the token speaks for. A session that was ended makes its tokens worthless here before they expire, and one that has shown a second factor since
 * does not raise the tokens it had before.
 */
export async function loadSignedIn(transaction: Transaction, claims: AccessTokenClaims, now: Date): Promise<SignedIn> {
  const user = await findUserById(transaction, claims.sub);
  if (!user) throw authErrors.userOfTokenNotFound();
  const session = claims.session_id === undefined ? undefined : await findSession(transaction, claims.session_id);
  if (session?.user_id !== user.id) throw authErrors.sessionOfTokenNotFound();
  if (isBanned(user, now)) throw authErrors.userOfTokenBanned();
  return { user, session: { ...session, aal: claims.aal === "aal2" ? session.aal : "aal1" } };
}

/** The secret key, sent as bearer token or, without one, as API key. Throws 401 without any and 403 for everybody else. */
export async function requireServiceRole(context: Context, identity: Identity): Promise<void> {
  const key = bearerToken(context.req.header("Authorization")) ?? context.req.header("apikey");
  if (key === undefined) throw authErrors.noAuthorization();
  if ((await identity.apiKeyRole(key)) !== "service_role") throw authErrors.notAdmin();
}
