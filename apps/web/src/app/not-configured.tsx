import { EmptyState } from "#ui/feedback/empty-state.tsx";

/** The page was served by something that is not the Ironpace server, and was not built for another one. */
export function NotConfigured() {
  return (
    <main className="grid min-h-dvh place-content-center p-(--gutter)">
      <h1 className="sr-only">Ironpace</h1>
      <EmptyState title="No server">
        This page is not connected to a server. Open it through the Ironpace server, or build it with VITE_SUPABASE_URL and
        VITE_SUPABASE_ANON_KEY.
      </EmptyState>
    </main>
  );
}
