import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { z } from "zod";
import { loadSessionClient } from "#backend/auth/current-session.ts";
import { useRefreshAccount } from "./get-account.ts";

export const newEmail = z.object({ email: z.string().trim().min(1, "Required").pipe(z.email("Invalid email")) });
export type NewEmail = z.infer<typeof newEmail>;

/** Asks for another address; the links in the mails lead back to `page`. Returns the address that waits to be confirmed. */
async function changeEmail({ email, page }: NewEmail & { readonly page: string }): Promise<{ readonly pending: string | undefined }> {
  const client = await loadSessionClient();
  const { data, error } = await client.updateUser({ email }, { emailRedirectTo: `${location.origin}${page}` });
  if (error) throw error;
  return { pending: data.user.new_email || undefined };
}

export function useChangeEmail(): UseMutationResult<{ readonly pending: string | undefined }, Error, NewEmail & { readonly page: string }> {
  const refresh = useRefreshAccount();
  return useMutation({ mutationFn: changeEmail, onSuccess: refresh });
}
