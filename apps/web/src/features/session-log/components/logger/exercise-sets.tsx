import type { ChangeDraft } from "../../model/draft.ts";
import { getNumber, SET_MEASURES, SET_METRIC_LABELS, SET_METRICS, setsText } from "@ironpace/contract";
import type { WeightUnit } from "@ironpace/training";
import { ArrowDown, ArrowUp, Ellipsis, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ExerciseName } from "#ui/training/exercise-name.tsx";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { Menu, MenuChoice, MenuItem, MenuSeparator } from "#ui/overlay/menu.tsx";
import { PlatesPerSide } from "#ui/training/plates-per-side.tsx";
import { poundPlatesPerSide } from "#ui/training/plates.ts";
import { Segmented } from "#ui/form/segmented.tsx";
import { addSet, changeExercise, changeMetric, moveExercise, removeExercise } from "../../model/change-draft.ts";
import type { DraftExercise, SessionDraft } from "../../model/draft.ts";
import { BARS, barWeight } from "../../model/runner/bar-weight.ts";
import type { StoredSet } from "../../model/set-values.ts";
import { measureLabel, setColumns } from "./set-columns.ts";
import { SetRow } from "./set-row.tsx";
import { maker } from "./use-draft.ts";

interface ExerciseSetsProps {
  readonly draft: SessionDraft;
  readonly exercise: DraftExercise;
  readonly unit: WeightUnit;
  readonly place: { readonly index: number; readonly count: number };
  /** Its sets of the last time. */
  readonly previous: readonly StoredSet[] | undefined;
  /** The id of the set that is next in the session; undefined where nothing is trained. */
  readonly next: string | undefined;
  readonly change: ChangeDraft;
  /** Begins a rest of so many seconds; absent where nothing is timed. */
  readonly onRest: ((seconds: number) => void) | undefined;
}

/** One exercise: what was done last time, and a row for each set. */
export function ExerciseSets({ draft, exercise, unit, place, previous, next, change, onRest }: ExerciseSetsProps): ReactNode {
  const { key, name, metric, sets, planned } = exercise;
  const heading = `exercise-${key}`;
  const columns = SET_MEASURES[metric];
  return (
    <section aria-labelledby={heading} className="min-w-0 border-t border-line-strong pt-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={heading} className="heading-2 wrap-anywhere">
            <ExerciseName name={name} />
          </h2>
          {planned !== undefined && planned !== "" && <p className="mt-1 text-sm text-ink-2">Planned {planned}</p>}
          {previous !== undefined && previous.length > 0 && <p className="mt-1 text-sm text-ink-3">Last time {setsText(previous, unit)}</p>}
        </div>
        <ExerciseMenu exercise={exercise} place={place} change={change} />
      </div>
      <div className={`${setColumns(columns.length)} mt-3 text-center text-xs text-ink-3`}>
        <span aria-hidden="true">Set</span>
        <span aria-hidden="true" className="text-left max-md:hidden">
          Previous
        </span>
        {columns.map(({ measure }) => (
          <span key={measure} aria-hidden="true">
            {measureLabel(measure, unit, exercise.distanceUnit)}
          </span>
        ))}
        <span>
          <TermText text="RPE" />
        </span>
        <span aria-hidden="true">Done</span>
      </div>
      {/* Above the larger tap area of the term. */}
      <ol className="relative mt-1 grid gap-1.5">
        {sets.map((set, index) => (
          <SetRow
            key={set.id}
            set={set}
            number={index + 1}
            exercise={exercise}
            unit={unit}
            previous={previous?.[index] ?? previous?.at(-1)}
            next={set.id === next}
            change={change}
            onDone={() => onRest?.(isLastOfAll(index, sets.length, place) ? 0 : exercise.rest)}
          />
        ))}
      </ol>
      <NextPlates exercise={exercise} draft={draft} />
      <Button
        variant="ghost"
        className="mt-2 -ml-4"
        aria-label={`Add set of ${name}`}
        onClick={() => change((now) => addSet(now, key, maker))}
      >
        <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
        Add set
      </Button>
    </section>
  );
}

/** Nothing follows the last set of the last exercise. */
function isLastOfAll(index: number, count: number, place: { readonly index: number; readonly count: number }): boolean {
  return index === count - 1 && place.index === place.count - 1;
}

type MenuProps = Pick<ExerciseSetsProps, "exercise" | "place" | "change">;

function ExerciseMenu({ exercise: { key, name, metric, rest }, place, change }: MenuProps): ReactNode {
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Options for ${name}`}>
          <Ellipsis aria-hidden="true" size={18} strokeWidth={1.75} />
        </Button>
      }
    >
      {place.index > 0 && (
        <MenuItem icon={ArrowUp} onClick={() => change((now) => moveExercise(now, key, -1, maker))}>
          Move up
        </MenuItem>
      )}
      {place.index < place.count - 1 && (
        <MenuItem icon={ArrowDown} onClick={() => change((now) => moveExercise(now, key, 1, maker))}>
          Move down
        </MenuItem>
      )}
      <MenuItem icon={Trash2} onClick={() => change((now) => removeExercise(now, key, maker))}>
        Remove
      </MenuItem>
      <MenuSeparator />
      <MenuChoice
        label="Measured by"
        value={metric}
        onValueChange={(next) => change((now) => changeMetric(now, key, next, maker))}
        options={SET_METRICS.map((value) => ({ value, label: SET_METRIC_LABELS[value] }))}
      />
      <MenuSeparator />
      <MenuChoice
        label="Rest between sets"
        value={String(rest)}
        onValueChange={(next) => change((now) => changeExercise(now, key, { rest: Number(next) }, maker))}
        options={[...new Set([0, 60, 90, 120, 180, rest])]
          .toSorted((a, b) => a - b)
          .map((seconds) => ({ value: String(seconds), label: seconds === 0 ? "No rest timer" : `Rest ${seconds} s` }))}
      />
    </Menu>
  );
}

interface NextPlatesProps {
  readonly exercise: DraftExercise;
  readonly draft: SessionDraft;
}

/** The plates of the set that is next on this athlete's bar, for lifts with a barbell; they follow what is typed. */
function NextPlates({ exercise, draft }: NextPlatesProps): ReactNode {
  const unit = draft.weightUnit;
  const own = barWeight(draft, exercise);
  const [chosen, setBar] = useState<string>();
  const bar = chosen ?? String(own);
  const next = exercise.sets.find(({ done }) => !done);
  const weight = getNumber(next?.typed.weight ?? "");
  if (own === undefined || Number.isNaN(weight) || weight < Number(bar)) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
      {unit === "kg" ? (
        <PlatesPerSide kilograms={weight} bar={Number(bar)} />
      ) : (
        <p className="text-sm text-ink-3">
          Per side, {bar} lb bar: <span className="text-ink">{poundText(weight, Number(bar))}</span>
        </p>
      )}
      <Segmented
        aria-label={`Bar for ${exercise.name}`}
        options={[...new Set([own, ...BARS[unit]])].map((value) => ({ value: String(value), label: `${value} ${unit}` }))}
        value={bar}
        onValueChange={setBar}
      />
    </div>
  );
}

function poundText(weight: number, bar: number): string {
  const plates = poundPlatesPerSide(weight, bar);
  if (plates === undefined) return "not possible with these plates";
  return plates.length === 0 ? "empty bar" : plates.join(" + ");
}
