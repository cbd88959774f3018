import type { Transaction } from "#database/database.ts";
import type { AuthDependencies } from "../dependencies.ts";
import type { AddedMethod } from "../model/added-method.ts";
import type { UserRecord } from "../model/user.ts";
import { LETTER, type Notice } from "./wording.ts";
import type { MailRequest } from "./mail-request.ts";

interface NoticeToOwner {
  readonly purpose: Notice;
  readonly user: Pick<UserRecord, "id" | "email">;
  /** The name of what was added, for the mail. */
  readonly subject?: string;
  /** The sign-in method that the link of the mail removes again. */
  readonly added?: Pick<AddedMethod, "kind" | "id">;
  readonly now: Date;
}

/** Tells the owner of an account by mail what was done to the ways into it, in case it was somebody else. An account without an address gets nothing. */
export async function queueNotice(
  transaction: Transaction,
  { outbox, settings }: Pick<AuthDependencies, "outbox" | "settings">,
  { purpose, user: { id: userId, email }, subject = "", added, now }: NoticeToOwner,
): Promise<void> {
  if (!email) return;
  const at = now.toISOString();
  const undone = { userId, addedAt: at, ...(!settings.confirmEmail && { email }) };
  const notice = { userId, at, subject, ...(added && { added: { ...added, ...undone } }) };
  await outbox.queue(transaction, { purpose, email, redirectTo: settings.siteUrl, challenge: null, create: null, ip: null, notice });
}

type LetterToOwner = { readonly email: string } & NonNullable<MailRequest["letter"]>;

/** Queues a letter to the owner of an account. */
export async function queueLetter(
  transaction: Transaction,
  { outbox, settings }: Pick<AuthDependencies, "outbox" | "settings">,
  { email, ...letter }: LetterToOwner,
): Promise<void> {
  await outbox.queue(transaction, {
    purpose: LETTER,
    email,
    redirectTo: settings.siteUrl,
    challenge: null,
    create: null,
    ip: null,
    letter,
  });
}
