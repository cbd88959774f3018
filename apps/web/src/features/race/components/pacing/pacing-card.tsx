import { formatClock, type TimedLab, type TimedRace } from "@ironpace/training";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Button } from "#ui/button.tsx";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { type PacingGoal, type PacingLine, pacingLines, usualGoal } from "../../model/pacing.ts";
import { paceText } from "../../model/race-text.ts";
import { PacingTable } from "./pacing-table.tsx";
import "./printed-card.css";

interface PacingCardProps {
  readonly name: string;
  readonly paced: TimedLab["paced"];
  /** Finishes to choose from, today's first. */
  readonly goals: readonly PacingGoal[];
}

/** The race as a list of times to read on the day, on paper or on the wrist. */
export function PacingCard({ name, paced, goals }: PacingCardProps): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const goal = goals.find(({ id }) => id === chosen) ?? usualGoal(goals);
  if (goal === undefined) return null;
  const race = paced(goal.seconds);
  const lines = pacingLines(race);
  return (
    <section aria-labelledby="pacing" className="border-t border-line pt-6">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="pacing" className="heading-2">
            Pacing card
          </h2>
          <p className="mt-1 text-ui text-ink-2">
            Choose a finish you can train for. Then print the card, or cut out the strip for your wrist.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            aria-label="Finish"
            options={goals.map(({ id, seconds }) => ({ value: id, label: formatClock(seconds) }))}
            value={goal.id}
            onValueChange={setChosen}
          />
          <Button onClick={() => window.print()}>Print</Button>
        </div>
      </div>
      <div className="grid gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,1fr)_19rem] xl:items-start">
        <PacingTable lines={lines} />
        <Rules race={race} />
      </div>
      <PrintedCard name={name} finish={goal.seconds} lines={lines} />
    </section>
  );
}

/** What to hold on to when it gets hard. */
function Rules({ race }: { readonly race: TimedRace }): ReactNode {
  const { distance } = useUnits();
  const [first] = race.segments;
  const across = race.segments.find(({ id }) => id === "roxzone");
  const burpees = race.segments.find(({ id }) => id === "Burpee broad jump");
  const last = race.segments.filter(({ side }) => side === "pace").at(-1);
  const paceOf = (part: TimedRace["segments"][number]) =>
    part.metres === undefined ? formatClock(part.seconds) : paceText(part.id, part.seconds, part.metres, distance);
  const rules = [
    first !== undefined && first.id !== "swim" && { title: `${first.name} feels slow.`, text: `Hold ${paceOf(first)}. Let the others go.` },
    burpees !== undefined && { title: "Pace your burpees by your breath.", text: "One jump, one breath. No sprint at the start." },
    last !== undefined && last !== first && { title: `${last.name} is the hardest.`, text: `${paceOf(last)} is enough for this finish.` },
    across !== undefined && {
      title: "Keep moving in the Roxzone.",
      text: `${Math.round(across.seconds / 16)} s for each of the 16 transitions.`,
    },
  ].filter((rule) => rule !== false);
  return (
    <ul className="border-t border-line-strong text-ui text-ink-2">
      {rules.map(({ title, text }) => (
        <li key={title} className="border-b border-line py-3.5">
          <b className="block font-semibold text-ink">
            <TermText text={title} />
          </b>
          {text}
        </li>
      ))}
    </ul>
  );
}

interface PrintedCardProps {
  readonly name: string;
  readonly finish: number;
  readonly lines: readonly PacingLine[];
}

/** On paper: the card, and the same as a strip to fold around the wrist. Drawn only while the browser prints. */
function PrintedCard({ name, finish, lines }: PrintedCardProps): ReactNode {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture right after the event.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  if (!printing) return null;
  return createPortal(
    <div className="print-card" aria-hidden="true">
      <h1>
        {name}, {formatClock(finish)}
      </h1>
      <PacingTable lines={lines} />
      <ol className="print-strip">
        {lines.map(({ run, station, clock }, index) => (
          <li key={index}>
            <span>{run?.short}</span>
            <b>{formatClock(run?.seconds ?? 0)}</b>
            {station !== undefined && (
              <>
                <span>{station.short}</span>
                <b>{formatClock(station.seconds)}</b>
              </>
            )}
            <em>{formatClock(clock)}</em>
          </li>
        ))}
      </ol>
    </div>,
    document.body,
  );
}
