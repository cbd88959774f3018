import type { ReactNode } from "react";
import { AskCoachButton } from "#ui/ask-coach.tsx";
import { Button } from "#ui/button.tsx";
import { formatDayMonth } from "#ui/format.ts";
import { StepChart } from "#ui/step-chart.tsx";
import { useToday } from "#ui/use-today.ts";
import type { PersonalBest } from "../api/personal-bests.ts";
import { changeText, getProgress } from "../model/best.ts";
import { formatNumber, getUnit } from "../model/shown-best.ts";
import { BestFigure } from "./best-figure.tsx";
import { EstimatedMaximum } from "./estimated-maximum.tsx";
import { BestValues } from "./best-values.tsx";
import { PaceTable } from "./pace-table.tsx";

export interface BestDetailProps {
  readonly best: PersonalBest;
  readonly onUpdate: () => void;
  readonly onDelete: () => void;
}

/** One best: the figure, how it came to be, and what it means for training. */
export function BestDetail({ best, onUpdate, onDelete }: BestDetailProps): ReactNode {
  const today = useToday();
  const progress = getProgress(best);
  const [first, last] = [progress[0], progress.at(-1)];
  const format = (value: number) => `${formatNumber(value, best)} ${getUnit(best)}`.trim();
  return (
    <section aria-labelledby={`best-${best.id}`} className="grid min-w-0 content-start gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id={`best-${best.id}`} className="mb-2 heading-2 wrap-anywhere">
            {best.exercise_name}
          </h2>
          <BestFigure best={best} large />
        </div>
        <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
          <dl className="flex gap-8">
            {first !== undefined && last !== undefined && progress.length > 1 && (
              <Fact term={`Since ${withYear(first.day)}`}>{changeText(first.value, last.value, best)}</Fact>
            )}
            <Fact term="Bests">{progress.length}</Fact>
          </dl>
          <div className="flex flex-wrap gap-2">
            <Button onClick={onUpdate}>Update</Button>
            <AskCoachButton prompt={{ content: `How has my ${best.exercise_name} developed?` }} />
            <Button variant="ghost" onClick={onDelete}>
              Delete
            </Button>
          </div>
        </div>
      </div>
      {best.notes !== null && <p className="max-w-[62ch] whitespace-pre-line text-ink-2 wrap-anywhere">{best.notes}</p>}
      {first === undefined || last === undefined ? (
        <p className="text-ink-3">“{best.value}” is not a number in this unit, so there is no chart.</p>
      ) : (
        <StepChart
          label={`${best.exercise_name}: ${format(first.value)} on ${withYear(first.day)}, ${format(last.value)} since ${withYear(last.day)}`}
          points={progress}
          until={today}
          lowerIsBetter={best.direction === "lower"}
          format={format}
          formatDay={withYear}
        />
      )}
      <BestValues best={best} />
      {best.metric === "weight" && <EstimatedMaximum exercise={best.exercise_name} unit={best.unit === "lb" ? "lb" : "kg"} today={today} />}
      {best.category === "running" && <PaceTable best={best} />}
    </section>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd className="mt-1 fig-num font-semibold">{children}</dd>
    </div>
  );
}

function withYear(day: string): string {
  return `${formatDayMonth(day)} ${day.slice(0, 4)}`;
}
