import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { ownExercisesOptions } from "../api/own-exercises.ts";
import { ExerciseRows, type ListProps } from "./exercise-rows.tsx";

/** What the athlete does anyway, before the alphabet. */
export function OwnExercises({
  title,
  names,
  ...list
}: ListProps & { readonly title: string; readonly names: readonly string[] }): ReactNode {
  const { data = [], isLoading } = useQuery(ownExercisesOptions(names));
  if (!isLoading && data.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="heading-3">{title}</h2>
      {isLoading ? (
        <div aria-busy="true" className="divide-y divide-line border-y border-line">
          {names.map((name) => (
            <div key={name} className="flex h-16 items-center">
              <Skeleton className="h-5 w-56" />
            </div>
          ))}
        </div>
      ) : (
        <ExerciseRows exercises={data} {...list} />
      )}
    </section>
  );
}
