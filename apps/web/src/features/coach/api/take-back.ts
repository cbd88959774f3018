import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { invalidateAll } from "#backend/query-keys.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { TakeBack, TakeBackStep } from "../model/take-back.ts";
import { requestAdjustment } from "./plan-proposal.ts";

/** Takes back what was accepted, now or when the conversation is opened again. */
export function useTakeBack(): UseMutationResult<void, Error, TakeBack> {
  const refresh = useRefreshAfterCard();
  return useMutation({
    mutationFn: async ({ steps }) => {
      for (const step of steps) await carryOut(step);
    },
    onSettled: refresh,
  });
}

async function carryOut(step: TakeBackStep): Promise<unknown> {
  switch (step.do) {
    case "delete":
      return getData(supabase.from(step.table).delete().eq("id", step.id));
    case "update": {
      // The step was made from a row of the same table, so that its columns fit; the compiler cannot know which table it is.
      const update = supabase
        .from(step.table)
        .update(step.values as never)
        .eq("id", step.id);
      return getData(step.whereEmpty === undefined ? update : update.is(step.whereEmpty, null));
    }
    case "put":
      return getData(supabase.from(step.table).upsert(step.row as never));
    case "call":
      return getData(supabase.rpc(step.name, step.parameters as never));
    case "undo":
      return requestAdjustment({ planId: step.planId, reason: "undo", adjustmentId: step.adjustmentId });
  }
}

export function useRefreshAfterCard(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => invalidateAll(queryClient, SHOWN_IN);
}

/** Queries that show what a card can change. */
const SHOWN_IN = [["plans"], ["athlete"], ["competitions"], ["goals"], ["personal-bests"], ["session-log"], ["dashboard"]] as const;
