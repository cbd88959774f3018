import type { WorkoutEntry } from "@ironpace/contract";
import type { Athlete } from "@ironpace/training";
import { useMemo, useState, type ReactNode } from "react";
import { SearchInput } from "#ui/search-input.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useToday } from "#ui/use-today.ts";
import { catalogueFor, type CatalogueEntry } from "../model/catalogue.ts";
import { CatalogueRow } from "./catalogue-row.tsx";

interface BenchmarkListProps {
  readonly athlete: Athlete | undefined;
  readonly onChoose: (filled: Partial<WorkoutEntry>) => void;
}

/** Workouts known by name: what they are, and what they are for this athlete. */
export function BenchmarkList({ athlete, onChoose }: BenchmarkListProps): ReactNode {
  const today = useToday();
  const [search, setSearch] = useState("");
  const all = useMemo(() => athlete && catalogueFor(athlete, today), [athlete, today]);
  const shown = all?.filter((entry) => found(entry, search));
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">As prescribed, and scaled to your level and numbers. Target times are estimates.</p>
      <SearchInput label="Search by name or movement" value={search} onValueChange={setSearch} />
      {shown === undefined && <Skeleton className="h-80" />}
      {shown?.length === 0 && (
        <p role="status" className="border-y border-line py-4 text-ink-2">
          No workout matches your search.
        </p>
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {shown.map((entry) => (
            <CatalogueRow key={entry.name} entry={entry} onChoose={() => onChoose(entry.filled)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function found({ name, text, own }: CatalogueEntry, search: string): boolean {
  return `${name} ${text} ${own?.lines.join(" ") ?? ""}`.toLowerCase().includes(search.trim().toLowerCase());
}
