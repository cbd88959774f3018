import type { PlanDemand } from "@ironpace/training";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { formatDay } from "#ui/format.ts";
import { getLadders, type Ladder } from "../../model/race/ladder.ts";
import type { PlanView } from "../../model/plan-view.ts";
import { raceOfPlan } from "../../model/race/season.ts";
import { SeasonSection } from "../season-bar/season-section.tsx";
import { demandLine } from "../../model/race/demand-line.ts";
import { reachPercent, readinessWords } from "../../model/race/way-to-race.ts";
import { Ladders } from "../season-bar/ladders.tsx";

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

/** What the race needs, what of it this plan and the season cover, and what is still open. */
function WayToRace({ demand, ladders }: { readonly demand: PlanDemand; readonly ladders: readonly Ladder[] }): ReactNode {
  const { distance } = useUnits();
  const words = readinessWords(demand);
  const lines = demand.items.map((item) => demandLine(item, distance));
  const open = lines.filter(({ isCovered }) => !isCovered).length;
  return (
    <section aria-labelledby="way-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="way-heading" className="heading-2 wrap-anywhere">
          What {demand.race} takes
        </h2>
        <p className="text-sm text-ink-3">
          {formatDay(demand.date)} {demand.date.slice(0, 4)}, {demand.level}
        </p>
      </div>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        <b className="font-[550] text-ink">{words.title}.</b> {words.text}
        {demand.readiness !== "ready" && ` By race day your training covers ${reachPercent(demand)}% of what the race needs.`}
        {open > 0 && ` ${open} of ${lines.length} targets ${open === 1 ? "is" : "are"} still open.`}
      </p>
      <div className="mt-5">
        <Ladders ladders={ladders} />
      </div>
      <ChartTable
        title={`What ${demand.race} needs`}
        show="hidden"
        head={["What the race needs", "Needed", "In this plan", "By race day", "State"]}
        rows={lines.map(({ name, needed, inPlan, reached, isCovered }) => [
          name,
          needed,
          inPlan,
          reached,
          isCovered ? "Covered" : "Not met yet",
        ])}
      />
    </section>
  );
}
