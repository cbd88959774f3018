import type { Transaction } from "#database/database.ts";
import type { Identity } from "#identity/identity.ts";
import { type AuthError, authErrors } from "../errors.ts";
import { isBanned, type UserRecord } from "../model/user.ts";
import type { Device } from "../request/device.ts";
import {
  findOneTimeToken,
  findOneTimeTokenByCode,
  ONE_TIME_TOKEN_SECONDS,
  type OneTimeToken,
  type OneTimeTokenKind,
  takeOneTimeToken,
} from "../store/one-time-tokens.ts";
import { findUserByEmail, findUserByEmailChange, findUserById, lockUser } from "../store/users.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { confirmHalf, CURRENT_CONFIRMED, finishEmailChange, NEW_CONFIRMED } from "../store/email-changes.ts";
import { discardSignUpData } from "../store/unconfirmed-sign-ups.ts";
import { confirmEmail, updateUser } from "../store/user-changes.ts";

/** Proof from a mail: the token of its link, or its code together with the recipient address. */
export type Proof = { readonly token: string } | { readonly email: string; readonly code: string };

interface Verification {
  /** As in the link or the request: signup, invite, magiclink, recovery, email, email_change. */
  readonly type: string;
  readonly proof: Proof;
  /** The browser that opened the link gets a code to exchange and no session. */
  readonly awaitsVerifier?: boolean;
  readonly device: Device;
  readonly now: Date;
}

interface Verified {
  readonly userId: string;
  /** One mailbox has agreed to a change of address; the other one has not yet. */
  readonly awaitsOther: boolean;
}

const KINDS: Readonly<Record<string, readonly OneTimeTokenKind[]>> = {
  signup: ["confirmation_token"],
  invite: ["confirmation_token"],
  recovery: ["recovery_token"],
  magiclink: ["recovery_token", "confirmation_token"],
  email: ["recovery_token", "confirmation_token"],
  email_change: ["email_change_token_current", "email_change_token_new"],
};

export const isVerificationType = (type: string): boolean => Object.hasOwn(KINDS, type);

/** Uses up a link or a code and does what it is for. Throws 403 `otp_expired` for one that is unknown, used, replaced or older than an hour. */
export async function verifyProof(transaction: Transaction, verification: Verification, identity: Identity): Promise<Verified> {
  const { type, proof, awaitsVerifier = false, device, now } = verification;
  const failure = "token" in proof ? authErrors.linkExpired : authErrors.otpExpired;
  const userId = await findOwner(transaction, type, proof);
  if (userId === undefined) throw failure();
  await lockUser(transaction, userId);
  const user = await findUserById(transaction, userId);
  const token = user && (await findToken(transaction, user, verification, identity));
  if (!user || !token) throw failure();
  refuseUnusable(user, token, now, failure);
  if (!(await takeOneTimeToken(transaction, userId, token.kind))) throw failure();
  return { userId, awaitsOther: await acceptProof(transaction, { user, kind: token.kind, type, awaitsVerifier, device, now }) };
}

async function findOwner(transaction: Transaction, type: string, proof: Proof): Promise<string | undefined> {
  if ("token" in proof) return (await findOneTimeToken(transaction, proof.token))?.user_id;
  const known = await findUserByEmail(transaction, proof.email);
  // Anybody may ask to move to an address that somebody has: that one's own codes come first.
  return (known ?? (type === "email_change" ? await findUserByEmailChange(transaction, proof.email) : undefined))?.id;
}

async function findToken(
  transaction: Transaction,
  user: UserRecord,
  { type, proof }: Verification,
  identity: Identity,
): Promise<OneTimeToken | undefined> {
  const kinds = KINDS[type] ?? [];
  if ("code" in proof) return findOneTimeTokenByCode(transaction, user.id, kinds, proof.code, identity);
  const found = await findOneTimeToken(transaction, proof.token);
  return found?.user_id === user.id && kinds.includes(found.kind) ? found : undefined;
}

function refuseUnusable(user: UserRecord, token: OneTimeToken, now: Date, failure: () => AuthError): void {
  const address = token.kind === "email_change_token_new" ? user.email_change : user.email;
  const age = now.getTime() - new Date(token.created_at).getTime();
  if (token.relates_to !== address || age > ONE_TIME_TOKEN_SECONDS * 1000) throw failure();
  if (isBanned(user, now)) throw authErrors.userOfTokenBanned();
}

interface AcceptedProof {
  readonly user: UserRecord;
  readonly kind: OneTimeTokenKind;
  /** What the mail was for. */
  readonly type: string;
  /** The link leads to a code that only the browser which asked for it can exchange. */
  readonly awaitsVerifier: boolean;
  readonly device: Device;
  readonly now: Date;
}

/** Does what a proven mailbox is proof of. True when the other mailbox of a change of address still has to agree. */
async function acceptProof(transaction: Transaction, proof: AcceptedProof): Promise<boolean> {
  if (proof.kind === "email_change_token_current" || proof.kind === "email_change_token_new") return changeEmail(transaction, proof);
  const { user, type, awaitsVerifier, device, now } = proof;
  if (user.email_confirmed_at === null) {
    await discardSignUpData(transaction, user.id, { setAside: MADE_BY_THE_READER.has(type) && awaitsVerifier, now });
    // A password that an administrator has given does not outlive a link that was not for sign-up.
    if (PASSWORDLESS.has(type)) await updateUser(transaction, user.id, { encryptedPassword: "" }, now);
  }
  const action = user.email_confirmed_at === null ? "user_signedup" : "login";
  await confirmEmail(transaction, user.id, now);
  await recordAuditEntry(transaction, { action, actor: user, ip: device.ip, traits: { provider: "email" }, now });
  return false;
}

/** Mails that a browser asks for which makes an account. */
const MADE_BY_THE_READER: ReadonlySet<string> = new Set(["signup", "magiclink"]);
const PASSWORDLESS: ReadonlySet<string> = new Set(["magiclink", "recovery"]);

async function changeEmail(transaction: Transaction, { user, kind, device, now }: AcceptedProof): Promise<boolean> {
  const half = kind === "email_change_token_current" ? CURRENT_CONFIRMED : NEW_CONFIRMED;
  const other = half === CURRENT_CONFIRMED ? NEW_CONFIRMED : CURRENT_CONFIRMED;
  if (user.email_change_confirm_status !== other) {
    await confirmHalf(transaction, user.id, half);
    return true;
  }
  await finishEmailChange(transaction, user.id, user.email_change ?? "", true, now);
  const traits = { provider: "email", new_email: user.email_change };
  await recordAuditEntry(transaction, { action: "user_modified", actor: user, ip: device.ip, traits, now });
  await recordAuditEntry(transaction, { action: "login", actor: user, ip: device.ip, traits: { provider: "email" }, now });
  return false;
}
