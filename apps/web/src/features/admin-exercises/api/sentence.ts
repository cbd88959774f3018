import { getSentence } from "#backend/error-sentence.ts";
import { Refusal } from "#backend/files/refusal.ts";

/** What to tell about a failure; a name that is taken is told as that. */
export function getExerciseSentence(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const text = getSentence(error);
  if (text?.includes("exercises_name_key") === true) return "Another exercise has this name.";
  return text ?? "Please try again.";
}
