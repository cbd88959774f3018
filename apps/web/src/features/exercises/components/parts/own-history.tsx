import { BEST_CATEGORY_LABELS, setsText } from "@ironpace/contract";
import type { Day, Estimate } from "@ironpace/training";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUnits } from "#backend/preferences/use-units.ts";
import { formatDay, localDay } from "#ui/format.ts";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import type { DoneSession, ExerciseStory } from "../../api/exercise-story.ts";
import { type Effort, estimateLine, estimateOn, knownLine, type Lifted, liftedOnce } from "../../model/estimated-max.ts";
import { MaxChart } from "./max-chart.tsx";

interface OwnHistoryProps {
  readonly story: ExerciseStory;
  readonly efforts: readonly Effort[];
  /** Loads that were the best, the earliest first. */
  readonly bests: readonly Lifted[];
  /** The one that the plan uses, where there is one. */
  readonly estimate: Estimate | undefined;
  readonly name: string;
  readonly today: Day;
  readonly bestsHref: string;
  readonly weightOf: (kilograms: number) => string;
  readonly unit: string;
}

/** Sessions that are listed. */
const MAX_SESSIONS = 5;

/** The athlete's estimate and bests, how they went, and when they did it last. */
export function OwnHistory({
  story: { bests, sessions },
  efforts,
  bests: lifted,
  estimate,
  name,
  today,
  bestsHref,
  weightOf,
  unit,
}: OwnHistoryProps): ReactNode {
  if (bests.length === 0 && sessions.length === 0) return <p className="text-ink-3">You have not logged this exercise yet.</p>;
  const fromSet = estimateOn(efforts, today);
  const shown = estimate ?? (fromSet && { value: fromSet.value, spread: (fromSet.high - fromSet.low) / 2 });
  const isBest = shown !== undefined && bests.some(({ value, unit: of }) => of === unit && weightOf(shown.value) === String(Number(value)));
  return (
    <div className="grid min-w-0 gap-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {shown !== undefined && !isBest && (
          <Figure
            name="Estimated max"
            value={weightOf(shown.value)}
            unit={`${unit} ± ${weightOf(shown.spread)}`}
            note={estimate === undefined ? "From your best set in the last six weeks" : "From your log and what you entered"}
            isFirst
          />
        )}
        {bests.map(({ id, category, value, unit: of, date }) => (
          <Figure
            key={id}
            name={isLoad(of) ? "Best single" : `Best, ${BEST_CATEGORY_LABELS[category].toLowerCase()}`}
            value={value}
            unit={of !== null && !value.includes(":") ? of : ""}
            note={isBest && isLoad(of) ? `${dayText(date)}. Still your estimated max, ± ${weightOf(shown.spread)} ${unit}` : dayText(date)}
            isFirst={isBest && isLoad(of)}
          />
        ))}
      </dl>
      {bests.length > 0 && (
        <Link to={bestsHref} className="link hit-area justify-self-start text-sm">
          Personal bests
        </Link>
      )}
      {efforts.length > 1 && (
        <>
          <MaxChart
            name={name}
            efforts={efforts}
            line={estimate === undefined ? estimateLine(efforts, today) : knownLine(estimate, today)}
            rings={lifted.length > 0 ? lifted : liftedOnce(efforts, estimate)}
            today={today}
            weightOf={weightOf}
            unit={unit}
          />
          <p className="text-sm text-ink-3">
            {estimate === undefined
              ? `Plates: best set each day. Rings: ${lifted.length > 0 ? "your bests" : "singles"}. Line and band: estimated max from your best set of the last six weeks, and its likely range. `
              : "Plates: best set each day. Rings: your bests. Line: estimated max. Band: its likely range. "}
            <TermText text="A set without RPE counts as all-out, so its estimate is low." />
          </p>
        </>
      )}
      {sessions.length > 0 && (
        <ul aria-label="Latest sessions" className="divide-y divide-line border-y border-line">
          {sessions.slice(0, MAX_SESSIONS).map((session) => (
            <DoneOn key={session.performed_session_id} session={session} />
          ))}
        </ul>
      )}
    </div>
  );
}

const isLoad = (unit: string | null): boolean => unit === "kg" || unit === "lb";

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly note: string;
  readonly isFirst?: boolean;
}

function Figure({ name, value, unit, note, isFirst = false }: FigureProps): ReactNode {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="flex items-baseline">
        <span className={isFirst ? "fig-iron text-[1.875rem] leading-none font-bold" : "fig-num text-[1.5rem] leading-none font-bold"}>
          {value}
        </span>
        {unit !== "" && <span className="unit">{unit}</span>}
      </dd>
      <dd className="text-xs text-ink-3">{note}</dd>
    </div>
  );
}

function DoneOn({ session: { performed_at: at, sets } }: { readonly session: DoneSession }): ReactNode {
  const { weight } = useUnits();
  const working = sets.filter(({ set_type: type }) => type !== "warmup");
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
      <p className="font-semibold wrap-anywhere">
        {setsText(
          (working.length > 0 ? working : sets).map((set) => ({ ...set, rpe: null })),
          weight,
        )}
      </p>
      <p className="text-sm text-ink-3">{dayText(localDay(new Date(at)))}</p>
    </li>
  );
}

const dayText = (day: string): string => `${formatDay(day)} ${day.slice(0, 4)}`;
