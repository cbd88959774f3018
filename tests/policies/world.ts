import type { Database } from "#server/database/database.ts";
import { migratedDatabase } from "../support/migrated-database.ts";
import { ACCESS, type TableAccess } from "./access.ts";
import { ACCOUNTS } from "./actors.ts";
import type { Statement } from "./attempt.ts";

/** Makes the coach an administrator too, one who needs no second factor. */
export const SECOND_ADMIN: readonly Statement[] = [
  ["insert into public.user_roles (user_id, role) values ($1, 'admin')", [ACCOUNTS.coach]],
  ["insert into private.admin_access (second_factor) values ('optional')"],
];

/** A migrated database with one account per actor and, in every table, the one row of `ACCESS`, which belongs to `owner`. */
export async function populatedDatabase(): Promise<Database> {
  const database = await databaseWithAccounts();
  for (const table of ACCESS) await database.query(...insertStatement(table, "on conflict do nothing"));
  return database;
}

/** A migrated database with one account per actor and nothing else. */
export async function databaseWithAccounts(): Promise<Database> {
  const database = await migratedDatabase();
  for (const [actor, id] of Object.entries(ACCOUNTS)) {
    await database.query(
      `insert into auth.users (id, email, aud, role, raw_user_meta_data, created_at)
       values ($1, $2, 'authenticated', 'authenticated', jsonb_build_object('first_name', $3::text, 'last_name', 'Example'), now())`,
      [id, `${actor}@example.com`, actor],
    );
  }
  await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin'), ($2, 'coach')", [
    ACCOUNTS.admin,
    ACCOUNTS.coach,
  ]);
  await database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [ACCOUNTS.admin],
  );
  return database;
}

export function insertStatement({ name, row }: TableAccess, suffix = ""): [text: string, parameters: string[]] {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return [`insert into ${name} (${columns.join(", ")}) values (${places.join(", ")}) ${suffix}`, Object.values(row)];
}
