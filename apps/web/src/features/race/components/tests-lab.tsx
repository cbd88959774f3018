import { competitionGoals } from "@ironpace/contract";
import { type Athlete, raceReadiness } from "@ironpace/training";
import type { ReactNode } from "react";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { unbroken } from "#ui/format.ts";
import type { Competition } from "../model/lab-race.ts";

interface TestsLabProps {
  readonly competition: Competition;
  readonly athlete: Athlete;
  readonly today: string;
}

/** What decides a race whose parts nobody knows before: the athlete's numbers beside what is asked for. */
export function TestsLab({ competition, athlete, today }: TestsLabProps): ReactNode {
  const { name, type, date, priority, target_result: target } = competition;
  const race = { name, type, date, priority, goals: competitionGoals(competition), ...(target === null ? {} : { target }) };
  const lines = raceReadiness(athlete, race, today);
  if (lines.length === 0)
    return (
      <EmptyState title="Nothing to compare yet">
        Put the sport or distance in the name, or add a goal such as “Back squat 150 kg”, to see how ready you are.
      </EmptyState>
    );
  return (
    <section aria-labelledby="tests" className="border-t border-line pt-6">
      <h2 id="tests" className="heading-2 text-xl">
        Your tests
      </h2>
      <p className="mt-1 mb-4 text-ui text-ink-2">What most competition workouts need, and where you stand.</p>
      <ul className="grid gap-x-14 border-t border-line-strong md:grid-cols-2">
        {lines.map(({ name: test, have, asks, note, standing }) => (
          <li key={test} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3">
            <h3 className="heading-3">{unbroken(test)}</h3>
            <p className={have === undefined ? "text-ui text-ink-3" : "fig-num text-xl font-semibold"}>{unbroken(have ?? "Not entered")}</p>
            <p className="text-sm text-ink-3">{unbroken(note ?? "")}</p>
            <p className="text-right text-sm text-ink-2">
              {asks === undefined ? "" : `${standing === "reached" ? "reached" : "needs"} ${unbroken(asks)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
