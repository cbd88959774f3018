import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { Account, Act } from "../model/account.ts";
import { userKeys } from "./user-keys.ts";

interface Change {
  readonly account: Pick<Account, "id" | "email">;
  readonly act: Act;
}

/** Answers with the server's sentence about what it did. */
export function useChangeAccount(): UseMutationResult<string, Error, Change> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: ({ account, act }) => change(act, account), onSettled: () => refresh(queryClient) });
}

/** Gives the admin role to whoever has this e-mail; answers with the server's sentence. */
export function useMakeAdmin(): UseMutationResult<string, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: makeAdmin, onSettled: () => refresh(queryClient) });
}

async function makeAdmin(target_user_email: string): Promise<string> {
  return told(await getData(supabase.rpc("make_user_admin", { target_user_email })));
}

async function change(act: Act, { id: target_user_id, email }: Change["account"]): Promise<string> {
  switch (act) {
    case "grant-admin":
      return makeAdmin(email);
    case "revoke-admin":
      return told(await getData(supabase.rpc("revoke_user_role", { target_user_id, target_role: "admin" })));
    case "grant-coach":
      return told(await getData(supabase.rpc("grant_user_role", { target_user_id, target_role: "coach" })));
    case "revoke-coach":
      return told(await getData(supabase.rpc("revoke_user_role", { target_user_id, target_role: "coach" })));
    case "disable":
      return told(await getData(supabase.rpc("disable_user", { target_user_id })));
    case "enable":
      return told(await getData(supabase.rpc("enable_user", { target_user_id })));
  }
}

const told = (sentence: string | null): string => sentence ?? "";

/** Not waited for: what was done is told at once. */
function refresh(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: userKeys.all });
}
