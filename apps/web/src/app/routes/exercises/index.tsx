import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useUnits } from "#backend/preferences/use-units.ts";
import { ExercisesPage } from "#features/exercises/components/exercises-page.tsx";
import { getAddress, getFilter } from "#features/exercises/model/filter.ts";
import { personalBests } from "#features/personal-bests/api/personal-bests.ts";
import { bestText, toUnits } from "#features/personal-bests/model/shown-best.ts";
import { useActivePlan } from "#features/plan/api/get-active-plan.ts";
import type { PlanView } from "#features/plan/model/plan-view.ts";
import { exercisePath } from "../../paths.ts";

/** What is looked for stands in the address: it can be sent on, and the way back leads to it. */
export function ExercisesRoute() {
  const [address, setAddress] = useSearchParams();
  const plan = useActivePlan().data;
  const bests = personalBests.useRows().data;
  const units = useUnits();
  const own = useMemo(() => ownNames(plan), [plan]);
  const texts = useMemo(
    () => new Map(bests?.map((best) => [best.exercise_name.toLowerCase(), bestText(toUnits(best, units))])),
    [bests, units],
  );
  return (
    <ExercisesPage
      filter={getFilter(address)}
      onFilter={(filter) => setAddress(getAddress(filter), { replace: true, preventScrollReset: true })}
      hrefOf={exercisePath}
      own={own}
      bests={texts}
    />
  );
}

/** So many of each are shown before the alphabet. */
const MOST = 6;

/** What comes next in the plan, and what was done last of it that does not come again soon. */
function ownNames(plan: PlanView | null | undefined): { readonly planned: readonly string[]; readonly recent: readonly string[] } {
  const sessions = plan?.sessions.toSorted((a, b) => a.date.localeCompare(b.date)) ?? [];
  const namesIn = (some: PlanView["sessions"]) => [
    ...new Set(some.flatMap(({ blocks }) => [...blocks.strength, ...blocks.skill, ...blocks.mainWorkout]).map(({ name }) => name)),
  ];
  const planned = namesIn(sessions.filter(({ completed, skipped }) => !completed && !skipped)).slice(0, MOST);
  const recent = namesIn(sessions.filter(({ completed }) => completed).toReversed());
  return { planned, recent: recent.filter((name) => !planned.includes(name)).slice(0, MOST) };
}
