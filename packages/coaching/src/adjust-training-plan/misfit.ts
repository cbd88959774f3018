import { PlanFailure } from "../plan/plan-failure.ts";

/** The refusal of a field that is well formed but does not fit. */
export function misfit(field: string, problem: string): PlanFailure {
  const error = /^[A-Z]/.test(problem) ? problem : `${field}: ${problem}`;
  return new PlanFailure(400, "VALIDATION_ERROR", error, { details: { [field]: problem } });
}
