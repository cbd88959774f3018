import { getSentence } from "#backend/error-sentence.ts";
import { toast } from "#ui/toast.ts";
import { useChangeWorkout } from "../api/change-workouts.ts";
import type { Workout } from "../api/get-workouts.ts";

/** Takes a completion back; the database takes the work out of the ledger, unless sets were logged in it. */
export function useReopen(): (workout: Workout) => void {
  const { mutateAsync } = useChangeWorkout();
  return (workout) =>
    void mutateAsync({ ...workout, completed: false, completed_at: null, session_rpe: null }).then(
      () => toast({ title: "Workout is planned again", description: workout.title }),
      (error: unknown) => toast({ title: "Failed to update workout", description: getSentence(error), variant: "destructive" }),
    );
}
