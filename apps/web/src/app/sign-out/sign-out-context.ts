import { createContext, use } from "react";

export interface SignOut {
  /** Signs out, says so and goes to the sign-in screen; asks first where training would stay behind on this device. */
  readonly signOut: () => void;
  readonly busy: boolean;
}

export const SignOutContext = createContext<SignOut | undefined>(undefined);

export function useSignOut(): SignOut {
  const value = use(SignOutContext);
  if (value === undefined) throw new Error("useSignOut is used outside of SignOutHost");
  return value;
}
