import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { saveBenchmarks } from "#features/athlete/api/steps/save-benchmarks.ts";
import { BENCHMARK_FIELDS, benchmarkStep, type BenchmarkKey } from "#features/athlete/model/benchmark-steps.ts";
import type { StepFields } from "../use-step-form.ts";
import { EntryInput } from "../../fields/entry-input.tsx";
import { StepFrame, type StepProps } from "./step-frame.tsx";
import { UnitSwitch } from "./unit-switch.tsx";

interface BenchmarkStepProps extends StepProps {
  readonly kind: BenchmarkKey;
  /** What the numbers would set. */
  readonly preview?: (form: StepFields) => ReactNode;
}

const TEXTS = {
  strength: { saved: "Strength Benchmarks Updated", notSaved: "Failed to update strength benchmarks" },
  gymnastics: { saved: "Gymnastics Skills Updated", notSaved: "Failed to update gymnastics skills" },
  conditioning: { saved: "Conditioning Benchmarks Updated", notSaved: "Failed to update conditioning benchmarks" },
} as const;

/** Made once, so that they are the same at every drawing. */
const PARTS = {
  strength: { model: benchmarkStep("strength"), save: saveBenchmarks("strength") },
  gymnastics: { model: benchmarkStep("gymnastics"), save: saveBenchmarks("gymnastics") },
  conditioning: { model: benchmarkStep("conditioning"), save: saveBenchmarks("conditioning") },
} as const;

/** Strength, gymnastics or conditioning. */
export function BenchmarkStep({ kind, preview, ...props }: BenchmarkStepProps) {
  return (
    <StepFrame {...props} {...PARTS[kind]} {...TEXTS[kind]} part={kind}>
      {(form) => (
        <>
          <div className="grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-6 md:gap-x-4">
            {BENCHMARK_FIELDS[kind].map((field, index, fields) => (
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
