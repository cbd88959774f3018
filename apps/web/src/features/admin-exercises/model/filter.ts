import { EXERCISE_CATEGORIES, type Tables } from "@ironpace/contract";

/** Exercises of a page. */
export const PAGE_SIZE = 25;

export const SORTS = ["name", "category", "difficulty", "video"] as const;
export type Sort = (typeof SORTS)[number];

export interface ExerciseFilter {
  readonly search: string;
  readonly category: Tables<"exercises">["category"] | "all";
  readonly sort: Sort;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
}

/** What the address asks for; what it does not know, it asks for nothing. */
export function filterOf(address: URLSearchParams): ExerciseFilter {
  const sort = address.get("sort") ?? "";
  const page = Number(address.get("page"));
  return {
    search: address.get("q") ?? "",
    category: EXERCISE_CATEGORIES.find((category) => category === address.get("category")) ?? "all",
    sort: SORTS.find((name) => name === sort.replace(/^-/, "")) ?? "name",
    descending: sort.startsWith("-"),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export function addressOf({ search, category, sort, descending, page }: ExerciseFilter): URLSearchParams {
  return new URLSearchParams({
    ...(search === "" ? {} : { q: search }),
    ...(category === "all" ? {} : { category }),
    ...(sort === "name" && !descending ? {} : { sort: `${descending ? "-" : ""}${sort}` }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
}

/** Whether only some exercises are asked for. */
export const isNarrowed = ({ search, category }: ExerciseFilter): boolean => search.trim() !== "" || category !== "all";
