import { engineWords, toPlanRow, toSessionRow, type Json } from "@ironpace/contract";
import type { Athlete } from "@ironpace/training";
import type { PlanInWords } from "./plan-in-words.ts";

/** Where a plan stands among the athlete's others, and which request made it. */
export interface PlanOrigin {
  readonly previousPlanId: string | undefined;
  readonly endsPlanId: string | undefined;
  readonly requestId: string | undefined;
}

/** Arguments of the RPC create_training_plan, for the athlete it was made for: with the exercises that were chosen, so that adjustments keep them. */
export function planRows(
  { plan, originals, swaps, tokens }: PlanInWords,
  athlete: Athlete,
  { previousPlanId, endsPlanId, requestId }: PlanOrigin,
): { plan: Json; sessions: Json } {
  return {
    plan: {
      ...toPlanRow(plan),
      previous_plan_id: previousPlanId ?? null,
      ends_plan_id: endsPlanId ?? null,
      request_id: requestId ?? null,
      is_ai_generated: originals.size > 0,
      token_count: tokens,
      circumstances: json(swaps.length === 0 ? athlete : { ...athlete, swaps }),
    },
    sessions: plan.weeks.flatMap((week) =>
      week.sessions.map((session) => {
        const original = originals.get(session.id);
        const row = toSessionRow(session);
        return original === undefined ? row : { ...row, generated_by: "ai", engine_words: json(engineWords(original)) };
      }),
    ),
  };
}

/** Engine values are plain data; this only tells the compiler so. */
const json = (value: unknown) => value as Json;
