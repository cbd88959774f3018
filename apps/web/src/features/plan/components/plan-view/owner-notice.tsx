import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { accountProfileQueryOptions, fullName } from "../../../../backend/auth/account-profile.ts";
import { Alert } from "../../../../ui/alert.tsx";

/** Whose plan an administrator reads; nobody but its athlete changes it. */
export function OwnerNotice({ userId }: { readonly userId: string }): ReactNode {
  const { data: profile, isPending } = useQuery(accountProfileQueryOptions(userId));
  const name = fullName(profile ?? null) ?? "another athlete";
  return (
    <Alert title={isPending ? "Plan of another athlete" : `Plan of ${name}`}>
      You can read it as an administrator. Only the athlete can change it.
    </Alert>
  );
}
