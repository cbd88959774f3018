import { useQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { namedExerciseOptions } from "../api/named-exercises.ts";

interface SubstitutionsProps {
  readonly names: readonly string[];
  readonly renderOther: (name: string) => ReactNode;
}

/** What can take the place of an exercise, the nearest first; a name the library does not have leads nowhere. */
export function Substitutions({ names, renderOther }: SubstitutionsProps): ReactNode {
  const found = useQueries({ queries: names.map(namedExerciseOptions) });
  return (
    <ol className="divide-y divide-line border-y border-line">
      {names.map((name, place) => (
        <li key={name} className="flex min-h-11 items-center gap-3">
          <span aria-hidden="true" className="w-4 fig-num text-sm text-ink-3">
            {place + 1}
          </span>
          {found[place]?.data === null ? <span className="text-ink-2">{name}</span> : renderOther(name)}
        </li>
      ))}
    </ol>
  );
}
