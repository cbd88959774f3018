import { useQuery } from "@tanstack/react-query";
import { use, type ReactNode } from "react";
import { namedExerciseOptions } from "../api/named-exercises.ts";
import { OpenExerciseContext } from "./open-exercise-context.ts";

/** A name that opens its exercise, where the library has it; else the name alone. */
export function ExerciseNameButton({ name }: { readonly name: string }): ReactNode {
  const open = use(OpenExerciseContext);
  const { data } = useQuery(namedExerciseOptions(name));
  if (open === undefined || data === undefined || data === null) return name;
  return (
    <button
      type="button"
      className="hit-area text-left underline decoration-line-strong decoration-1 underline-offset-4 wrap-anywhere hover:decoration-current"
      onClick={() => open(name)}
    >
      {name}
    </button>
  );
}
