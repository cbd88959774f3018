import { randomUUID } from "node:crypto";
import type { Transaction } from "../database/database.ts";
import type { Identity } from "../identity/identity.ts";
import { userBody, type UserRecord } from "./model/user.ts";
import type { Device } from "./request/device.ts";
import { insertRefreshToken } from "./store/refresh-tokens.ts";
import { findSession, insertSession, type SessionRecord } from "./store/sessions.ts";
import { recordSignIn } from "./store/user-changes.ts";
import { findUserById } from "./store/users.ts";

/** A session together with the refresh token to hand out. */
export interface IssuedSession {
  readonly user: UserRecord;
  readonly session: SessionRecord;
  readonly refreshToken: string;
}

/** Opens a session for a user whose e-mail and password were right. */
export async function openSession(transaction: Transaction, userId: string, device: Device, now: Date): Promise<IssuedSession> {
  await recordSignIn(transaction, userId, "email", now);
  const sessionId = randomUUID();
  await insertSession(transaction, { id: sessionId, userId, method: "password", device, now });
  const refreshToken = await insertRefreshToken(transaction, { userId, sessionId, parent: null, now });
  const user = await findUserById(transaction, userId);
  const session = await findSession(transaction, sessionId);
  if (!user || !session) throw new Error("the session that was just opened cannot be read back");
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
