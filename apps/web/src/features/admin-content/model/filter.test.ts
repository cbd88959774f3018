import { describe, expect, test } from "vitest";
import { getAddress, getFilter, isNarrowed } from "./filter.ts";

describe("what is looked for stands in the address", () => {
  test.each(["", "q=row&tab=drafts&tag=legs&sort=title&page=3"])("%j is read back", (address) => {
    expect(getAddress(getFilter(new URLSearchParams(address))).toString()).toBe(address);
  });

  test("what makes no sense is the usual", () => {
    expect(getFilter(new URLSearchParams("tab=x&sort=y&page=-2"))).toEqual({
      search: "",
      tab: "all",
      tag: undefined,
      sort: "updated",
      page: 1,
    });
  });

  test("order and page leave nothing out", () => {
    expect(isNarrowed(getFilter(new URLSearchParams("sort=title&page=2")))).toBe(false);
    expect(isNarrowed(getFilter(new URLSearchParams("tag=legs")))).toBe(true);
  });
});
