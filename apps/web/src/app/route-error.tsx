import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** A page that broke, or one that could not be loaded because the app was replaced by a newer version. */
export function RouteError() {
  return (
    <main className="grid min-h-dvh place-content-center p-(--gutter)">
      <EmptyState
        title="This page could not be shown"
        action={
          <Button variant="solid" onClick={() => location.reload()}>
            Reload Page
          </Button>
        }
      >
        It could not be loaded, or something failed on our side. Check your connection and try again. What you have saved is safe.
      </EmptyState>
    </main>
  );
}
