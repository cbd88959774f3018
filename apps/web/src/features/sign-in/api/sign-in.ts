import { useMutation } from "@tanstack/react-query";
import { rememberSession } from "../../../backend/remembered-storage.ts";
import { supabase } from "../../../backend/supabase.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Whether the session survives a restart of the browser. */
  readonly remember: boolean;
}

export async function signIn({ email, password, remember }: Credentials): Promise<void> {
  rememberSession(remember);
  const { data, error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw error;
  if (data.session === null) throw new Error("Session could not be established after login");
}

export function useSignIn() {
  return useMutation({ mutationFn: signIn });
}
