import type { CoachErrorBody, GenerateContentRequest, GenerateContentResponse } from "@ironpace/contract";
import { FunctionsHttpError } from "@supabase/functions-js";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { sessionKeys } from "./session-keys.ts";

/** Has content written. Throws what the service refused it for. */
export function useGenerateContent() {
  return useMutation({
    mutationFn: async (request: GenerateContentRequest): Promise<GenerateContentResponse> => {
      const { data, error } = await supabase.functions.invoke<GenerateContentResponse>("ai-coach", { body: { ...request } });
      if (error instanceof FunctionsHttpError && error.context instanceof Response) {
        const body = (await error.context.json().catch(() => ({}))) as Partial<CoachErrorBody>;
        throw new RefusedContent(body.errorType === "VALIDATION_ERROR" ? body.error : undefined);
      }
      if (error) throw error as Error;
      if (data === null) throw new RefusedContent(undefined);
      return data;
    },
  });
}

/** With the reason, where it is about the request. */
export class RefusedContent extends Error {
  readonly reason: string | undefined;

  constructor(reason: string | undefined) {
    super(reason ?? "No content");
    this.reason = reason;
  }
}

/** Saves what was written as pending, under the own account. With the same id it is stored once, however often it is sent. */
export function useSaveContent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, title, content }: { readonly id: string; readonly title: string; readonly content: string }) => {
      const row = { id, title: title.trim(), content, status: "pending" as const, user_id: await currentUserId() };
      await getData(supabase.from("ai_training_sessions").upsert(row, { ignoreDuplicates: true }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionKeys.all }),
  });
}
