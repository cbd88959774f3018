import type { Database } from "#server/database/database.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { createWorkspace } from "./workspace.ts";

/** A database of its own with all migrations applied, without a server. `close` also removes it. */
export async function migratedDatabase(): Promise<Database> {
  const workspace = await createWorkspace();
  const limits = { caller: 8_000, owner: 30_000 };
  const { dataDir, databaseUrl, requestUrl } = workspace;
  const database = await openDatabase({ dataDir, databaseUrl, requestUrl, limits });
  return {
    ...database,
    async close() {
      await database.close();
      await workspace.remove();
    },
  };
}
