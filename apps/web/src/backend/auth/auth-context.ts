import type { Session, User } from "@supabase/auth-js";
import { createContext, use } from "react";
import type { AccountProfile } from "./full-name.ts";
import type { Role } from "./role.ts";
import type { SignOutReach } from "./sign-out.ts";

export interface Auth {
  readonly user: User | null;
  readonly session: Session | null;
  readonly roles: readonly string[];
  readonly profile: AccountProfile | null;
  readonly isAdmin: boolean;
  /** Until it is known whether somebody is signed in. */
  readonly loading: boolean;
  /** Until the roles are known, at most five seconds. */
  readonly rolesLoading: boolean;
  /** Until the profile is known, at most five seconds. */
  readonly profileLoading: boolean;
  checkUserRole(role: Role): boolean;
  /** Ends every session of this user, or only the one of this device where the server cannot be asked. */
  signOut(): Promise<SignOutReach>;
}

export const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === undefined) throw new Error("useAuth is used outside of AuthProvider");
  return auth;
}
