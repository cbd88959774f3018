import { administer } from "#support/postgres.ts";
import type { Library } from "./library.ts";

/** Tells the server what PostgREST would be told, in this database only: other tests share its roles. */
export async function allowInDatabase(library: Library, setting: string, value: string): Promise<void> {
  const [row] = await library.database.query<{ name: string }>("select current_database()::text as name");
  const statement = `alter role authenticator in database "${row?.name}" set ${setting} to '${value}'`;
  await administer(statement);
  await library.reloadSchema();
}
