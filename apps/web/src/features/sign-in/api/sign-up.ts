import { useMutation } from "@tanstack/react-query";
import { z } from "zod";
import { separateClient } from "../../../backend/supabase.ts";

const MINIMUM_PASSWORD_LENGTH = 8;

export const newAccount = z
  .object({
    firstName: z.string().trim().min(1, "Required").max(100, "At most 100 characters"),
    lastName: z.string().trim().min(1, "Required").max(100, "At most 100 characters"),
    email: z.string().trim().min(1, "Required").pipe(z.email("Invalid email")),
    password: z.string().min(1, "Required").min(MINIMUM_PASSWORD_LENGTH, "Your password must be at least 8 characters long."),
    confirmPassword: z.string().min(1, "Required"),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: "Please make sure both passwords match.",
    // Also told while another field is still wrong.
    when: ({ value }) => typeof value === "object" && value !== null,
  });
export type NewAccount = z.infer<typeof newAccount>;

/**
 * Creates the account; the person signs in afterwards. A server that needs no confirmed address answers with a session,
 * which is ended at once. Returns whether the address must be confirmed first.
 */
export async function signUp({ firstName, lastName, email, password }: NewAccount): Promise<{ readonly mustConfirm: boolean }> {
  const client = separateClient();
  const { data, error } = await client.auth.signUp({ email, password, options: { data: { first_name: firstName, last_name: lastName } } });
  if (error) throw error;
  if (data.session !== null) await client.auth.signOut({ scope: "local" });
  return { mustConfirm: data.session === null };
}

export function useSignUp() {
  return useMutation({ mutationFn: signUp });
}
