import type { AthleteRows, Tables } from "@ironpace/contract";
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
}

type BenchmarkSet = Pick<Tables<"strength_benchmarks">, "is_current" | "date_recorded" | "created_at">;

/** Parts of pages that begin to be read together are asked for in one request. */
export const readPage = joinReads<PageParts>((names) => getPageParts([...names]));

/** The named parts in one request, for who needs them all. */
export async function getPageParts<Name extends keyof PageParts>(parts: Name[]): Promise<Pick<PageParts, Name>> {
  const answer = await getData(supabase.rpc("page_data", { parts, today: new Date().toLocaleDateString("sv-SE") }));
  return answer as unknown as PageParts;
}
