import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { constants, cpSync, existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { migrate } from "../migrate.ts";
import type { MigrationFile } from "../migration-files.ts";
import { StartError } from "../start-error.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { openPglite } from "./open.ts";

/**
 * A directory with PostgreSQL's files in which all migrations have already run, made once per version of them and then
 * only copied: making one takes many seconds, a copy takes a tenth of one.
 */
export async function dataDirTemplate(files: readonly MigrationFile[], cacheDir: string): Promise<string> {
  const empty = await emptyName();
  const hash = createHash("sha256").update(JSON.stringify([empty, ...files.map((file) => [file.name, file.checksum])]));
  const migrated = `${empty}-${hash.digest("hex").slice(0, 16)}`;
  return cached(cacheDir, migrated, async (draft) => {
    await copyDataDir(await emptyDataDir(cacheDir), draft);
    const engine = await openPglite({ dataDir: draft, limits: NO_HURRY });
    try {
      await migrate(engine, files);
    } finally {
      await engine.close();
    }
  });
}

/** The same before any migration has run: what PostgreSQL makes by itself. */
export async function emptyDataDir(cacheDir: string): Promise<string> {
  return cached(cacheDir, await emptyName(), create);
}

/** Copies a template to `target`, which appears complete or not at all. @param settle what is to be done with the copy before it appears */
export async function copyDataDir(template: string, target: string, settle?: (copy: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const draft = await mkdtemp(`${target}.partial-`);
  // A thousand small files: synchronously in a fifth of the time, while the start has nothing else to do.
  cpSync(template, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
  await settle?.(draft);
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
}

/**
 * Brings all of a file system to its medium, in one go where the operating system can: a thousand files one by one take seconds. Where it
 * cannot, they get there in their own time.
 */
export async function settleOnMedium(directory: string): Promise<void> {
  await promisify(execFile)("sync", ["-f", directory]).catch(() => undefined);
}

async function create(draft: string): Promise<void> {
  const engine = await openPglite({ dataDir: draft, limits: NO_HURRY });
  await engine.close();
}

const NO_HURRY = { caller: 60_000, owner: 60_000 };

/** One process makes it, the others wait. */
async function cached(cacheDir: string, name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const finished = join(cacheDir, name);
  if (!existsSync(finished)) {
    const unlock = await waitForLock(`${finished}.lock`);
    try {
      if (!existsSync(finished)) {
        await removeOld(cacheDir);
        const draft = await mkdtemp(`${finished}.partial-`);
        await make(draft);
        await rename(draft, finished);
      }
    } finally {
      unlock();
    }
  }
  const now = new Date();
  // Where the program may not write to its own directory nobody removes old templates either.
  await utimes(finished, now, now).catch(() => undefined);
  return finished;
}

async function waitForLock(path: string): Promise<() => void> {
  for (;;) {
    try {
      return lockDataDir(path);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      await sleep(50);
    }
  }
}

const KEPT_UNUSED = 24 * 3600_000;

async function removeOld(cacheDir: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    const path = join(cacheDir, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > KEPT_UNUSED) await rm(path, { recursive: true, force: true });
  }
}

/** The name says which version of PGlite can open it. */
async function emptyName(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const manifest: unknown = JSON.parse(await readFile(join(dirname(entry), "../package.json"), "utf8"));
  const version = typeof manifest === "object" && manifest !== null && "version" in manifest ? String(manifest.version) : "unknown";
  return `pglite-${version}`;
}
