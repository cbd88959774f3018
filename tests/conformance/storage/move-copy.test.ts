import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startStorageServer, type StorageServer } from "./storage-server.ts";

describe("moving and copying", () => {
  let server: StorageServer;
  beforeAll(async () => {
    server = await startStorageServer();
    await server.service.storage.createBucket("texts", { public: false, fileSizeLimit: 5, allowedMimeTypes: ["text/*"] });
  });
  afterAll(() => server.close());
  const videos = () => server.admin.client.storage.from("training_videos");
  const video = (text: string) => new Blob([text], { type: "video/mp4" });
  const textOf = async (name: string) => (await videos().download(name)).data?.text();

  test("a moved object keeps its bytes, its id and what is known of it", async () => {
    await videos().upload("old.mp4", video("bytes"), { metadata: { a: 1 } });
    const { data: before } = await videos().info("old.mp4");
    expect((await videos().move("old.mp4", "folder/new.mp4")).data).toEqual({ message: "Successfully moved" });
    expect(await textOf("folder/new.mp4")).toBe("bytes");
    expect((await videos().info("folder/new.mp4")).data).toMatchObject({ id: before?.id, metadata: { a: 1 } });
    expect((await videos().download("old.mp4")).error).toMatchObject({ statusCode: "404" });
    expect((await videos().move("old.mp4", "else.mp4")).error).toMatchObject({ statusCode: "404", message: "Object not found" });
    await videos().upload("taken.mp4", video("other"));
    expect((await videos().move("folder/new.mp4", "taken.mp4")).error).toMatchObject({ statusCode: "409" });
  });

  test("a copy has bytes of its own", async () => {
    await videos().upload("from.mp4", video("one"));
    expect((await videos().copy("from.mp4", "to.mp4")).data).toEqual({ path: "training_videos/to.mp4" });
    await videos().update("from.mp4", video("two"));
    expect([await textOf("from.mp4"), await textOf("to.mp4")]).toEqual(["two", "one"]);
    expect((await videos().copy("from.mp4", "to.mp4")).error).toMatchObject({ statusCode: "409" });
    expect((await videos().copy("nothing.mp4", "x.mp4")).error).toMatchObject({ statusCode: "404" });
  });

  test("another bucket's rules count, and the rights in both", async () => {
    const service = server.service.storage.from("training_videos");
    expect((await service.copy("from.mp4", "a.mp4", { destinationBucket: "texts" })).error).toMatchObject({ statusCode: "415" });
    expect((await service.move("from.mp4", "a.mp4", { destinationBucket: "texts" })).error).toMatchObject({ statusCode: "415" });
    expect((await videos().copy("from.mp4", "a.mp4", { destinationBucket: "texts" })).error).toMatchObject({ statusCode: "403" });
    expect((await videos().move("from.mp4", "a.mp4", { destinationBucket: "nowhere" })).error).toMatchObject({ statusCode: "404" });
    const athlete = server.athlete.client.storage.from("training_videos");
    expect((await athlete.copy("from.mp4", "mine.mp4")).error).toMatchObject({ statusCode: "404" });
    expect((await athlete.move("from.mp4", "mine.mp4")).error).toMatchObject({ statusCode: "404" });
  });

  test("the second list goes by pages, with and without folders", async () => {
    await server.service.storage.createBucket("many", { public: false });
    const bucket = server.service.storage.from("many");
    for (const name of ["a", "b/1", "b/2", "c/d/3", "e"]) await bucket.upload(name, "x");
    const all: string[] = [];
    for (let cursor: string | undefined, more = true; more;) {
      const { data } = await bucket.listV2({ limit: 2, ...(cursor && { cursor }) });
      all.push(...(data?.objects.map(({ name }) => name) ?? []));
      cursor = data?.nextCursor;
      more = data?.hasNext ?? false;
    }
    expect(all).toEqual(["a", "b/1", "b/2", "c/d/3", "e"]);
    const first = await bucket.listV2({ with_delimiter: true, limit: 2 });
    expect([first.data?.objects.map(({ name }) => name), first.data?.folders, first.data?.hasNext]).toEqual([
      ["a"],
      [{ name: "b/", key: "b" }],
      true,
    ]);
    const second = await bucket.listV2({ with_delimiter: true, cursor: first.data?.nextCursor ?? "" });
    expect([second.data?.objects.map(({ name }) => name), second.data?.folders, second.data?.hasNext]).toEqual([
      ["e"],
      [{ name: "c/", key: "c" }],
      false,
    ]);
    expect((await bucket.listV2({ prefix: "b/" })).data?.objects.map(({ key }) => key)).toEqual(["b/1", "b/2"]);
  });

  test("and by name or by time, upwards and downwards, folders first where it goes by time", async () => {
    await server.service.storage.createBucket("sorted", { public: false });
    const bucket = server.service.storage.from("sorted");
    for (const name of ["m", "a", "folder/2", "z", "dir/1"]) await bucket.upload(name, "x");
    await server.database.query(
      "update storage.objects set created_at = '2026-01-01T00:00:00.123456Z' where bucket_id = 'sorted' and name in ('m', 'a')",
    );
    const pages = async (sortBy: NonNullable<Parameters<typeof bucket.listV2>[0]>["sortBy"], folders: boolean) => {
      const all: string[] = [];
      for (let cursor: string | undefined, more = true; more;) {
        const { data, error } = await bucket.listV2({
          limit: 2,
          with_delimiter: folders,
          ...(sortBy && { sortBy }),
          ...(cursor && { cursor }),
        });
        if (error) throw error;
        all.push(
          ...[...data.folders, ...data.objects]
            .map(({ name }) => name)
            .toSorted((a, b) => Number(b.endsWith("/")) - Number(a.endsWith("/"))),
        );
        cursor = data.nextCursor;
        more = data.hasNext;
      }
      return all;
    };
    expect(await pages({ column: "name", order: "desc" }, false)).toEqual(["z", "m", "folder/2", "dir/1", "a"]);
    expect((await pages({ column: "name", order: "desc" }, true)).toSorted()).toEqual(["a", "dir/", "folder/", "m", "z"]);
    expect(await pages({ column: "created_at", order: "asc" }, false)).toEqual(["a", "m", "folder/2", "z", "dir/1"]);
    expect(await pages({ column: "created_at", order: "desc" }, true)).toEqual(["folder/", "dir/", "z", "m", "a"]);
    expect(await pages({ column: "updated_at", order: "desc" }, false)).toHaveLength(5);
    for (const cursor of ["x", "W10", Buffer.from('[1,"then","a"]').toString("base64url")]) {
      expect((await bucket.listV2({ cursor, sortBy: { column: "created_at" } })).error).toMatchObject({ statusCode: "400" });
    }
    expect((await bucket.listV2({ sortBy: { column: "size" as "name" } })).error).toMatchObject({ statusCode: "400" });
  });
});
