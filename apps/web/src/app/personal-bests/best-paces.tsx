import type { ReactNode } from "react";
import { useNumbers } from "#features/athlete/components/benchmarks/use-numbers.ts";
import type { PersonalBest } from "#features/personal-bests/api/personal-bests.ts";
import { PaceTable } from "#features/personal-bests/components/pace-table.tsx";

/** What a run says about training, beside the paces that the plan goes by. */
export function BestPaces({ best }: { readonly best: PersonalBest }): ReactNode {
  const { vdot, paces } = useNumbers().numbers?.capacities ?? {};
  return <PaceTable best={best} running={vdot === undefined || paces === undefined ? undefined : { vdot, paces }} />;
}
