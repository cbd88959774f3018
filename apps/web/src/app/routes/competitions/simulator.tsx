import { useEffect } from "react";
import { useParams } from "react-router";
import { competitions } from "#features/competitions/api/competitions.ts";
import { useNumbers } from "#features/athlete/components/benchmarks/use-numbers.ts";
import { SimulatorPage } from "#features/race/components/simulator/simulator-page.tsx";
import { racePath } from "../../navigation/paths.ts";

const loadStore = () => import("../../race/store-laps.ts");

export function SimulatorRoute() {
  const { id = "" } = useParams();
  const { data } = competitions.useRows();
  const { numbers } = useNumbers();
  const { mutateAsync } = competitions.useSave();
  // Before the start: at the finish there may be no connection.
  useEffect(() => void loadStore().catch(() => undefined), []);
  return (
    <SimulatorPage
      key={id}
      id={id}
      competitions={data}
      athlete={numbers?.athlete}
      backHref={racePath(id)}
      onStore={async (competition, state, parts) => (await loadStore()).storeLaps(competition, { state, parts }, mutateAsync)}
    />
  );
}
