import { randomUUID } from "node:crypto";
import type { Transaction } from "#database/database.ts";
import type { Identity } from "#identity/identity.ts";
import { userBody, type UserRecord } from "./model/user.ts";
import type { Device } from "./request/device.ts";
import { deleteRefreshTokens, insertRefreshToken } from "./store/refresh-tokens.ts";
import {
  deleteWeakerSessions,
  findSession,
  insertSession,
  lockSession,
  moveSession,
  raiseToSecondFactor,
  type SessionRecord,
  type SignInMethod,
} from "./store/sessions.ts";
import { recordSignIn } from "./store/user-changes.ts";
import { findUserById } from "./store/users.ts";

/** A session together with the refresh token to hand out. When a session ends is decided in session-lifetime.ts. */
export interface IssuedSession {
  readonly user: UserRecord;
  readonly session: SessionRecord;
  readonly refreshToken: string;
}

export interface SignIn {
  readonly userId: string;
  readonly method: SignInMethod;
  /** The identity that was used: email, google, apple. */
  readonly provider: string;
  readonly device: Device;
  readonly now: Date;
}

/** Opens a session for a user who has proved who it is. */
export async function openSession(transaction: Transaction, { userId, method, provider, device, now }: SignIn): Promise<IssuedSession> {
  await recordSignIn(transaction, userId, provider, now);
  const sessionId = randomUUID();
  await insertSession(transaction, { id: sessionId, userId, method, device, now });
  const refreshToken = await insertRefreshToken(transaction, { userId, sessionId, parent: null, now });
  return readBack(transaction, userId, sessionId, refreshToken);
}

/** Raises a session whose user has shown a second factor, with a new refresh token in place of all it had, and ends those that have not shown one. */
export async function raiseSession(
  transaction: Transaction,
  { id: sessionId, user_id: userId }: SessionRecord,
  factorId: string,
  now: Date,
): Promise<IssuedSession> {
  await lockSession(transaction, sessionId);
  await raiseToSecondFactor(transaction, sessionId, factorId, now);
  await deleteWeakerSessions(transaction, userId);
  await deleteRefreshTokens(transaction, sessionId);
  const refreshToken = await insertRefreshToken(transaction, { userId, sessionId, parent: null, now });
  return readBack(transaction, userId, sessionId, refreshToken);
}

/** A session in the place of one whose user has just linked another way to sign in: tokens from before open nothing any more. */
export async function replaceSession(transaction: Transaction, { id, user_id: userId }: SessionRecord, now: Date): Promise<IssuedSession> {
  await lockSession(transaction, id);
  const sessionId = randomUUID();
  await moveSession(transaction, id, sessionId);
  const refreshToken = await insertRefreshToken(transaction, { userId, sessionId, parent: null, now });
  return readBack(transaction, userId, sessionId, refreshToken);
}

async function readBack(transaction: Transaction, userId: string, sessionId: string, refreshToken: string): Promise<IssuedSession> {
  const user = await findUserById(transaction, userId);
  const session = await findSession(transaction, sessionId);
  if (!user || !session) throw new Error("the session that was just written cannot be read back");
  return { user, session, refreshToken };
}

/** The answer to every successful sign-in and refresh; `expires_in` in seconds, `expires_at` in Unix seconds. */
export async function sessionBody({ user, session, refreshToken }: IssuedSession, identity: Identity): Promise<Record<string, unknown>> {
  const { token, expiresAt, expiresIn } = await identity.signAccessToken({
    sub: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email ?? "",
    phone: user.phone ?? "",
    session_id: session.id,
    aal: session.aal ?? "aal1",
    amr: session.methods,
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userBody(user),
  };
}
