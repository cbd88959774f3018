import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { PAGE_SIZE } from "../model/filter.ts";
import { userKeys } from "./user-keys.ts";

/** A page of what administrators did to accounts, newest first. */
export const changesOptions = (page: number) =>
  queryOptions({
    queryKey: userKeys.changes(page),
    queryFn: () => getData(supabase.rpc("list_account_changes", { page, page_size: PAGE_SIZE })),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });

export type AccountChange = Awaited<ReturnType<NonNullable<ReturnType<typeof changesOptions>["queryFn"]>>>[number];
