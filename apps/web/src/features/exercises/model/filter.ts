import { EXERCISE_CATEGORIES, EXERCISE_DIFFICULTIES, type Tables } from "@ironpace/contract";
import { type Muscle, MUSCLES } from "#ui/training/body/plates.ts";
import { MOVEMENT_FAMILIES, type MovementFamily } from "./movement-families.ts";

export interface ExerciseFilter {
  readonly search: string;
  readonly category: Tables<"exercises">["category"] | "all";
  readonly difficulty: Tables<"exercises">["difficulty"] | "all";
  readonly movement: MovementFamily | "all";
  readonly muscle: Muscle | "all";
}

const FAMILIES = Object.keys(MOVEMENT_FAMILIES) as readonly MovementFamily[];

/** What the address asks for; what it does not know, it asks for nothing. */
export function getFilter(address: URLSearchParams): ExerciseFilter {
  const choose = <Value extends string>(name: string, values: readonly Value[]): Value | "all" =>
    values.find((value) => value === address.get(name)) ?? "all";
  return {
    search: address.get("q") ?? "",
    category: choose("category", EXERCISE_CATEGORIES),
    difficulty: choose("difficulty", EXERCISE_DIFFICULTIES),
    movement: choose("movement", FAMILIES),
    muscle: choose("muscle", MUSCLES),
  };
}

export function getAddress({ search, ...choices }: ExerciseFilter): URLSearchParams {
  return new URLSearchParams([
    ...(search === "" ? [] : [["q", search]]),
    ...Object.entries(choices).filter(([, value]) => value !== "all"),
  ]);
}
