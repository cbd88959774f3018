/**
 * `npm run db:types`: writes packages/contract/src/database.gen.ts and docs/schema.md from a database in which all migrations have run.
 * It also adds new migrations to the list of frozen ones, whose text may not change any more.
 * With `--check` it writes nothing and fails when a file is out of date.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "../apps/server/src/database/migration-files.ts";
import { openDatabase } from "../apps/server/src/database/open-database.ts";
import { readCatalogue } from "./db-types/catalogue.ts";
import { freezeNewMigrations } from "./db-types/frozen-migrations.ts";
import { readSchema } from "./db-types/schema-catalogue.ts";
import { renderSchemaPage } from "./db-types/schema-page.ts";
import { renderTypes } from "./db-types/typescript.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ironpace-types-"));
try {
  const generated = await generate();
  if (!process.argv.includes("--check")) {
    for (const [name, text] of generated) writeFileSync(pathOf(name), text);
    await freezeNewMigrations();
  } else {
    for (const [name, text] of generated) {
      if (existsSync(pathOf(name)) && readFileSync(pathOf(name), "utf8") === text) continue;
      console.error(`${name} is out of date: npm run db:types`);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** File → what it should be. */
async function generate(): Promise<ReadonlyMap<string, string>> {
  const files = (await readMigrationFiles()).filter(({ part }) => part === "product");
  const database = await openDatabase({ dataDir, limits: { caller: 30_000, owner: 30_000 } });
  try {
    return new Map([
      ["packages/contract/src/database.gen.ts", renderTypes(await readCatalogue(database))],
      ["docs/schema.md", renderSchemaPage(await readSchema(database), files)],
    ]);
  } finally {
    await database.close();
  }
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
}
