import { getNumber } from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { Segmented } from "#ui/segmented.tsx";
import { PlatesPerSide } from "#ui/plates-per-side.tsx";
import { poundPlatesPerSide } from "#ui/plates.ts";
import type { DraftExercise, SessionDraft } from "../../model/draft.ts";
import { BARS, barWeight } from "../../model/runner/bar-weight.ts";

interface NextPlatesProps {
  readonly exercise: DraftExercise;
  readonly draft: SessionDraft;
}

/** The plates of the set that is next on this athlete's bar, for lifts with a barbell; they follow what is typed. */
export function NextPlates({ exercise, draft }: NextPlatesProps): ReactNode {
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
