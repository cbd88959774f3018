import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pruneExpired } from "../../../apps/server/src/auth/prune.ts";
import { ENGINES } from "../../support/engines.ts";
import { type AuthServer, startAuthServer } from "./auth-server.ts";

describe.each(ENGINES)("pruning on %s", (engine) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(engine);
  });
  afterAll(() => server.close());

  const DAY = 86_400;
  const count = async (table: string) => Number((await server.database.query(`select count(*) as n from ${table}`))[0]?.["n"]);
  const prune = () => pruneExpired(server.database, server.now());
  const refresh = (token: unknown) => server.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: token } });

  test("removes used refresh tokens after a week, and neither the active one nor its parent", async () => {
    const { session } = await server.signedUp();
    const second = (await refresh(session.refresh_token)).body["refresh_token"];
    const third = (await refresh(second)).body["refresh_token"];
    await prune();
    expect(await count("auth.refresh_tokens")).toBe(3);
    server.passSeconds(8 * DAY);
    await prune();
    expect(await count("auth.refresh_tokens")).toBe(2);
    expect((await refresh(session.refresh_token)).body["error_code"]).toBe("refresh_token_not_found");
    const again = await refresh(second);
    expect([again.status, again.body["refresh_token"]]).toEqual([200, third]);
  });

  test("removes ended sessions, old links, flows and counts, many processes at once", async () => {
    const { email, session } = await server.signedUp();
    await server.call("POST", "/recover", { body: { email, code_challenge: "c".repeat(43), code_challenge_method: "s256" } });
    await expect.poll(() => count("auth.flow_state")).toBe(1);
    await server.database.query("update auth.sessions set not_after = $2 where user_id = $1", [
      session.user.id,
      new Date(server.now().getTime() + 3_600_000).toISOString(),
    ]);
    const sessions = await count("auth.sessions");
    await prune();
    expect([await count("auth.sessions"), await count("auth.one_time_tokens"), await count("auth.flow_state")]).toEqual([sessions, 1, 1]);
    expect(await count("ironpace.rate_limits")).toBeGreaterThan(0);
    server.passSeconds(DAY + 60);
    await Promise.all([prune(), prune(), prune()]);
    expect([await count("auth.sessions"), await count("auth.one_time_tokens"), await count("auth.flow_state")]).toEqual([
      sessions - 1,
      0,
      0,
    ]);
    expect(await count("ironpace.rate_limits")).toBe(0);
  });
});
