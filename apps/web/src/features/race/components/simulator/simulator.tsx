import { withPounds } from "@ironpace/contract";
import { type Athlete, enteredChoice, formatClock, raceLab } from "@ironpace/training";
import { useMemo, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { newId } from "#backend/new-id.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Button } from "#ui/button.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { type Competition, findLastRace, toLabRace } from "../../model/lab-race.ts";
import { lapParts, type LapPart, type LapState } from "../../model/laps.ts";
import { pacingGoals, usualGoal } from "../../model/pacing.ts";
import { FinishedLaps } from "./finished-laps.tsx";
import { RunningLaps } from "./running-laps.tsx";
import "./simulator.css";

export interface SimulatorProps {
  readonly competition: Competition;
  readonly all: readonly Competition[];
  readonly athlete: Athlete;
  readonly today: string;
  readonly backHref: string;
  readonly state: LapState | null;
  readonly onKeep: (state: LapState | null) => void;
  /** Stores the laps, as the result of the race where it is the day. Resolves when they are safe. */
  readonly onStore: (state: LapState, parts: readonly LapPart[]) => Promise<void>;
}

/** The race in its order with one big button: each press ends a part and is held against the plan. */
export function Simulator({ competition, all, athlete, today, backHref, state, onKeep, onStore }: SimulatorProps): ReactNode {
  const lab = useMemo(() => {
    const race = toLabRace(competition);
    const choice = { hyrox: enteredChoice(race), course: "flat" as const };
    return raceLab(athlete, race, { today, choice, last: findLastRace(all, competition, today) });
  }, [athlete, competition, all, today]);
  const [finish, setFinish] = useState<number>();
  const goals = lab === undefined ? [] : pacingGoals(lab);
  const finishes = goals.map(({ seconds }) => seconds);
  const chosen = state?.finish ?? finish ?? usualGoal(goals)?.seconds;
  if (lab === undefined || chosen === undefined) return <Nothing backHref={backHref} />;
  const parts = lapParts(lab.paced(chosen));
  if (state === null) {
    return (
      <Start
        competition={competition}
        parts={parts}
        finishes={finishes}
        finish={chosen}
        onFinish={setFinish}
        backHref={backHref}
        onStart={() => onKeep({ version: 1, sessionId: newId(), finish: chosen, startedAt: Date.now(), laps: [] })}
      />
    );
  }
  if (state.laps.length >= parts.length) {
    return (
      <FinishedLaps
        competition={competition}
        today={today}
        state={state}
        parts={parts}
        backHref={backHref}
        onKeep={onKeep}
        onStore={onStore}
      />
    );
  }
  return <RunningLaps state={state} parts={parts} backHref={backHref} onKeep={onKeep} />;
}

function Nothing({ backHref }: { readonly backHref: string }): ReactNode {
  return (
    <div className="grid gap-3 p-4">
      <h1 className="heading-2" tabIndex={-1}>
        No splits yet
      </h1>
      <p className="text-ink-2">Enter a run time in your profile or a target for the race.</p>
      <Link to={backHref} className="link">
        Back to the race
      </Link>
    </div>
  );
}

interface StartProps {
  readonly competition: Competition;
  readonly parts: readonly LapPart[];
  readonly finishes: readonly number[];
  readonly finish: number;
  readonly onFinish: (finish: number) => void;
  readonly onStart: () => void;
  readonly backHref: string;
}

function Start({ competition, parts, finishes, finish, onFinish, onStart, backHref }: StartProps): ReactNode {
  const { weight } = useUnits();
  return (
    <div className="runner simulator">
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">
        <Link to={backHref} className="link hit-area self-start text-ui">
          Back to the race
        </Link>
        <div>
          <h1 className="heading-1" tabIndex={-1}>
            Race simulator
          </h1>
          <p className="mt-1.5 text-ink-2">
            {competition.name}: {parts.length} laps in race order. Tap Lap at the end of each part.
            {parts.some(({ segment, planned = 0 }) => planned > segment.seconds) && " Each run includes the Roxzone."}
          </p>
        </div>
        {finishes.length > 1 && (
          <div className="grid gap-1.5">
            <span className="text-sm font-[550]">Pace for</span>
            <Segmented
              aria-label="Pace for"
              options={finishes.map((seconds) => ({ value: String(seconds), label: formatClock(seconds) }))}
              value={String(finish)}
              onValueChange={(value) => onFinish(Number(value))}
            />
          </div>
        )}
        <ol className="border-t border-line-strong text-ui">
          {parts.map(({ segment, planned }) => (
            <li key={segment.id} className="flex items-baseline justify-between gap-3 border-b border-line py-1.5">
              <span>
                {segment.name} <span className="text-sm text-ink-3">{withPounds(segment.detail, weight)}</span>
              </span>
              {planned !== undefined && <span className="fig-pace text-lg">{formatClock(planned)}</span>}
            </li>
          ))}
        </ol>
      </div>
      <div className="border-t border-line-strong bg-surface p-4">
        <Button variant="ember" size="lg" block onClick={onStart}>
          Start the clock
        </Button>
      </div>
    </div>
  );
}
