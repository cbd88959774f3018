import type { ComponentType } from "react";
import { pacePreview } from "#features/athlete/model/pace-preview.ts";
import type { StepKey } from "#features/athlete/model/completion.ts";
import { BenchmarkStep } from "./benchmark-step.tsx";
import { CompetitionStep } from "./competition-step.tsx";
import { ContextStep } from "./context-step.tsx";
import { MotivationStep } from "./motivation-step.tsx";
import { PaceRuler } from "./pace-ruler.tsx";
import { PersonalStep } from "./personal-step.tsx";
import type { StepProps } from "./step-frame.tsx";

export const STEP_BODIES: Readonly<Record<StepKey, ComponentType<StepProps>>> = {
  personal: PersonalStep,
  strength: (props) => <BenchmarkStep {...props} kind="strength" />,
  gymnastics: (props) => <BenchmarkStep {...props} kind="gymnastics" />,
  conditioning: (props) => (
    <BenchmarkStep
      {...props}
      kind="conditioning"
      preview={({ texts, circumstances }) => <PaceRuler preview={pacePreview(texts, circumstances.today)} />}
    />
  ),
  competition: CompetitionStep,
  context: ContextStep,
  motivation: MotivationStep,
};
