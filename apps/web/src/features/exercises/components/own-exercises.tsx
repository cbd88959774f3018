import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { getNames } from "../api/exercise.ts";
import { ownExercisesOptions } from "../api/own-exercises.ts";
import { ExerciseRows, type ListProps } from "./exercise-rows.tsx";

export interface ExerciseGroup {
  /** A day: "Tue 1". */
  readonly title?: string;
  readonly names: readonly string[];
  /** What stands in the place of the muscles, by the name in small letters. */
  readonly notes?: Readonly<Record<string, string>>;
}

interface OwnExercisesProps extends ListProps {
  readonly title: string;
  readonly groups: readonly ExerciseGroup[];
}

/** What the athlete does anyway, before the alphabet. */
export function OwnExercises({ title, groups, ...list }: OwnExercisesProps): ReactNode {
  const names = [...new Set(groups.flatMap((group) => group.names))];
  const { data = [], isLoading } = useQuery(ownExercisesOptions(names));
  if (!isLoading && data.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="heading-2">{title}</h2>
      {isLoading ? (
        <div aria-busy="true" className="divide-y divide-line border-y border-line">
          {groups
            .flatMap((group) => group.names)
            .map((name, index) => (
              <div key={`${name}${index}`} className="flex h-16 items-center">
                <Skeleton className="h-5 w-56" />
              </div>
            ))}
        </div>
      ) : (
        groups.map((group, index) => (
          <div key={index} className="grid gap-1.5">
            {group.title !== undefined && <h3 className="text-sm text-ink-3">{group.title}</h3>}
            <ExerciseRows
              exercises={group.names.flatMap((name) => data.find((one) => getNames(one).includes(name)) ?? [])}
              {...(group.notes !== undefined && { notes: group.notes })}
              {...list}
            />
          </div>
        ))
      )}
    </section>
  );
}
