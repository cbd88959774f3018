import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { finishFlow } from "#server/auth/flow/finish-flow.ts";
import { insertFlowState, lockFlowState, storeProviderTokens } from "#server/auth/store/flow-states.ts";
import { type AuthServer, startAuthServer } from "../auth-server.ts";

describe("the code of a PKCE flow", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  const VERIFIER = "v".repeat(64);

  /** A flow as another site leaves it: the user is known, the browser holds the code. */
  async function finished(method: "s256" | "plain" = "s256") {
    const { session } = await server.signedUp();
    const challenge = method === "plain" ? VERIFIER : createHash("sha256").update(VERIFIER).digest("base64url");
    const device = { ip: null, userAgent: null };
    const outcome = await server.database.transaction(async (transaction) => {
      const now = server.now();
      const begun = {
        challenge: { challenge, method },
        provider: "google",
        method: "oauth",
        userId: null,
        redirectTo: server.url,
      } as const;
      const id = await insertFlowState(transaction, { ...begun, now });
      await storeProviderTokens(transaction, id, { accessToken: "theirs", refreshToken: null });
      const flow = await lockFlowState(transaction, id);
      return finishFlow(transaction, { flow, userId: session.user.id, method: "oauth", provider: "google", device, now });
    });
    if (!("code" in outcome)) throw new Error("the flow began with a challenge and ends without a code");
    return { code: outcome.code, userId: session.user.id };
  }

  const exchange = (body: unknown) => server.call("POST", "/token?grant_type=pkce", { body });

  test.each(["s256", "plain"] as const)("is exchanged for a session with the %s verifier, once", async (method) => {
    const { code, userId } = await finished(method);
    const first = await exchange({ auth_code: code, code_verifier: VERIFIER });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ token_type: "bearer", provider_token: "theirs", user: { id: userId } });
    const again = await exchange({ auth_code: code, code_verifier: VERIFIER });
    expect([again.status, again.body["error_code"]]).toEqual([404, "flow_state_not_found"]);
  });

  test("is given to one of many who exchange it at once", async () => {
    const { code } = await finished();
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange({ auth_code: code, code_verifier: VERIFIER })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404]);
  });

  test("is worth nothing with another verifier, after five minutes, and to a banned user", async () => {
    const wrong = await finished();
    const other = await exchange({ auth_code: wrong.code, code_verifier: "w".repeat(64) });
    expect([other.status, other.body["error_code"]]).toEqual([400, "bad_code_verifier"]);

    const banned = await finished();
    await server.database.query("update auth.users set banned_until = '2999-01-01' where id = $1", [banned.userId]);
    const refused = await exchange({ auth_code: banned.code, code_verifier: VERIFIER });
    expect([refused.status, refused.body["error_code"]]).toEqual([400, "user_banned"]);

    const late = await finished();
    server.passSeconds(301);
    const expired = await exchange({ auth_code: late.code, code_verifier: VERIFIER });
    expect([expired.status, expired.body["error_code"]]).toEqual([422, "flow_state_expired"]);
  });

  test("is asked for", async () => {
    for (const body of [{}, { auth_code: "x" }, { code_verifier: "x" }]) {
      const answer = await exchange(body);
      expect([answer.status, answer.body["error_code"]]).toEqual([400, "validation_failed"]);
    }
  });

  test("is stored as a hash", async () => {
    const { code } = await finished();
    expect(await server.database.query("select id from auth.flow_state where auth_code = $1", [code])).toEqual([]);
  });
});
