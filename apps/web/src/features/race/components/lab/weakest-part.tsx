import type { ComparedRace, Day, TimedRace } from "@ironpace/training";
import type { ReactNode } from "react";
import { formatCount } from "#ui/format.ts";
import { findWeakest } from "../../model/gaps.ts";
import { plannedTraining, type RacePlan } from "../../model/planned-training.ts";
import { signedClock } from "../../model/race-text.ts";

interface WeakestPartProps {
  readonly race: TimedRace;
  readonly against: ComparedRace;
  readonly plan: RacePlan | null | undefined;
  readonly today: Day;
  readonly raceDay: Day;
}

/** The part that is furthest behind, and what the plan does about it. */
export function WeakestPart({ race, against, plan, today, raceDay }: WeakestPartProps): ReactNode {
  const weakest = findWeakest(race, against);
  if (weakest === undefined) return null;
  const gap = weakest.seconds - (against.segments.find(({ id }) => id === weakest.id)?.seconds ?? 0);
  const isStation = weakest.side === "iron";
  return (
    <div className="mb-5 border-l-3 border-iron pl-4">
      <p className="text-sm text-ink-3">{isStation ? "Weakest station" : "Most time to find"}</p>
      <h2 className="mt-1 heading-2 text-2xl leading-tight">
        {gap > 0.5 ? `${weakest.name}, ${signedClock(gap)}` : `${weakest.name}, on target`}
      </h2>
      <p className="mt-1.5 max-w-[52ch] text-ui text-ink-2">{whatThePlanDoes(plan, weakest.id, today, raceDay)}</p>
    </div>
  );
}

function whatThePlanDoes(plan: RacePlan | null | undefined, id: string, today: Day, raceDay: Day): string {
  const trained = plannedTraining(plan, id, today, raceDay);
  if (plan === null) return "You have no active plan. A plan for this race would train its stations.";
  if (trained === undefined) return "";
  if (trained.sessions === 0) return "The rest of your block does not train it. Ask the coach to add it.";
  const amount =
    trained.amount === undefined
      ? ""
      : `, ${formatCount(trained.amount.value)} ${trained.amount.unit === "m" ? "metres" : "repetitions"} in all`;
  return `Your block trains it in ${trained.sessions} more ${trained.sessions === 1 ? "session" : "sessions"}${amount}.`;
}
