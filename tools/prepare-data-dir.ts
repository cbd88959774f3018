/** Makes the prepared data directory that a first start copies, so that the start itself does not wait for it. */
import { chmod, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readMigrationFiles } from "../apps/server/src/database/migration-files.ts";
import { dataDirTemplate } from "../apps/server/src/database/pglite/template.ts";

const template = await dataDirTemplate(await readMigrationFiles(), ".cache/pglite");
// There is nobody's data in it, and who starts the server is often not who has built it. What is copied from it is in a directory of its owner's.
for (const folder of [".cache", dirname(template), template]) await chmod(folder, 0o755);
for (const entry of await readdir(template, { recursive: true, withFileTypes: true }))
  await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
