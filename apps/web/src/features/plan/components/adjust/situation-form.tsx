import type { SituationFormProps } from "./forms/situation-form-props.ts";
import type { ReactNode } from "react";
import { AbsenceForm } from "./forms/absence-form.tsx";
import { InjuryForm } from "./forms/injury-form.tsx";
import { MissedForm } from "./forms/missed-form.tsx";
import { NoQuestionForm } from "./forms/no-question-form.tsx";
import { PainForm } from "./forms/pain-form.tsx";
import { RaceForm } from "./forms/race-form.tsx";
import type { SituationKind } from "./situations.ts";

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
