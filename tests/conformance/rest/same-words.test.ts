import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Library, startLibrary } from "./library.ts";

describe("a read that comes again in the same words", () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
  });
  afterAll(() => library.close());

  const thrice = async <T>(ask: () => Promise<T>): Promise<T[]> => [await ask(), await ask(), await ask()];

  test("shows each caller what is theirs, and what has changed since", async () => {
    const [ada, bob] = [await library.member("same-ada"), await library.member("same-bob")];
    await ada.client.from("notes").insert({ body: "of ada" }).throwOnError();
    await bob.client.from("notes").insert({ body: "of bob" }).throwOnError();
    const notes = async ({ client }: typeof ada) => (await client.from("notes").select("body").order("body")).data;
    expect(await thrice(() => notes(ada))).toEqual(Array.from({ length: 3 }, () => [{ body: "of ada" }]));
    expect(await thrice(() => notes(bob))).toEqual(Array.from({ length: 3 }, () => [{ body: "of bob" }]));
    await bob.client.from("notes").insert({ body: "a second one" }).throwOnError();
    expect(await notes(bob)).toEqual([{ body: "a second one" }, { body: "of bob" }]);
    expect(await notes(ada)).toEqual([{ body: "of ada" }]);
  });

  test("is another one with another method, form, range, count or page", async () => {
    const ask = (headers: Record<string, string>, method = "GET") => library.raw("authors?select=name&order=id", { headers, method });
    const forms = async () => [
      (await ask({})).headers.get("content-range"),
      (await ask({ Range: "0-0" })).headers.get("content-range"),
      (await ask({ Prefer: "count=exact", Range: "0-0" })).headers.get("content-range"),
      (await ask({ Accept: "text/csv" })).text.split("\n")[0],
      (await ask({ Accept: "application/vnd.pgrst.object+json" })).status,
      (await ask({}, "HEAD")).text,
      (await ask({ "Accept-Profile": "nowhere" })).status,
    ];
    const first = await forms();
    expect(first).toEqual([expect.stringMatching(/^0-\d+\/\*$/), "0-0/*", expect.stringMatching(/^0-0\/\d+$/), "name", 406, "", 406]);
    expect(new Set(first.slice(0, 3)).size).toBe(3);
    expect(await thrice(forms)).toEqual([first, first, first]);
  });

  test("knows a column that came or went with the schema that was read again", async () => {
    const columns = async () => Object.keys(((await library.raw("tags?select=*&limit=1")).body as object[])[0] ?? {});
    expect(await thrice(columns)).toEqual(Array.from({ length: 3 }, () => ["id", "label"]));
    await library.database.query("alter table tags add column colour text default 'red'");
    await library.reloadSchema();
    expect(await thrice(columns)).toEqual(Array.from({ length: 3 }, () => ["id", "label", "colour"]));
    const named = async () => (await library.raw("tags?select=id,colour&limit=1")).status;
    expect(await thrice(named)).toEqual([200, 200, 200]);
    await library.database.query("alter table tags drop column colour");
    await library.reloadSchema();
    expect(await thrice(columns)).toEqual(Array.from({ length: 3 }, () => ["id", "label"]));
    expect(await thrice(named)).toEqual([400, 400, 400]);
  });
});
