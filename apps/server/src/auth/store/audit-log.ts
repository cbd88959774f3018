import type { Transaction } from "#database/database.ts";
import type { Metadata } from "../model/metadata.ts";
import type { UserRecord } from "../model/user.ts";

/** GoTrue's actions and the log type each belongs to. */
const logTypes = {
  login: "account",
  logout: "account",
  user_signedup: "team",
  user_repeated_signup: "user",
  user_invited: "team",
  user_confirmation_requested: "user",
  user_recovery_requested: "user",
  user_reauthenticate_requested: "user",
  user_deleted: "team",
  user_modified: "user",
  user_updated_password: "user",
  identity_linked: "user",
  identity_unlinked: "user",
  factor_in_progress: "factor",
  challenge_created: "factor",
  verification_attempted: "factor",
  factor_unenrolled: "factor",
  factor_deleted: "factor",
  passkey_created: "factor",
  passkey_deleted: "factor",
  account_secured: "user",
  token_refreshed: "token",
  token_revoked: "token",
} as const;

export interface AuditEntry {
  readonly action: keyof typeof logTypes;
  readonly actor: Pick<UserRecord, "id" | "email"> | "service_role";
  readonly ip: string | null;
  readonly traits?: Metadata;
  readonly now: Date;
}

export async function recordAuditEntry(transaction: Transaction, { action, actor, ip, traits, now }: AuditEntry): Promise<void> {
  const payload = { ...describeActor(actor), action, log_type: logTypes[action], ...(traits && { traits }) };
  await transaction.query(
    `insert into auth.audit_log_entries (instance_id, id, payload, ip_address, created_at)
     values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), $1, $2, $3)`,
    [JSON.stringify(payload), ip ?? "", now.toISOString()],
  );
}

function describeActor(actor: AuditEntry["actor"]): Metadata {
  if (actor === "service_role") {
    return { actor_id: "00000000-0000-0000-0000-000000000000", actor_username: "service_role", actor_via_sso: false };
  }
  return { actor_id: actor.id, actor_username: actor.email ?? "", actor_via_sso: false };
}
