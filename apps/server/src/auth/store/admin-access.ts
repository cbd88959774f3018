import type { Database } from "#database/database.ts";

/** Tells the database whether administrators need a second factor: the rule itself is `public.is_admin()`. */
export async function storeAdminSecondFactor(database: Database, secondFactor: "required" | "optional"): Promise<void> {
  await database.query(
    `insert into private.admin_access (second_factor) values ($1) on conflict (only_row) do update set second_factor = excluded.second_factor
     where admin_access.second_factor <> excluded.second_factor`,
    [secondFactor],
  );
}
