import { EXERCISE_CATEGORIES, EXERCISE_DIFFICULTIES, type Tables } from "@ironpace/contract";

export interface ExerciseFilter {
  readonly search: string;
  readonly category: Tables<"exercises">["category"] | "all";
  readonly difficulty: Tables<"exercises">["difficulty"] | "all";
}

/** What the address asks for; what it does not know, it asks for nothing. */
export function getFilter(address: URLSearchParams): ExerciseFilter {
  return {
    search: address.get("q") ?? "",
    category: EXERCISE_CATEGORIES.find((category) => category === address.get("category")) ?? "all",
    difficulty: EXERCISE_DIFFICULTIES.find((difficulty) => difficulty === address.get("difficulty")) ?? "all",
  };
}

export function getAddress({ search, category, difficulty }: ExerciseFilter): URLSearchParams {
  return new URLSearchParams({
    ...(search === "" ? {} : { q: search }),
    ...(category === "all" ? {} : { category }),
    ...(difficulty === "all" ? {} : { difficulty }),
  });
}
