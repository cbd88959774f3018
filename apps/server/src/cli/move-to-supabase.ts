import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";
import { readArchive } from "#backup/archive.ts";
import { assertComplete } from "#backup/contents.ts";
import { ENTRY, type Manifest } from "#backup/manifest.ts";
import { readManifest } from "#backup/read-manifest.ts";
import { moveFiles } from "#backup/supabase/move-files.ts";
import { moveRows, refuseUnready } from "#backup/supabase/move-rows.ts";
import { inProject } from "#backup/supabase/project.ts";
import { loadConfig } from "../config.ts";
import { hasEarlierSchema } from "#database/earlier-schema.ts";
import { type Secrets, secretsSchema } from "#identity/secrets.ts";
import type { Backend } from "#storage/backend/backend.ts";
import { openBackend } from "#storage/start-storage.ts";
import { CommandError, runCommand } from "./command.ts";
import { readProject } from "./read-project.ts";

/**
 * `npm run move-to-supabase -- FILE PROJECT`: puts a backup into a Supabase project without accounts, to which `supabase db push` has brought the
 * migrations. PROJECT is a file with SUPABASE_URL, SUPABASE_DB_URL and SUPABASE_SECRET_KEY. Files go first, then all rows in one transaction:
 * what fails leaves no accounts, so that it can be tried again.
 */
await runCommand(async () => {
  const [path, projectFile] = process.argv.slice(2);
  if (path === undefined || projectFile === undefined) throw new CommandError("Usage: npm run move-to-supabase -- FILE PROJECT");
  for (const file of [path, projectFile]) if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const project = readProject(projectFile);
  const manifest = await readManifest(path);
  if (hasEarlierSchema(manifest.migrations.map(({ name }) => name))) {
    throw new CommandError(
      "This backup was made by a version from before 27 November 2026: restore it here first (npm run restore), start once, and move a backup of that.",
    );
  }
  await assertComplete(path);
  const secrets = await readSecrets(path);
  await inProject(project, (transaction) => refuseUnready(transaction, manifest));
  const elsewhere = await filesElsewhere(manifest);
  const files = await moveFiles(path, project, elsewhere).finally(() => elsewhere?.close());
  const { accounts, rows } = await inProject(project, async (transaction) => {
    await refuseUnready(transaction, manifest);
    return moveRows(transaction, path, manifest, secrets);
  });
  process.stdout.write(
    `${accounts} accounts, ${rows} rows and ${files} files from ${manifest.createdAt} are now in ${project.SUPABASE_URL}\n`,
  );
});

async function readSecrets(path: string): Promise<Secrets> {
  let secrets: Secrets | undefined;
  await readArchive(path, async ({ name, bytes }) => {
    if (name === ENTRY.secrets) secrets = secretsSchema.parse(JSON.parse(await text(bytes)));
  });
  if (!secrets) throw new CommandError(`${path} is not a complete backup of Ironpace.`);
  return secrets;
}

async function filesElsewhere({ files }: Manifest): Promise<Backend | undefined> {
  if (files === "included") return undefined;
  const config = loadConfig();
  if (config.s3) return openBackend(config);
  throw new CommandError("The files of this backup are in an S3 bucket: set the S3_… variables it was made with.");
}
