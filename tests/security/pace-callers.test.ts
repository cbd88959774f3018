import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createPacing } from "#server/http/caller/pace-callers.ts";

let server: Server;
let url: string;
const begun = vi.fn();
const waiting: (() => void)[] = [];
beforeAll(async () => {
  const pace = createPacing({ atOnce: 2, longestHold: 200 }, { "X-Common": "yes" });
  server = createServer((incoming, outgoing) =>
    pace(incoming.headers["x-account"] as string | undefined, outgoing, () => {
      begun();
      waiting.push(() => void outgoing.writeHead(204).end());
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("what an account has waiting for too long is refused, and is never begun", async () => {
  const ask = (account: string) => fetch(url, { headers: { "X-Account": account } });
  const first = [ask("greedy"), ask("greedy")];
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2));
  const refused = await Promise.all([ask("greedy"), ask("greedy"), ask("greedy")]);
  for (const answer of refused) {
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("x-common")]).toEqual([503, "10", "yes"]);
    expect(await answer.json()).toMatchObject({ code: "busy" });
  }
  expect(begun).toHaveBeenCalledTimes(2);
  const held = ask("greedy");
  const other = ask("other");
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(3));
  for (const answer of waiting.splice(0)) answer();
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(4));
  for (const answer of waiting.splice(0)) answer();
  expect((await Promise.all([...first, other, held])).map(({ status }) => status)).toEqual([204, 204, 204, 204]);
});
