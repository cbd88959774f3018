import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, startServer } from "../support/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ environment: { BODY_TIMEOUT_SECONDS: "1" } });
});
afterAll(() => server.close());

/** Sends the head of a request and the first byte of its body. Resolves with what was answered when the connection is closed. */
async function sendSlowly(path: string, { method = "POST", length = 100 } = {}): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\napikey: ${server.anonKey}\r\nAuthorization: Bearer ${server.anonKey}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`;
  let answer = "";
  socket.on("error", () => undefined).on("data", (bytes) => (answer += bytes.toString()));
  socket.write(head);
  await once(socket, "close");
  return answer;
}

describe("whoever sends a body that never ends", () => {
  test.each(["/auth/v1/signup", "/rest/v1/goals", "/functions/v1/ai-coach", "/storage/v1/object/list/training_videos"])(
    "is cut off at %s",
    async (path) => {
      const begun = performance.now();
      expect(await sendSlowly(path)).not.toContain("HTTP/1.1 2");
      expect(performance.now() - begun).toBeLessThan(8000);
    },
  );

  test("is cut off where a body means nothing, and where it is refused for what it announces", async () => {
    const begun = performance.now();
    expect(await sendSlowly("/rest/v1/exercises?limit=1", { method: "GET" })).toContain("HTTP/1.1 200");
    expect(await sendSlowly("/rest/v1/exercises?limit=1", { method: "GET", length: 20_000_000 })).toContain("HTTP/1.1 413");
    expect(await sendSlowly("/rest/v1/goals", { length: 20_000_000 })).toContain("HTTP/1.1 413");
    expect(performance.now() - begun).toBeLessThan(8000);
  });

  test("a body that comes in pieces and in time is read whole", async () => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    const body = JSON.stringify({ email: "slow@example.com", password: "correct horse battery" });
    socket.write(
      `POST /auth/v1/signup HTTP/1.1\r\nHost: x\r\napikey: ${server.anonKey}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.slice(0, 10));
    await new Promise((resolve) => setTimeout(resolve, 300));
    socket.write(body.slice(10));
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toContain("HTTP/1.1 200");
    socket.destroy();
  });
});
