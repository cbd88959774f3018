import type { Transaction } from "#database/database.ts";
import { deleteBegunSignIns } from "./store/flow-states.ts";
import { takeOneTimeToken } from "./store/one-time-tokens.ts";
import { deleteSessionsOfUser } from "./store/sessions.ts";

/** Invalidates older reset mails, also those that still wait to be sent, and unfinished sign-ins after the password has changed, and ends all sessions, or all but one. */
export async function endOtherWaysIn(transaction: Transaction, userId: string, except: string | null = null): Promise<void> {
  await deleteSessionsOfUser(transaction, userId, except);
  await takeOneTimeToken(transaction, userId, "recovery_token");
  await transaction.query("delete from ironpace.mail_outbox where opens_account = $1", [userId]);
  await deleteBegunSignIns(transaction, userId);
}
