import type { ReactNode } from "react";
import { useNumbers } from "#features/athlete/components/benchmarks/use-numbers.ts";
import type { Competition } from "#features/competitions/api/competitions.ts";
import { RaceWay } from "#features/race/components/race-way.tsx";

interface RaceGoalProps {
  readonly competition: Competition;
  readonly today: string;
}

/** The way of a race to its target, once the athlete's numbers are read. */
export function RaceGoalPicture({ competition, today }: RaceGoalProps): ReactNode {
  const { numbers } = useNumbers();
  return numbers && <RaceWay competition={competition} athlete={numbers.athlete} today={today} />;
}
