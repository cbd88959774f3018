import type { Day } from "@ironpace/training";
import type { Situation } from "#features/plan/api/adjust-plan.ts";
import type { PlanView, SessionView } from "#features/plan/model/plan-view.ts";

/** What the form of every kind of situation gets. */
export interface SituationFormProps {
  /** Id of the form element; its submit button stands elsewhere. */
  readonly id: string;
  readonly plan: PlanView;
  readonly today: Day;
  /** The session it began with, if it was one. */
  readonly session?: SessionView | undefined;
  /** What was given before, when it is edited. */
  readonly given?: Situation | undefined;
  readonly onSubmit: (situation: Situation) => void;
}
