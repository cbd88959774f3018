import type { Context, Handler } from "hono";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { SqlError } from "#database/sql-error.ts";
import { retryDeadlocks } from "#database/retry-deadlocks.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { authErrors } from "../../errors.ts";
import { type UserRecord, userBody } from "../../model/user.ts";
import { deleteUser, findUserById, listUsers as findUsers, lockUser } from "../../store/users.ts";
import { adminUserBody, hashGivenPassword, newUserBody, userIdParameter } from "./admin-user-body.ts";
import { createUser } from "../../create-user.ts";
import { bannedUntil } from "../../model/ban-duration.ts";
import { normalizeEmail } from "../../model/email-address.ts";
import { getDevice } from "../../request/device.ts";
import { readBody } from "../../request/read-body.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { type UserChanges, updateUser } from "../../store/user-changes.ts";
import { endOtherWaysIn } from "../../end-other-ways-in.ts";
import { mergeMetadata } from "../../model/metadata.ts";
import { addEmailIdentity, updateEmailIdentity } from "../../store/identities.ts";

const MAX_PAGE_SIZE = 1000;

/** Newest first, 50 a page unless asked. The client sends `page=&per_page=` when its caller gave neither. */
export function adminListUsers({ database }: AuthDependencies): Handler {
  return async (context) => {
    const page = positive(context, "page", 1, 1_000_000);
    const perPage = positive(context, "per_page", 50, MAX_PAGE_SIZE);
    const work = (transaction: Parameters<typeof findUsers>[0]) => findUsers(transaction, perPage, (page - 1) * perPage);
    const { total, users } = await database.transaction(work, { readOnly: true });
    return context.json({ users: users.map(userBody), aud: "authenticated" }, 200, {
      "X-Total-Count": String(total),
      Link: pageLinks(page, perPage, Math.max(1, Math.ceil(total / perPage))),
    });
  };
}

function positive(context: Context, name: string, fallback: number, most: number): number {
  const text = context.req.query(name) || String(fallback);
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1)
    throw authErrors.validation(`Bad Pagination Parameters: ${name} must be a positive number`);
  return Math.min(Number(text), most);
}

/** `page` comes first: the client reads the text after the first `=`. */
function pageLinks(page: number, perPage: number, last: number): string {
  const link = (to: number, rel: string): string => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")].join(", ");
}

export function adminGetUser({ database }: AuthDependencies): Handler {
  return async (context) => {
    const user = await findUserById(database, userIdParameter(context.req.param("id")));
    if (!user) throw authErrors.userNotFound();
    return context.json(userBody(user));
  };
}

/** Without a password the account gets one that nobody knows. */
export function adminCreateUser({ database, identity, settings, clock }: AuthDependencies): Handler {
  return async (context) => {
    const body = await readBody(context, newUserBody);
    if (!body.email) throw authErrors.validation("Cannot create a user without either an email or phone");
    const email = normalizeEmail(body.email);
    const now = clock();
    const ban = body.ban_duration ? bannedUntil(body.ban_duration, now) : null;
    const encryptedPassword =
      (await hashGivenPassword(body, null, settings.passwordRules, identity)) ?? (await identity.hashPassword(randomUUID()));
    const user = await database.transaction(async (transaction) => {
      if (body.id && (await findUserById(transaction, body.id))) throw authErrors.validation("A user with this id exists already");
      const created = await createUser(transaction, {
        ...(body.id && { id: body.id.toLowerCase() }),
        email,
        encryptedPassword,
        userMetadata: body.user_metadata ?? {},
        appMetadata: body.app_metadata ?? {},
        emailConfirmed: body.email_confirm ?? false,
        byAdministrator: true,
        now,
      });
      if (!created) return undefined;
      if (ban) await updateUser(transaction, created.id, { bannedUntil: ban }, now);
      const traits = { user_id: created.id, user_email: email };
      await recordAuditEntry(transaction, { action: "user_signedup", actor: "service_role", ip: getDevice(context).ip, traits, now });
      return findUserById(transaction, created.id);
    });
    if (!user) throw authErrors.emailExists();
    return context.json(userBody(user));
  };
}

