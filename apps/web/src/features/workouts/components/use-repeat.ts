import type { WorkoutEntry } from "@ironpace/contract";
import { useNavigate } from "react-router";
import { getSentence } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { toast } from "#ui/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { useSaveWorkout } from "../api/change-workouts.ts";
import { findWorkout } from "../api/find-workout.ts";
import type { WorkoutResults } from "../model/results.ts";

interface Repeat {
  /** Makes it for today and opens it. */
  readonly start: (results: WorkoutResults) => void;
  /** What a new one begins with. */
  readonly entryOf: (results: WorkoutResults) => Promise<Partial<WorkoutEntry>>;
}

/** A workout that was done before, once more: a benchmark as prescribed, one of the athlete's own as it was typed. */
export function useRepeat(startHref: ((workout: { readonly id: string }) => string) | undefined): Repeat {
  const today = useToday();
  const navigate = useNavigate();
  const { mutateAsync } = useSaveWorkout();
  const entryOf = async ({ name, text }: WorkoutResults): Promise<Partial<WorkoutEntry>> => {
    const own = text === undefined ? await findWorkout(name) : undefined;
    if (own === undefined) return { title: name, description: text ?? "", tags: text === undefined ? [] : ["benchmark"] };
    const { title, description, duration, type, difficulty, tags } = own;
    return { title, description: description ?? "", duration: String(duration), type, difficulty, tags };
  };
  const start = async (results: WorkoutResults) => {
    const { duration, ...entry } = await entryOf(results);
    const id = newId();
    const minutes = duration === undefined ? {} : { duration: Number(duration) };
    await mutateAsync({ title: results.name, ...entry, ...minutes, tags: [...(entry.tags ?? [])], id, date: today });
    if (startHref !== undefined) await navigate(startHref({ id }));
  };
  return {
    entryOf,
    start: (results) =>
      void start(results).catch((error: unknown) =>
        toast({ title: "Failed to create workout", description: getSentence(error), variant: "destructive" }),
      ),
  };
}
