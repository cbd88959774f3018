import type { WorkoutEntry } from "@ironpace/contract";
import { useNavigate } from "react-router";
import { getSentence } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { useSaveWorkout } from "../api/change-workouts.ts";
import { findWorkout } from "../api/workouts.ts";
import type { ShelfItem } from "../model/shelf.ts";

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
export function useNextWorkout(startHref: ((workout: { readonly id: string }) => string) | undefined): NextWorkout {
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
