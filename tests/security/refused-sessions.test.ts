import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { protectedByFactor } from "../conformance/auth/factors/authenticator.ts";
import { startMailServer } from "../conformance/auth/mail-server.ts";
import { startAuthServer, type AuthServer } from "../conformance/auth/auth-server.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ RATE_LIMIT_CALLS: "6", RATE_LIMIT_WRITES: "6" });
});
afterAll(() => server.close());

interface Tokens {
  readonly owner: string;
  readonly refused: string;
}

async function withEndedSession(): Promise<Tokens> {
  const { session, email } = await server.signedUp();
  const { client } = await server.signedIn(email);
  const { error } = await client.auth.signOut({ scope: "others" });
  expect(error).toBeNull();
  const { data } = await client.auth.getSession();
  return { owner: data.session?.access_token ?? "", refused: session.access_token };
}

async function withoutSecondFactor(): Promise<Tokens> {
  const { client, email } = await server.signedUp();
  await protectedByFactor(server, client);
  const { data } = await client.auth.getSession();
  return { owner: data.session?.access_token ?? "", refused: (await server.signedIn(email)).session.access_token };
}

const post = (path: string, token: string, body = "{}") =>
  fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { apikey: server.anonKey, Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body,
  });

const GOAL = '{"title":"x","category":"strength","target_value":1,"unit":"kg","due_date":"2099-06-01"}';

describe.each([
  ["a session that was ended", withEndedSession],
  ["a session without the second factor", withoutSecondFactor],
])("%s spends nothing of its account", (_, signIn) => {
  test.each([
    ["calls of functions", "/functions/v1/export-my-data", "{}", 200],
    ["alarms of rests", "/functions/v1/push/rest", '{"endpoint":"https://none","seconds":1,"url":"/train/1"}', 404],
    ["writes", "/rest/v1/goals", GOAL, 201],
    ["bytes of bodies", "/rest/v1/goals", JSON.stringify({ title: "x".repeat(9_900_000) }), 400],
  ])("%s", async (_name, path, body, answered) => {
    const { owner, refused } = await signIn();
    for (let round = 0; round < 8; round += 1) expect((await post(path, refused, body)).ok).toBe(false);
    expect((await post(path, owner, body)).status).toBe(answered);
  });

  test("and has a limit of its own", async () => {
    const { refused } = await signIn();
    const statuses: number[] = [];
    for (let round = 0; round < 8; round += 1) statuses.push((await post("/functions/v1/export-my-data", refused)).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test("calls at once", async () => {
    const { owner, refused } = await signIn();
    const head = `POST /functions/v1/estimates HTTP/1.1\r\nHost: x\r\napikey: ${server.anonKey}\r\nAuthorization: Bearer ${refused}\r\n`;
    const sockets = Array.from({ length: 5 }, () => connect(Number(new URL(server.url).port), "127.0.0.1"));
    for (const socket of sockets) socket.write(`${head}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{`);
    await sleep(300);
    const askedAt = performance.now();
    expect((await post("/functions/v1/export-my-data", owner)).status).toBe(200);
    // Behind the others it would wait until their bodies had come, or for a minute.
    expect(performance.now() - askedAt).toBeLessThan(5000);
    for (const socket of sockets) socket.destroy();
  });

  test("bytes of answers", async () => {
    const { owner, refused } = await signIn();
    const read = (token: string) =>
      fetch(`${server.url}/rest/v1/exercises?select=*,a:id,b:description`, {
        headers: { apikey: server.anonKey, Authorization: `Bearer ${token}`, "Accept-Encoding": "gzip" },
      }).then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      });
    let status = 200;
    for (let round = 0; round < 400 && status === 200; round += 1) status = await read(refused);
    expect(status).toBe(429);
    expect(await read(owner)).toBe(200);
  });
});

test("a session without the second factor asks for no mail of its account", async () => {
  const mailing = await startMailServer();
  const { client, email } = await mailing.confirmed();
  await protectedByFactor(mailing, client);
  const { client: thief } = await mailing.signedIn(email);
  for (let round = 0; round < 2; round += 1)
    expect((await thief.auth.updateUser({ email: mailing.newEmail() })).error?.code).toBe("insufficient_aal");
  expect((await client.auth.updateUser({ email: mailing.newEmail() })).error).toBeNull();
  await mailing.close();
});
