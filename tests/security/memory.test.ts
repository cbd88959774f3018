import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgresProcesses } from "../support/embedded-cluster.ts";
import { memoryLimit } from "../support/memory-limit.ts";
import { getEnvironment, runToEnd, type ServerProcess, spawnServer } from "../support/server-process.ts";
import { rawRequest } from "../support/raw-request.ts";
import { type TestServer, startServer } from "../support/start-server.ts";
import { createDataDir, type DataDir } from "../support/workspace.ts";

const ONCE = { auth: { persistSession: false, autoRefreshToken: false } };
const MB = 1024 ** 2;

interface Address {
  readonly url: string;
  readonly anonKey: string;
}

async function signUp({ url, anonKey }: Address): Promise<{ id: string; headers: Record<string, string> }> {
  const { data } = await createClient(url, anonKey, ONCE).auth.signUp({ email: "fat@example.com", password: "correct horse battery" });
  const headers = { apikey: anonKey, Authorization: `Bearer ${data.session?.access_token}`, "Content-Type": "application/json" };
  return { id: data.user?.id ?? "", headers };
}

/** A log entry as fat as it may be. */
const fatEntry = (user_id: string) => ({
  user_id,
  workout_name: "Fat",
  date: "2026-11-25",
  exercises: [{ name: "x", notes: "y".repeat(240_000) }],
});
const post = ({ url }: Address, headers: Record<string, string>, table: string, rows: unknown) =>
  fetch(`${url}/rest/v1/${table}`, { method: "POST", headers, body: JSON.stringify(rows) });

