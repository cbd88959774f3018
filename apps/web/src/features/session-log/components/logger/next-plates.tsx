import { findExercise, type WeightUnit } from "@ironpace/training";
import { numberOf } from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { Segmented } from "../../../../ui/segmented.tsx";
import { PlatesPerSide } from "../../../../ui/plates-per-side.tsx";
import { poundPlatesPerSide } from "../../../../ui/plates.ts";
import type { DraftExercise } from "../../model/draft.ts";

const BARS = { kg: ["20", "15", "10"], lb: ["45", "35", "15"] } as const satisfies Record<WeightUnit, readonly string[]>;

/** The plates of the set that is next, for lifts with a barbell; they follow what is typed. */
export function NextPlates({ exercise, unit }: { readonly exercise: DraftExercise; readonly unit: WeightUnit }): ReactNode {
  const [bar, setBar] = useState<string>(BARS[unit][0]);
  const next = exercise.sets.find(({ done }) => !done);
  const weight = numberOf(next?.typed.weight ?? "");
  const withBar = findExercise(exercise.name)?.equipment.includes("barbell") === true;
  if (!withBar || !exercise.metric.startsWith("weight") || Number.isNaN(weight) || weight < Number(bar)) return null;
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
        options={BARS[unit].map((value) => ({ value, label: `${value} ${unit}` }))}
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
