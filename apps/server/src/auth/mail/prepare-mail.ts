import type { Transaction } from "#database/database.ts";
import type { Identity } from "#identity/identity.ts";
import type { AuthSettings } from "../dependencies.ts";
import { isBanned, type UserRecord } from "../model/user.ts";
import { createUndoToken } from "../model/added-method.ts";
import { CURRENT_CONFIRMED, NEW_CONFIRMED } from "../store/email-changes.ts";
import { createUser } from "../create-user.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { insertFlowState } from "../store/flow-states.ts";
import { issueOneTimeToken, type OneTimeTokenKind } from "../store/one-time-tokens.ts";
import { recordUnconfirmedSignUp } from "../store/unconfirmed-sign-ups.ts";
import type { SignInMethod } from "../store/sessions.ts";
import { findUserByEmail, findUserById, lockUser } from "../store/users.ts";
import { composeLetter, composeMail } from "./compose.ts";
import type { MailMessage } from "./message.ts";
import type { MailRequest } from "./mail-request.ts";
import { verifyLink } from "./verify-link.ts";
import { LETTER, type Notice, NOTICES } from "./wording.ts";

interface Plan {
  readonly kind: OneTimeTokenKind;
  readonly to: string;
  /** As GoTrue names it in a link. */
  readonly type: string;
  readonly method: SignInMethod;
}

/**
 * The mail for a request, with a fresh link and code that replace earlier ones. Whoever asked has long been answered, the same whether there is such
 * an account or not; here it is looked up. A further attempt makes new ones.
 */
export function prepareMail(identity: Pick<Identity, "keyedHash">, settings: AuthSettings) {
  return async (transaction: Transaction, request: MailRequest, now: Date): Promise<MailMessage | undefined> => {
    if (request.purpose === LETTER) return letterMail(transaction, request, settings, now);
    return isNotice(request)
      ? noticeMail(transaction, request, identity, settings)
      : askedMail(transaction, request as AskedRequest, { identity, settings, now });
  };
}

async function askedMail(
  transaction: Transaction,
  request: AskedRequest,
  { identity, settings, now }: { readonly identity: Pick<Identity, "keyedHash">; readonly settings: AuthSettings; readonly now: Date },
): Promise<MailMessage | undefined> {
  const user = await lockedUser(transaction, request, now);
  if (!user) return undefined;
  if (request.purpose === "signup" && user.email_confirmed_at !== null) {
    return composeMail("already-registered", { to: request.email, siteUrl: settings.siteUrl, link: `${settings.siteUrl}/login` });
  }
  const plan = planFor(request, user);
  // Whoever has an address is not asked whether somebody else may move to it.
  if (!plan || (request.purpose === "email_change_new" && (await findUserByEmail(transaction, plan.to)))) return undefined;
  await recordAuditEntry(transaction, { action: MAIL_ACTIONS[request.purpose], actor: user, ip: request.ip, now });
  const { challenge, redirectTo } = request;
  const pkce = challenge !== null;
  const issued = await issueOneTimeToken(transaction, { userId: user.id, kind: plan.kind, email: plan.to, pkce, now }, identity);
  if (challenge) {
    const flow = { challenge, provider: "email", method: plan.method, userId: user.id, redirectTo, now };
    await insertFlowState(transaction, flow);
  }
  const link = verifyLink(settings, { token: issued.token, type: plan.type, redirectTo });
  return composeMail(request.purpose === "signup_resend" ? "signup" : request.purpose, {
    to: plan.to,
    siteUrl: settings.siteUrl,
    link,
    code: issued.code,
    newEmail: user.email_change ?? "",
  });
}

type NoticeRequest = MailRequest & { readonly purpose: Notice };
/** A mail that somebody asked for. */
type AskedRequest = MailRequest & { readonly purpose: Exclude<MailRequest["purpose"], Notice | typeof LETTER> };

function isNotice(request: MailRequest): request is NoticeRequest {
  return NOTICES.some((notice) => notice === request.purpose);
}

/** To the address that the account had: whoever did it may have moved the account since. */
async function noticeMail(
  transaction: Transaction,
  { purpose, email, notice }: NoticeRequest,
  identity: Pick<Identity, "keyedHash">,
  { siteUrl }: AuthSettings,
): Promise<MailMessage | undefined> {
  if (!notice || !(await findUserById(transaction, notice.userId))) return undefined;
  const { added, at, subject } = notice;
  const link = added ? `${siteUrl}/secure-account#token=${createUndoToken(added, identity)}` : `${siteUrl}/forgot-password`;
  return composeMail(purpose, { to: email, siteUrl, link, subject, at });
}

/** To the account as it is now: nobody gets a letter once the account is gone, disabled, or has another address. */
async function letterMail(
  transaction: Transaction,
  { email, letter }: MailRequest,
  { siteUrl }: AuthSettings,
  now: Date,
): Promise<MailMessage | undefined> {
  const user = letter && (await findUserById(transaction, letter.userId));
  if (user?.email !== email || isBanned(user, now)) return undefined;
  return letter && composeLetter(letter, { to: email, siteUrl });
}

/** An account made for a sign-in link has no password, and can be used once the link has been. */
async function lockedUser(
  transaction: Transaction,
  { challenge, email, create }: AskedRequest,
  now: Date,
): Promise<UserRecord | undefined> {
  const known = await findUserByEmail(transaction, email);
  if (!known) {
    const made =
      create && (await createUser(transaction, { email, encryptedPassword: "", userMetadata: create, emailConfirmed: false, now }));
    // The person who requested the link may not own the mailbox, so their changes to the account wait until their own browser opens it.
    if (made) await recordUnconfirmedSignUp(transaction, made.id, challenge);
    return made ?? undefined;
  }
  await lockUser(transaction, known.id);
  return findUserByEmail(transaction, email);
}

export const MAIL_ACTIONS = {
  signup: "user_confirmation_requested",
  signup_resend: "user_confirmation_requested",
  invite: "user_invited",
  magiclink: "user_recovery_requested",
  recovery: "user_recovery_requested",
  email_change_current: "user_modified",
  email_change_new: "user_modified",
  reauthentication: "user_reauthenticate_requested",
} as const;

/** Undefined when there is nothing to confirm any longer. */
export function planFor({ purpose, email }: Pick<AskedRequest, "purpose" | "email">, user: UserRecord): Plan | undefined {
  const confirmed = user.email_confirmed_at !== null;
  const next = user.email_change ?? "";
  switch (purpose) {
    case "signup":
    case "signup_resend":
      return confirmed ? undefined : { kind: "confirmation_token", to: email, type: "signup", method: "email/signup" };
    case "invite":
      return confirmed ? undefined : { kind: "confirmation_token", to: email, type: "invite", method: "invite" };
    case "magiclink":
      return { kind: confirmed ? "recovery_token" : "confirmation_token", to: email, type: "magiclink", method: "magiclink" };
    case "recovery":
      return { kind: "recovery_token", to: email, type: "recovery", method: "recovery" };
    case "email_change_current":
      return next && user.email_change_confirm_status !== CURRENT_CONFIRMED
        ? { kind: "email_change_token_current", to: email, type: "email_change", method: "email_change" }
        : undefined;
    case "email_change_new":
      return next && user.email_change_confirm_status !== NEW_CONFIRMED
        ? { kind: "email_change_token_new", to: next, type: "email_change", method: "email_change" }
        : undefined;
    case "reauthentication":
      return { kind: "reauthentication_token", to: email, type: "reauthentication", method: "otp" };
  }
}
