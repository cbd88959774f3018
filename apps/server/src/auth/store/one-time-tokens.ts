import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Transaction } from "#database/database.ts";
import type { Identity } from "#identity/identity.ts";

export type OneTimeTokenKind =
  | "confirmation_token"
  | "reauthentication_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current";

export interface OneTimeToken {
  readonly user_id: string;
  readonly kind: OneTimeTokenKind;
  /** The address the token was sent to. */
  readonly relates_to: string;
  readonly created_at: string;
}

export interface NewOneTimeToken {
  readonly userId: string;
  readonly kind: OneTimeTokenKind;
  readonly email: string;
  /** The link ends with a code for the browser that asked, not with tokens. */
  readonly pkce: boolean;
  readonly now: Date;
}

/** What a mail carries: `token` for its link, `code` of six digits to type. */
export interface IssuedOneTimeToken {
  readonly token: string;
  readonly code: string;
}

/** How long a link and its code work. */
export const ONE_TIME_TOKEN_SECONDS = 3600;

/** Links of PKCE flows say so, so that also a link that failed is answered where the page looks. */
export const PKCE_PREFIX = "pkce_";

/** Replaces an earlier token of the same kind. Only hashes are stored: of the token in its own table, of the code on the user, where GoTrue has them. */
export async function issueOneTimeToken(
  transaction: Transaction,
  { userId, kind, email, pkce, now }: NewOneTimeToken,
  identity: Pick<Identity, "keyedHash">,
): Promise<IssuedOneTimeToken> {
  const token = `${pkce ? PKCE_PREFIX : ""}${randomBytes(32).toString("base64url")}`;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await transaction.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values (gen_random_uuid(), $1, $2::auth.one_time_token_type, $3, $4, $5::timestamptz at time zone 'UTC', $5::timestamptz at time zone 'UTC')
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [userId, kind, hashToken(token), email, now.toISOString()],
  );
  await transaction.query(`update auth.users set ${kind} = $2, ${SENT_AT[kind]} = $3, updated_at = $3 where id = $1`, [
    userId,
    hashCode(identity, userId, kind, code),
    now.toISOString(),
  ]);
  return { token, code };
}

const SENT_AT: Readonly<Record<OneTimeTokenKind, string>> = {
  confirmation_token: "confirmation_sent_at",
  reauthentication_token: "reauthentication_sent_at",
  recovery_token: "recovery_sent_at",
  email_change_token_new: "email_change_sent_at",
  email_change_token_current: "email_change_sent_at",
};

const columns = `t.user_id, t.token_type as kind, t.relates_to, to_jsonb(t.created_at at time zone 'UTC') #>> '{}' as created_at`;

export async function findOneTimeToken(transaction: Transaction, token: string): Promise<OneTimeToken | undefined> {
  const [row] = await transaction.query<OneTimeToken & Record<string, unknown>>(
    `select ${columns} from auth.one_time_tokens t where t.token_hash = $1`,
    [hashToken(token)],
  );
  return row;
}

/** The user's token of one of these kinds to which the code belongs. */
export async function findOneTimeTokenByCode(
  transaction: Transaction,
  userId: string,
  kinds: readonly OneTimeTokenKind[],
  code: string,
  identity: Pick<Identity, "keyedHash">,
): Promise<OneTimeToken | undefined> {
  const rows = await transaction.query<OneTimeToken & { code_hash: string } & Record<string, unknown>>(
    `select ${columns}, to_jsonb(u) ->> t.token_type::text as code_hash
     from auth.one_time_tokens t join auth.users u on u.id = t.user_id where t.user_id = $1`,
    [userId],
  );
  const matching = rows.filter(({ kind, code_hash: hash }) => isSame(hashCode(identity, userId, kind, code), hash));
  return matching.find(({ kind }) => kinds.includes(kind));
}

/** A token that was used is gone. False when somebody else was faster. */
export async function takeOneTimeToken(transaction: Transaction, userId: string, kind: OneTimeTokenKind): Promise<boolean> {
  const rows = await transaction.query(
    "delete from auth.one_time_tokens where user_id = $1 and token_type = $2::auth.one_time_token_type returning id",
    [userId, kind],
  );
  await transaction.query(`update auth.users set ${kind} = '' where id = $1`, [userId]);
  return rows.length === 1;
}

const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

const hashCode = (identity: Pick<Identity, "keyedHash">, userId: string, kind: OneTimeTokenKind, code: string): string =>
  identity.keyedHash(`${userId}/${kind}/${code}`, "one-time code");

function isSame(hash: string, stored: string | null): boolean {
  return stored?.length === hash.length && timingSafeEqual(Buffer.from(hash), Buffer.from(stored));
}
