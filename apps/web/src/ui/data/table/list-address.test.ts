import { expect, test } from "vitest";
import { getListAddress, type ListOrder, getListState } from "./list-address.ts";

const order: ListOrder<"joined" | "name"> = { sorts: ["joined", "name"], descending: true };
const read = (address: string) => getListState(new URLSearchParams(address), order);

test("an address says search, sort and page", () => {
  expect(read("q=ann&sort=-name&page=3")).toEqual({ search: "ann", sort: "name", descending: true, page: 3 });
  expect(read("sort=joined")).toMatchObject({ sort: "joined", descending: false });
});

test.each(["", "sort=age&page=0", "page=1.5", "page=many&sort=-"])("what is not known is the usual: %s", (address) => {
  expect(read(address)).toEqual({ search: "", sort: "joined", descending: true, page: 1 });
});

test.each(["", "q=ann", "sort=name", "sort=-name", "sort=joined", "q=a+b&sort=-name&page=2"])(
  "it is written as it was read: %s",
  (address) => {
    expect(String(getListAddress(read(address), order))).toBe(address);
  },
);
