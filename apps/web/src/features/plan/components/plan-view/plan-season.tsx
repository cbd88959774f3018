import type { PlanDemand } from "@ironpace/training";
import type { ReactNode } from "react";
import { getLadders } from "../../model/race/ladder.ts";
import type { PlanView } from "../../model/plan-view.ts";
import { raceOfPlan } from "../../model/race/season.ts";
import { SeasonSection } from "../season-bar/season-section.tsx";
import { WayToRace } from "./way-to-race.tsx";

interface PlanSeasonProps {
  readonly plan: PlanView;
  readonly demand: PlanDemand;
  readonly today: string;
  readonly weekHref: (week: number) => string;
}

/** The race that the plan leads to: the weeks until then, and what of its demand is covered. */
export function PlanSeason({ plan, demand, today, weekHref }: PlanSeasonProps): ReactNode {
  return (
    <div className="grid gap-8 *:min-w-0">
      <SeasonSection plan={plan} race={raceOfPlan(plan, demand)} today={today} weekHref={weekHref} />
      <WayToRace demand={demand} ladders={getLadders(demand.items, plan, today)} />
    </div>
  );
}
