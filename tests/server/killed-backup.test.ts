import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { archive, readArchive, writeWhole } from "#server/backup/archive.ts";
import { scratchDirectory } from "../support/scratch.ts";

const ARCHIVE = fileURLToPath(new URL("../../apps/server/src/backup/archive.ts", import.meta.url));

/** A process that writes an archive without end to `path`. */
const ENDLESS = `
  const [module, path] = process.argv.slice(1);
  const { archive, writeWhole } = await import(module);
  const { randomBytes } = await import("node:crypto");
  await writeWhole(archive(async (add) => {
    for (let n = 0; ; n++) await add(String(n), 100_000, [randomBytes(100_000)]);
  }), path);
`;

test("a backup that is killed half-way has not got its name, and the next one may have it", async () => {
  const directory = scratchDirectory("killed-backup");
  const path = join(directory, "backup.tar.gz");
  const child = spawn(process.execPath, ["--input-type=module", "-e", ENDLESS, ARCHIVE, path], { stdio: "inherit" });
  const ended = once(child, "exit");
  while ((await readdir(directory)).length === 0) await sleep(10);
  await sleep(50);
  child.kill("SIGKILL");
  await ended;
  expect(await readdir(directory)).toEqual([expect.stringMatching(/^backup\.tar\.gz\.[\da-f]{8}\.part$/)]);

  await writeWhole(
    archive((add) => add("manifest.json", 2, [Buffer.from("{}")])),
    path,
  );
  const names: string[] = [];
  await readArchive(path, async ({ name }) => void names.push(name));
  expect(names).toEqual(["manifest.json"]);
});

test("a backup that fails leaves nothing behind, and none replaces a file that came meanwhile", async () => {
  const directory = scratchDirectory("failed-backup");
  const path = join(directory, "backup.tar.gz");
  const failing = archive(async () => {
    throw new Error("the database is gone");
  });
  await expect(writeWhole(failing, path)).rejects.toThrow("the database is gone");
  expect(await readdir(directory)).toEqual([]);
  const empty = () => archive(async () => {});
  await writeWhole(empty(), path);
  await expect(writeWhole(empty(), path)).rejects.toThrow("exists");
  expect(await readdir(directory)).toEqual(["backup.tar.gz"]);
});
