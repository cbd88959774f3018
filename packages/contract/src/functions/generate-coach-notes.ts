import { z } from "zod";

/** Body of `POST /functions/v1/generate-coach-notes`. */
export const generateCoachNotesRequest = z.object({
  /** Row of training_sessions. */
  sessionId: z.uuid("sessionId is required"),
});
export type GenerateCoachNotesRequest = z.infer<typeof generateCoachNotesRequest>;

/** The notes as columns of training_sessions. */
export interface CoachNoteColumns {
  readonly coach_notes: string;
  readonly coach_notes_stimulus: string;
  readonly coach_notes_strategy: string;
  readonly coach_notes_substitutions: string;
  readonly coach_notes_warmup: string;
}

export interface GenerateCoachNotesResponse {
  readonly sessionId: string;
  /** What stands on the session now. */
  readonly notes: CoachNoteColumns;
  /** False when the session had notes already: those stay. */
  readonly written: boolean;
}
