import { contentRow, type ContentEntry, type Tables } from "@ironpace/contract";
import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { SHOWN_IN } from "./content-keys.ts";

type Row = ReturnType<typeof contentRow>;

interface NewContent {
  /** Made where it is typed: sent again after a lost answer, it is stored once. */
  readonly id: string;
  readonly authorId: string;
  readonly entry: ContentEntry;
}

export function useAddContent(): UseMutationResult<void, Error, NewContent> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, authorId, entry }: NewContent) => {
      await getData(supabase.from("admin_content").upsert({ id, ...contentRow(entry), created_by: authorId }));
    },
    onSettled: () => refresh(queryClient),
  });
}

interface ChangedContent {
  readonly id: string;
  /** `updated_at` of what the change was made from. */
  readonly madeFrom: string;
  readonly row: Row | Pick<Row, "title" | "content" | "content_type" | "tags">;
}

/** Somebody else was faster: nothing was saved. */
export class ContentChangedError extends Error {
  override readonly name = "ContentChangedError";
}

/** Saves what was made from the newest state; of another one nothing, with `ContentChangedError`. */
export function useUpdateContent(): UseMutationResult<Pick<Tables<"admin_content">, "updated_at">, Error, ChangedContent> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, madeFrom, row }: ChangedContent) => {
      const saved = await getData(
        supabase.from("admin_content").update(row).eq("id", id).eq("updated_at", madeFrom).select("updated_at").maybeSingle(),
      );
      if (saved === null) throw new ContentChangedError("Someone else has changed or deleted this content since you opened it");
      return saved;
    },
    onSettled: () => refresh(queryClient),
  });
}

export function useDeleteContent(): UseMutationResult<void, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await getData(supabase.from("admin_content").delete().eq("id", id));
    },
    onSettled: () => refresh(queryClient),
  });
}

/** Not waited for: what was done is told at once. */
function refresh(queryClient: QueryClient): void {
  for (const queryKey of SHOWN_IN) void queryClient.invalidateQueries({ queryKey });
}
