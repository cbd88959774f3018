import type { GenerateCoachNotesResponse } from "@ironpace/contract";
import type { CoachNotes } from "@ironpace/training";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { invokeFunction } from "./invoke-function.ts";
import { planKeys } from "./plan-keys.ts";

/** Has the coach write the notes of a session that has none; they are stored on it. */
async function generateCoachNotes(sessionId: string): Promise<CoachNotes> {
  const { notes } = await invokeFunction<GenerateCoachNotesResponse>(
    "generate-coach-notes",
    { sessionId },
    { fallback: "The notes could not be written. Please try again." },
  );
  return {
    stimulus: notes.coach_notes_stimulus,
    strategy: notes.coach_notes_strategy,
    substitutions: notes.coach_notes_substitutions,
    warmup: notes.coach_notes_warmup,
  };
}

const coachNotesQueryOptions = (sessionId: string) =>
  queryOptions({ queryKey: planKeys.notes(sessionId), queryFn: () => generateCoachNotes(sessionId), retry: false, staleTime: Infinity });

/** Asked for once, and only where `missing`. */
export function useCoachNotes(sessionId: string, missing: boolean): UseQueryResult<CoachNotes> {
  return useQuery({ ...coachNotesQueryOptions(sessionId), enabled: missing });
}
