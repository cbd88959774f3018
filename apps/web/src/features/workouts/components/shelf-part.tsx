import type { WorkoutEntry } from "@ironpace/contract";
import { useQuery } from "@tanstack/react-query";
import type { Athlete } from "@ironpace/training";
import { type ReactNode, useMemo } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { scoresOptions } from "#backend/reads/workout-scores.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { useToday } from "#ui/use-today.ts";
import { catalogueFor } from "../model/catalogue.ts";
import { resultsByWorkout } from "../model/results.ts";
import { narrowShelf, shelfItems, type ShelfView, type ShelfItem } from "../model/shelf.ts";
import { Shelf } from "./shelf.tsx";
import { RowsSkeleton } from "./workout-row.tsx";
import { useNavigate } from "react-router";
import { newId } from "#backend/new-id.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useSaveWorkout } from "../api/change-workouts.ts";
import { findWorkout } from "../api/workouts.ts";

interface ShelfPartProps {
  readonly athlete: Athlete | undefined;
  readonly view: ShelfView;
  readonly search: string;
  /** Where a workout is done set by set; undefined where there is no such page. */
  readonly startHref: ((workout: { readonly id: string }) => string) | undefined;
  /** Makes a new workout that begins with this. */
  readonly onPlan: (filled: Partial<WorkoutEntry>) => void;
  /** The athlete's own workouts, above the list. */
  readonly own: ReactNode;
}

/** Rows that a view shows at first; the rest is one button away. */
const MAX_ROWS = 16;

/** The catalogue as this athlete does it, with what was done for a score in front. Loaded later: it has all benchmarks. */
export function ShelfPart({ athlete, view, search, startHref, onPlan, own }: ShelfPartProps): ReactNode {
  const today = useToday();
  const next = useNextWorkout(startHref);
  const { data: scores, error, refetch } = useQuery(scoresOptions());
  const items = useMemo(() => {
    if (athlete === undefined || (scores === undefined && error === null)) return undefined;
    return shelfItems(catalogueFor(athlete, today), resultsByWorkout(scores ?? [], athlete.sex), athlete.focus === "hyrox");
  }, [athlete, today, scores, error]);
  if (items === undefined)
    return (
      <>
        {own}
        <RowsSkeleton rows={10} />
      </>
    );
  if (error !== null && scores === undefined && view === "results") {
    return (
      <Alert tone="destructive" title="Your results could not be loaded" action={<Button onClick={() => void refetch()}>Try Again</Button>}>
        {getSentence(error)}
      </Alert>
    );
  }
  const shown = narrowShelf(items, view, search);
  if (shown.length > 0)
    return (
      <Shelf
        key={view}
        label={LABELS[view] ?? "Benchmarks"}
        items={shown}
        limit={MAX_ROWS}
        onStart={next.start}
        onPlan={(item) => next.plan(item, onPlan)}
      >
        {own}
      </Shelf>
    );
  if (view === "results" && search === "") {
    return (
      <EmptyState title="No results yet">
        Finish a workout against the clock, such as Fran or Cindy: your score appears here, with your level and your best.
      </EmptyState>
    );
  }
  return (
    <>
      {own}
      <p role="status" className="border-y border-line py-4 text-ink-2">
        No benchmark matches your search.
      </p>
    </>
  );
}

const LABELS: Partial<Record<ShelfView, string>> = { results: "Results", hyrox: "Hyrox", short: "Under 20 minutes" };

interface NextWorkout {
  /** Makes it for today and opens it. */
  readonly start: (item: ShelfItem) => void;
  /** Hands on what a new one begins with. */
  readonly plan: (item: ShelfItem, onPlan: (entry: Partial<WorkoutEntry>) => void) => void;
}

/**
 * A workout of the shelf, to be done: a benchmark that was done before as prescribed, one that was not as it fits the athlete, one of the
 * athlete's own as it was typed.
 */
function useNextWorkout(startHref: ((workout: { readonly id: string }) => string) | undefined): NextWorkout {
  const today = useToday();
  const navigate = useNavigate();
  const { mutateAsync } = useSaveWorkout();
  const start = async (item: ShelfItem) => {
    const { duration, ...entry } = await toEntry(item);
    const id = newId();
    const minutes = duration === undefined ? {} : { duration: Number(duration) };
    await mutateAsync({ title: item.name, ...entry, ...minutes, tags: [...(entry.tags ?? [])], id, date: today });
    if (startHref !== undefined) await navigate(startHref({ id }));
  };
  return {
    plan: (item, onPlan) => void toEntry(item).then(onPlan).catch(tellFailure),
    start: (item) => void start(item).catch(tellFailure),
  };
}

function tellFailure(error: unknown): void {
  toast({ title: "Failed to create workout", description: getSentence(error), variant: "destructive" });
}

async function toEntry({ name, entry, results }: ShelfItem): Promise<Partial<WorkoutEntry>> {
  if (entry !== undefined && results === undefined) return entry.filled;
  if (results?.text !== undefined) return { title: name, description: results.text, tags: ["benchmark"] };
  if (entry !== undefined) return entry.filled;
  const own = await findWorkout(name);
  if (own === undefined) return { title: name, description: "", tags: [] };
  const { title, description, duration, type, difficulty, tags } = own;
  return { title, description: description ?? "", duration: String(duration), type, difficulty, tags };
}
