import type { ReactNode } from "react";
import { useNumbers } from "#features/athlete/components/benchmarks/use-numbers.ts";
import type { RunningProps } from "#features/personal-bests/components/pace-table.tsx";

/** Hands on what the plan runs by, from the numbers of the profile. */
export function OwnRunning({ children }: RunningProps): ReactNode {
  const { vdot, paces } = useNumbers().numbers?.capacities ?? {};
  return children(vdot === undefined || paces === undefined ? undefined : { vdot, paces });
}
