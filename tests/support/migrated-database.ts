import type { Database } from "../../apps/server/src/database/database.ts";
import { openDatabase } from "../../apps/server/src/database/open-database.ts";
import type { EngineName } from "./engines.ts";
import { CACHE_DIR, createWorkspace } from "./workspace.ts";

/** A database of its own with all migrations applied, without a server. `close` also removes it. */
export async function migratedDatabase(engine: EngineName): Promise<Database> {
  const workspace = await createWorkspace(engine);
  const limits = { caller: 8_000, owner: 30_000 };
  const { dataDir, databaseUrl, requestUrl } = workspace;
  const database = await openDatabase({ dataDir, databaseUrl, requestUrl, cacheDir: CACHE_DIR, limits });
  return {
    engine: database.engine,
    query: (text, parameters) => database.query(text, parameters),
    transaction: (work, options) => database.transaction(work, options),
    batch: (statements, options) => database.batch(statements, options),
    listen: (channel, heard) => database.listen(channel, heard),
    waiting: () => database.waiting(),
    ping: () => database.ping(),
    async close() {
      await database.close();
      await workspace.remove();
    },
  };
}
