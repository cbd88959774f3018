import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ownExercisesOptions } from "../api/own-exercises.ts";
import { ExerciseRows, type ListProps } from "./exercise-rows.tsx";

/** What the athlete does anyway, before the alphabet. */
export function OwnExercises({
  title,
  names,
  ...list
}: ListProps & { readonly title: string; readonly names: readonly string[] }): ReactNode {
  const { data = [] } = useQuery(ownExercisesOptions(names));
  if (data.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="heading-3">{title}</h2>
      <ExerciseRows exercises={data} {...list} />
    </section>
  );
}