describe("what one request may hold", () => {
  let server: TestServer;
  let athlete: Awaited<ReturnType<typeof signUp>>;
  beforeAll(async () => {
    server = await startServer({ environment: { MAX_ANSWER_SIZE: "500KB" } });
    athlete = await signUp(server);
  });
  afterAll(() => server.close());

  test("a JSON value has a size", async () => {
    const entry = { ...fatEntry(athlete.id), exercises: [{ notes: "y".repeat(9_000_000) }] };
    const answer = await post(server, athlete.headers, "logged_sessions", entry);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: "23514", message: expect.stringContaining("logged_sessions_exercises_size") },
    ]);
  });

  test("an answer has a size, and what would have a larger one is not done", async () => {
    const one = fatEntry(athlete.id);
    expect((await post(server, athlete.headers, "logged_sessions", [one, one])).status).toBe(201);
    const small = await fetch(`${server.url}/rest/v1/logged_sessions?select=*&limit=1`, { headers: athlete.headers });
    expect([small.status, (await small.text()).length > 240_000]).toEqual([200, true]);
    expect((await post(server, athlete.headers, "logged_sessions", [one])).status).toBe(201);
    for (const path of ["logged_sessions?select=*", "logged_sessions?select=workout_name,exercises&order=id"]) {
      const answer = await fetch(`${server.url}/rest/v1/${path}`, { headers: athlete.headers });
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: "54000", message: "The answer would be larger than 500000 bytes" },
      ]);
    }
    const headers = { ...athlete.headers, Prefer: "return=representation" };
    expect((await post(server, headers, "logged_sessions", [one, one, one])).status).toBe(400);
    const { headers: counted } = await fetch(`${server.url}/rest/v1/logged_sessions?select=id`, {
      headers: { ...athlete.headers, Prefer: "count=exact" },
    });
    expect(counted.get("content-range")).toBe("0-2/3");
  });

  test("a body has so many values, and so much depth", async () => {
    const many = await fetch(`${server.url}/rest/v1/logged_sessions`, {
      method: "POST",
      headers: athlete.headers,
      body: `{"exercises":[${"[],".repeat(600_000)}[]]}`,
    });
    expect([many.status, await many.json()]).toMatchObject([400, { code: "PGRST102" }]);
    const deep = await fetch(`${server.url}/rest/v1/logged_sessions`, {
      method: "POST",
      headers: athlete.headers,
      body: `${"[".repeat(400_000)}${"]".repeat(400_000)}`,
    });
    expect([deep.status, await deep.json()]).toMatchObject([400, { code: "PGRST102" }]);
  });

  test("a visitor's body is refused by what it announces, before it is read", async () => {
    for (const path of ["/rest/v1/logged_sessions", "/storage/v1/object/list/training_videos", "/storage/v1/bucket"]) {
      const answer = await new Promise<string>((resolve) => {
        const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
        socket.once("data", (bytes) => {
          resolve(bytes.toString());
          socket.destroy();
        });
        const keys = `apikey: ${server.anonKey}\r\nAuthorization: Bearer ${server.anonKey}\r\n`;
        socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${keys}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`);
      });
      expect([path, answer]).toEqual([path, expect.stringContaining("HTTP/1.1 413")]);
    }
  });

  test("a visitor's upload is refused by the policies, and its connection ends with the answer", async () => {
    const keys = `apikey: ${server.anonKey}\r\nAuthorization: Bearer ${server.anonKey}\r\nContent-Type: video/mp4`;
    for (const length of ["Content-Length: 100000000", "Transfer-Encoding: chunked"]) {
      const begun = performance.now();
      const head = `POST /storage/v1/object/training_videos/a.mp4 HTTP/1.1\r\nHost: x\r\n${keys}\r\n${length}\r\n\r\n`;
      const answer = await rawRequest(server.url, `${head}1\r\na\r\n`, 10_000);
      expect([length, answer]).toEqual([length, expect.stringMatching(/HTTP\/1\.1 400.*"403"/s)]);
      expect(performance.now() - begun).toBeLessThan(5_000);
    }
    // What fits into the limit is read, so that its sender hears why.
    const headers = { apikey: server.anonKey, Authorization: `Bearer ${server.anonKey}`, "Content-Type": "video/mp4" };
    const address = `${server.url}/storage/v1/object/training_videos/a.mp4`;
    const small = await fetch(address, { method: "POST", headers, body: new Uint8Array(50_000) });
    expect([small.status, await small.json(), small.headers.get("connection")]).toMatchObject([400, { statusCode: "403" }, "keep-alive"]);
  });
});

describe("large bodies", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());
  const BODY = `{"exercises":[${"[1],".repeat(2_300_000)}[]]}`;
  const send = (headers: Record<string, string>) =>
    fetch(`${server.url}/rest/v1/logged_sessions`, { method: "POST", headers, body: BODY }).then(
      ({ headers: given, status }) => ({ status, retryAfter: given.get("retry-after") }),
      () => ({ status: 0, retryAfter: null }),
    );
  test("of one account are taken so often in a minute", async () => {
    const { headers } = await signUp(server);
    const answers = [];
    for (let round = 0; round < 20 && answers.at(-1)?.status !== 429; round += 1) answers.push(await send(headers));
    expect(answers[0]?.status).toBe(400);
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.retryAfter)).toBeGreaterThan(0);
  });
});

const limit = memoryLimit(1024 * MB);

/** Kilobytes that a process has had at most. */
const peakOf = (pid: number): number => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;

describe.runIf(process.platform === "linux")("one account in a server of 1 GB", () => {
  let place: DataDir;
  let server: ServerProcess;
  let address: Address;
  let athlete: Awaited<ReturnType<typeof signUp>>;
  beforeAll(async () => {
    place = createDataDir();
    const environment = await getEnvironment(place);
    server = await spawnServer(environment);
    for (const pid of [server.pid, ...postgresProcesses(place.dataDir)]) limit?.add(pid);
    const { anonKey } = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as Address;
    address = { url: server.url, anonKey };
    athlete = await signUp(address);
  }, 60_000);
  afterAll(async () => {
    await server.stop("SIGTERM");
    limit?.remove();
    await place.remove();
  });

  const health = async () => (await fetch(`${address.url}/healthz`)).status;

  /** Milliseconds in which half of the answers came. */
  const medianHealth = async (): Promise<number> => {
    const waits: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      const askedAt = performance.now();
      expect(await health()).toBe(200);
      waits.push(performance.now() - askedAt);
    }
    return waits.toSorted((a, b) => a - b)[30] ?? 0;
  };

  test("two visitors with large bodies leave the health check as quick as it was", { timeout: 60_000 }, async () => {
    const body = Buffer.from(`{"exercises":[${"[1],".repeat(2_300_000)}[]]}`);
    const head = `POST /rest/v1/logged_sessions HTTP/1.1\r\nHost: x\r\napikey: ${address.anonKey}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    let refused = 0;
    /** Sends it all, and begins again as soon as there is an answer. */
    const sendOnce = () =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(address.url).port), "127.0.0.1");
        socket.on("error", () => undefined).on("close", () => resolve());
        socket.once("data", (answer) => {
          if (answer.toString().startsWith("HTTP/1.1 413")) refused += 1;
          socket.destroy();
        });
        socket.write(head);
        socket.write(body);
      });
    const quiet = await medianHealth();
    const ended = new AbortController();
    const attack = async () => {
      while (!ended.signal.aborted) await sendOnce();
    };
    const attacks = [attack(), attack()];
    const busy = await medianHealth();
    // A slow machine has refused few by then.
    await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(10);
    ended.abort();
    await Promise.all(attacks);
    // To read and parse such a body takes a few hundred milliseconds. Many processes share the machine of a test.
    expect(busy).toBeLessThan(Math.max(200, quiet * 5));
  });

  test("cannot take the memory with fat rows, fat bodies and answers that it does not read", { timeout: 180_000 }, async () => {
    const rows = Array.from({ length: 30 }, () => fatEntry(athlete.id));
    // More than 30 MB are not taken within a minute.
    for (let round = 0; round < 4; round += 1) expect((await post(address, athlete.headers, "logged_sessions", rows)).status).toBe(201);

    // 29 MB each would be asked for, and the rest of 17 MB.
    const fat = Array.from({ length: 40 }, (_, n) =>
      fetch(`${address.url}/rest/v1/logged_sessions?select=*${n % 2 ? "" : "&limit=70"}`, { headers: athlete.headers }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
      ),
    );
    expect((await Promise.all(fat)).every((status) => [200, 400, 429, 503].includes(status))).toBe(true);
    expect(await health()).toBe(200);

    const unread = Array.from({ length: 40 }, () => {
      const socket = connect(Number(new URL(address.url).port), "127.0.0.1");
      const head = Object.entries(athlete.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.on("error", () => undefined).pause();
      socket.write(`GET /rest/v1/logged_sessions?select=*&limit=70 HTTP/1.1\r\nHost: x\r\n${head.join("")}\r\n`);
      return socket;
    });
    await new Promise((resolve) => setTimeout(resolve, 5000));
    expect(await health()).toBe(200);
    unread.forEach((socket) => socket.destroy());

    const body = JSON.stringify(fatEntry(athlete.id)).replace('"Fat"', `"${"z".repeat(9_000_000)}"`);
    const bodies = Array.from({ length: 40 }, () =>
      fetch(`${address.url}/rest/v1/logged_sessions`, { method: "POST", headers: athlete.headers, body }).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    expect((await Promise.all(bodies)).every((status) => [0, 400, 429, 503].includes(status))).toBe(true);
    expect(await health()).toBe(200);
    expect(peakOf(server.pid)).toBeLessThan(700 * MB);
  });
});
