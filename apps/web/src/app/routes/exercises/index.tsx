import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useUnits } from "#backend/preferences/use-units.ts";
import { ExercisesPage } from "#features/exercises/components/exercises-page.tsx";
import { getAddress, getFilter } from "#features/exercises/model/filter.ts";
import { exercisePath } from "../../navigation/paths.ts";

/** What is looked for stands in the address: it can be sent on, and the way back leads to it. */
export function ExercisesRoute() {
  const [address, setAddress] = useSearchParams();
  const units = useUnits();
  const { data: own } = useQuery({
    // Read again with everything that is known of the athlete.
    queryKey: ["athlete", "own-exercises", units],
    queryFn: async ({ client }) => (await import("../../exercises/own-exercises.ts")).readOwnExercises(client, units),
  });
  return (
    <ExercisesPage
      filter={getFilter(address)}
      onFilter={(filter) => setAddress(getAddress(filter), { replace: true, preventScrollReset: true })}
      hrefOf={exercisePath}
      own={own}
    />
  );
}
