import type { Handler } from "hono";
import { z } from "zod";
import type { Transaction } from "#database/database.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { type AuthError, authErrors } from "../errors.ts";
import { isBanned } from "../model/user.ts";
import { type Device, getDevice } from "../request/device.ts";
import { readBody } from "../request/read-body.ts";
import { type IssuedSession, sessionBody } from "../session.ts";
import { hasEnded } from "../session-lifetime.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import {
  countChildren,
  findActiveRefreshToken,
  findRefreshToken,
  insertRefreshToken,
  type RefreshTokenRecord,
  revokeRefreshToken,
} from "../store/refresh-tokens.ts";
import { deleteSession, findSession, lockSession, markRefreshed } from "../store/sessions.ts";
import { markUsed } from "../store/user-changes.ts";
import { findUserById } from "../store/users.ts";

const refreshBody = z.object({ refresh_token: z.string().nullish() });

/** Grace period in which a reused token counts as a race between tabs, not as theft. */
const REUSE_INTERVAL_MS = 10_000;

/** How often one token is exchanged: answers get lost in a gym, and each loss costs one. */
const MAX_EXCHANGES = 10;

/** A token is used once; `nextToken` decides what happens when it is used again. */
export function refreshToken({ database, identity, clock, settings }: AuthDependencies): Handler {
  return async (context) => {
    const { refresh_token: token } = await readBody(context, refreshBody);
    if (!token) throw authErrors.refreshTokenRequired();
    const device = getDevice(context);
    const outcome = await database.transaction((transaction) => refresh(transaction, token, device, clock, settings));
    if ("refused" in outcome) throw outcome.refused;
    return context.json(await sessionBody(outcome, identity));
  };
}

/** Refreshes of one session take turns at the lock on its row, so that tabs which refresh at once end up with one and the same token. */
async function refresh(
  transaction: Transaction,
  token: string,
  device: Device,
  clock: () => Date,
  settings: AuthDependencies["settings"],
): Promise<IssuedSession | { readonly refused: AuthError }> {
  const found = await findRefreshToken(transaction, token);
  if (!found || !(await lockSession(transaction, found.session_id))) throw authErrors.refreshTokenNotFound();
  const now = clock();
  const [presented, session, user] = [
    await findRefreshToken(transaction, token),
    await findSession(transaction, found.session_id),
    await findUserById(transaction, found.user_id),
  ];
  if (!presented || !session || !user) throw authErrors.refreshTokenNotFound();
  if (isBanned(user, now)) throw authErrors.refreshUserBanned();
  if (hasEnded(session, now, settings)) throw authErrors.sessionExpired();

  const next = await nextToken(transaction, presented, now);
  if (next === undefined) {
    // Returned, not thrown: the end of the session must be committed although the request is refused.
    await recordAuditEntry(transaction, { action: "token_revoked", actor: user, ip: device.ip, now });
    await deleteSession(transaction, session.id);
    return { refused: authErrors.refreshTokenAlreadyUsed() };
  }
  await recordAuditEntry(transaction, { action: "token_refreshed", actor: user, ip: device.ip, now });
  await markRefreshed(transaction, session.id, device, now);
  if (user.is_anonymous) await markUsed(transaction, user.id, now);
  return { user, session, refreshToken: next };
}

/**
 * An unused token is exchanged for a new one. A used one gets the active token within ten seconds (another tab was faster). Later, the parent of the
 * active token is exchanged again, however late: the client may never have got the answer, and the token that was in it counts no longer. If that one
 * comes all the same, or any older one, or the parent more often than answers get lost, two have copies: undefined.
 */
async function nextToken(transaction: Transaction, presented: RefreshTokenRecord, now: Date): Promise<string | undefined> {
  const { token, user_id: userId, session_id: sessionId } = presented;
  const exchange = async (used: string): Promise<string> => {
    await revokeRefreshToken(transaction, used, now);
    return insertRefreshToken(transaction, { userId, sessionId, parent: token, now });
  };
  if (!presented.revoked) return exchange(token);
  const active = await findActiveRefreshToken(transaction, sessionId);
  if (!active) return undefined;
  const isRecent = (moment: string): boolean => now.getTime() - new Date(moment).getTime() <= REUSE_INTERVAL_MS;
  if (isRecent(presented.updated_at)) return active.token;
  if (active.parent !== token) return undefined;
  if (isRecent(active.created_at)) return active.token;
  return (await countChildren(transaction, sessionId, token)) < MAX_EXCHANGES ? exchange(active.token) : undefined;
}
