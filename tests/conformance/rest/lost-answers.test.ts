import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "@ironpace/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cuttableProxy, type CuttableProxy } from "#support/services/cuttable-proxy.ts";
import { startServer, type TestServer } from "#support/start-server.ts";

/** What the screens send again when an answer was lost: it was stored, and nobody heard it. */
describe("a record that is sent again after its answer was lost", () => {
  let server: TestServer;
  let proxy: CuttableProxy;
  let client: SupabaseClient<Database>;
  let user_id: string;
  beforeAll(async () => {
    server = await startServer();
    proxy = await cuttableProxy(server.url);
    client = createClient<Database>(proxy.url, server.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
    const { data } = await client.auth.signUp({ email: "tunnel@example.com", password: "correct horse battery" });
    user_id = data.user?.id ?? "";
  });
  afterAll(async () => {
    await proxy.close();
    await server.close();
  });

  test("a set of benchmarks stands once", async () => {
    const set_id = "30000000-0000-4000-8000-000000000001";
    const save = () => client.rpc("record_benchmarks", { kind: "strength", changes: { back_squat: 140 }, set_id });
    const { data } = await unheardThenAgain(save);
    expect(data).toMatchObject({ id: set_id, user_id, back_squat: 140, is_current: true });
    expect(await count("strength_benchmarks")).toBe(1);
  });

  test("a set of the wizard stands once, with what was typed last", async () => {
    const id = "30000000-0000-4000-8000-000000000002";
    const save = (run_5k: string) =>
      client.from("conditioning_benchmarks").upsert({ id, user_id, run_5k, is_current: true }).select().single();
    expect((await unheardThenAgain(() => save("22:30"))).data).toMatchObject({ id, run_5k: "22:30" });
    expect((await save("22:10")).data).toMatchObject({ id, run_5k: "22:10", is_current: true });
    expect(await count("conditioning_benchmarks")).toBe(1);
  });

  test("a result of a race and of a workout stands once", async () => {
    const result = { id: "30000000-0000-4000-8000-000000000003", user_id, competition_name: "City Run", result: "41:20" };
    const race = await unheardThenAgain(() => client.from("competition_benchmarks").upsert(result).select().single());
    expect(race.data).toMatchObject(result);
    expect(await count("competition_benchmarks")).toBe(1);
    const wod = { id: "30000000-0000-4000-8000-000000000004", user_id, wod_name: "Fran", result: "3:58" };
    expect((await unheardThenAgain(() => client.from("benchmark_wods").upsert(wod).select().single())).data).toMatchObject(wod);
    expect(await count("benchmark_wods")).toBe(1);
  });

  /** The answer of the second attempt. */
  async function unheardThenAgain<Answer extends { readonly error: unknown }>(send: () => PromiseLike<Answer>): Promise<Answer> {
    proxy.loseAnswers();
    expect((await send()).error).not.toBeNull();
    proxy.restore();
    const answer = await send();
    expect(answer.error).toBeNull();
    return answer;
  }

  async function count(table: "strength_benchmarks" | "conditioning_benchmarks" | "competition_benchmarks" | "benchmark_wods") {
    const { data } = await client.from(table).select("id").throwOnError();
    return data.length;
  }
});
