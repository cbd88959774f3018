import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Library, startLibrary } from "./library.ts";

describe("functions", () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
  });
  afterAll(() => library.close());

  const rpc = async (name: string, given: Record<string, unknown> = {}, options = {}) => {
    const { data, error, status } = await library.service.rpc(name, given, options);
    return error ? { status, code: error.code } : (data as unknown);
  };

  test("scalars come bare, with defaults where arguments are missing", async () => {
    expect(await rpc("add_them", { a: 1 })).toBe(11);
    expect(await rpc("add_them", { a: 1, b: 2 })).toBe(3);
    expect(await rpc("add_them", { a: "1", b: "2" }, { get: true })).toBe(3);
    expect(await rpc("add_them", { a: null })).toBeNull();
    expect((await library.raw("rpc/add_them", { method: "POST", body: { a: 2 } })).text).toBe("12");
  });

  test("lists of scalars and arrays are both JSON lists", async () => {
    expect(await rpc("labels")).toEqual(["sport", "calm", "unused"]);
    expect(await rpc("label_list")).toEqual(["sport", "calm", "unused"]);
    expect((await library.raw("rpc/labels?limit=1&offset=1")).body).toEqual(["calm"]);
  });

  test("rows can be filtered, ordered, paged, counted and embedded into", async () => {
    const { data, count } = await library.service
      .rpc("books_of", { author: 1 }, { count: "exact" })
      .select("title, authors(name)")
      .gt("pages", 50)
      .order("id", { ascending: false })
      .limit(1);
    expect([data, count]).toEqual([[{ title: "Lifting heavy", authors: { name: "Ada" } }], 2]);
    const got = await library.service.rpc("books_of", { author: 2 }, { get: true }).select("id").single();
    expect(got.data).toEqual({ id: 3 });
    const head = await library.service.rpc("books_of", { author: 1 }, { head: true, count: "exact" });
    expect(head).toMatchObject({ data: null, count: 2, status: 200 });
  });

  test("a single row is an object, a table a list", async () => {
    expect(await rpc("one_author", { author: 2 })).toMatchObject({ id: 2, name: "Bob" });
    const { data } = await library.service.rpc("one_author", { author: 1 }).select("name, books(id)");
    expect(data).toMatchObject({ name: "Ada", books: [{ id: 1 }, { id: 2 }] });
    expect(await rpc("totals")).toEqual([
      { author_id: 1, pages: 300 },
      { author_id: 2, pages: 300 },
    ]);
    const filtered = await library.service.rpc("totals").eq("author_id", 2).select("pages");
    expect(filtered.data).toEqual([{ pages: 300 }]);
  });

  test("arguments of every kind, by POST and by GET", async () => {
    expect(await rpc("joined", { words: ["a", "b"] })).toBe("a-b");
    expect((await library.raw("rpc/joined?words=a&words=b,c")).body).toBe("a-b,c");
    expect(await rpc("echo_json", { value: { a: [1, null] } })).toEqual({ a: [1, null] });
    expect((await library.raw(`rpc/echo_json?value={"a":1}`)).body).toEqual({ a: 1 });
    expect(await rpc("echo_array", { value: [1, 2] })).toEqual([1, 2]);
    expect(await rpc("echo_array", { value: [1, 2] }, { get: true })).toEqual([1, 2]);
    expect(await rpc("echo_array", { value: "{3}" })).toEqual([3]);
  });

  test("the whole body is the one argument that has no name", async () => {
    expect(await rpc("kind_of_body", { "": { a: 1 } })).toBe("json object");
    const post = (name: string, body: string | Uint8Array, type: string) =>
      library.raw(`rpc/${name}`, { method: "POST", body, headers: { "Content-Type": type } });
    expect((await post("kind_of_body", "[1, 2]", "application/json")).body).toBe("json array");
    expect((await post("kind_of_body", '"word"', "application/json")).body).toBe("json string");
    expect((await post("words_of_body", "a b\n", "text/plain")).body).toBe("text a b\n");
    expect((await post("size_of_body", new Uint8Array([0, 255, 10]), "application/octet-stream")).body).toBe(3);
    expect((await post("body_of_two", "{}", "application/json")).body).toBe("json");
    expect((await post("body_of_two", "{}", "text/plain")).body).toBe("text");
    expect(await rpc("body_or_name", { given: 1 })).toBe("named");
    expect(await rpc("body_or_name", { other: 1 })).toBe("whole");
    expect(await rpc("none_or_text", { "": "x" })).toBe("text");
    expect((await library.service.rpc("none_or_text")).error).toMatchObject({
      code: "PGRST203",
      message: "Could not choose the best candidate function between: public.none_or_text(), public.none_or_text( => text)",
    });
    expect(await rpc("nameless_number", { "": 1 })).toEqual({ status: 404, code: "PGRST202" });
    expect((await post("kind_of_body", "x", "text/plain")).body).toMatchObject({
      code: "PGRST202",
      details: expect.stringContaining("or with a single unnamed text parameter"),
    });
    expect((await post("words_of_body", "a\0b", "text/plain")).status).toBe(400);
  });

  test("a function says how its answer looks, and how long it may take", async () => {
    const own = (status: string, headers: string) => library.raw("rpc/answer_in_own_words", { method: "POST", body: { status, headers } });
    const kept = await own("203", '[{"Cache-Control": "max-age=60"}, {"X-Own": "yes"}]');
    expect([kept.status, kept.body, kept.headers.get("cache-control"), kept.headers.get("x-own")]).toEqual([
      203,
      "words",
      "max-age=60",
      "yes",
    ]);
    expect((await own("204", "")).text).toBe("");
    expect(await own("twelve", "")).toMatchObject({ status: 500, body: { code: "PGRST112" } });
    for (const headers of ["words", "{}", '["X-Own"]', '[{"X-Own": 1}]', '[{"X Own": "a"}]', '[{"X-Own": "a\\nb"}]'])
      expect(await own("", headers)).toMatchObject({ status: 500, body: { code: "PGRST111" } });
    // What one request said is over with it.
    expect((await library.raw("rpc/labels", { method: "POST" })).headers.get("x-own")).toBeNull();
    expect(await rpc("take_a_second")).toMatchObject({ code: "57014" });
  });

  test("void is 204", async () => {
    const { data, status, error } = await library.service.rpc("nothing");
    expect([data, status, error]).toEqual([null, 204, null]);
  });

  test("a body is optional", async () => {
    const reply = await library.raw("rpc/labels", { method: "POST", body: "" });
    expect(reply.body).toEqual(["sport", "calm", "unused"]);
  });

  test("GET and HEAD never write, whatever the function", async () => {
    const get = await library.raw("rpc/write_label?tag=3&new_label=gone");
    expect([get.status, get.body]).toMatchObject([405, { code: "25006" }]);
    expect((await library.raw("rpc/write_label?tag=3&new_label=gone", { method: "HEAD" })).status).toBe(405);
    expect(await rpc("write_label", { tag: 3, new_label: "unused" })).toBeNull();
    expect(await rpc("labels")).toEqual(["sport", "calm", "unused"]);
  });

  test("max-affected undoes a function that touches too much", async () => {
    const atMostOne = { method: "POST", headers: { Prefer: "handling=strict, max-affected=1" } };
    const many = await library.raw("rpc/rename_tags", { ...atMostOne, body: { suffix: "!" } });
    expect([many.status, many.body]).toMatchObject([400, { code: "PGRST124" }]);
    expect(await rpc("labels")).toEqual(["sport", "calm", "unused"]);
    const scalar = await library.raw("rpc/add_them", { ...atMostOne, body: { a: 1 } });
    expect(scalar.body).toMatchObject({ code: "PGRST128" });
  });

  test("unknown names and arguments", async () => {
    const { status, error } = await library.service.rpc("label");
    expect([status, error]).toEqual([
      404,
      expect.objectContaining({
        code: "PGRST202",
        message: "Could not find the function public.label without parameters in the schema cache",
        hint: "Perhaps you meant to call the function public.labels",
      }),
    ]);
    expect((await library.service.rpc("something_else_entirely")).error).toMatchObject({ code: "PGRST202", hint: null });
    expect((await library.service.rpc("add_them", { a: 1, bb: 2 })).error).toMatchObject({
      code: "PGRST202",
      details:
        "Searched for the function public.add_them with parameters a, bb or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.",
      hint: "Perhaps you meant to call the function public.add_them(a, b)",
    });
    expect(await rpc("add_them")).toEqual({ status: 404, code: "PGRST202" });
    expect((await library.service.rpc("overloaded", { x: 1 })).error).toMatchObject({
      code: "PGRST203",
      message: "Could not choose the best candidate function between: public.overloaded(x => integer), public.overloaded(x => text)",
    });
    expect(await rpc("set_config", { setting_name: "role", new_value: "postgres", is_local: false })).toEqual({
      status: 404,
      code: "PGRST202",
    });
    expect(await rpc("add_them", { a: "x" })).toEqual({ status: 400, code: "22P02" });
    expect((await library.raw("rpc/add_them?a=1&pages=gt.1")).body).toMatchObject({ code: "42703" });
    expect((await library.raw("rpc/add_them", { method: "POST", body: [1] })).body).toMatchObject({ code: "PGRST102" });
    expect((await library.raw("rpc/labels", { method: "DELETE" })).body).toMatchObject({ code: "PGRST101" });
  });

  test.each([
    ["P0001", 400],
    ["PT418", 418],
    ["42501", 403],
    ["23505", 409],
    ["22023", 400],
    ["40001", 500],
    ["28000", 403],
    ["53000", 503],
    ["P0002", 500],
    ["54000", 400],
    ["54011", 400],
    ["54023", 400],
    ["54001", 500],
    ["55000", 500],
    ["55P03", 500],
  ])("what a function raises with SQLSTATE %s is %i", async (state, status) => {
    const reply = await library.raw("rpc/refuse", { method: "POST", body: { state, words: "no, because" } });
    expect([reply.status, reply.body]).toEqual([status, { code: state, message: "no, because", details: "the detail", hint: "the hint" }]);
  });

  test("a function can write the whole answer", async () => {
    const reply = await library.raw("rpc/refuse_in_own_words", { method: "POST", body: {} });
    expect([reply.status, reply.body, reply.headers.get("X-Why")]).toEqual([
      402,
      { code: "MINE", message: "paid only", details: "d", hint: "h" },
      "pay",
    ]);
    const garbled = await library.raw("rpc/refuse", { method: "POST", body: { state: "PGRST", words: "not json" } });
    expect([garbled.status, garbled.body]).toMatchObject([500, { code: "PGRST121" }]);
  });
});
