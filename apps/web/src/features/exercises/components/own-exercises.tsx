import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { getNames } from "../api/exercise.ts";
import { ownExercisesOptions } from "../api/own-exercises.ts";
import { ExerciseTile } from "./exercise-tile.tsx";

export interface ExerciseGroup {
  /** A day: "Tue 1". */
  readonly title?: string;
  readonly names: readonly string[];
  /** What stands in the place of the muscles, by the name in small letters. */
  readonly notes?: Readonly<Record<string, string>>;
}

interface OwnExercisesProps {
  readonly title: string;
  readonly groups: readonly ExerciseGroup[];
  readonly hrefOf: (id: string) => string;
}

/** What the athlete does anyway, before the alphabet: each exercise once, in a row that goes sideways, so that the library begins on the first screen. */
export function OwnExercises({ title, groups, hrefOf }: OwnExercisesProps): ReactNode {
  const names = [...new Set(groups.flatMap((group) => group.names))];
  const { data = [], isLoading } = useQuery(ownExercisesOptions(names));
  if (!isLoading && data.length === 0) return null;
  const shown = names.flatMap((name) => {
    const exercise = data.find((one) => getNames(one).includes(name));
    return exercise === undefined ? [] : [{ exercise, when: firstDay(groups, name) }];
  });
  return (
    <section aria-label={title} className="grid min-w-0 gap-2">
      <h2 className="heading-2">{title}</h2>
      <ul
        aria-busy={isLoading}
        className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) pb-1 fade-ends [scrollbar-width:none] lg:mx-0 lg:px-0"
      >
        {isLoading
          ? names.map((name) => <Skeleton key={name} className="h-32 w-24 shrink-0" />)
          : [...new Map(shown.map((each) => [each.exercise.id, each])).values()].map(({ exercise, when }) => (
              <ExerciseTile key={exercise.id} exercise={exercise} href={hrefOf(exercise.id)} {...when} />
            ))}
      </ul>
    </section>
  );
}

/** The first day that has an exercise, and how much of it. */
function firstDay(groups: readonly ExerciseGroup[], name: string): { readonly day?: string; readonly note?: string } {
  const group = groups.find(({ names }) => names.includes(name));
  const note = group?.notes?.[name.toLowerCase()];
  return { ...(group?.title === undefined ? {} : { day: group.title }), ...(note === undefined ? {} : { note }) };
}
