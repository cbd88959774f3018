import { afterEach, describe, expect, test } from "vitest";
import { allowInDatabase } from "./allow-in-database.ts";
import { type Library, startLibrary } from "./library.ts";

const ROLLBACK = { Prefer: "tx=rollback, return=representation" };

describe("Prefer: tx=rollback", () => {
  let library: Library;
  afterEach(() => library.close());

  const labels = async (): Promise<unknown> => (await library.service.from("tags").select("label").order("id")).data;
  const BEFORE = [{ label: "sport" }, { label: "calm" }, { label: "unused" }];

  test("is obeyed where the database allows it, for every kind of write", async () => {
    library = await startLibrary();
    await allowInDatabase(library, "pgrst.db_tx_end", "commit-allow-override");
    const insert = await library.raw("tags", { method: "POST", body: { id: 9, label: "new" }, headers: ROLLBACK });
    expect([insert.status, insert.body]).toEqual([201, [{ id: 9, label: "new" }]]);
    expect(insert.headers.get("Preference-Applied")).toContain("tx=rollback");
    expect((await library.service.from("tags").update({ label: "x" }).eq("id", 1).select("label").rollback().single()).data).toEqual({
      label: "x",
    });
    expect((await library.service.from("tags").delete().eq("id", 3).select("id").rollback()).data).toEqual([{ id: 3 }]);
    expect((await library.service.rpc("rename_tags", { suffix: "!" }).rollback()).data).toHaveLength(3);
    expect((await library.service.rpc("write_label", { tag: 1, new_label: "y" }).rollback()).status).toBe(204);
    expect(await labels()).toEqual(BEFORE);
    expect((await library.raw("tags?id=eq.1", { method: "PATCH", body: { label: "z" }, headers: { Prefer: "tx=commit" } })).status).toBe(
      204,
    );
    expect(await labels()).toEqual([{ label: "z" }, ...BEFORE.slice(1)]);
  });

  test("otherwise everything is committed: a caller could undo what is counted against them", async () => {
    library = await startLibrary();
    const insert = await library.raw("tags", { method: "POST", body: { id: 9, label: "new" }, headers: ROLLBACK });
    expect(insert.headers.get("Preference-Applied")).toBe("return=representation");
    expect(await labels()).toEqual([...BEFORE, { label: "new" }]);
  });
});
