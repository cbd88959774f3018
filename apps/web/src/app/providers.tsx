import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AuthProvider } from "#backend/auth/auth-provider.tsx";
import { KeptQueriesProvider } from "#backend/persisted-queries/stored-queries-provider.tsx";
import { UnitsProvider } from "#backend/preferences/units-provider.tsx";
import { queryClient } from "#backend/query-client.ts";
import { whenAtRest } from "#ui/when-at-rest.ts";

export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <KeptQueriesProvider>
          <AuthProvider later={whenAtRest}>
            <UnitsProvider>{children}</UnitsProvider>
          </AuthProvider>
        </KeptQueriesProvider>
      </QueryClientProvider>
    </CSPProvider>
  );
}
