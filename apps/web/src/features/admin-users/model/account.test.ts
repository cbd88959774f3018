import { expect, test } from "vitest";
import { ACTS, actsOn } from "./account.ts";
import { getAddress, getFilter } from "./filter.ts";

test("each role can be given or taken, never both, and an account be switched off or on", () => {
  expect(actsOn({ roles: ["user"], isDisabled: false })).toEqual(["grant-admin", "grant-coach", "disable"]);
  expect(actsOn({ roles: ["admin", "coach", "user"], isDisabled: true })).toEqual(["revoke-admin", "revoke-coach", "enable"]);
});

test("what gives or takes power over others, or shuts somebody out, is asked before", () => {
  const asked = Object.entries(ACTS).filter(([, { question }]) => question !== undefined);
  expect(asked.map(([act]) => act)).toEqual(["grant-admin", "revoke-admin", "disable"]);
});

test.each(["", "q=ann&sort=-name&page=2", "page=3&tab=changes"])("the address is written as it was read: %s", (address) => {
  expect(String(getAddress(getFilter(new URLSearchParams(address))))).toBe(address);
});

test("the newest come first", () => {
  expect(getFilter(new URLSearchParams())).toEqual({ search: "", sort: "joined", descending: true, page: 1, tab: "users" });
});
