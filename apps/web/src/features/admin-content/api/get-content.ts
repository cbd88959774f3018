import type { Tables } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { contentKeys } from "./content-keys.ts";

export type Piece = Pick<
  Tables<"admin_content">,
  | "id"
  | "title"
  | "content"
  | "content_type"
  | "status"
  | "tags"
  | "publish_at"
  | "published_at"
  | "visible_from"
  | "created_at"
  | "updated_at"
> & {
  /** Who wrote it first; null when the account is gone. */
  readonly profiles: PersonName | null;
};

export interface PersonName {
  readonly first_name: string | null;
  readonly last_name: string | null;
}

const COLUMNS =
  "id, title, content, content_type, status, tags, publish_at, published_at, visible_from, created_at, updated_at, profiles!admin_content_created_by_fkey(first_name, last_name)";

export const pieceQueryOptions = (id: string) =>
  queryOptions({
    queryKey: contentKeys.piece(id),
    queryFn: (): Promise<Piece | null> => getData(supabase.from("admin_content").select(COLUMNS).eq("id", id).maybeSingle()),
    // What is about to be changed is read as it is now.
    staleTime: 0,
  });

/** The whole piece; null when it is not there any more. */
export function usePiece(id: string): UseQueryResult<Piece | null> {
  return useQuery(pieceQueryOptions(id));
}
