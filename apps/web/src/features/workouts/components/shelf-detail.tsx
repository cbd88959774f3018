import {
  BANDS,
  isTimeScore,
  roundReps,
  SCORE_SCALE_LABELS,
  scoreDifference,
  timeText,
  workoutScoreText,
  workoutScoreValue,
} from "@ironpace/contract";
import { CalendarPlus, Play } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { ScoredWorkout } from "#backend/reads/workout-scores.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { formatDay, localDay } from "#ui/format.ts";
import { LevelBand } from "#ui/data/level-band.tsx";
import { StepChart, type StepChartPoint } from "#ui/data/step-chart.tsx";
import { useToday } from "#ui/use-today.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import type { CatalogueEntry } from "../model/catalogue.ts";
import type { WorkoutResults } from "../model/results.ts";
import type { ShelfItem } from "../model/shelf.ts";
import { prescriptionText } from "../model/wod-text.ts";

export interface ShelfActions {
  /** Does the workout now. */
  readonly onStart: (item: ShelfItem) => void;
  /** Makes a new workout from it. */
  readonly onPlan: (item: ShelfItem) => void;
}

/** One workout of the shelf: what it asks for, this athlete's version of it, and how it went so far. */
export function ShelfDetail({ item: { entry, results } }: { readonly item: ShelfItem }): ReactNode {
  const units = useUnits();
  const text = entry?.text ?? results?.text;
  return (
    <>
      {text !== undefined && <p className="text-sm text-ink-2">{prescriptionText(text, units)}</p>}
      {results !== undefined && <Past results={results} />}
      {entry !== undefined && <OwnVersion entry={entry} isDone={results !== undefined} />}
    </>
  );
}

/** The ways to do it. */
export function ShelfButtons({ item, onStart, onPlan }: ShelfActions & { readonly item: ShelfItem }): ReactNode {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button variant="ember" size="lg" block onClick={() => onStart(item)}>
        <Play aria-hidden="true" size={18} strokeWidth={1.75} />
        Do it now
      </Button>
      <Button size="lg" block onClick={() => onPlan(item)}>
        <CalendarPlus aria-hidden="true" size={18} strokeWidth={1.75} />
        Plan it
      </Button>
    </div>
  );
}

