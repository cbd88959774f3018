import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { adminAccessQueryOptions } from "#backend/auth/admin-access.ts";
import { useAuth } from "#backend/auth/auth-context.ts";
import { SetUpTwoFactor } from "#features/settings/components/security/set-up-two-factor.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { paths } from "../navigation/paths.ts";

/** Opens the admin area to administrators with a second factor, and has the others set one up first. */
export function AdminSecondFactor(): ReactNode {
  const { user } = useAuth();
  const access = useQuery(adminAccessQueryOptions(user?.id));
  const queryClient = useQueryClient();
  // A failure is shown by the pages behind, which ask the same server.
  if (user === null || access.data === true || access.isError) return <Outlet />;
  if (access.isPending) return <main className="min-h-dvh" aria-busy="true" />;
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-5 p-(--gutter)">
      <h1 className="heading-1" tabIndex={-1}>
        Set up two-factor sign-in first
      </h1>
      <p className="text-ink-2">
        Administrators can read and change other people's data, so a password is not enough here. You need an authenticator app on your
        phone or in your password manager. It takes a minute.
      </p>
      <div className="flex flex-wrap gap-3">
        <SetUpTwoFactor
          user={user}
          onEnabled={() => void queryClient.resetQueries({ queryKey: adminAccessQueryOptions(user.id).queryKey })}
        />
        <ButtonLink to={paths.dashboard}>Back to training</ButtonLink>
      </div>
    </main>
  );
}
