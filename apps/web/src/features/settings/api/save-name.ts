import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { z } from "zod";
import { accountProfileQueryOptions } from "#backend/auth/account-profile.ts";
import { currentUserId } from "#backend/current-user.ts";
import { supabase } from "#backend/supabase.ts";

const name = z.string().trim().min(1, "Required").max(100, "At most 100 characters");

export const personName = z.object({ firstName: name, lastName: name });
export type PersonName = z.infer<typeof personName>;

async function saveName({ firstName, lastName }: PersonName): Promise<void> {
  const { error } = await supabase
    .from("profiles")
    .upsert({ id: await currentUserId(), first_name: firstName, last_name: lastName }, { onConflict: "id" });
  if (error) throw error;
}

export function useSaveName(): UseMutationResult<void, Error, PersonName> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveName,
    onSuccess: async () => queryClient.invalidateQueries({ queryKey: accountProfileQueryOptions(await currentUserId()).queryKey }),
  });
}
