import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { expectHarmless } from "./harmless.ts";
import { type Library, type Member, type RawRequest, startLibrary } from "./library.ts";
import { randomPath, randomRequest } from "./random-requests.ts";

/** Per engine; more with `FUZZ_RUNS=20000`. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 400);
const SECRET = "only bob may read this";

describe.each(ENGINES)("random requests on %s", (engine) => {
  let library: Library;
  let ada: Member;
  let bob: Member;
  beforeAll(async () => {
    library = await startLibrary(engine);
    ada = await library.member("ada");
    bob = await library.member("bob");
    await bob.client.from("notes").insert({ body: SECRET });
  });
  afterAll(() => library.close());

  test(
    "never end as a server error, show our SQL or another user's rows",
    async () => {
      const sent = { answered: 0, refused: 0 };
      const send = async (path: string, { body, headers, method = "GET" }: RawRequest): Promise<void> => {
        const withBody = method !== "GET" && method !== "HEAD" && body !== undefined;
        const reply = await library.raw(path, {
          method,
          ...(withBody && { body }),
          key: library.anonKey,
          headers: { ...headers, Authorization: `Bearer ${ada.accessToken}` },
        });
        sent[reply.status < 400 ? "answered" : "refused"] += 1;
        expectHarmless(reply, path);
        expect(reply.text).not.toContain(SECRET);
      };
      await fc.assert(fc.asyncProperty(randomPath, randomRequest, send), { numRuns: RUNS });
      // Requests that are all refused, or all fine, would prove little.
      expect(sent.answered).toBeGreaterThan(RUNS / 20);
      expect(sent.refused).toBeGreaterThan(RUNS / 20);
      expect((await bob.client.from("notes").select("body")).data).toEqual([{ body: SECRET }]);
    },
    60_000 + RUNS * 50,
  );
});
