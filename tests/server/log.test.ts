import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { createLog } from "#server/http/log.ts";
import { administer } from "../support/postgres.ts";
import { startServer } from "../support/start-server.ts";
import { createWorkspace } from "../support/workspace.ts";

/** What a log writes to a terminal, or as JSON lines. */
function recorded(isTTY: boolean) {
  const lines: string[] = [];
  const output = { isTTY, write: (line: string) => lines.push(line) > 0 };
  return { lines, log: createLog("info", output) };
}

describe("the log", () => {
  test("on a terminal, nothing a caller sends can move the cursor or begin a line of its own", () => {
    const { lines, log } = recorded(true);
    log.info({ path: "/a\u001b[2J\nERROR forged", status: 200 }, "request\r\nforged");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[\d:]{8} request\\u000d\\u000aforged path=\/a\\u001b\[2J\\u000aERROR forged status=200\n$/);
  });

  test("on a terminal, a failure is shown with its stack", () => {
    const { lines, log } = recorded(true);
    log.error({ err: new Error("broken") }, "request failed");
    expect(lines[0]).toMatch(/ ERROR request failed\n {2}Error: broken\n {6}at /);
    log.error({ err: new Error("broken\u001b[2J\n08:00:00 ERROR forged") }, "request failed");
    expect(lines[1]).toMatch(/ ERROR request failed\n {2}Error: broken\\u001b\[2J\n {2}08:00:00 ERROR forged\n {6}at /);
  });

  test("on standard output, lines that come together are written once, and nothing while there is nothing to say", async () => {
    const written: unknown[] = [];
    const write = vi.spyOn(fs, "write").mockImplementation(((_file: number, text: string, done: (error: null, bytes: number) => void) => {
      written.push(text);
      done(null, text.length);
    }) as typeof fs.write);
    try {
      const log = createLog("info");
      await sleep(120);
      expect(written).toEqual([]);
      log.info("first");
      log.info("second");
      await vi.waitFor(() => expect(written).toEqual([expect.stringMatching(/"first".*\n.*"second".*\n$/s)]));
    } finally {
      write.mockRestore();
    }
  });

  test("holds no password, token or key of a request, and what a function asks carries the id of the request", async () => {
    const { lines, log } = recorded(false);
    const place = await createWorkspace();
    await administer(`alter role authenticator in database ${new URL(place.databaseUrl).pathname.slice(1)} set pgrst.db_max_rows to '5'`);
    const server = await startServer({ log, place });
    // What PostgREST is told there and this server does not do is said, and not passed over in silence.
    expect(lines.splice(0).filter((line) => line.includes("have no effect here"))).toEqual([
      expect.stringContaining('["pgrst.db_max_rows"]'),
    ]);
    const headers = { apikey: server.anonKey, "Content-Type": "application/json", "X-Request-Id": "the-request" };
    const post = async (path: string, body: object, more: Record<string, string> = {}) => {
      const response = await fetch(`${server.url}${path}`, {
        method: "POST",
        headers: { ...headers, ...more },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { access_token: string; refresh_token: string; user: { id: string } };
    };
    const password = "correct horse battery";
    const session = await post("/auth/v1/signup", { email: "athlete@example.com", password });
    const plan = { userId: session.user.id, userLevel: "beginner", primaryFocus: "running", weeklyAvailability: 3, durationWeeks: 1 };
    await post("/functions/v1/generate-training-plan", plan, { Authorization: `Bearer ${session.access_token}` });
    await post(`/auth/v1/token?grant_type=password&apikey=${server.anonKey}`, { email: "athlete@example.com", password: `${password}!` });
    await server.close();

    const text = lines.join("");
    for (const secret of [password, session.access_token, session.refresh_token, server.anonKey, "athlete@example.com"]) {
      expect(text).not.toContain(secret);
    }
    const requests = lines.map((line) => JSON.parse(line) as { requestId: string; path: string; method: string });
    expect(requests.map(({ path }) => path)).toContain("/rest/v1/rpc/create_training_plan");
    expect(new Set(requests.map(({ requestId }) => requestId))).toEqual(new Set(["the-request"]));
  });
});
