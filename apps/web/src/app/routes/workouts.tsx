import { useMemo } from "react";
import { useReadAhead } from "#backend/reads/page-reads.ts";
import { useAthlete } from "#features/athlete/api/athlete.ts";
import { useContextData } from "#features/athlete/api/texts.ts";
import { useNumbers } from "#features/athlete/components/benchmarks/use-numbers.ts";
import { WorkoutsPage } from "#features/workouts/components/workouts-page.tsx";
import { trainPath } from "../navigation/paths.ts";

/** The results that stand beside the workouts. */
const AHEAD = ["scores"] as const;

export function WorkoutsRoute() {
  useReadAhead(AHEAD);
  return <WorkoutsPage athlete={useWholeAthlete()} startHref={({ id }) => trainPath("workout", id)} />;
}

/** With what hurts and what there is to train with: workouts are scaled by both. */
function useWholeAthlete() {
  const { numbers } = useNumbers();
  const equipment = useAthlete().data?.equipment;
  const { data: context } = useContextData();
  return useMemo(() => {
    if (numbers === undefined || equipment === undefined || context === undefined) return undefined;
    const injuries = context?.injuries ?? "";
    return { ...numbers.athlete, ...(injuries === "" ? {} : { injuries }), ...(equipment.length === 0 ? {} : { equipment }) };
  }, [numbers, equipment, context]);
}
