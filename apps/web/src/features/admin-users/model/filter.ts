import { getListAddress, type ListOrder, type ListState, getListState } from "#ui/data/table/list-address.ts";

const USER_SORTS = ["joined", "name", "email"] as const;
export type UserSort = (typeof USER_SORTS)[number];

export interface UserFilter extends ListState<UserSort> {
  readonly tab: "users" | "changes";
}

/** Accounts, or changes to them, of a page. */
export const PAGE_SIZE = 25;

/** The newest come first. */
const ORDER: ListOrder<UserSort> = { sorts: USER_SORTS, descending: true };

/** Reads the filter from the address. */
export function getFilter(address: URLSearchParams): UserFilter {
  return { ...getListState(address, ORDER), tab: address.get("tab") === "changes" ? "changes" : "users" };
}

export function getAddress({ tab, ...state }: UserFilter): URLSearchParams {
  const address = getListAddress(state, ORDER);
  if (tab !== "users") address.set("tab", tab);
  return address;
}
