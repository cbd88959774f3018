import { describe, expect, test } from "vitest";
import { getChanges } from "./changes.ts";
import { contentForm, sameForm, getStanding } from "./piece.ts";

const now = new Date("2026-11-22T12:00:00Z");
const stored = {
  title: "How to row",
  content: "Legs.",
  content_type: "article",
  status: "draft",
  tags: ["rowing", "race week"],
  publish_at: null,
} as const;

describe("a piece", () => {
  test.each([
    ["draft", null, "draft"],
    ["draft", "2026-11-22T13:00:00Z", "scheduled"],
    ["review", "2026-11-22T11:00:00Z", "published"],
    ["archived", null, "archived"],
  ] as const)("%s, planned for %s, is %s", (status, publish_at, standing) => {
    expect(getStanding({ status, publish_at }, now)).toBe(standing);
  });

  test("is shown in the form as it stands", () => {
    expect(contentForm(stored, now)).toMatchObject({ tags: "rowing, race week", publish_at: "", status: "draft" });
    expect(contentForm({ ...stored, publish_at: "2026-11-22T11:00:00Z" }, now)).toMatchObject({ publish_at: "", status: "published" });
    const planned = contentForm({ ...stored, publish_at: "2026-12-24T09:30:00Z" }, now);
    expect(new Date(planned.publish_at).toISOString()).toBe("2026-12-24T09:30:00.000Z");
    expect(planned.status).toBe("draft");
  });

  test("two forms are the same or not", () => {
    expect(sameForm(contentForm(stored, now), contentForm(stored, now))).toBe(true);
    expect(sameForm(contentForm(stored, now), { ...contentForm(stored, now), tags: "" })).toBe(false);
  });
});

describe("what has changed", () => {
  test("word by word", () => {
    expect(getChanges("Push with the arms.", "Push with the legs.")).toEqual([
      { kind: "same", text: "Push with the " },
      { kind: "removed", text: "arms" },
      { kind: "added", text: "legs" },
      { kind: "same", text: "." },
    ]);
  });
  test("line by line where they were written anew", () => {
    expect(getChanges("One.\nShort strokes.\n", "One.\nBreathe out while you drive.\n")).toEqual([
      { kind: "same", text: "One.\n" },
      { kind: "removed", text: "Short strokes.\n" },
      { kind: "added", text: "Breathe out while you drive.\n" },
    ]);
  });
  test("without the long stretches between", () => {
    const long = "A line of several words.\n".repeat(80);
    const changes = getChanges(`Alpha\n${long}Beta\n`, `Zed\n${long}Psi\n`);
    expect(changes.map(({ kind }) => kind)).toEqual(["removed", "added", "same", "gap", "same", "removed", "added"]);
    expect(changes.map(({ text }) => text).join("")).toContain(long);
  });
  test("of nothing is nothing", () => expect(getChanges("Same.", "Same.")).toEqual([{ kind: "same", text: "Same." }]));
});
