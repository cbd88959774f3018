import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allowInDatabase } from "./allow-in-database.ts";
import { type Library, startLibrary } from "./library.ts";

describe("what PostgreSQL's planner says", () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
    await library.database.query("create table public.open_shelf (id int primary key, title text)");
    await library.database.query("insert into public.open_shelf select n, 'book ' || n from generate_series(1, 5) n");
    await library.database.query("grant all on public.open_shelf to authenticated, service_role");
    await library.database.query("create view public.shelf_view with (security_invoker = true) as select * from public.open_shelf");
    await library.database.query("grant select on public.shelf_view to service_role");
    await library.reloadSchema();
  });
  afterAll(() => library.close());

  const range = async (path: string, count: string) => {
    const reply = await library.raw(path, { method: "HEAD", headers: { Prefer: `count=${count}` } });
    return [reply.status, reply.headers.get("content-range"), reply.headers.get("preference-applied")];
  };

  test("counts rows for count=planned, without reading them", async () => {
    // Never analyzed: PostgreSQL supposes far more than five rows.
    const [status, guess, applied] = await range("open_shelf", "planned");
    expect([status, applied]).toEqual([206, "count=planned"]);
    expect(Number(String(guess).split("/")[1])).toBeGreaterThan(100);
    await library.database.query("analyze public.open_shelf");
    expect(await range("open_shelf", "planned")).toEqual([200, "0-4/5", "count=planned"]);
    expect(await range("open_shelf?id=gt.3", "planned")).toEqual([200, "0-1/2", "count=planned"]);
    expect(await range("open_shelf", "exact")).toEqual([200, "0-4/5", "count=exact"]);
  });

  test("is not told of tables with row-level security, whose statistics are of everybody's rows", async () => {
    await library.database.query("analyze public.books");
    await library.database.query("insert into public.books (id, title) select n, 'x' from generate_series(1000, 1010) n");
    const { count } = await library.service.from("books").select("id", { count: "exact", head: true });
    expect(await range("books", "planned")).toEqual([200, `0-${(count ?? 0) - 1}/${count}`, "count=planned"]);
    expect((await range("shelf_view", "planned"))[1]).toBe("0-4/5");
  });

  test("is shown when the database allows it: pgrst.db_plan_enabled", async () => {
    const refused = await library.service.from("books").select("id").explain();
    expect(refused).toMatchObject({ status: 406, error: { code: "PGRST107" } });
    await allowInDatabase(library, "pgrst.db_plan_enabled", "true");
    const { data: text } = await library.service.from("books").select("id").eq("id", 1).explain();
    expect(text).toMatch(/Aggregate .*cost=/);
    const { data: json, error } = await library.service
      .from("books")
      .select("id")
      .explain({ format: "json", analyze: true, verbose: true, settings: true, buffers: true, wal: true });
    expect(error).toBeNull();
    expect(json).toMatchObject([{ Plan: { "Actual Rows": 1 }, "Execution Time": expect.any(Number) }]);
    const reply = await library.raw("books?select=id", {
      headers: { Accept: 'application/vnd.pgrst.plan+json; for="text/csv"; options=analyze' },
    });
    expect(reply.headers.get("content-type")).toBe('application/vnd.pgrst.plan+json; for="text/csv"; options=analyze; charset=utf-8');
    // Without analyze nothing is done, and row-level security holds as ever.
    expect((await library.service.from("open_shelf").delete().eq("id", 1).explain()).error).toBeNull();
    expect((await library.service.from("open_shelf").select("id")).data).toHaveLength(5);
    const { client } = await library.member("reader");
    const { data: theirs } = await client.from("notes").select("id").explain({ analyze: true });
    expect(theirs).toMatch(/owner = .*request[.]jwt/);
    for (const accept of [
      "application/vnd.pgrst.plan+xml",
      'application/vnd.pgrst.plan+json; options=analyze"',
      'application/vnd.pgrst.plan+json; for="image/png"',
    ])
      expect([accept, (await library.raw("books", { headers: { Accept: accept } })).status]).toEqual([accept, 406]);
  });
});
