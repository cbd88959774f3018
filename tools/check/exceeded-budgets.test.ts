import { expect, test } from "vitest";
import { exceededBudgets } from "./exceeded-budgets.ts";

const SMALL = { files: 5, kilobytes: 40 };

test("a page within its budget is not mentioned, one with a file or a byte too many is", () => {
  expect(exceededBudgets({ shell: { files: 10, kilobytes: 140 }, atRest: SMALL, routes: { library: SMALL } })).toEqual([]);
  const routes = { library: { files: 9, kilobytes: 40 }, goals: { files: 5, kilobytes: 70.5 }, settings: SMALL };
  expect(exceededBudgets({ shell: { files: 11, kilobytes: 140 }, atRest: { files: 17, kilobytes: 90 }, routes })).toEqual([
    "shell loads 11 files and 140 kB; its budget is 10 files and 152 kB.",
    "what is fetched at rest loads 17 files and 90 kB; its budget is 16 files and 140 kB.",
    "library loads 9 files and 40 kB; its budget is 6 files and 56 kB.",
    "goals loads 5 files and 70.5 kB; its budget is 6 files and 56 kB.",
  ]);
});

test("a page with a budget of its own is held to that", () => {
  expect(exceededBudgets({ shell: SMALL, atRest: SMALL, routes: { profile: { files: 6, kilobytes: 80 } } })).toEqual([]);
  expect(exceededBudgets({ shell: SMALL, atRest: SMALL, routes: { profile: { files: 6, kilobytes: 135 } } })).toHaveLength(1);
});
