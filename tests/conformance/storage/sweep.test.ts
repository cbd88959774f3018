import { existsSync } from "node:fs";
import { rename, utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { diskBackend } from "#server/storage/backend/disk.ts";
import { removeExpiredUploads } from "#server/storage/resumable/remove-expired.ts";
import { sweepOrphans } from "#server/storage/housekeeping.ts";
import { startStorageServer, type StorageServer } from "./storage-server.ts";
import { tusUpload } from "./tus.ts";

const HOUR = 3_600_000;

describe("what nobody needs is swept", () => {
  let server: StorageServer;
  beforeAll(async () => {
    server = await startStorageServer();
  });
  afterAll(() => server.close());
  const videos = () => server.admin.client.storage.from("training_videos");

  test("what has no row goes after a day, what is younger or has one stays", async () => {
    await videos().upload("kept.mp4", new Blob(["kept"], { type: "video/mp4" }));
    const backend = diskBackend(join(server.dataDir, "storage"));
    const orphan = crypto.randomUUID();
    await backend.write(orphan, oneChunk("lost"), "video/mp4");
    const kept = server.files().length - 1;
    expect(await sweepOrphans(server.database, backend, new Date(Date.now() - HOUR))).toBe(0);
    expect(await sweepOrphans(server.database, backend, new Date(Date.now() + HOUR))).toBe(1);
    expect(server.files()).toHaveLength(kept);
    expect((await videos().download("kept.mp4")).error).toBeNull();
  });

  test("an upload that nobody finishes goes after a day", async () => {
    const directory = join(server.dataDir, "storage", "resumable");
    const { url } = await tusUpload(server, Buffer.alloc(2_000_000), { name: "late.mp4", person: server.admin, stopAfter: () => true });
    await removeExpiredUploads(directory, new Date(Date.now() + 23 * HOUR));
    expect(existsSync(join(directory, url.split("/").pop() ?? ""))).toBe(true);
    await removeExpiredUploads(directory, new Date(Date.now() + 25 * HOUR));
    expect((await server.raw("HEAD", `upload/resumable/${url.split("/").pop()}`, { headers: { "Tus-Resumable": "1.0.0" } })).status).toBe(
      404,
    );
    expect(server.files().filter((name) => url.includes(name.replace(".json", "")))).toEqual([]);
  });

  test("half a file that a crash has left goes after a day", async () => {
    const backend = diskBackend(join(server.dataDir, "storage"));
    const version = crypto.randomUUID();
    const directory = join(server.dataDir, "storage", "temporary");
    await backend.write(version, oneChunk("x"), "video/mp4");
    const draft = join(directory, crypto.randomUUID());
    await rename(join(server.dataDir, "storage", "objects", version.slice(0, 2), version), draft);
    await backend.removeLeftovers(new Date(Date.now() - HOUR));
    expect(existsSync(draft)).toBe(true);
    await utimes(draft, new Date(0), new Date(0));
    await backend.removeLeftovers(new Date(Date.now() - HOUR));
    expect(existsSync(draft)).toBe(false);
  });
});

async function* oneChunk(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}
