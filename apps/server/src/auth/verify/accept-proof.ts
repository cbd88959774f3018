import type { Transaction } from "#database/database.ts";
import type { UserRecord } from "../model/user.ts";
import type { Device } from "../request/device.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { confirmHalf, CURRENT_CONFIRMED, finishEmailChange, NEW_CONFIRMED } from "../store/email-changes.ts";
import type { OneTimeTokenKind } from "../store/one-time-tokens.ts";
import { discardSignUpData } from "../store/unconfirmed-sign-ups.ts";
import { confirmEmail, updateUser } from "../store/user-changes.ts";

export interface AcceptedProof {
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
export async function acceptProof(transaction: Transaction, proof: AcceptedProof): Promise<boolean> {
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
  return false;
}
