import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { writeWhole } from "#backup/archive.ts";
import { writeBackup } from "#backup/write-backup.ts";
import { type Config, loadConfig } from "../config.ts";
import { secretsInDataDir, secretsInDatabase } from "#identity/secret-store.ts";
import { diskBackend } from "#storage/backend/disk.ts";
import { CommandError, runCommand } from "./command.ts";
import { withDatabase } from "./configured-data.ts";

/** `npm run backup -- FILE`: accounts, training, keys and uploaded files in one archive, whether or not the server is running. */
await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new CommandError("Usage: npm run backup -- FILE");
  const path = resolve(name);
  if (existsSync(path)) throw new CommandError(`${path} already exists: choose another name.`);
  const config = loadConfig();
  const missing: string[] = [];
  try {
    await backup(config, path, (file) => missing.push(file));
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new CommandError(`The backup failed: ${error.message}.`);
  }
  const { size } = await stat(path);
  process.stdout.write(
    `Backup written to ${path} (${(size / 1024 / 1024).toFixed(1)} MB).${config.s3 ? " Uploaded files are not in it: they are in your S3 bucket." : ""}\n`,
  );
  if (missing.length > 0)
    process.stderr.write(
      `${missing.length} uploaded file(s) were replaced or removed meanwhile, or are lost, and are not in it, though their entries are: ${missing.join(", ")}. Make another backup, or upload them again after a restore.\n`,
    );
});

async function backup(config: Config, path: string, onMissingFile: (name: string) => void): Promise<void> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, "postgres")) && !existsSync(join(dataDir, "database")))
    throw new CommandError(`There is nothing to back up in DATA_DIR ${dataDir}.`);
  const noMigrations = () => false;
  await withDatabase(
    config,
    async (database) => {
      const secrets = databaseUrl === undefined ? await secretsInDataDir(dataDir) : await secretsInDatabase(database);
      const files = config.s3 ? undefined : diskBackend(join(dataDir, "storage"));
      await writeWhole(writeBackup({ database, secrets, files }, new Date(), onMissingFile), path);
    },
    { only: noMigrations },
  );
}
