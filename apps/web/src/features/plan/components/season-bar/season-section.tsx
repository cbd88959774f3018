import type { PlanDemand } from "@ironpace/training";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { getLadders } from "../../model/race/ladder.ts";
import type { PlanView } from "../../model/plan-view.ts";
import { getSeason, type SeasonRace } from "../../model/race/season.ts";
import { Ladders } from "./ladders.tsx";
import { SeasonBar } from "./season-bar.tsx";

export interface SeasonSectionProps {
  readonly plan: PlanView | null;
  readonly race: SeasonRace;
  readonly others?: readonly { readonly name: string; readonly date: string }[];
  readonly today: string;
  readonly weekHref: (week: number) => string;
}

/** The way to the race in one look: weeks, phases, deloads, tests, taper. */
export function SeasonSection({ plan, race, others, today, weekHref }: SeasonSectionProps): ReactNode {
  const season = getSeason({ plan, race, today, ...(others === undefined ? {} : { others }) });
  if (season === undefined) return null;
  const { weeksLeft } = season;
  return (
    <section aria-labelledby="season">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="season" className="heading-2 wrap-anywhere">
          Road to{" "}
          {race.href === undefined ? (
            race.name
          ) : (
            <Link to={race.href} className="link hit-area">
              {race.name}
            </Link>
          )}
        </h2>
        <p className="text-sm text-ink-3">{weeksLeft <= 1 ? "Race week" : `${weeksLeft} weeks to go, this one included`}</p>
      </div>
      <SeasonBar season={season} weekHref={weekHref} />
    </section>
  );
}

/** Of a Hyrox only the running is counted week by week. */
const RUNNING = /\brun/u;

/** How far the plan and the season cover what the race asks, row by row of its own demand. */
export function CoverageSection({
  demand,
  plan,
  today,
}: {
  readonly demand: PlanDemand;
  readonly plan: PlanView;
  readonly today: string;
}): ReactNode {
  const ladders = getLadders(demand.items, plan, today);
  const count = (standing: string) => ladders.filter((ladder) => ladder.standing === standing).length;
  const parts = [
    [count("covered"), "covered"],
    [count("on-the-way"), "on the way"],
    [count("open"), "open"],
  ] as const;
  const verdict = parts
    .flatMap(([number, word]) => (number === 0 ? [] : [`${number} ${word}`]))
    .map((part, index) => (index === 0 ? part.replace(" ", ` of ${ladders.length} `) : part))
    .join(", ");
  return (
    <section aria-labelledby="coverage">
      <h2 id="coverage" className="heading-2">
        {ladders.every(({ item }) => RUNNING.test(item.name)) ? "Does your running cover the race?" : "Does your training cover the race?"}
      </h2>
      <p className="mt-1 mb-4 text-ui text-ink-2">The last step of each chart is what the race needs. So far: {verdict}.</p>
      <Ladders ladders={ladders} />
    </section>
  );
}
