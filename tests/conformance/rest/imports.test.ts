import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importFile } from "#web/features/settings/model/import/import-file.ts";
import { startServer, type TestServer } from "#support/start-server.ts";
import { type Athlete, generate, newAthlete } from "../functions/support/athletes.ts";

const FILE = { name: "strong.csv", format: "strong" };
const set = (more: object = {}) => ({
  exercise_name: "Squat (Barbell)",
  exercise_index: 1,
  set_index: 1,
  metric: "weight_reps",
  weight_kg: 100,
  reps: 5,
  entered_unit: "kg",
  ...more,
});
const session = (key: string, more: object = {}) => ({
  key,
  title: "Legs",
  performed_at: "2026-10-01T17:00:00Z",
  day: "2026-10-01",
  kind: "strength",
  duration_minutes: 60,
  sets: [set(), set({ set_index: 2, set_type: "drop", weight_kg: 80, rpe: 8.5 })],
  ...more,
});

describe("imports", () => {
  let server: TestServer;
  let athlete: Athlete;
  beforeAll(async () => {
    // The largest file must not depend on how busy the machine is.
    server = await startServer({ environment: { STATEMENT_TIMEOUT_MS: "30000" } });
    athlete = await newAthlete(server);
  });
  afterAll(() => server.close());

  interface Stored {
    readonly import: { readonly id: string; readonly sessions: number; readonly sets: number } | null;
    readonly stored: number;
    readonly duplicates: number;
  }
  const store = async (sessions: readonly object[], file: object = FILE, { client } = athlete) => {
    const { data, error, status } = await client.rpc("store_import", { file: file as never, sessions: sessions as never });
    return { data: data as unknown as Stored, error, status };
  };
  const revert = (id: string, { client } = athlete) => client.rpc("revert_import", { import_id: id });
  const ledger = async () => {
    const { data } = await athlete.client
      .from("performed_sessions")
      .select("source, title, import_id, training_session_id, performed_sets (exercise_name, weight_kg, reps, set_type, rpe)")
      .order("performed_at")
      .order("set_index", { referencedTable: "performed_sets" })
      .throwOnError();
    return data;
  };

  test("a file is stored in one step, once, and goes again as a whole", async () => {
    const first = await store([session("a"), session("b", { performed_at: "2026-10-02T17:00:00Z" })]);
    expect(first.data).toMatchObject({ import: { sessions: 2, sets: 4, file_name: "strong.csv" }, stored: 2, duplicates: 0 });
    expect(await ledger()).toMatchObject([
      {
        source: "import",
        title: "Legs",
        import_id: first.data.import?.id,
        performed_sets: [
          { weight_kg: 100, set_type: "working" },
          { weight_kg: 80, set_type: "drop", rpe: 8.5 },
        ],
      },
      { source: "import" },
    ]);
    expect((await store([session("a"), session("b"), session("b"), session("c")])).data).toMatchObject({ stored: 1, duplicates: 3 });
    expect((await store([session("a")])).data).toEqual({ import: null, stored: 0, duplicates: 1 });

    const { data: seen } = await athlete.client.rpc("preview_import", {
      sessions: [
        { key: "a", day: "2026-10-01", kind: "strength" },
        { key: "new", day: "2026-10-01", kind: "strength" },
      ],
    });
    expect(seen).toEqual([{ key: "a", stored: true, matches: null }]);

    const id = first.data.import?.id ?? "";
    expect((await revert(id, await newAthlete(server))).status).toBe(404);
    expect((await revert(id)).data).toEqual({ sessions: 2, sets: 4, reopened: 0 });
    expect(await ledger()).toHaveLength(1);
    expect((await revert(id)).status).toBe(404);
    expect((await store([session("a")])).data).toMatchObject({ stored: 1 });
  });

  test("what cannot be stored leaves nothing behind", async () => {
    const before = await ledger();
    const wrong = [session("x"), session("y", { sets: [set({ reps: -1 })] })];
    expect((await store(wrong)).error).toMatchObject({ code: "23514" });
    expect((await store([session("z")], { name: "a.xls", format: "excel" })).error).toMatchObject({ code: "23514" });
    expect((await store([session("")])).error).toMatchObject({ code: "22023" });
    expect((await store(Array.from({ length: 5001 }, (_, n) => ({ key: `many${n}` })))).error).toMatchObject({ code: "22023" });
    const sets = Array.from({ length: 20_001 }, () => set());
    expect((await store([session("huge", { sets })])).error).toMatchObject({ code: "23514" });
    expect(await ledger()).toEqual(before);
    const { data: imports } = await athlete.client.from("imports").select("sessions").throwOnError();
    expect(imports.map(({ sessions }) => sessions)).toEqual([1, 1]);
  });

  test("a planned session of that day and kind is offered, completed by the import and opened again", async () => {
    await generate(athlete);
    const { client } = athlete;
    const today = new Date().toISOString().slice(0, 10);
    const { data: planned } = await client
      .from("training_sessions")
      .select("id, type")
      .eq("type", "strength")
      .limit(1)
      .single()
      .throwOnError();
    await server.database.query("update public.training_plans set start_date = start_date - 14 where creator_id = $1", [athlete.userId]);
    await client.from("training_sessions").update({ scheduled_date: today }).eq("id", planned.id).throwOnError();

    const ask = (kind: string) => client.rpc("preview_import", { sessions: [{ key: "m", day: today, kind }] });
    expect(JSON.stringify((await ask("strength")).data)).toContain(planned.id);
    expect(JSON.stringify((await ask("conditioning")).data)).not.toContain(planned.id);

    const matched = session("m", { training_session_id: planned.id, day: today, performed_at: `${today}T00:30:00Z`, duration_minutes: 47 });
    const { data } = await store([matched]);
    const work = (await ledger()).filter(({ training_session_id }) => training_session_id === planned.id);
    expect(work).toMatchObject([{ source: "plan_session", import_id: data.import?.id, performed_sets: [{ reps: 5 }, { reps: 5 }] }]);
    const state = () => client.from("training_sessions").select("completed, status").eq("id", planned.id).single();
    expect((await state()).data).toEqual({ completed: true, status: "completed" });
    expect((await store([session("again", { training_session_id: planned.id, day: today })])).status).toBe(409);
    expect((await store([matched])).data).toMatchObject({ stored: 0, duplicates: 1 });

    expect((await revert(data.import?.id ?? "")).data).toEqual({ sessions: 1, sets: 2, reopened: 1 });
    expect((await state()).data).toEqual({ completed: false, status: "planned" });
    const stranger = await newAthlete(server);
    expect((await store([session("theirs", { training_session_id: planned.id, day: today })], FILE, stranger)).status).toBe(404);
  });

  test("what was exported is imported again: into another account as it was, into the same one not at all", async () => {
    const other = await newAthlete(server);
    const source = session("round", { session_rpe: 7, rating: 4, notes: 'Said "deep"' });
    await store([source], FILE, other);
    const { data: exported } = await other.client.functions.invoke<Blob>("export-my-data", { method: "POST" });
    if (!(exported instanceof Blob)) throw new Error("The export should be a Blob");
    const { sessions, unread } = await importFile(exported, { weight: "kg", distance: "km" });
    expect(unread).toEqual([]);
    const file = { name: "ironpace.zip", format: "ironpace" };
    expect((await store(sessions, file, other)).data).toMatchObject({ stored: 0, duplicates: 1 });
    const newcomer = await newAthlete(server);
    expect((await store(sessions, file, newcomer)).data).toMatchObject({ stored: 1 });
    const columns =
      "title, performed_at, duration_minutes, session_rpe, rating, notes, load, performed_sets (exercise_name, exercise_index, set_index, set_type, metric, weight_kg, reps, rpe, entered_unit)";
    const read = async ({ client }: Athlete) =>
      (await client.from("performed_sessions").select(columns).order("set_index", { referencedTable: "performed_sets" }).throwOnError())
        .data;
    expect(await read(newcomer)).toEqual(await read(other));
  });

  test("the largest file that is taken is stored in one step", async () => {
    const other = await newAthlete(server);
    const largest = Array.from({ length: 500 }, (_, n) =>
      session(`l${n}`, {
        sets: Array.from({ length: 40 }, (__, k) => set({ exercise_index: 1 + Math.floor(k / 5), set_index: 1 + (k % 5) })),
      }),
    );
    const { data } = await store(largest, FILE, other);
    expect(data).toMatchObject({ stored: 500, import: { sets: 20_000 } });
    expect((await revert(data.import?.id ?? "", other)).data).toEqual({ sessions: 500, sets: 20_000, reopened: 0 });
  }, 60_000);
});
