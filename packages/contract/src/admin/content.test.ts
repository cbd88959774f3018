import { describe, expect, test } from "vitest";
import { contentEntrySchema, contentRow, getTags, type ContentEntry } from "./content.ts";

const entry: ContentEntry = {
  title: " How to row ",
  content: "Legs.",
  content_type: "guide",
  status: "draft",
  tags: "rowing, technique",
  publish_at: "",
};

describe("a piece of content", () => {
  test.each([
    ["rowing, technique", ["rowing", "technique"]],
    [" race week ,, rowing,race week, ", ["race week", "rowing"]],
    ["", []],
  ])("the tags of %j are %j", (list, tags) => expect(getTags(list)).toEqual(tags));

  test("is stored trimmed, its plan as a moment", () => {
    expect(contentRow(entry)).toEqual({
      title: "How to row",
      content: "Legs.",
      content_type: "guide",
      status: "draft",
      tags: ["rowing", "technique"],
      publish_at: null,
    });
    const publish_at = "2027-02-06T09:30";
    expect(contentRow({ ...entry, publish_at }).publish_at).toBe(new Date(publish_at).toISOString());
  });

  test.each(["published", "archived"] as const)("%s has no plan", (status) => {
    expect(contentRow({ ...entry, status, publish_at: "2027-02-06T09:30" }).publish_at).toBeNull();
  });

  test.each([
    [{ title: "  " }, "Please enter a title"],
    [{ title: "x".repeat(201) }, "At most 200 characters"],
    [{ content: "x".repeat(200_001) }, "At most 200,000 characters"],
    [{ tags: Array.from({ length: 51 }, (_, index) => `t${index}`).join(",") }, "At most 50 tags"],
    [{ publish_at: "soon" }, "Enter a date and a time"],
    [{ publish_at: "9999-01-01T00:00" }, "Enter a date and a time"],
  ])("%j is refused: %s", (wrong, message) => {
    const { error } = contentEntrySchema.safeParse({ ...entry, ...wrong });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
