import { expect, test } from "vitest";
import { exceededBudgets } from "./exceeded-budgets.ts";

const SMALL = { files: 3, kilobytes: 5 };
const route = (files: number, kilobytes: number, beforePaint = SMALL) => ({ files, kilobytes, beforePaint });

test("a page within its budget is not mentioned, one with a file or a byte too many is", () => {
  const shell = { files: 8, kilobytes: 140 };
  expect(exceededBudgets({ shell, atRest: SMALL, routes: { library: route(3, 5), new: route(6, 60) } })).toEqual([]);
  const routes = { library: route(9, 5), new: route(5, 70.5), goals: route(3, 5) };
  expect(exceededBudgets({ shell: { files: 11, kilobytes: 140 }, atRest: { files: 18, kilobytes: 90 }, routes })).toEqual([
    "shell loads 11 files and 140 kB; its budget is 8 files and 150 kB.",
    "what is fetched at rest loads 18 files and 90 kB; its budget is 17 files and 141 kB.",
    "library loads 9 files and 5 kB; its budget is 3 files and 9 kB.",
    "new loads 5 files and 70.5 kB; its budget is 6 files and 60 kB.",
  ]);
});

test("what is trained with has a budget until it is drawn", () => {
  expect(
    exceededBudgets({ shell: SMALL, atRest: SMALL, routes: { train: route(5, 40), goals: route(3, 5, { files: 9, kilobytes: 99 }) } }),
  ).toEqual([]);
  expect(exceededBudgets({ shell: SMALL, atRest: SMALL, routes: { train: route(5, 40, { files: 12, kilobytes: 148 }) } })).toEqual([
    "train before its first paint loads 12 files and 148 kB; its budget is 8 files and 66 kB.",
  ]);
});
