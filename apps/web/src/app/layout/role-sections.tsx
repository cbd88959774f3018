import type { ReactNode } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { AdminSection } from "./admin-section.tsx";

/** What the roles of administrators and coaches add to the main menu. */
export function RoleSections(): ReactNode {
  const { isAdmin, roles } = useAuth();
  return (
    <>
      {isAdmin && <AdminSection className="border-t border-line" />}
      {roles.includes("coach") && (
        <section aria-label="Coach" className="grid gap-1 border-t border-line px-3 py-4 text-sm">
          <h2 className="font-semibold">Coach</h2>
          <p className="text-ink-3">Coach functionality coming soon</p>
        </section>
      )}
    </>
  );
}
