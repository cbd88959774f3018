import { expect, test } from "vitest";
import { exceededBudgets } from "./exceeded-budgets.ts";

const SMALL = { files: 5, kilobytes: 40 };

test("a page within its budget is not mentioned, one with a file or a byte too many is", () => {
  expect(exceededBudgets({ shell: { files: 16, kilobytes: 300 }, routes: { library: SMALL } })).toEqual([]);
  const routes = { library: { files: 9, kilobytes: 40 }, goals: { files: 5, kilobytes: 70.5 }, settings: SMALL };
  expect(exceededBudgets({ shell: { files: 17, kilobytes: 300 }, routes })).toEqual([
    "shell loads 17 files and 300 kB; its budget is 16 files and 325 kB.",
    "library loads 9 files and 40 kB; its budget is 8 files and 66 kB.",
    "goals loads 5 files and 70.5 kB; its budget is 8 files and 66 kB.",
  ]);
});

test("a page with a budget of its own is held to that", () => {
  expect(exceededBudgets({ shell: SMALL, routes: { profile: { files: 7, kilobytes: 120 } } })).toEqual([]);
  expect(exceededBudgets({ shell: SMALL, routes: { profile: { files: 7, kilobytes: 140 } } })).toHaveLength(1);
});
