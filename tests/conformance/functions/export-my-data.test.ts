import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PERSONAL_TABLES } from "@ironpace/coaching";
import { FUNCTION_HOSTS } from "#support/deno/function-hosts.ts";
import type { TestServer } from "#support/start-server.ts";
import { type Athlete, generate, newAthlete } from "./support/athletes.ts";

describe.each(FUNCTION_HOSTS)("export-my-data on $name", (host) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await host.start();
  });
  afterAll(() => server.close());

  const exported = async ({ client }: Athlete): Promise<Readonly<Record<string, string>>> => {
    const { data, error } = await client.functions.invoke<Blob>("export-my-data", { method: "POST" });
    if (error) throw error;
    if (!(data instanceof Blob)) throw new Error("The official client should make a Blob of the answer");
    const files = unzipSync(new Uint8Array(await data.arrayBuffer()));
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
  };
  const jsonOf = (files: Readonly<Record<string, string>>) =>
    JSON.parse(files["ironpace.json"] ?? "") as Record<string, unknown[]> & { account: unknown };

  test("holds everything of the caller, in one JSON and a CSV for each table with rows", async () => {
    const athlete = await newAthlete(server);
    await generate(athlete);
    await server.database.query("insert into public.user_roles (user_id, role) values ($1, 'coach')", [athlete.userId]);
    await server.database.query("delete from public.user_roles where user_id = $1 and role = 'coach'", [athlete.userId]);
    await athlete.client.from("goals").insert({
      user_id: athlete.userId,
      title: 'Squat "150", then more\nand more',
      category: "strength",
      target_value: 150,
      unit: "kg",
      due_date: "2027-06-01",
    });
    const files = await exported(athlete);
    const json = jsonOf(files);
    expect(Object.keys(json)).toEqual(["exported_on", "account", ...PERSONAL_TABLES.map(({ name }) => name)]);
    expect(json.account).toMatchObject({
      id: athlete.userId,
      sign_in_methods: [{ provider: "email" }],
      sessions: [{ ip: "127.0.0.1" }],
      account_changes: [
        { action: "granted", role: "coach" },
        { action: "revoked", role: "coach" },
      ],
    });
    expect(JSON.stringify(json.account)).not.toMatch(/password|secret|token/);
    expect(json["training_plans"]).toHaveLength(1);
    expect(json["training_sessions"]).toHaveLength(20);
    expect(json["strength_benchmarks"]).toMatchObject([{ back_squat: 140 }]);
    expect(files["csv/training_sessions.csv"]?.split("\r\n")[0]).toContain("title");
    expect(files["csv/goals.csv"]).toContain('"Squat ""150"", then more\nand more"');
    expect(Object.keys(files)).not.toContain("csv/competitions.csv");
  });

  test("holds nothing of anybody else, also not what others have published or an administrator may see", async () => {
    const [mine, theirs] = [await newAthlete(server), await newAthlete(server)];
    await generate(theirs);
    await theirs.client.from("training_plans").update({ is_public: true }).eq("creator_id", theirs.userId).throwOnError();
    await server.database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [mine.userId]);
    const text = Object.values(await exported(mine)).join();
    expect(text).toContain(mine.userId);
    expect(text).not.toContain(theirs.userId);
    expect(jsonOf(await exported(mine))["training_sessions"]).toEqual([]);
  });

  test("holds more rows than one request may ask for, each once", async () => {
    const athlete = await newAthlete(server);
    await server.database.query(
      `insert into public.benchmark_wods (user_id, wod_name, result) select $1, 'Wod ' || n, n::text from generate_series(1, 2300) as n`,
      [athlete.userId],
    );
    const files = await exported(athlete);
    const rows = jsonOf(files)["benchmark_wods"] as { id: string }[];
    expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([2300, 2300]);
    expect(files["csv/benchmark_wods.csv"]?.trimEnd().split("\r\n")).toHaveLength(2301);
  });

  test("writes nothing that a spreadsheet would run", async () => {
    const athlete = await newAthlete(server);
    const notes = ["=1+1", "+1", "@x", "-x", "-5"];
    for (const note of notes) {
      await athlete.client.from("benchmark_wods").insert({ user_id: athlete.userId, wod_name: "Fran", result: note }).throwOnError();
    }
    const files = await exported(athlete);
    const results = jsonOf(files)["benchmark_wods"]?.map((row) => (row as { result: string }).result);
    expect(results?.toSorted()).toEqual(notes.toSorted());
    const csv = files["csv/benchmark_wods.csv"] ?? "";
    for (const note of ["'=1+1", "'+1", "'@x", "'-x", ",-5"]) expect(csv).toContain(note);
  });

  test("leaves out no table with rows about a person", async () => {
    const rows = await server.database.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and connamespace = 'public'::regnamespace
         and confrelid in ('auth.users'::regclass, 'public.training_plans'::regclass) and confdeltype = 'c'`,
    );
    expect(PERSONAL_TABLES.map(({ name }) => name)).toEqual(expect.arrayContaining(rows.map(({ name }) => name.replace("public.", ""))));
    expect(rows.length).toBeGreaterThan(20);
  });

  test("is for who is signed in", async () => {
    const answer = (headers: Record<string, string>) => fetch(`${server.url}/functions/v1/export-my-data`, { method: "POST", headers });
    expect((await answer({})).status).toBe(401);
    expect((await answer({ Authorization: `Bearer ${server.anonKey}` })).status).toBe(401);
  });
});
