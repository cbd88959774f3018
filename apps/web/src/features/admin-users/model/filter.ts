import { listAddressOf, type ListOrder, type ListState, listStateOf } from "../../../ui/table/list-address.ts";

export const USER_SORTS = ["joined", "name", "email"] as const;
export type UserSort = (typeof USER_SORTS)[number];

export interface UserFilter extends ListState<UserSort> {
  readonly tab: "users" | "changes";
}

/** Accounts, or changes to them, of a page. */
export const PAGE_SIZE = 25;

/** The newest come first. */
const ORDER: ListOrder<UserSort> = { sorts: USER_SORTS, descending: true };

/** What the address asks for. */
export function filterOf(address: URLSearchParams): UserFilter {
  return { ...listStateOf(address, ORDER), tab: address.get("tab") === "changes" ? "changes" : "users" };
}

export function addressOf({ tab, ...state }: UserFilter): URLSearchParams {
  const address = listAddressOf(state, ORDER);
  if (tab !== "users") address.set("tab", tab);
  return address;
}
