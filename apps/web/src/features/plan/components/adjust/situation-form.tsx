import type { Day } from "@ironpace/training";
import type { ReactNode } from "react";
import type { Situation } from "../../api/adjust-plan.ts";
import type { PlanView, SessionView } from "../../model/plan-view.ts";
import { AbsenceForm } from "./forms/absence-form.tsx";
import { InjuryForm } from "./forms/injury-form.tsx";
import { MissedForm } from "./forms/missed-form.tsx";
import { NoQuestionForm } from "./forms/no-question-form.tsx";
import { PainForm } from "./forms/pain-form.tsx";
import { RaceForm } from "./forms/race-form.tsx";
import type { SituationKind } from "./situations.ts";

export interface SituationFormProps {
  /** Of the form element; the button that sends it stands elsewhere. */
  readonly id: string;
  readonly plan: PlanView;
  readonly today: Day;
  /** The session it began with, if it was one. */
  readonly session?: SessionView | undefined;
  /** What was given before, when it is edited. */
  readonly given?: Situation | undefined;
  readonly onSubmit: (situation: Situation) => void;
}

/** The questions about one kind of situation. */
export function SituationForm({ kind, ...form }: SituationFormProps & { readonly kind: SituationKind }): ReactNode {
  switch (kind) {
    case "illness":
    case "travel":
      return <AbsenceForm reason={kind} {...form} />;
    case "injury":
      return <InjuryForm {...form} />;
    case "competition":
      return <RaceForm {...form} />;
    case "missed":
      return <MissedForm {...form} />;
    case "check-in":
      return <PainForm {...form} />;
    case "benchmark":
    case "estimates":
    case "effort":
      return <NoQuestionForm reason={kind} {...form} />;
  }
}
