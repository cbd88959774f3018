import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { assertComplete } from "#backup/contents.ts";
import type { Manifest } from "#backup/manifest.ts";
import { readManifest } from "#backup/read-manifest.ts";
import { restoreBackup } from "#backup/restore-backup.ts";
import { loadConfig } from "../config.ts";
import { hasEarlierSchema, isReplaced, isReplacement, refusalOfEarlierBackup } from "#database/earlier-schema.ts";
import { type MigrationFile, readMigrationFiles } from "#database/migration-files.ts";
import { replaceSecretsInDataDir, replaceSecretsInDatabase } from "#identity/secret-store.ts";
import { openBackend } from "#storage/start-storage.ts";
import { CommandError, runCommand } from "./command.ts";
import { withDatabase } from "./configured-data.ts";

/**
 * `npm run restore -- FILE`: puts a backup into the configured place, which must have no accounts yet: a new DATA_DIR, or an empty database at
 * DATABASE_URL. The next start applies the migrations and the seed data that are newer than the backup.
 */
await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new CommandError("Usage: npm run restore -- FILE");
  const path = resolve(name);
  if (!existsSync(path)) throw new CommandError(`There is no file ${path}.`);
  const config = loadConfig();
  const manifest = await readManifest(path);
  const wanted = wantedMigrations(manifest, await readMigrationFiles());
  await assertComplete(path);
  const files = await openBackend(config);
  const restored = await withDatabase(
    config,
    (database) =>
      restoreBackup(path, manifest, {
        database,
        files,
        keepSecrets: (secrets) =>
          config.databaseUrl === undefined ? replaceSecretsInDataDir(config.dataDir, secrets) : replaceSecretsInDatabase(database, secrets),
      }),
    { only: (file) => wanted.has(file.name), alone: true },
  ).finally(() => files.close());
  const isWithFiles = manifest.files === "included";
  const amount = `${restored.rows.toLocaleString("en")} rows${isWithFiles ? ` and ${restored.files} files` : ""}`;
  const made = `${manifest.createdAt.slice(0, 16).replace("T", ", ")} UTC`;
  const bucket = isWithFiles ? "" : " Uploaded files stay in the S3 bucket.";
  process.stdout.write(`Restored ${amount} from the backup of ${made}.${bucket} Start the server now.\n`);
});

/** Rows go into the tables they came from; what later migrations do with them these do at the next start. */
function wantedMigrations({ migrations }: Manifest, files: readonly MigrationFile[]): ReadonlySet<string> {
  const names = migrations.map(({ name }) => name);
  const refusal = refusalOfEarlierBackup(names);
  if (refusal !== undefined) throw new CommandError(refusal);
  // The migrations of an earlier backup have been replaced by others that make the same tables.
  const isEarlier = hasEarlierSchema(names);
  const kept = isEarlier ? migrations.filter(({ name }) => !isReplaced(name)) : migrations;
  const known = new Map(files.map((file) => [file.name, file.checksum]));
  const foreign = kept.find(({ name, checksum }) => known.get(name) !== checksum);
  if (foreign)
    throw new CommandError(
      `The backup is from another version of Ironpace (migration ${foreign.name} differs). Restore it with the version that made it.`,
    );
  const replacements = isEarlier ? files.filter(({ name }) => isReplacement(name)) : [];
  return new Set([...kept, ...replacements].map(({ name }) => name));
}
