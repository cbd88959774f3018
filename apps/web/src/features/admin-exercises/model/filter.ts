import { EXERCISE_CATEGORIES, type Tables } from "@ironpace/contract";
import { getListAddress, type ListOrder, type ListState, getListState } from "#ui/data/table/list-address.ts";

/** Exercises of a page. */
export const PAGE_SIZE = 25;

const SORTS = ["name", "category", "difficulty", "video"] as const;
export type Sort = (typeof SORTS)[number];

export interface ExerciseFilter extends ListState<Sort> {
  readonly category: Tables<"exercises">["category"] | "all";
}

const ORDER: ListOrder<Sort> = { sorts: SORTS, descending: false };

/** What the address asks for; what it does not know, it asks for nothing. */
export function getFilter(address: URLSearchParams): ExerciseFilter {
  return {
    ...getListState(address, ORDER),
    category: EXERCISE_CATEGORIES.find((category) => category === address.get("category")) ?? "all",
  };
}

export function getAddress({ category, ...state }: ExerciseFilter): URLSearchParams {
  const address = getListAddress(state, ORDER);
  if (category !== "all") address.set("category", category);
  return address;
}

/** Whether only some exercises are asked for. */
export const isNarrowed = ({ search, category }: ExerciseFilter): boolean => search.trim() !== "" || category !== "all";