/** The same beside the list, where there is room for both. It stays in sight, and one that is higher than the screen scrolls with the page to its end. */
export function ShelfPanel({ item, ...actions }: ShelfActions & { readonly item: ShelfItem }): ReactNode {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const sizes = new ResizeObserver(() => element.style.setProperty("--own", `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <section
      ref={panel}
      aria-label={item.name}
      className="sticky top-[min(var(--header)+1.5rem,100dvh-var(--own,0px)-1.5rem)] grid content-start gap-5 *:min-w-0 rounded-card border border-line bg-surface p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="heading-1 wrap-anywhere">{item.name}</h2>
        <div className="w-80">
          <ShelfButtons item={item} {...actions} />
        </div>
      </div>
      <ShelfDetail item={item} />
    </section>
  );
}

/** The workout as it fits this athlete: lines, target, or the rule for scaling it. */
function OwnVersion({
  entry: { own, rule, usual, group },
  isDone,
}: {
  readonly entry: CatalogueEntry;
  readonly isDone: boolean;
}): ReactNode {
  const units = useUnits();
  const lines = own === undefined ? [] : [...own.lines, ...own.notes];
  if (own === undefined && rule === undefined) return null;
  return (
    <section className="grid gap-1.5 border-t border-line pt-3.5 text-sm text-ink-2">
      <h3 className="heading-3 text-ink">{versionTitle(own, group)}</h3>
      {own === undefined ? (
        <p>{rule}</p>
      ) : (
        <ul className="grid gap-0.5">
          {lines.map((line, index) => (
            <li key={index}>{prescriptionText(line, units)}</li>
          ))}
        </ul>
      )}
      {own?.target !== undefined && <p className="text-ink-3">Target {own.target}.</p>}
      {own?.target === undefined && usual !== undefined && !isDone && <p className="text-ink-3">Typical Rx time at your level: {usual}.</p>}
    </section>
  );
}

function versionTitle(own: CatalogueEntry["own"], group: CatalogueEntry["group"]): string {
  if (own === undefined) return group === "Hyrox and tests" ? "Test" : "How to scale";
  return own.isScaled ? "Your version: scaled" : "Your version: Rx";
}

/** Its best, the way to the next level, and each time it was done. */
function Past({ results: { name, best, level, scores } }: { readonly results: WorkoutResults }): ReactNode {
  const today = useToday();
  const isTime = isTimeScore(best);
  const round = roundReps(name);
  const points = bestsOverTime(scores, round);
  return (
    <>
      <div className="flex items-end justify-between gap-4">
        <p>
          <span className="mb-1 block text-sm text-ink-3">Best, {getDay(best)}</span>
          <span className="fig-pace text-[4.5rem] leading-[.85]! font-bold!">{workoutScoreText(best)}</span>
        </p>
        {level?.next !== undefined && (
          <p className="text-right">
            <span className="block text-sm text-ink-3">Next level</span>
            <b className="font-semibold">{level.next}</b>
          </p>
        )}
      </div>
      {level !== undefined && <LevelBand names={BANDS} bounds={level.bounds} share={level.share} name={level.name} />}
      {points.length > 1 && (
        <StepChart
          label={`Best result of ${name} over time`}
          points={points}
          until={today}
          lowerIsBetter={isTime}
          format={(value) => (isTime ? timeText(Math.round(value)) : Number.isInteger(value) ? String(value) : "")}
          unit={isTime ? "min" : round === undefined ? "reps" : "rounds"}
          formatDay={formatDay}
          hideTable
        />
      )}
      <ul aria-label="Results" className="divide-y divide-line border-y border-line">
        {scores.map((score, index) => (
          <Result
            key={score.id}
            score={score}
            round={round}
            before={scores.slice(index + 1).find(({ score_scale }) => score_scale === score.score_scale)}
          />
        ))}
      </ul>
    </>
  );
}

interface ResultProps {
  readonly score: ScoredWorkout;
  readonly before: ScoredWorkout | undefined;
  readonly round: number | undefined;
}

function Result({ score, before, round }: ResultProps): ReactNode {
  const difference = before && scoreDifference(score, before, round);
  const facts = [
    score.score_scale === null ? undefined : SCORE_SCALE_LABELS[score.score_scale],
    score.session_rpe === null ? undefined : `effort ${score.session_rpe} of 10`,
    score.notes ?? undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto_5.5rem] items-center gap-3 py-2">
      <span className="min-w-0">
        <span className="block font-semibold">{getDay(score)}</span>
        <span className="block truncate text-sm text-ink-2">{facts.join(", ")}</span>
      </span>
      <span className="fig-pace text-[1.375rem] leading-none!">{workoutScoreText(score)}</span>
      <span className={cx("text-right text-sm", difference?.isBetter === true ? "text-success" : "text-ink-3")}>{difference?.text}</span>
    </li>
  );
}

function getDay({ performed_at }: ScoredWorkout): string {
  const day = localDay(new Date(performed_at));
  return `${formatDay(day)} ${day.slice(0, 4)}`;
}

/** Each result that was better than all before it, oldest first. */
function bestsOverTime(scores: readonly ScoredWorkout[], round: number | undefined): readonly StepChartPoint[] {
  const bests: StepChartPoint[] = [];
  for (const score of scores.toReversed()) {
    const value = workoutScoreValue(score, round) ?? 0;
    const last = bests.at(-1)?.value;
    if (last === undefined || (isTimeScore(score) ? value < last : value > last)) {
      bests.push({ day: localDay(new Date(score.performed_at)), value, text: workoutScoreText(score) });
    }
  }
  return bests;
}
