import { describe, expect, test } from "vitest";
import type { Caller } from "./callers.ts";
import { judge } from "./judge.ts";
import { getTime } from "./owned-rows.ts";

const MALLORY: Caller = { name: "mallory", headers: {}, actor: "other", self: "mallory" };
const ADMIN: Caller = { name: "admin", headers: {}, actor: "admin" };
const SENT = {
  method: "GET",
  path: "/rest/v1/goals?title=eq.WITH%20x",
  headers: {},
  body: '{"title":"RETURNING","email":"Bob@example.com"}',
};
const veras = `2026-03-01T04:05:06.${getTime({ athlete: "vera", table: "public.workouts" })}+00:00`;

const judged = (text: string, { status = 200, caller = MALLORY } = {}) =>
  judge(caller, SENT, { status, headers: "content-type\napplication/json", text }, ["sb_secret_x"]);
const refusal = (message: string) => JSON.stringify({ code: "X", details: null, hint: null, message });

// A guard must be seen to fail.
describe("the judge of random requests", () => {
  test.each([
    ["a server error", refusal("Something went wrong"), 500],
    ["SQL", refusal("in: WITH pgrst_source AS ( … )"), 400],
    ["text of a request that became part of a statement", refusal('syntax error at or near "drop"'), 400],
    ["a stack", '{"x":"Error: no\\n    at handle (/srv/apps/server/src/x.ts:12:3)"}', 200],
    ["a secret", '"sb_secret_x"', 200],
    ["another shape", '{"error":"no"}', 404],
    ["somebody else's text", '[{"title":"zq-vera-public.goals-title"}]', 200],
    ["somebody else's moment", `[{"created_at":"${veras}"}]`, 200],
    ["somebody else's account", '{"users":[{"user_metadata":{"note":"zq-vera-auth.users-user_metadata"}}]}', 200],
    ["somebody else's second factor", '[{"friendly_name":"zq-vera-auth.mfa_factors-friendly_name"}]', 200],
    ["somebody else's address", '{"users":[{"email":"vera@example.com"}]}', 200],
    ["a refusal that is not JSON", "Not found", 404],
    ["a refusal that is only half of it", '{"code":', 404],
  ])("finds %s", (_what, text, status) => {
    expect(judged(text, { status })).toBeTypeOf("string");
  });

  test.each([
    ["own rows", '[{"title":"zq-mallory-public.goals-title"}]', 200, MALLORY],
    ["rows that administrators may read", '[{"first_name":"zq-vera-public.profiles-first_name"}]', 200, ADMIN],
    ["what was sent", refusal("WITH x and RETURNING are no numbers"), 400, MALLORY],
    ["the own account", '{"email":"mallory@example.com","user_metadata":{"note":"zq-mallory-auth.users-user_metadata"}}', 200, MALLORY],
    ["an address that was sent", '{"email":"bob@example.com"}', 200, MALLORY],
    ["the directory of accounts", '[{"email":"vera@example.com"}]', 200, ADMIN],
  ])("lets %s pass", (_what, text, status, caller) => {
    expect(judged(text, { status, caller })).toBeUndefined();
  });

  test("keeps accounts from administrators too, beside their addresses", () => {
    const note = '{"note":"zq-vera-auth.users-user_metadata"}';
    expect(judged(note, { caller: ADMIN })).toBe("a row of vera in auth.users");
  });

  test("keeps from administrators what the table of expectations keeps from them", () => {
    expect(judged(`[{"created_at":"${veras}"}]`, { caller: ADMIN })).toBe("a row of vera in public.workouts");
  });
});
