import { getNumber, SET_MEASURES, type SetMeasure } from "@ironpace/contract";
import { Delete } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Field, Input } from "#ui/form/field.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { useDiscardQuestion } from "#ui/overlay/use-discard-question.tsx";
import { changeExercise } from "#features/session-log/model/change-draft.ts";
import type { DraftExercise, DraftSet } from "#features/session-log/model/draft.ts";
import { BARS, barWeight } from "#features/session-log/model/runner/bar-weight.ts";
import { loadedPlates } from "#features/session-log/model/runner/loaded-plates.ts";
import { retype } from "#features/session-log/model/runner/run-changes.ts";
import { loadFigure } from "#features/session-log/model/runner/shown-set.ts";
import { getFault, readMeasure } from "#features/session-log/model/set-values.ts";
import { measureLabel } from "../../logger/set-columns.ts";
import { maker } from "../../logger/use-draft.ts";
import { LoadedBar } from "../loaded-bar.tsx";
import type { Run } from "../runner-context.ts";

interface ValuesSheetProps {
  readonly run: Run;
  readonly exercise: DraftExercise;
  readonly set: DraftSet;
  readonly values: DraftSet["typed"];
  readonly onClose: () => void;
}

/** "What is on the bar?": built plate by plate the way it happens, or typed; for what is not on a bar, typed. */
export function ValuesSheet({ run, exercise, set, values, onClose }: ValuesSheetProps): ReactNode {
  const { unit, change } = run;
  const [typed, setTyped] = useState<DraftSet["typed"]>(values);
  const barHere = barWeight(run.draft, exercise);
  const [bar, setBar] = useState(barHere);
  const [typing, setTyping] = useState(bar === undefined);
  const weight = getNumber(typed.weight ?? "");
  const fault = getFault({ ...set, typed }, exercise, unit);
  const { fields, close, question } = useDiscardQuestion(onClose);
  const put = (measure: SetMeasure, text: string) => {
    // The plates are buttons, of which the question knows nothing.
    fields.onInput();
    setTyped({ ...typed, [measure]: text });
  };

  function use(): void {
    change((now) => {
      const measures = SET_MEASURES[exercise.metric].map(({ measure }) => measure);
      const valued = measures.reduce(
        (draft, measure) =>
          typed[measure] === undefined || typed[measure] === set.typed[measure]
            ? draft
            : retype(draft, exercise, set, measure, typed[measure], maker),
        now,
      );
      const kilograms = bar === undefined ? undefined : readMeasure("weight", String(bar), unit, "m");
      return kilograms === undefined || bar === barHere ? valued : changeExercise(valued, exercise.key, { bar: kilograms }, maker);
    });
    onClose();
  }

  return (
    <Sheet
      title={bar === undefined ? exercise.name : "What is on the bar?"}
      onClose={close}
      footer={
        <button type="button" className="go plain" disabled={fault !== undefined} onClick={use}>
          {fault ?? (typed.weight === undefined ? "Use these values" : `Use ${loadFigure(typed.weight, unit)} ${unit}`)}
        </button>
      }
    >
      {bar !== undefined && !typing && (
        <>
          <p className="flex items-baseline">
            <span className="fig-iron text-[min(5.25rem,21vw)] leading-[.9]! tracking-[-.06em]!">{loadFigure(typed.weight, unit)}</span>
            <span className="ml-2 text-[1.25rem] text-ink-2">{unit}</span>
          </p>
          <LoadedBar weight={Number.isNaN(weight) ? bar : weight} bar={bar} unit={unit} />
          <PlatePad weight={weight} bar={bar} run={run} onChange={(text) => put("weight", text)} />
          <div className="grid grid-cols-3 gap-2">
            {BARS[unit].slice(0, 2).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={bar === one}
                className="second min-h-13!"
                onClick={() => {
                  fields.onInput();
                  setBar(one);
                  if (!Number.isNaN(weight)) put("weight", String(Math.max(one, weight - bar + one)));
                }}
              >
                {one} {unit} bar
              </button>
            ))}
            <button type="button" className="second min-h-13!" onClick={() => setTyping(true)}>
              Type the weight
            </button>
          </div>
        </>
      )}
      {typing &&
        SET_MEASURES[exercise.metric].map(({ measure }) => (
          <Field key={measure} label={measureLabel(measure, unit, exercise.distanceUnit)}>
            <Input
              inputMode={measure === "reps" || measure === "calories" ? "numeric" : "decimal"}
              autoComplete="off"
              maxLength={10}
              value={typed[measure] ?? ""}
              onChange={({ currentTarget: { value } }) => put(measure, value)}
            />
          </Field>
        ))}
      {question}
    </Sheet>
  );
}

const PLATES = { kg: [25, 20, 15, 10, 5, 2.5, 1.25], lb: [45, 35, 25, 10, 5, 2.5] } as const;

interface PlatePadProps {
  readonly weight: number;
  readonly bar: number;
  readonly run: Run;
  readonly onChange: (text: string) => void;
}

/** A press puts a plate on each side; the last button takes the outermost off. */
function PlatePad({ weight, bar, run: { unit }, onChange }: PlatePadProps): ReactNode {
  const total = Number.isNaN(weight) ? bar : Math.max(bar, weight);
  const outermost = loadedPlates(total, bar, unit)?.plates.at(-1);
  const set = (next: number) => onChange(String(Number(next.toFixed(2))));
  return (
    <div className="grid grid-cols-4 gap-2">
      {PLATES[unit].map((plate) => (
        <button
          key={plate}
          type="button"
          data-plate={plate}
          aria-label={`Add ${plate} ${unit} on each side`}
          className="plate-button"
          onClick={() => set(total + 2 * plate)}
        >
          {plate}
        </button>
      ))}
      <button
        type="button"
        aria-label="Take the outermost plates off"
        disabled={outermost === undefined}
        className="second min-h-16! disabled:opacity-45"
        onClick={() => outermost !== undefined && set(total - 2 * outermost)}
      >
        <Delete aria-hidden="true" size={26} strokeWidth={1.75} />
      </button>
    </div>
  );
}
