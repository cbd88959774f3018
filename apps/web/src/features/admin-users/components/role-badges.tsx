import { Ban } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import type { Account } from "../model/account.ts";

/** Everything the account may do, and whether it may do anything at all. */
export function RoleBadges({ account: { roles, isDisabled } }: { readonly account: Pick<Account, "roles" | "isDisabled"> }): ReactNode {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {roles.map((role) => (
        <Badge key={role} {...(role === "user" ? {} : { tone: "conditioning" as const })}>
          {ROLES[role] ?? role}
        </Badge>
      ))}
      {isDisabled && (
        <Badge tone="danger" icon={Ban}>
          Disabled
        </Badge>
      )}
    </span>
  );
}

const ROLES: Readonly<Record<string, string>> = { admin: "Admin", coach: "Coach", user: "User" };
