import type { PlanDemand } from "@ironpace/training";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { formatDay } from "#ui/format.ts";
import { getLadders } from "../../model/race/ladder.ts";
import type { PlanView } from "../../model/plan-view.ts";
import { getSeason, raceOfPlan, type Season } from "../../model/race/season.ts";
import { SeasonBar } from "../season-bar/season-bar.tsx";
import { demandLine } from "../../model/race/demand-line.ts";
import { reachPercent, readinessWords, wayTitle } from "../../model/race/way-to-race.ts";
import { Ladders, standingWord } from "../season-bar/ladders.tsx";

interface PlanSeasonProps {
  readonly plan: PlanView;
  readonly demand: PlanDemand;
  readonly today: string;
  readonly weekHref: (week: number) => string;
}

/** The race that the plan leads to: the weeks until then, what it needs, what of it is done and what is still open. */
export function PlanSeason({ plan, demand, today, weekHref }: PlanSeasonProps): ReactNode {
  const { distance } = useUnits();
  const words = readinessWords(demand);
  const season = getSeason({ plan, race: raceOfPlan(plan, demand), today });
  const ladders = getLadders(demand.items, plan, today);
  const open = demand.items.filter(({ isCovered }) => !isCovered).length;
  return (
    <section aria-labelledby="way-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="way-heading" className="heading-2 wrap-anywhere">
          {wayTitle(demand)}
        </h2>
        <p className="text-sm text-ink-3">
          {formatDay(demand.date)} {demand.date.slice(0, 4)}, {demand.level}
          {season === undefined ? "" : `, ${weeksText(season)}`}
        </p>
      </div>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        <b className="font-[550] text-ink">{words.title}.</b> {words.text}
        {demand.readiness !== "ready" && ` By race day your training covers ${reachPercent(demand)}% of what the race needs.`}
        {open > 0 && ` ${open} of the ${demand.items.length} things this race needs ${open === 1 ? "is" : "are"} not in your plan yet.`}
      </p>
      {season !== undefined && (
        <div className="mt-5">
          <SeasonBar season={season} weekHref={weekHref} />
        </div>
      )}
      <div className="mt-8">
        <Ladders ladders={ladders} />
      </div>
      <ChartTable
        title={`What ${demand.race} needs`}
        show="hidden"
        head={["What the race needs", "Needed", "In this plan", "By race day", "Status"]}
        rows={ladders.map((ladder) => {
          const { name, needed, inPlan, reached } = demandLine(ladder.item, distance);
          return [name, needed, inPlan, reached, standingWord(ladder)];
        })}
      />
    </section>
  );
}

function weeksText({ weeksLeft }: Season): string {
  return weeksLeft <= 1 ? "race week" : `${weeksLeft} weeks to go, this one included`;
}