/** A new password or a ban ends the user's sessions. An address is a way to sign in, also for who had none, and ends being anonymous. */
export function adminUpdateUser({ database, identity, settings, clock }: AuthDependencies): Handler {
  return async (context) => {
    const id = userIdParameter(context.req.param("id"));
    const body = await readBody(context, adminUserBody);
    const now = clock();
    const email = body.email ? normalizeEmail(body.email) : undefined;
    const known = await findUserById(database, id);
    if (!known) throw authErrors.userNotFound();
    const encryptedPassword = await hashGivenPassword(body, known.email, settings.passwordRules, identity);
    const ban = body.ban_duration ? bannedUntil(body.ban_duration, now) : undefined;
    const given: UserChanges = {
      ...(email && { email }),
      ...(encryptedPassword && { encryptedPassword }),
      ...(body.email_confirm && { emailConfirmedAt: now }),
      ...(ban !== undefined && { bannedUntil: ban }),
    };
    const user = await database.transaction(async (transaction) => {
      await lockUser(transaction, id);
      const current = await findUserById(transaction, id);
      if (!current) throw authErrors.userNotFound();
      const userMetadata = mergeMetadata("user_metadata", current.raw_user_meta_data ?? {}, body.user_metadata ?? {});
      const appMetadata = mergeMetadata("app_metadata", current.raw_app_meta_data ?? {}, body.app_metadata ?? {});
      await changeUser(transaction, current, { ...given, userMetadata, appMetadata }, now);
      if (encryptedPassword || ban) await endOtherWaysIn(transaction, id);
      const traits = { user_id: id, user_email: email ?? current.email };
      await recordAuditEntry(transaction, { action: "user_modified", actor: "service_role", ip: getDevice(context).ip, traits, now });
      return (await findUserById(transaction, id)) ?? current;
    });
    return context.json(userBody(user));
  };
}

async function changeUser(transaction: Transaction, { id, identities }: UserRecord, changes: UserChanges, now: Date): Promise<void> {
  try {
    await updateUser(transaction, id, changes, now);
  } catch (error) {
    if (error instanceof SqlError && error.constraint === "users_email_partial_key") throw authErrors.emailExists();
    throw error;
  }
  if (!changes.email) return;
  const hasEmail = identities.some(({ provider }) => provider === "email");
  await (hasEmail
    ? updateEmailIdentity(transaction, id, { email: changes.email }, now)
    : addEmailIdentity(transaction, id, changes.email, now));
}

const deleteBody = z.object({ should_soft_delete: z.literal(false, "users can only be deleted for good").nullish() });

/** Everything that refers to the user goes with it. */
export function adminDeleteUser({ database, clock }: AuthDependencies): Handler {
  return async (context) => {
    const id = userIdParameter(context.req.param("id"));
    await readBody(context, deleteBody);
    const now = clock();
    const remove = async (transaction: Transaction): Promise<void> => {
      await lockUser(transaction, id);
      const user = await findUserById(transaction, id);
      if (!user) throw authErrors.userNotFound();
      const traits = { user_id: id, user_email: user.email };
      await recordAuditEntry(transaction, { action: "user_deleted", actor: "service_role", ip: getDevice(context).ip, traits, now });
      await deleteUser(transaction, id).catch(explainRefusal);
    };
    await retryDeadlocks(() => database.transaction(remove));
    return context.json({});
  };
}

const RESTRICT_VIOLATION = "23001";

/** The database keeps some users, such as the last administrator, and says why. */
function explainRefusal(error: unknown): never {
  if (error instanceof SqlError && error.code === RESTRICT_VIOLATION) throw authErrors.userIsKept(error.message);
  throw error;
}
