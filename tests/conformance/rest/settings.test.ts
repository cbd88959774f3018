import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { readMigrationFiles } from "#server/database/migration-files.ts";
import { openPostgres } from "#server/database/postgres/open.ts";
import { restRoutes } from "#server/rest/index.ts";
import { createSchemaCache } from "#server/rest/schema-cache.ts";
import { administer, startPostgres } from "#support/postgres.ts";
import { allowInDatabase } from "./allow-in-database.ts";
import { type Library, startLibrary } from "./library.ts";

describe("how the surface is set up", () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
  });
  afterAll(() => library.close());

  type Routes = ReturnType<typeof restRoutes>;
  const get = async (routes: Routes, path: string, headers = {}): Promise<unknown> => {
    const response = await routes.request(`http://localhost/${path}`, { headers: { apikey: library.serviceRoleKey, ...headers } });
    return response.json();
  };

  test("names are those of the last reading of the catalogue", async () => {
    const { database, identity } = library;
    const schemaCache = createSchemaCache(database);
    const routes = restRoutes({ database, identity, schemaCache });
    expect(await get(routes, "shelves")).toMatchObject({ code: "PGRST205" });
    await database.query("create table shelves (id int primary key, tag_id int references tags)");
    expect(await get(routes, "shelves")).toMatchObject({ code: "PGRST205" });
    await schemaCache.reload();
    expect(await get(routes, "shelves?select=id,tags(label)")).toEqual([]);
    await database.query("drop table shelves");
    expect(await get(routes, "shelves")).toMatchObject({ code: "42P01" });
  });

  test("whoever asks for a reading has what was there when it was asked for, also when several ask at once", async () => {
    const { database } = library;
    const schemaCache = createSchemaCache(database);
    await schemaCache.reload();
    const earlier = schemaCache.reload();
    await database.query("create table ladders (id int primary key)");
    const [own] = [schemaCache.reload(), schemaCache.reload()];
    await own;
    void schemaCache.reload();
    expect((await schemaCache.schema("public"))?.relations.has("ladders")).toBe(true);
    await earlier;
    expect((await schemaCache.schema("public"))?.relations.has("ladders")).toBe(true);
    await database.query("drop table ladders");
  });

  test("a function runs before every request, as its role, where the database says so", async () => {
    const own = await startLibrary();
    try {
      await allowInDatabase(own, "pgrst.db_pre_request", "public.before_every_request");
      expect((await own.raw("tags?select=id")).headers.get("x-before")).toBe("seen");
      const closed = await own.raw("tags?select=id", { headers: { "X-Closed": "1" } });
      expect(closed).toMatchObject({ status: 423, body: { message: "closed by service_role" } });
      expect((await own.raw("tags?id=eq.1", { method: "DELETE", headers: { "X-Closed": "1" } })).status).toBe(423);
    } finally {
      await own.close();
    }
  });

  test("a role's statements end when the database says so", async () => {
    const own = await startLibrary();
    const [row] = await own.database.query<{ name: string }>("select current_database()::text as name");
    try {
      await own.database.query("create function take_half_a_second() returns void language sql as 'select pg_catalog.pg_sleep(0.5)'");
      await administer(`alter role service_role in database "${row?.name}" set statement_timeout to '200ms'`);
      await own.reloadSchema();
      expect((await own.service.rpc("take_half_a_second")).error).toMatchObject({ code: "57014" });
    } finally {
      await own.close();
    }
  });

  test("a catalogue that could not be read is read again", async () => {
    const { database, identity } = library;
    let broken = true;
    const flaky: typeof database = {
      ...database,
      query: (text, parameters) => (broken ? Promise.reject(new Error("not now")) : database.query(text, parameters)),
    };
    const schemaCache = createSchemaCache(flaky);
    await expect(schemaCache.schema("public")).rejects.toThrow("not now");
    broken = false;
    expect(await get(restRoutes({ database, identity, schemaCache }), "tags?select=id&id=eq.1")).toEqual([{ id: 1 }]);
  });

  test("other schemas are served when they are exposed", async () => {
    const { database, identity } = library;
    await database.query("create schema attic");
    await database.query("create table attic.boxes (id int primary key)");
    await database.query("grant usage on schema attic to service_role");
    await database.query("grant select on attic.boxes to service_role");
    const routes = restRoutes({ database, identity, schemaCache: createSchemaCache(database, ["public", "attic"]) });
    expect(await get(routes, "boxes", { "Accept-Profile": "attic" })).toEqual([]);
    expect(await get(routes, "boxes")).toMatchObject({ code: "PGRST205" });
    expect(await get(routes, "boxes", { "Accept-Profile": "auth" })).toMatchObject({
      code: "PGRST106",
      hint: "Only the following schemas are exposed: public, attic",
    });
  });

  test.each(["true", "on", "Yes", "1"])("aggregates are allowed by %s, in the database itself", async (yes) => {
    await allowInDatabase(library, "pgrst.db_aggregates_enabled", yes);
    expect(await get(restRoutes(library), "tags?select=count()")).toEqual([{ count: 3 }]);
    await allowInDatabase(library, "pgrst.db_aggregates_enabled", "off");
    expect(await get(restRoutes(library), "tags?select=count()")).toMatchObject({ code: "PGRST123" });
  });

  // In a cluster of its own: a setting of the role holds in the databases of other tests, too.
  test("a setting of the role in this database overrides one of the role", async () => {
    const cluster = await startPostgres();
    const database = await openPostgres({ url: cluster.url, limits: { caller: 8000, owner: 30_000 } });
    await migrate(database, await readMigrationFiles());
    await database.query("create table tags (id int primary key)");
    await database.query("grant select on tags to service_role");
    const count = async (role: boolean, inDatabase: boolean) => {
      await database.query(`alter role authenticator set pgrst.db_aggregates_enabled to '${role}'`);
      await database.query(`alter role authenticator in database postgres set pgrst.db_aggregates_enabled to '${inDatabase}'`);
      return get(restRoutes({ database, identity: library.identity }), "tags?select=count()");
    };
    expect(await count(true, false)).toMatchObject({ code: "PGRST123" });
    expect(await count(false, true)).toEqual([{ count: 0 }]);
    await database.close();
    await cluster.stop();
  });

  test("rows and depth have caps that can be set", async () => {
    const { database, identity } = library;
    const routes = restRoutes({ database, identity, maxRows: 1, maxEmbedDepth: 1 });
    expect(await get(routes, "authors?select=id,books(id)&order=id&books.order=id")).toEqual([{ id: 1, books: [{ id: 1 }] }]);
    expect(await get(routes, "rpc/labels")).toEqual(["sport"]);
    expect(await get(routes, "rpc/books_of?author=1&select=id")).toEqual([{ id: 1 }]);
    expect(await get(routes, "authors?select=books(authors(id))")).toMatchObject({ code: "PGRST127" });
  });
});
