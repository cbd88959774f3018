import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { Account } from "../model/account.ts";
import { PAGE_SIZE, type UserFilter } from "../model/filter.ts";
import { userKeys } from "./user-keys.ts";

export interface UserPage {
  readonly accounts: readonly Account[];
  /** On all pages, as far as they were counted. */
  readonly total: number;
  /** There are more than `total`. */
  readonly isMore: boolean;
}

type Asked = Omit<UserFilter, "tab">;

/** A page of the accounts in whose e-mail or name every word of the search occurs. */
export const usersOptions = (asked: Asked) =>
  queryOptions({
    queryKey: userKeys.list(asked),
    queryFn: () => listUsers(asked),
    // While other ones are looked for, the former stay in sight.
    placeholderData: keepPreviousData,
    // People sign up without this browser.
    staleTime: 15_000,
  });

async function listUsers({ search, sort, descending, page }: Asked): Promise<UserPage> {
  const rows = await getData(supabase.rpc("list_users", { search, sort, descending, page, page_size: PAGE_SIZE }));
  return {
    total: rows[0]?.total ?? 0,
    isMore: rows[0]?.more ?? false,
    accounts: rows.map((row) => ({
      id: row.id ?? "",
      email: row.email ?? "",
      name: [row.first_name, row.last_name].filter(Boolean).join(" ") || undefined,
      avatarUrl: row.avatar_url,
      gender: row.gender,
      age: row.age,
      roles: row.roles ?? [],
      joined: row.created_at ?? "",
      lastSignIn: row.last_sign_in_at,
      isConfirmed: row.email_confirmed ?? false,
      hasTwoFactor: row.two_factor ?? false,
      isDisabled: row.disabled ?? false,
      level: row.level ?? 1,
      workouts: row.total_workouts ?? 0,
      personalBests: row.total_personal_bests ?? 0,
      completedGoals: row.completed_goals ?? 0,
    })),
  };
}
