import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { supabase } from "../../../backend/supabase.ts";

/** Mails a code that stands in for the present password. */
export async function sendPasswordCode(): Promise<void> {
  const { error } = await supabase.auth.reauthenticate();
  if (error) throw error;
}

export function useSendPasswordCode(): UseMutationResult<void, Error, void> {
  return useMutation({ mutationFn: sendPasswordCode });
}
