import { useSearchParams } from "react-router";
import { ExercisesPage } from "#features/admin-exercises/components/exercises-page.tsx";
import { getAddress, getFilter } from "#features/admin-exercises/model/filter.ts";
import { exercisePath } from "../../navigation/paths.ts";

/** What is looked for stands in the address: it can be sent on, and the way back leads to it. */
export function ExercisesRoute() {
  const [address, setAddress] = useSearchParams();
  const filter = getFilter(address);
  return (
    <ExercisesPage
      filter={filter}
      onFilter={(next) =>
        setAddress(getAddress(next), { replace: next.search !== filter.search, preventScrollReset: next.page === filter.page })
      }
      pageOf={exercisePath}
    />
  );
}
