import { getSentence } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { toast } from "#ui/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { useSaveWorkout } from "../api/change-workouts.ts";
import type { Workout } from "../api/get-workouts.ts";
import { getCopy } from "../model/workout.ts";

/** The same once more, for today. */
export function useDuplicate(): (workout: Workout) => void {
  const today = useToday();
  const { mutateAsync } = useSaveWorkout();
  return (workout) =>
    void mutateAsync(getCopy(workout, newId(), today)).then(
      () => toast({ title: "Workout duplicated", description: "The copy is planned for today." }),
      (error: unknown) => toast({ title: "Failed to duplicate workout", description: getSentence(error), variant: "destructive" }),
    );
}
