import type { WorkoutEntry } from "@ironpace/contract";
import type { Athlete } from "@ironpace/training";
import { type ReactNode, useId, useMemo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { unbroken } from "#ui/format.ts";
import { SearchInput } from "#ui/form/search-input.tsx";
import { Select } from "#ui/form/select.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useToday } from "#ui/use-today.ts";
import { CATALOGUE_GROUPS, type CatalogueEntry, catalogueFor } from "../model/catalogue.ts";

interface BenchmarkListProps {
  readonly athlete: Athlete | undefined;
  readonly onChoose: (filled: Partial<WorkoutEntry>) => void;
}

/** Workouts known by name: what they are, and what they are for this athlete. */
export function BenchmarkList({ athlete, onChoose }: BenchmarkListProps): ReactNode {
  const today = useToday();
  const [search, setSearch] = useState("");
  const all = useMemo(() => athlete && catalogueFor(athlete, today), [athlete, today]);
  const [group, setGroup] = useState<(typeof GROUPS)[number]["value"]>("all");
  const shown = all?.filter((entry) => (group === "all" || entry.group === group) && found(entry, search));
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">As prescribed, and scaled to your level and numbers. Target times are estimates.</p>
      <div className="grid gap-3 md:flex">
        <SearchInput label="Search by name or movement" value={search} onValueChange={setSearch} />
        <Select className="md:w-52" aria-label="Group" options={GROUPS} value={group} onValueChange={setGroup} />
      </div>
      {shown === undefined && <Skeleton className="h-80" />}
      {shown?.length === 0 && (
        <p role="status" className="border-y border-line py-4 text-ink-2">
          No workout matches your search.
        </p>
      )}
      {shown !== undefined &&
        shown.length > 0 &&
        CATALOGUE_GROUPS.map((one) => (
          <Group key={one} name={one} entries={shown.filter((entry) => entry.group === one)} onChoose={onChoose} />
        ))}
    </div>
  );
}

interface GroupProps {
  readonly name: string;
  readonly entries: readonly CatalogueEntry[];
  readonly onChoose: BenchmarkListProps["onChoose"];
}

function Group({ name, entries, onChoose }: GroupProps): ReactNode {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-sm font-medium text-ink-2">
        {name}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <CatalogueRow key={entry.name} entry={entry} onChoose={() => onChoose(entry.filled)} />
        ))}
      </ul>
    </section>
  );
}

const GROUPS = [{ value: "all" as const, label: "All benchmarks" }, ...CATALOGUE_GROUPS.map((value) => ({ value, label: value }))];

function found({ name, text, own }: CatalogueEntry, search: string): boolean {
  return `${name} ${text} ${own?.lines.join(" ") ?? ""}`.toLowerCase().includes(search.trim().toLowerCase());
}

/** One workout of the catalogue, and the button that takes it. */
function CatalogueRow({ entry, onChoose }: { readonly entry: CatalogueEntry; readonly onChoose: () => void }): ReactNode {
  const { name, group, text, own, rule, usual } = entry;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h4 className="heading-3">{name}</h4>
          <p className="text-sm text-ink-2 wrap-anywhere">{unbroken(text)}</p>
        </div>
        <Button aria-label={`Use ${name}`} onClick={onChoose} className="shrink-0">
          Use
        </Button>
      </div>
      <div className="grid gap-1 border-l-2 border-line pl-3 text-sm">
        <p className="font-medium">{title(own, group)}</p>
        {own === undefined ? (
          <p className="text-ink-2">{rule}</p>
        ) : (
          <p className="text-ink-2">{unbroken([...own.lines, ...own.notes].join(" · "))}</p>
        )}
        {own?.target !== undefined && <p className="text-ink-3">Target {own.target}.</p>}
        {own?.target === undefined && usual !== undefined && (
          <p className="text-ink-3">Usual time at your level, as prescribed: {usual}.</p>
        )}
      </div>
    </li>
  );
}

function title(own: CatalogueEntry["own"], group: CatalogueEntry["group"]): string {
  if (own === undefined && group === "Hyrox and tests") return "A test";
  return own?.isScaled === false ? "For you: as prescribed" : "For you, scaled";
}
