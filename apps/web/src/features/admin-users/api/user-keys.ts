import type { UserFilter } from "../model/filter.ts";

/** Under "admin": other people's data is not kept on the device. */
export const userKeys = {
  all: ["admin", "users"] as const,
  list: (filter: Omit<UserFilter, "tab">) => ["admin", "users", "list", filter] as const,
  changes: (page: number) => ["admin", "users", "changes", page] as const,
};
