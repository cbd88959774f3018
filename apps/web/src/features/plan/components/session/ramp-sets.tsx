import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { loadText, type RampSet } from "../../model/dose.ts";
import { Unit } from "../figure.tsx";

/** The sets of a warm-up ramp side by side, repetitions above the load. */
export function RampSets({ sets }: { readonly sets: readonly RampSet[] }): ReactNode {
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
