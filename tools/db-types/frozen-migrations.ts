import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isReplaced } from "#server/database/earlier-schema.ts";
import { readMigrationFiles } from "#server/database/migration-files.ts";

/** One line for each migration, `checksum name`: databases that have applied it expect this text for ever. Lines are only ever added. */
export const FROZEN_FILE = fileURLToPath(new URL("../../supabase/frozen-migrations.txt", import.meta.url));

export interface NamedChecksum {
  readonly name: string;
  readonly checksum: string;
}

/** Name → checksum, without the migrations that were replaced (ADR 048): a list of that time does not hold the present one to them. */
export function parseChecksums(text: string): ReadonlyMap<string, string> {
  const lines = text.split("\n").filter((line) => line !== "" && !isReplaced(line.slice(65)));
  return new Map(lines.map((line): [string, string] => [line.slice(65), line.slice(0, 64)]));
}

/** Names of frozen migrations that are there with another text, or not any more. */
export function changedChecksums(frozen: ReadonlyMap<string, string>, present: readonly NamedChecksum[]): readonly string[] {
  const now = new Map(present.map(({ name, checksum }) => [name, checksum]));
  return [...frozen].filter(([name, checksum]) => now.get(name) !== checksum).map(([name]) => name);
}

/** Adds the migrations that are not on the list yet, and drops replaced ones, which merging an older branch brings back. */
export async function freezeNewMigrations(): Promise<void> {
  const frozen = parseChecksums(existsSync(FROZEN_FILE) ? readFileSync(FROZEN_FILE, "utf8") : "");
  const present = new Map((await readMigrationFiles()).map(({ name, checksum }) => [name, checksum]));
  const lines = [...new Map([...present, ...frozen])].map(([name, checksum]) => `${checksum} ${name}\n`);
  writeFileSync(FROZEN_FILE, lines.join(""));
}
