/**
 * `npm run db:types`: writes packages/contract/src/database.gen.ts from a database in which all migrations have run.
 * It also adds new migrations to the list of frozen ones, whose text may not change any more.
 * With `--check` it writes nothing and fails when the file is out of date.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../apps/server/src/database/open-database.ts";
import { readCatalogue } from "./db-types/catalogue.ts";
import { freezeNewMigrations } from "./db-types/frozen-migrations.ts";
import { renderTypes } from "./db-types/typescript.ts";

const TARGET = fileURLToPath(new URL("../packages/contract/src/database.gen.ts", import.meta.url));

const dataDir = mkdtempSync(join(tmpdir(), "ironpace-types-"));
try {
  const database = await openDatabase({ dataDir, limits: { caller: 30_000, owner: 30_000 } });
  const types = renderTypes(await readCatalogue(database).finally(() => database.close()));
  if (!process.argv.includes("--check")) {
    writeFileSync(TARGET, types);
    await freezeNewMigrations();
  } else if (readFileSync(TARGET, "utf8") !== types) {
    console.error("packages/contract/src/database.gen.ts is out of date: npm run db:types");
    process.exitCode = 1;
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
