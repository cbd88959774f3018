import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import type { KeptQueries } from "../local-database.ts";

const kept = new Map<string, KeptQueries>();
const store = {
  getAllKeys: async () => [...kept.keys()],
  get: async (key: string) => kept.get(key),
  delete: async (key: string) => void kept.delete(key),
};
vi.mock("../local-database.ts", () => ({
  localDatabase: async () => ({ transaction: () => ({ store, done: Promise.resolve() }), clear: async () => kept.clear() }),
}));
vi.mock("../stored-sign-in.ts", () => ({ storedUserId: () => "ada" }));
vi.mock("../first-paint/build-id.ts", () => ({ buildId: () => "this build" }));

const DAY_MS = 86_400_000;

beforeEach(() => kept.clear());

const { restoreQueries } = await import("./stored-queries.ts");

function keep(userId: string, build: string, daysAgo: number): void {
  const query = { queryKey: ["goals"], queryHash: '["goals"]', state: { data: [userId], status: "success" } };
  kept.set(userId, { userId, build, keptAt: Date.now() - daysAgo * DAY_MS, state: { mutations: [], queries: [query] } as never });
}

test.each([
  ["13 days old, of this build: is shown", "ada", "this build", 13, true],
  ["15 days old: is removed from the device", "ada", "this build", 15, false],
  ["of another build: is removed from the device", "ada", "another build", 1, false],
  ["somebody else's: is removed from the device", "eve", "this build", 1, false],
])("what was read and kept, %s", async (_, userId, build, daysAgo, isKept) => {
  keep(userId, build, daysAgo);
  const queries = new QueryClient();
  await restoreQueries(queries);
  expect(queries.getQueryData(["goals"])).toEqual(isKept ? ["ada"] : undefined);
  expect([...kept.keys()]).toEqual(isKept ? ["ada"] : []);
});
