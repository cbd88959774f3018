import type { AthleteRows, Tables } from "@ironpace/contract";
import { useIsRestoring } from "@tanstack/react-query";
import { useEffect } from "react";
import { getData } from "../request-data.ts";
import { joinReads } from "./joined-reads.ts";
import { supabase } from "../supabase.ts";

/** What pages read when they are opened, as `public.page_data()` answers. */
interface PageParts {
  readonly athlete: {
    readonly profile: Tables<"athlete_profiles"> | null;
  } & Pick<AthleteRows, "availability" | "equipment">;
  readonly context: Tables<"athlete_context"> | null;
  readonly motivation: Tables<"athlete_motivation"> | null;
  /** The 50 newest sets of each kind, the current one first. */
  readonly strength: readonly BenchmarkSet[];
  readonly gymnastics: readonly BenchmarkSet[];
  readonly conditioning: readonly BenchmarkSet[];
  readonly offers: readonly object[];
  /** The active plan, with its sessions of four weeks from this one on. */
  readonly plan_work:
    | (Pick<Tables<"training_plans">, "id" | "created_at" | "last_adjusted" | "declined_numbers_of"> & {
        readonly training_sessions: readonly Pick<Tables<"training_sessions">, "scheduled_date" | "strength" | "skill" | "main_workout">[];
      })
    | null;
  /** Newest first. */
  readonly started_sessions: readonly Pick<
    Tables<"performed_sessions">,
    "id" | "title" | "performed_at" | "training_session_id" | "logged_session_id" | "workout_id"
  >[];
  /** Sessions of the athlete's log that are not done yet, newest first. */
  readonly own_sessions: readonly Tables<"logged_sessions">[];
  /** Sessions of the active plan. */
  readonly plan_sessions: readonly Pick<
    Tables<"training_sessions">,
    | "id"
    | "plan_id"
    | "title"
    | "type"
    | "scheduled_date"
    | "duration"
    | "completed"
    | "status"
    | "warmup"
    | "strength"
    | "skill"
    | "main_workout"
    | "main_format"
    | "cooldown"
  >[];
  readonly competitions: readonly Tables<"competitions">[];
  readonly goals: readonly (Tables<"goals"> & { readonly goal_progress: readonly Pick<Tables<"goal_progress">, "day" | "value">[] })[];
  /** The values of personal bests, now and before. */
  readonly best_values: readonly (Pick<
    Tables<"personal_bests">,
    "exercise_name" | "value" | "unit" | "value_number" | "metric" | "date"
  > & { readonly personal_best_history: readonly FormerBest[] })[];
  readonly personal_bests: readonly (Tables<"personal_bests"> & { readonly personal_best_history: readonly FormerBest[] })[];
  /** Newest first. */
  readonly scores: readonly Pick<
    Tables<"performed_sessions">,
    | "id"
    | "title"
    | "performed_at"
    | "session_rpe"
    | "notes"
    | "score_format"
    | "score_seconds"
    | "score_rounds"
    | "score_reps"
    | "score_scale"
  >[];
}

type FormerBest = Pick<Tables<"personal_best_history">, "id" | "value" | "unit" | "value_number" | "date">;

type BenchmarkSet = Pick<Tables<"strength_benchmarks">, "is_current" | "date_recorded" | "created_at">;

/** Parts of pages that begin to be read together are asked for in one request. */
export const readPage = joinReads<PageParts>((names) => getPageParts([...names]), { turns: 2 });

/** Has these parts come with what the page reads first: what reads them is loaded a moment later. @param names always the same */
export function useReadAhead(names: readonly (keyof PageParts)[]): void {
  const isRestoring = useIsRestoring();
  useEffect(() => {
    if (!isRestoring) readPage.ahead(names);
  }, [isRestoring, names]);
}

/** A part of a page, with others that begin to be read with it, in one request; alone where that fails. */
export const readPart = <Name extends keyof PageParts>(name: Name): Promise<PageParts[Name]> =>
  readPage(name, async () => (await getPageParts([name]))[name]);

/** The named parts in one request, for who needs them all. */
export async function getPageParts<Name extends keyof PageParts>(parts: Name[]): Promise<Pick<PageParts, Name>> {
  const answer = await getData(supabase.rpc("page_data", { parts, today: new Date().toLocaleDateString("sv-SE") }));
  return answer as unknown as PageParts;
}
