import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, test } from "vitest";
import { freePort } from "#support/postgres.ts";
import { getEnvironment, runToEnd, type ServerProcess, spawnServer } from "#support/server-process.ts";
import { createWorkspace, type Workspace } from "#support/workspace.ts";
import { tusUpload } from "./tus.ts";

let workspace: Workspace;
let running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop("SIGKILL")));
  running = [];
  await workspace.remove();
});

async function start(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await spawnServer({ ...environment, METRICS_TOKEN: "0123456789abcdef" });
  running.push(server);
  return server;
}

/** The service itself uploads: an account would be one thing more to make. */
async function serviceOf(environment: Readonly<Record<string, string>>) {
  const { stdout } = await runToEnd("cli/keys.ts", [], environment);
  const { serviceRoleKey: token } = JSON.parse(stdout) as { serviceRoleKey: string };
  const client = createClient(environment["URL"] ?? "http://127.0.0.1", token, { auth: { persistSession: false } });
  return { id: "", token, client };
}

describe("uploads and server processes", () => {
  test("an upload goes on after the process was killed in the middle of it", async () => {
    workspace = await createWorkspace();
    const environment = await getEnvironment(workspace);
    const server = await start(environment);
    const person = await serviceOf(environment);
    const bytes = randomBytes(5_000_000);
    const video = { name: "survivor.mp4", person };
    const { url } = await tusUpload(server, bytes, { ...video, stopAfter: (accepted) => accepted >= 2_000_000 });
    await server.stop("SIGKILL");
    const again = await start(environment);
    expect(await tusUpload(again, bytes, { ...video, uploadUrl: url })).toEqual({ url, finished: true });
    const stored = await fetch(`${again.url}/storage/v1/object/public/training_videos/survivor.mp4`);
    expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test("a second process on the same database and directory takes an upload over from the first", async () => {
    workspace = await createWorkspace();
    const environment = await getEnvironment(workspace);
    const [first, second] = [await start(environment), await start({ ...environment, PORT: String(await freePort()) })];
    const person = await serviceOf(environment);
    const bytes = randomBytes(3_000_000);
    const begun = await tusUpload(first, bytes, { name: "shared.mp4", person, stopAfter: () => true });
    const body = new ReadableStream({ start: (controller) => controller.enqueue(bytes.subarray(1_000_000, 1_010_000)) });
    const headers = { Authorization: `Bearer ${person.token}`, "Tus-Resumable": "1.0.0", "Upload-Offset": "1000000" };
    const init = { method: "PATCH", body, duplex: "half" as const };
    void fetch(begun.url, { ...init, headers: { ...headers, "Content-Type": "application/offset+octet-stream" } }).catch(() => undefined);
    await sleep(300);
    const uploadUrl = begun.url.replace(first.url, second.url);
    await tusUpload(second, bytes, { name: "shared.mp4", person, uploadUrl, retryDelays: [500, 1000, 2000] });
    const stored = await fetch(`${first.url}/storage/v1/object/public/training_videos/shared.mp4`);
    expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);
  });
});

describe("the memory of a server", () => {
  test("does not grow with the size of an upload or a download", async () => {
    workspace = await createWorkspace();
    const environment = await getEnvironment(workspace);
    const server = await start(environment);
    const { token } = await serviceOf(environment);
    const chunk = new Uint8Array(1_000_000);
    const rounds = 300;
    const send = (name: string) => {
      let sent = 0;
      const body = new ReadableStream({ pull: (controller) => (sent++ < rounds ? controller.enqueue(chunk) : controller.close()) });
      const init = { method: "POST", body, duplex: "half" as const };
      const headers = { Authorization: `Bearer ${token}`, "Content-Type": "video/mp4" };
      return fetch(`${server.url}/storage/v1/object/training_videos/${name}`, { ...init, headers });
    };
    // What the first request loads is no matter of size.
    await fetch(`${server.url}/storage/v1/object/public/training_videos/none`);
    const before = await heldBytes(server.url);
    const most = watch(server.url);
    expect((await send("large.mp4")).status).toBe(200);
    let received = 0;
    const download = await fetch(`${server.url}/storage/v1/object/public/training_videos/large.mp4`);
    for await (const part of download.body ?? []) received += part.byteLength;
    expect(received).toBe(rounds * chunk.length);
    expect((await most()) - before).toBeLessThan(200_000_000);
  });
});

/** Bytes of the JavaScript heap and of the buffers outside it. */
async function heldBytes(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`, { headers: { Authorization: "Bearer 0123456789abcdef" } })).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(figures)?.[1]);
  return figure("nodejs_heap_size_used_bytes") + figure("nodejs_external_memory_bytes");
}

/** Looks again and again until it is asked for the most it has seen. */
function watch(url: string): () => Promise<number> {
  let most = 0;
  const look = async () => {
    most = Math.max(most, await heldBytes(url));
  };
  const timer = setInterval(() => void look(), 200);
  return async () => {
    clearInterval(timer);
    await look();
    return most;
  };
}
