import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { saveBenchmarks } from "#features/athlete/api/save-step.ts";
import { benchmarkStep } from "#features/athlete/model/benchmark-step.ts";
import { BENCHMARKS, type BenchmarkKind } from "#features/athlete/model/benchmarks.ts";
import { EntryInput } from "../../fields/entry-input.tsx";
import type { FormFields } from "../../fields/use-athlete-form.ts";
import { StepFrame, type StepProps } from "./step-frame.tsx";
import { UnitSwitch } from "./unit-switch.tsx";

interface BenchmarkStepProps extends StepProps {
  readonly kind: BenchmarkKind;
  /** What the numbers would set. */
  readonly preview?: (form: FormFields) => ReactNode;
}

/** Made once, so that they are the same at every drawing. */
const PARTS = {
  strength: { model: benchmarkStep("strength"), save: saveBenchmarks("strength") },
  gymnastics: { model: benchmarkStep("gymnastics"), save: saveBenchmarks("gymnastics") },
  conditioning: { model: benchmarkStep("conditioning"), save: saveBenchmarks("conditioning") },
} as const;

/** Strength, gymnastics or conditioning. */
export function BenchmarkStep({ kind, preview, ...props }: BenchmarkStepProps) {
  const { saved, notSaved, fields } = BENCHMARKS[kind];
  return (
    <StepFrame {...props} {...PARTS[kind]} saved={saved} notSaved={notSaved} part={kind}>
      {(form) => (
        <>
          <div className="grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-6 md:gap-x-4">
            {fields.map((field, index) => (
              <EntryInput
                key={field.column}
                field={field}
                form={form}
                buttons={field.measure === "vo2"}
                className={cx(
                  index < 3 || fields.length % 3 === 0 ? "md:col-span-2" : "md:col-span-3",
                  field.measure === "vo2" && "max-md:col-span-2",
                )}
              />
            ))}
            {kind === "strength" && <UnitSwitch drafts={props.drafts} className="md:col-span-6" />}
          </div>
          {preview?.(form)}
        </>
      )}
    </StepFrame>
  );
}
