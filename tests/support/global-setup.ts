import { join } from "node:path";
import { readMigrationFiles } from "../../apps/server/src/database/migration-files.ts";
import { dataDirTemplate } from "../../apps/server/src/database/pglite/template.ts";
import { ENGINES } from "./engines.ts";
import { adminUrl } from "./postgres.ts";
import { CACHE_DIR } from "./workspace.ts";

/** Once per run, before the test processes start: what they would otherwise each make for themselves. */
export async function setup(): Promise<void> {
  const cluster = ENGINES.includes("postgres") ? adminUrl() : undefined;
  if (ENGINES.includes("pglite")) await dataDirTemplate(await readMigrationFiles(), join(CACHE_DIR, "pglite"));
  if (cluster) process.env["IRONPACE_TEST_DATABASE_URL"] = await cluster;
}
