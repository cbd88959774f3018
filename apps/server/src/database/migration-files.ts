import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export interface MigrationFile {
  /** Folder and file name, as it is recorded: "platform/0003-auth.sql". */
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /** Platform files make what a Supabase project already has; product files are ours everywhere. */
  readonly part: "platform" | "product";
}

const PLATFORM = fileURLToPath(new URL("./platform", import.meta.url));
const PRODUCT = fileURLToPath(new URL("../../../../supabase/migrations", import.meta.url));

/** All migrations in the order in which they are applied: the platform first, then the product, each by name. */
export async function readMigrationFiles(): Promise<readonly MigrationFile[]> {
  const [platform, product] = await Promise.all([
    readFolder(PLATFORM, "platform", "platform"),
    readFolder(PRODUCT, "migrations", "product"),
  ]);
  return [...platform, ...product];
}

async function readFolder(folder: string, prefix: string, part: MigrationFile["part"]): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}/${name}`, "utf8");
      return { name: `${prefix}/${name}`, text, checksum: createHash("sha256").update(text).digest("hex"), part };
    }),
  );
}
