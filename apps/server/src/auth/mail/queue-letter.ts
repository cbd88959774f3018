import type { Transaction } from "#database/database.ts";
import type { AuthDependencies } from "../dependencies.ts";
import type { MailRequest } from "./mail-request.ts";
import { LETTER } from "./wording.ts";

export type LetterToOwner = { readonly email: string } & NonNullable<MailRequest["letter"]>;

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
