import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { supabase } from "../../../backend/supabase.ts";
import { useRefreshAccount } from "./get-account.ts";

/** Takes a second factor off the account; the session must have shown one. */
export async function removeFactor(factorId: string): Promise<void> {
  const { error } = await supabase.auth.mfa.unenroll({ factorId });
  if (error) throw error;
}

export function useRemoveFactor(): UseMutationResult<void, Error, string> {
  const refresh = useRefreshAccount();
  return useMutation({ mutationFn: removeFactor, onSuccess: refresh });
}
