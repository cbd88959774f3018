import { randomUUID } from "node:crypto";
import type { Transaction } from "#database/database.ts";
import { describeUser, type UserToCreate } from "./create-user.ts";
import type { UserRecord } from "./model/user.ts";

/** The answer that `createUser` would have given, without making an account: the client cannot tell the difference. */
export async function buildDecoyUser(transaction: Transaction, user: UserToCreate): Promise<UserRecord> {
  const { id, userMetadata, appMetadata, identityData } = describeUser(user);
  const { email } = user;
  const at = user.now.toISOString();
  const record: UserRecord = {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    confirmed_at: null,
    confirmation_sent_at: at,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    last_sign_in_at: null,
    phone: null,
    raw_app_meta_data: appMetadata,
    raw_user_meta_data: userMetadata,
    banned_until: null,
    is_anonymous: false,
    created_at: at,
    updated_at: at,
    identities: [
      {
        id: randomUUID(),
        provider_id: id,
        user_id: id,
        identity_data: identityData,
        provider: "email",
        email,
        last_sign_in_at: at,
        created_at: at,
        updated_at: at,
      },
    ],
    factors: [],
  };
  // PostgreSQL puts the keys of an object into an order of its own.
  const [row] = await transaction.query<{ record: UserRecord }>("select $1::jsonb as record", [JSON.stringify(record)]);
  return row?.record ?? record;
}
