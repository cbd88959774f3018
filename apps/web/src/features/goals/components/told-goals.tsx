import { Flag, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { raceOfTold, toldGoals, type ToldRace } from "../model/told-goals.ts";

interface ToldGoalsProps {
  /** What the athlete said elsewhere that they train for. */
  readonly told: readonly (string | null | undefined)[];
  /** Titles of the goals there are. */
  readonly tracked: readonly string[];
  readonly races: readonly ToldRace[];
  readonly onChoose: (title: string) => void;
}

/** What the athlete said they train for and has set no number for yet. */
export function ToldGoals({ told, tracked, races, onChoose }: ToldGoalsProps): ReactNode {
  const lines = toldGoals(told, tracked)
    .map((title) => ({ title, race: raceOfTold(title, races) }))
    .filter(({ race }) => race?.isTracked !== true);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="told-goals" className="grid gap-2">
      <h2 id="told-goals" className="heading-2">
        Not tracked yet
      </h2>
      <p className="text-sm text-ink-2">Named in your profile. Add a number and a date to make each one a goal you can track.</p>
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
