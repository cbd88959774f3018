import { distanceText } from "@ironpace/contract";
import type { ExerciseItem } from "@ironpace/training";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { ExerciseName } from "#ui/training/exercise-name.tsx";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { PlatesPerSide } from "#ui/training/plates-per-side.tsx";
import { getDose, getFigure, getRamp, isEstimated, loadText, type RampSet } from "../../model/session/dose.ts";
import { Figure, Unit } from "../figure.tsx";

interface ExerciseRowProps {
  readonly item: ExerciseItem;
  /** Lifts of the strength block are set large. */
  readonly big: boolean;
  /** Present where another exercise can take its place. */
  readonly onSwap?: ((item: ExerciseItem) => void) | undefined;
}

/** Name, dose, load or pace; below it the cues, why this number, the plates, and what the exercise replaced. */
export function ExerciseRow({ item, big, onSwap }: ExerciseRowProps): ReactNode {
  const units = useUnits();
  const ramp = getRamp(item);
  const figure = ramp === undefined ? getFigure(item, units) : undefined;
  const cues = distanceText(
    [item.notes, item.restBetweenSets && `Rest ${item.restBetweenSets}.`].filter(Boolean).join(" "),
    units.distance,
  );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_7rem_11.5rem]">
      <p className="font-[550]">
        <ExerciseName name={item.name} />
        {onSwap !== undefined && (
          <button type="button" className="link hit-area ml-3 text-xs font-normal text-ink-3" onClick={() => onSwap(item)}>
            Swap<span className="sr-only"> {item.name}</span>
          </button>
        )}
      </p>
      <p className="col-start-1 row-start-2 font-display text-ui font-[550] text-ink-2 md:col-start-2 md:row-start-1 md:text-base">
        {ramp === undefined ? getDose(item, units) : `${ramp.length} sets`}
      </p>
      <div className="col-start-2 row-span-2 row-start-1 text-right md:col-start-3">
        {figure !== undefined && <Figure figure={figure} size={big && figure.face !== "text" ? "large" : "medium"} />}
        <Effort item={item} />
      </div>
      {cues !== "" && (
        <p className="col-span-full text-sm text-ink-3 md:col-span-2 md:row-start-2">
          <TermText text={cues} />
        </p>
      )}
      {ramp !== undefined && <RampSets sets={ramp} />}
      {item.why !== undefined && (
        <p className="col-span-full text-sm text-ink-3">
          <TermText text={distanceText(item.why, units.distance)} />
        </p>
      )}
      {item.load?.bar !== undefined && units.weight === "kg" && <PlatesPerSide kilograms={item.load.kilograms} bar={item.load.bar} />}
      {item.replaced !== undefined && (
        <p className="col-span-full text-sm">
          <span className="text-ink-3">Instead of</span> <ExerciseName name={item.replaced.name} />.{" "}
          <span className="text-ink-3">{item.replaced.reason}</span>
        </p>
      )}
    </li>
  );
}

/** Effort and origin under the number: "RPE 7", "estimated". */
function Effort({ item }: { readonly item: ExerciseItem }): ReactNode {
  const parts = [item.rpe !== undefined && item.load !== undefined && `RPE ${item.rpe}`, isEstimated(item) && "estimated"].filter(Boolean);
  return parts.length === 0 ? null : (
    <p className="mt-1 text-xs text-ink-3">
      <TermText text={parts.join(", ")} />
    </p>
  );
}

/** The sets of a warm-up ramp side by side, repetitions above the load. */
function RampSets({ sets }: { readonly sets: readonly RampSet[] }): ReactNode {
  const units = useUnits();
  return (
    <ol className="col-span-full mt-1 flex flex-wrap gap-x-3 gap-y-2 md:gap-x-6">
      {sets.map(({ reps, kilograms }, index) => (
        <li key={index} className="min-w-15">
          <p className="text-xs text-ink-3">{reps === "1" ? "1 rep" : `${reps} reps`}</p>
          <p className="flex items-baseline whitespace-nowrap">
            <span className="fig-iron">{loadText(kilograms, units)}</span>
            <Unit>{units.weight}</Unit>
          </p>
        </li>
      ))}
    </ol>
  );
}
