import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { PASSWORD } from "./auth-server.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";

/** What takes long is counted, not timed: a clock on a busy machine proves nothing. */
describe.each(ENGINES)("whether an address has an account does not show in the work done on %s", (engine) => {
  let server: MailServer;
  let known: string;
  beforeAll(async () => {
    server = await startMailServer(engine);
    known = (await server.confirmed()).email;
  });
  afterAll(() => server.close());

  async function work(action: () => Promise<{ readonly status: number }>) {
    await server.outboxIsEmpty();
    const spies = [vi.spyOn(server.identity, "verifyPassword"), vi.spyOn(server.identity, "hashPassword")];
    const { status } = await action();
    const counts = spies.map((spy) => spy.mock.calls.length);
    for (const spy of spies) spy.mockRestore();
    return { status, comparisons: counts[0], hashes: counts[1] };
  }

  const post = (path: string, body: object) => () => server.call("POST", path, { body });

  test("of a sign-in", async () => {
    const signIn = (email: string) => work(post("/token?grant_type=password", { email, password: "not the password" }));
    expect(await signIn(known)).toEqual({ status: 400, comparisons: 1, hashes: 0 });
    expect(await signIn("nobody@example.com")).toEqual(await signIn(known));
  });

  test("of a sign-up", async () => {
    const signUp = (email: string) => work(post("/signup", { email, password: PASSWORD }));
    expect(await signUp(known)).toEqual({ status: 200, comparisons: 0, hashes: 1 });
    expect(await signUp(server.newEmail())).toEqual({ status: 200, comparisons: 0, hashes: 1 });
  });

  test.each(["/recover", "/otp", "/magiclink"])("of %s: the mailbox is looked up after the answer", async (path) => {
    server.passSeconds(61);
    expect(await work(post(path, { email: known }))).toEqual({ status: 200, comparisons: 0, hashes: 0 });
    expect(await work(post(path, { email: server.newEmail() }))).toEqual({ status: 200, comparisons: 0, hashes: 0 });
  });
});
