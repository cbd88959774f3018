import type { Status } from "../model/session.ts";

/** Under "admin": other people's data is not kept on the device. */
export const sessionKeys = {
  all: ["admin", "ai-sessions"] as const,
  list: (status: Status, search: string, page: number) => ["admin", "ai-sessions", "list", status, search, page] as const,
  pending: ["admin", "ai-sessions", "pending"] as const,
  one: (id: string) => ["admin", "ai-sessions", "one", id] as const,
};
