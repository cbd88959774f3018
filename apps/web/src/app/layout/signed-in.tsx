import { LogOut } from "lucide-react";
import type { Auth } from "#backend/auth/auth-context.ts";
import { useAuth } from "#backend/auth/auth-context.ts";
import { Button } from "#ui/button.tsx";
import { useSignOut } from "../sign-out/sign-out-context.ts";

/** Who is signed in, in which role, and the way out. */
export function SignedIn() {
  const auth = useAuth();
  const { signOut, busy } = useSignOut();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 pl-3">
      <div className="min-w-0">
        <p className="truncate text-sm leading-tight font-medium" title={auth.user?.email}>
          {auth.user?.email}
        </p>
        <p className="text-xs text-ink-3">{roleLine(auth)}</p>
      </div>
      <Button variant="ghost" size="icon" aria-label="Sign out" onClick={signOut} disabled={busy}>
        <LogOut aria-hidden="true" size={18} strokeWidth={1.75} />
      </Button>
    </div>
  );
}

function roleLine({ isAdmin, roles }: Auth): string {
  if (isAdmin) return "Admin";
  return roles.includes("coach") ? "Coach" : "Athlete";
}
