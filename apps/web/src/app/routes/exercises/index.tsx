import { useSearchParams } from "react-router";
import { ExercisesPage } from "#features/exercises/components/exercises-page.tsx";
import { getAddress, getFilter } from "#features/exercises/model/filter.ts";
import { exercisePath } from "../../paths.ts";

/** What is looked for stands in the address: it can be sent on, and the way back leads to it. */
export function ExercisesRoute() {
  const [address, setAddress] = useSearchParams();
  return (
    <ExercisesPage
      filter={getFilter(address)}
      onFilter={(filter) => setAddress(getAddress(filter), { replace: true, preventScrollReset: true })}
      hrefOf={exercisePath}
    />
  );
}
