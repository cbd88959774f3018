import { Flag, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { findStatedRace, findStatedGoals, type UpcomingRace } from "../model/stated-goals.ts";

interface StatedGoalsProps {
  /** What the athlete said elsewhere that they train for. */
  readonly told: readonly (string | null | undefined)[];
  /** Titles of the goals there are. */
  readonly tracked: readonly string[];
  readonly races: readonly UpcomingRace[];
  readonly onChoose: (title: string) => void;
}

/** What the athlete said they train for and has set no number for yet. */
export function StatedGoals({ told, tracked, races, onChoose }: StatedGoalsProps): ReactNode {
  const lines = findStatedGoals(told, tracked)
    .map((title) => ({ title, race: findStatedRace(title, races) }))
    .filter(({ race }) => race?.isTracked !== true);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="stated-goals" className="grid gap-2">
      <h2 id="stated-goals" className="heading-2">
        Not tracked yet
      </h2>
      <p className="text-sm text-ink-2">From your profile. Add a number and a date to track them.</p>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ title, race }) => (
          <li key={title} className="flex items-center justify-between gap-3 py-2.5">
            <span className="font-[550] wrap-anywhere">{title}</span>
            {race === undefined ? (
              <Button aria-label={`Set target and date: ${title}`} onClick={() => onChoose(title)}>
                <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
                Set target
              </Button>
            ) : (
              <ButtonLink to={race.href}>
                <Flag aria-hidden="true" size={16} strokeWidth={1.75} />
                {race.name}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
