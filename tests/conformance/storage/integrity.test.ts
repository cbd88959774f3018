import { readlinkSync } from "node:fs";
import { open } from "node:fs/promises";
import { connect } from "node:net";
import { basename, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startStorageServer, type StorageServer } from "./storage-server.ts";

describe("bytes and rows agree", () => {
  let server: StorageServer;
  beforeAll(async () => {
    server = await startStorageServer();
  });
  afterAll(() => server.close());
  const videos = () => server.admin.client.storage.from("training_videos");
  const video = (text: string) => new Blob([text], { type: "video/mp4" });
  const rows = async () =>
    (await server.database.query<{ name: string }>("select name from storage.objects order by name")).map(({ name }) => name);

  const form = '--b\r\nContent-Disposition: form-data; name=""; filename="x"\r\nContent-Type: video/mp4\r\n\r\n';
  test.each([
    ["a body", "video/mp4", ""],
    ["a form", "multipart/form-data; boundary=b", form],
    ["a form before its file", "multipart/form-data; boundary=b", form.slice(0, 30)],
  ])("a connection that breaks in the middle of %s leaves neither", async (_case, type, beginning) => {
    const before = [await rows(), server.files()];
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const lines = ["POST /storage/v1/object/training_videos/broken.mp4 HTTP/1.1", `Host: ${hostname}:${port}`];
    lines.push(`Authorization: Bearer ${server.admin.token}`, `Content-Type: ${type}`, "Content-Length: 1000000");
    socket.write(`${lines.join("\r\n")}\r\n\r\n${beginning}`);
    if (beginning === "" || beginning === form) socket.write(Buffer.alloc(300_000));
    await sleep(300);
    socket.destroy();
    await sleep(300);
    // A busy machine takes longer to notice.
    await expect.poll(async () => [await rows(), server.files()]).toEqual(before);
  });

  test("an upload that is acknowledged is on the medium, and so is every folder above it", async () => {
    const synced = new Set<string>();
    const handle = await open(server.dataDir);
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, "sync").mockImplementation(async function (this: typeof handle) {
      synced.add(relative(server.dataDir, readlinkSync(`/proc/self/fd/${this.fd}`)));
    });
    await handle.close();
    const before = new Set(server.files());
    expect((await videos().upload("synced.mp4", video("safe"))).error).toBeNull();
    sync.mockRestore();
    const [version = ""] = server.files().filter((file) => !before.has(file));
    const folder = basename(version).slice(0, 2);
    expect([...synced]).toEqual(expect.arrayContaining([`storage/objects/${folder}`, "storage/objects", "storage"]));
  });

  test("forms that end too soon leave neither, and are told", async () => {
    const before = [await rows(), server.files()];
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const answer = await server.raw("POST", `object/training_videos/short-${n}.mp4`, {
          headers: { "Content-Type": "multipart/form-data; boundary=b" },
          body: `${form}bytes without an end`,
        });
        return [answer.status, await answer.json()];
      }),
    );
    for (const answer of answers)
      expect(answer).toMatchObject([400, { code: "InvalidRequest", message: "The form is incomplete or malformed" }]);
    await expect.poll(async () => [await rows(), server.files()]).toEqual(before);
  });

  test("of many uploads to one name at once, one wins, and only its bytes stay", async () => {
    const files = server.files().length;
    const first = await Promise.all(["a", "b", "c", "d"].map((text) => videos().upload("race.mp4", video(text))));
    expect(first.filter(({ error }) => error === null)).toHaveLength(1);
    await Promise.all(["e", "f", "g"].map((text) => videos().upload("race.mp4", video(text), { upsert: true })));
    expect(server.files()).toHaveLength(files + 1);
    expect(["e", "f", "g"]).toContain(await (await videos().download("race.mp4")).data?.text());
  });

  test("a download under way is finished although its object is replaced", async () => {
    const large = "x".repeat(3_000_000);
    await videos().upload("watched.mp4", video(large));
    const answer = await fetch(videos().getPublicUrl("watched.mp4").data.publicUrl);
    await videos().update("watched.mp4", video("y"));
    expect((await answer.text()).length).toBe(large.length);
    expect(await (await videos().download("watched.mp4")).data?.text()).toBe("y");
  });
});
