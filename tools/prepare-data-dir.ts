/** Makes the prepared data directory that a first start copies, so that the start itself does not wait for it. */
import { readMigrationFiles } from "../apps/server/src/database/migration-files.ts";
import { dataDirTemplate } from "../apps/server/src/database/pglite/template.ts";

await dataDirTemplate(await readMigrationFiles(), ".cache/pglite");
