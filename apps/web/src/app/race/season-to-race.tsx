import type { Tables } from "@ironpace/contract";
import type { ReactNode } from "react";
import { CoverageSection, SeasonSection } from "#features/plan/components/season-bar/season-section.tsx";
import type { PlanView } from "#features/plan/model/plan-view.ts";
import { racePath, weekPath } from "../navigation/paths.ts";

interface SeasonToRaceProps {
  readonly plan: PlanView | null;
  readonly competitions: readonly Pick<Tables<"competitions">, "id" | "name" | "type" | "date" | "priority">[];
  readonly today: string;
  /** The race that is led to; the next one of priority A, else B, without it. */
  readonly raceId?: string;
}

/** The weeks to a race, and how far the plan covers it where the plan leads to it. */
export function SeasonToRace({ plan, competitions, today, raceId }: SeasonToRaceProps): ReactNode {
  const ahead = competitions.filter(({ date }) => date >= today);
  const race =
    raceId === undefined
      ? (ahead.find(({ priority }) => priority === "A") ?? ahead.find(({ priority }) => priority === "B"))
      : ahead.find(({ id }) => id === raceId);
  if (race === undefined) return null;
  const { id, name, type, date } = race;
  const words = `${type === "other" ? "" : type} ${name}`;
  const isLedTo = plan?.demand?.date === date;
  return (
    <div className="grid gap-8 *:min-w-0">
      <SeasonSection
        plan={plan}
        race={{ name, date, words, ...(raceId === undefined ? { href: racePath(id) } : {}) }}
        others={ahead.filter((other) => other.id !== id)}
        today={today}
        weekHref={(week) => weekPath(plan?.id ?? "", week)}
      />
      {isLedTo && plan.demand !== undefined && <CoverageSection demand={plan.demand} plan={plan} today={today} />}
    </div>
  );
}
